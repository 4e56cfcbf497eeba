/** Opens the page at once, also when the server cannot be reached. What the server says is never kept here. */

const VERSION = "__VERSION__"; // of the build: another one has a cache of its own
const SHELL = ["__SHELL__"]; // what every page needs
const CACHE = `bastide-${VERSION}`;
const INDEX = "/";
const PATIENCE = 8000; // milliseconds for which a server that says nothing is waited for

self.addEventListener("install", (event) => {
  event.waitUntil(
    caches
      .open(CACHE)
      .then((cache) => cache.addAll([INDEX, ...SHELL]))
      .then(() => self.skipWaiting()),
  );
});

self.addEventListener("activate", (event) => {
  const outdated = (names) => names.filter((name) => name.startsWith("bastide-") && name !== CACHE);
  event.waitUntil(
    caches
      .keys()
      .then((names) => Promise.all(outdated(names).map((name) => caches.delete(name))))
      .then(() => self.clients.claim()),
  );
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const address = new URL(request.url);
  if (request.method !== "GET" || address.origin !== self.location.origin) return;
  if (request.mode === "navigate" && !address.pathname.startsWith("/api/"))
    event.respondWith(newest(request));
  else if (address.pathname.startsWith("/assets/")) event.respondWith(keptOrFetched(request));
});

/** The page as the server has it now; as it was if nobody answers. */
async function newest(request) {
  const coming = fetch(request);
  const late = new Promise((_, refuse) => setTimeout(() => refuse(new Error("late")), PATIENCE));
  try {
    const answer = await Promise.race([coming, late]);
    if (answer.ok) return answer;
    return (answer.status >= 502 && (await caches.match(INDEX))) || answer;
  } catch {
    return (await caches.match(INDEX)) ?? coming;
  }
}

/** Names change with what the files hold: one that is kept is the right one. */
async function keptOrFetched(request) {
  const kept = await caches.match(request, { ignoreVary: true });
  if (kept) return kept;
  const answer = await fetch(request);
  if (answer.ok) {
    const copy = answer.clone();
    const keep = caches.open(CACHE).then((cache) => cache.put(request, copy));
    await keep.catch(() => undefined); // there may be no room: the page opens all the same
  }
  return answer;
}
