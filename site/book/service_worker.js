// Keep what a reader has visited, so that it opens again without a network. JupyterLite has a worker of its
// own.

const KEPT = "magic";
const OTHERS = ["/lite/"]; // under the site's own address
const inScope = (url) => url.startsWith(self.registration.scope)
  && !OTHERS.some((part) => url.slice(self.registration.scope.length - 1).startsWith(part));

// Files whose address tells their content, a wheel or what a page asks for by version; and Pyodide itself,
// which is forgotten when a new version of what starts it is asked for.
const isCore = (url) => /\/python\/(pyodide\.|python_stdlib)/.test(url);
const isLasting = (url) => url.endsWith(".whl") || url.includes("?v=") || isCore(url);
const isStart = (url) => url.includes("/worker.js?v=");

async function forgetCore(cache) {
  const known = await cache.keys();
  await Promise.all(known.filter(({ url }) => isCore(url)).map((request) => cache.delete(request)));
}

async function answered(request) {
  const cache = await caches.open(KEPT);
  const kept = isLasting(request.url) && await cache.match(request);
  if (kept) return kept;
  try {
    const reply = await fetch(request);
    if (reply.ok && isStart(request.url)) await forgetCore(cache);
    if (reply.status === 200) await keep(cache, request, reply.clone());
    return reply;
  } catch (error) {
    const older = await cache.match(request, { ignoreSearch: true });
    if (older) return older;
    throw error;
  }
}

async function keep(cache, request, reply) {
  try {
    await cache.delete(request, { ignoreSearch: true }); // an older version
    await cache.put(request, reply);
  } catch (error) {
    console.info(error); // no room: then it is fetched again
  }
}

self.addEventListener("install", () => self.skipWaiting());
self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));
self.addEventListener("fetch", (event) => {
  const { request } = event;
  if (request.method === "GET" && inScope(request.url)) event.respondWith(answered(request));
});

// A first page came before this worker: it tells what it had loaded.
self.addEventListener("message", ({ data }) => {
  const asked = (Array.isArray(data) ? data : []).filter((url) => typeof url === "string" && inScope(url));
  for (const url of asked) answered(new Request(url)).catch(() => {});
});
