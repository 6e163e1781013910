import { type ReadonlySignal, signal } from '@preact/signals';

/** A page from another computer over plain http has no service worker: it plays, but not offline. */
export const serviceWorkers: 'on' | 'unavailable' =
  'serviceWorker' in navigator ? 'on' : 'unavailable';

const HOUR = 3_600_000;
/** How long a newer version may take to start before the page is loaded again all the same. */
const PATIENCE_MS = 3000;

const ready = signal(false);
const waiting = signal(false);

/** Whether the whole app is kept on this device, so that it opens without a network. */
export const offlineReady: ReadonlySignal<boolean> = ready;

/** Whether a newer version of the app is kept and waits for `activateUpdate`. */
export const updateReady: ReadonlySignal<boolean> = waiting;

let registration: ServiceWorkerRegistration | undefined;

/** Keeps the app for offline use, and looks for newer versions of it now and then. */
export async function keepOffline(): Promise<void> {
  if (serviceWorkers === 'unavailable') return;
  const { serviceWorker } = navigator;
  followTakeovers(serviceWorker);
  serviceWorker.ready.then(() => {
    ready.value = true;
  });
  registration = await registered(serviceWorker);
  if (registration) followUpdates(registration);
}

/** Starts the newer version in place of this page, unless by then somebody plays on it. */
export function activateUpdate(isPlaying: () => boolean): void {
  const next = registration?.waiting;
  // Where nothing waits, another tab has started it already.
  const reload = (): void => {
    if (!isPlaying()) location.reload();
  };
  if (!next) reload();
  else {
    navigator.serviceWorker.addEventListener('controllerchange', reload, { once: true });
    next.postMessage({ type: 'activate' });
    // Chromium forgets it if the old worker was just about to stop; a page that loads reminds it.
    setTimeout(reload, PATIENCE_MS);
  }
}

/** Fetches the newest version first, where an older one is kept, and then starts it. */
export async function updateNow(): Promise<void> {
  await registration?.update().catch(() => undefined);
  const next = registration?.installing;
  if (next) {
    await new Promise((resolve) => next.addEventListener('statechange', resolve, { once: true }));
  }
  activateUpdate(() => false);
}

/** Browsers refuse where storage is switched off: the app plays, and `offlineReady` stays false. */
async function registered(
  container: ServiceWorkerContainer,
): Promise<ServiceWorkerRegistration | undefined> {
  try {
    return await container.register('/sw.js');
  } catch {
    return undefined;
  }
}

/** The first worker of a page takes over an empty place; a later one means a newer version. */
function followTakeovers(container: ServiceWorkerContainer): void {
  let isUpdate = container.controller !== null;
  container.addEventListener('controllerchange', () => {
    if (isUpdate) waiting.value = true;
    isUpdate = true;
  });
}

function followUpdates(registration: ServiceWorkerRegistration): void {
  const { serviceWorker } = navigator;
  const look = (): void => {
    waiting.value ||= registration.waiting !== null && serviceWorker.controller !== null;
  };
  registration.addEventListener('updatefound', () => {
    registration.installing?.addEventListener('statechange', look);
  });
  look();
  const check = (): void => {
    // Without a network there is nothing newer; the next check will find it.
    if (document.visibilityState === 'visible') registration.update().catch(() => undefined);
  };
  document.addEventListener('visibilitychange', check);
  addEventListener('online', check);
  setInterval(check, HOUR);
}
