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
/** What only the server can answer. */
const SERVER = /^\/(?:health$|api\/)/;

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
  const ours = (await caches.keys()).filter((name) => name.startsWith(PREFIX));
  await Promise.all(ours.slice(0, -2).map((name) => caches.delete(name)));
  await self.clients.claim();
}

async function kept(path: string, request: Request): Promise<Response> {
  const cache = await caches.open(CACHE);
  return (await cache.match(path)) ?? (await caches.match(path)) ?? fetch(request);
}
