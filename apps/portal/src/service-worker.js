/* global BUILD, FILES -- set by the build */
/*
 * Stands between the pages and the network for two things only. A page that cannot be had is answered with the page that
 * says so; files whose name holds their hash are kept once they were fetched, so that an open page finds them again when
 * a newer build has taken their place on the server. Nothing else is looked at, and no page and no answer to a call is
 * kept.
 */
{
  const OFFLINE = '/offline';
  const own = `build ${BUILD}`;

  addEventListener('install', (event) => {
    skipWaiting();
    const shell = [OFFLINE, ...FILES].map((path) => new Request(path, { credentials: 'omit' }));
    event.waitUntil(caches.open(own).then((cache) => cache.addAll(shell)));
  });

  addEventListener('activate', (event) => event.waitUntil(takeOver()));

  const takeOver = async () => {
    const earlier = (await caches.keys()).filter((name) => name !== own);
    // The last of them is what a page that is open now may still ask for.
    await Promise.all(earlier.slice(0, -1).map((name) => caches.delete(name)));
    await registration.navigationPreload?.enable();
    await clients.claim();
  };

  addEventListener('fetch', (event) => {
    const { request } = event;
    const { origin, pathname } = new URL(request.url);
    if (request.method !== 'GET' || origin !== location.origin) return;
    if (request.mode === 'navigate') event.respondWith(page(event));
    else if (pathname.startsWith('/assets/')) event.respondWith(file(event));
  });

  const page = async (event) => {
    try {
      return (await event.preloadResponse) ?? (await fetch(event.request));
    } catch {
      // A game in its frame says by itself that it is cut off.
      const isWholePage = event.request.destination === 'document';
      return (isWholePage && (await caches.match(OFFLINE, { cacheName: own }))) || Response.error();
    }
  };

  const file = async (event) => {
    const kept = await caches.match(event.request.url, { ignoreVary: true });
    if (kept) return kept;
    const answer = await fetch(event.request);
    if (answer.ok) {
      const copy = answer.clone();
      event.waitUntil(caches.open(own).then((cache) => cache.put(event.request.url, copy)));
    }
    return answer;
  };
}
