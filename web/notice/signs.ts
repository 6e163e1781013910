const ICONS = { usual: '/icon.svg', called: '/icon-turn.svg' } as const;

/** The icon of the tab, with a dot for those who look away. */
export function showIcon(isCalled: boolean): void {
  const link = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  if (link) link.href = isCalled ? ICONS.called : ICONS.usual;
}

/** A dot on the icon of the installed app, where the system has such dots. */
export function showBadge(isCalled: boolean): void {
  if (!('setAppBadge' in navigator)) return;
  const done = isCalled ? navigator.setAppBadge() : navigator.clearAppBadge();
  // Systems without badges, and apps that are not installed, refuse.
  done.catch(() => undefined);
}
