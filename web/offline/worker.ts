import { after, outdated, type Versions } from './versions.ts';

/** The service worker: keeps the whole app, so that it needs no network after the first visit. */

/** Put in by the build: the address of every file with the hash of its contents. */
declare const FILES: Readonly<Record<string, string>>;
declare const VERSION: string;
declare const self: ServiceWorkerGlobalScope;

/** Named once, because the build writes the whole list wherever `FILES` stands. */
const files = FILES;
const PREFIX = 'dicepad-';
const CACHE = PREFIX + VERSION;
const SHELL = '/index.html';
/** Where the workers write down which version answers. */
const NOTES = 'dicepad';
const NOTE = '/versions';
/** What only the server can answer. */
const SERVER = /^\/(?:(?:health|ready|metrics|statistics|api)$|api\/)/;

self.addEventListener('install', (event) => {
  event.waitUntil(keepAll());
});

self.addEventListener('activate', (event) => {
  event.waitUntil(takeOver());
});

self.addEventListener('message', (event) => {
  if (event.data?.type === 'activate') event.waitUntil(self.skipWaiting());
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== self.location.origin) return;
  const isPage = request.mode === 'navigate' && !(pathname in files) && !SERVER.test(pathname);
  if (isPage) event.respondWith(kept(SHELL, request));
  else if (pathname in files || pathname.startsWith('/assets/')) {
    event.respondWith(kept(pathname, request));
  }
});

/** A tap on a notification leads to its table: where it is open already, or in a new window. */
self.addEventListener('notificationclick', (event) => {
  const { notification } = event;
  notification.close();
  event.waitUntil(showPage(notification.data.url));
});

async function showPage(path: string): Promise<void> {
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const open = pages.find(({ url }) => new URL(url).pathname === path);
  await (open ? open.focus() : self.clients.openWindow(path));
}

/** All files or none. The hashes see to it that they belong together, even while a server changes. */
async function keepAll(): Promise<void> {
  const wasThere = await caches.has(CACHE);
  const cache = await caches.open(CACHE);
  const requests = Object.entries(files).map(
    ([path, integrity]) => new Request(path, { integrity, cache: 'no-cache' }),
  );
  try {
    await cache.addAll(requests);
  } catch (error) {
    // What another worker with the same files has kept is whole, and may be in use.
    if (!wasThere) await caches.delete(CACHE);
    throw error;
  }
}

/** Pages of the version before may still be open in other tabs: their files stay for one more. */
async function takeOver(): Promise<void> {
  const notes = await caches.open(NOTES);
  const last: Versions | undefined = await (await notes.match(NOTE))?.json();
  const versions = after(last, CACHE);
  await notes.put(NOTE, Response.json(versions));
  // A still newer version may be on its way: then the next one tidies up.
  const { installing, waiting } = self.registration;
  if (!installing && !waiting) {
    const ours = (await caches.keys()).filter((name) => name.startsWith(PREFIX));
    await Promise.all(outdated(ours, versions).map((name) => caches.delete(name)));
  }
  await self.clients.claim();
}

async function kept(path: string, request: Request): Promise<Response> {
  const cache = await caches.open(CACHE);
  return (await cache.match(path)) ?? (await caches.match(path)) ?? fetch(request);
}
