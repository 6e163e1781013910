import type { Notice } from './notify.ts';

/**
 * By the service worker where there is one: phones know no other way, and it answers taps when the
 * page is gone (`web/offline/worker.ts`).
 */
export async function showSystemNotice({ title, body, tag, url }: Notice): Promise<void> {
  const options = { body, tag, icon: '/icon-192.png', data: { url }, renotify: true };
  const registration = await registered();
  if (registration) return showBy(registration, title, options);
  try {
    const notice = new Notification(title, options);
    notice.addEventListener('click', () => {
      window.focus();
      notice.close();
    });
    plain.set(tag, notice);
  } catch {
    // Some browsers show none without a service worker; tab and sound have called already.
  }
}

export async function withdrawSystemNotice(tag: string): Promise<void> {
  plain.get(tag)?.close();
  plain.delete(tag);
  const notices = (await (await registered())?.getNotifications({ tag })) ?? [];
  for (const each of notices) each.close();
}

/** All of them, whichever page has shown them. */
export async function withdrawSystemNotices(): Promise<void> {
  for (const each of plain.values()) each.close();
  plain.clear();
  const notices = (await (await registered())?.getNotifications()) ?? [];
  for (const each of notices) each.close();
}

/** Those that were shown without a service worker. */
const plain = new Map<string, Notification>();

async function showBy(
  registration: ServiceWorkerRegistration,
  title: string,
  options: NotificationOptions,
): Promise<void> {
  // Switched off between question and answer, or by the system: nothing more can be done.
  await registration.showNotification(title, options).catch(() => undefined);
}

async function registered(): Promise<ServiceWorkerRegistration | undefined> {
  const { serviceWorker } = navigator;
  const registration = await serviceWorker?.getRegistration();
  return registration?.active ? registration : undefined;
}
