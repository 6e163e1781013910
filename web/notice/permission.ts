import { change, settings } from '../app/settings.ts';

/** What the browser says to notifications; `unavailable` where it has none, or not on this page. */
export type Permission = NotificationPermission | 'unavailable';

export function permission(): Permission {
  return 'Notification' in globalThis && isSecureContext ? Notification.permission : 'unavailable';
}

/** Whether notifications are wanted, and allowed. */
export function mayNotify(): boolean {
  return settings.peek().notices === 'on' && permission() === 'granted';
}

/** Switches notifications on, as far as the browser allows it; to be called within a gesture. */
export async function switchOn(): Promise<Permission> {
  const answer = permission() === 'default' ? await Notification.requestPermission() : permission();
  change({ notices: answer === 'granted' ? 'on' : 'off' });
  return answer;
}

/** Hears when the browser's answer changes, be it in its own settings. Returns how to stop. */
export function onPermission(hear: () => void): () => void {
  const leaving = new AbortController();
  navigator.permissions
    ?.query({ name: 'notifications' })
    .then((status) => status.addEventListener('change', hear, { signal: leaving.signal }))
    // A browser that does not tell is asked again with the next visit.
    .catch(() => undefined);
  return () => leaving.abort();
}
