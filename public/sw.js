// Keeps the public pages that were seen last, so that they can be read without a connection (P-OFFLINE-1). Their files need
// no copy here: the browser's own cache has what has a hash in its name.
const PAGES = 'pages-1';
const MOST_PAGES = 50;
const OFFLINE = '/offline.html';
const ALWAYS = ['/cart', '/wishlist', OFFLINE];
/** What belongs to one visitor is never kept. */
const PRIVATE =
  /^\/(orders|chat|media|selling|operator|checkout|profile|auth|api|storage|kirim|newsletter)(\/|$)/;

addEventListener('install', (event) => {
  event.waitUntil(keepAlways());
  skipWaiting();
});

addEventListener('activate', (event) => event.waitUntil(begin()));

addEventListener('fetch', (event) => {
  const { mode, method } = event.request;
  if (mode === 'navigate' && method === 'GET') event.respondWith(answer(event));
});

/** Also asks for the code of these pages, which the browser's own cache has from then on. */
async function keepAlways() {
  const pages = await caches.open(PAGES);
  await pages.addAll(ALWAYS);
  for (const path of ALWAYS) {
    const html = await (await pages.match(path)).text();
    await Promise.all([...html.matchAll(/"(\/assets\/[^"]+\.js)"/g)].map(([, file]) => fetch(file)));
  }
}

async function begin() {
  for (const name of await caches.keys()) if (name !== PAGES) await caches.delete(name);
  // The page is asked for while the worker starts.
  await registration.navigationPreload?.enable();
  await clients.claim();
}

/** The page from the shop; without a connection the kept one, else the page that says so. */
async function answer(event) {
  const { request } = event;
  const isPublic = !PRIVATE.test(new URL(request.url).pathname);
  try {
    const response = (await event.preloadResponse) ?? (await fetch(request));
    if (isPublic && mayKeep(response)) event.waitUntil(keep(request.url, response.clone()));
    return response;
  } catch {
    const pages = await caches.open(PAGES);
    const kept = isPublic && (await pages.match(request.url, { ignoreVary: true }));
    return kept || (await pages.match(OFFLINE)) || Response.error();
  }
}

function mayKeep({ ok, headers }) {
  const isPage = headers.get('content-type')?.startsWith('text/html') ?? false;
  return ok && isPage && !/no-store|private/.test(headers.get('cache-control') ?? '');
}

/** Keeps a page as the newest, and lets the oldest go. */
async function keep(url, response) {
  const pages = await caches.open(PAGES);
  await pages.delete(url, { ignoreVary: true });
  await pages.put(url, response);
  const keys = await pages.keys();
  const old = keys.filter((key) => !ALWAYS.includes(new URL(key.url).pathname));
  for (const key of old.slice(0, Math.max(0, old.length - MOST_PAGES))) await pages.delete(key);
}
