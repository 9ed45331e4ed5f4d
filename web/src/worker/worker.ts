/**
 * Works behind the page: opens it where there is no net, and shows who calls while it is closed. Of what the house says nothing is kept: only the
 * page itself, and that is the same for everybody.
 */
const worker = self as unknown as ServiceWorkerGlobalScope;
const KEPT = "shell-";
const SHELL = JSON.parse("__SHELL__") as { build: string; files: string[] }; // the build fills it in
const OWN = KEPT + SHELL.build;
const PAGE = "/index.html";
const PATIENCE = 4000; // milliseconds: a net that lets nothing through is none

/** What says in its name what is in it need not be fetched again. */
const remembered = (file: string): RequestCache => (file.startsWith("/assets/") ? "default" : "reload");

type Call = { title: string; body: string; path: string };

worker.addEventListener("install", (event) => {
  event.waitUntil(
    caches
      .open(OWN)
      .then((cache) => cache.addAll(SHELL.files.map((file) => new Request(file, { cache: remembered(file) }))))
      .then(() => worker.skipWaiting()),
  );
});

worker.addEventListener("activate", (event) => {
  event.waitUntil(
    (async () => {
      await worker.registration.navigationPreload?.enable();
      // A page of the build before may still be open.
      const shells = (await caches.keys()).filter((name) => name.startsWith(KEPT) && name !== OWN);
      await Promise.all(shells.slice(0, -1).map((name) => caches.delete(name)));
      await worker.clients.claim();
    })(),
  );
});

worker.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== location.origin) return;
  if (request.mode === "navigate") event.respondWith(page(event));
  else if (SHELL.files.includes(pathname)) event.respondWith(kept(pathname).then((file) => file ?? fetch(request)));
});

const kept = async (file: string): Promise<Response | undefined> => (await caches.open(OWN)).match(file);

/** As the house has it now; if that cannot be had, as it was. */
async function page(event: FetchEvent): Promise<Response> {
  const asked = Promise.resolve(event.preloadResponse).then(
    (response: Response | undefined) => response ?? fetch(event.request),
  );
  const late = new Promise<undefined>((resolve) => setTimeout(resolve, PATIENCE));
  const fresh = await Promise.race([asked.catch(() => undefined), late]);
  return fresh ?? (await kept(PAGE)) ?? asked;
}

// --- calls

worker.addEventListener("push", (event) => {
  const call = event.data?.json() as Call | undefined;
  if (call) event.waitUntil(show(call));
});

async function show({ title, body, path }: Call): Promise<void> {
  const open = await worker.clients.matchAll({ type: "window" });
  // He sits at this very table, and looks.
  if (open.some((page) => page.visibilityState === "visible" && new URL(page.url).pathname === path && path !== "/"))
    return;
  // The browser's own word for it: one takes the place of the other, and is heard.
  const how = { body, tag: "your-turn", renotify: true, icon: "/icon-192.png", badge: "/badge-96.png", data: path };
  await worker.registration.showNotification(title, how);
}

worker.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(come(typeof event.notification.data === "string" ? event.notification.data : "/"));
});

async function come(path: string): Promise<void> {
  const open = await worker.clients.matchAll({ type: "window" });
  const there = open.find((page) => new URL(page.url).pathname === path);
  if (there) await there.focus();
  else await worker.clients.openWindow(path);
}

/** The browser has agreed upon something else with its push service. */
worker.addEventListener("pushsubscriptionchange", (event) => {
  const { oldSubscription } = event as Event & { oldSubscription?: PushSubscription };
  if (oldSubscription) (event as ExtendableEvent).waitUntil(agree(oldSubscription));
});

async function agree(before: PushSubscription): Promise<void> {
  const fresh = await worker.registration.pushManager.subscribe(before.options);
  const { p256dh, auth } = fresh.toJSON().keys ?? {};
  const said = { endpoint: fresh.endpoint, key: p256dh, secret: auth, language: navigator.language.slice(0, 2) };
  await fetch("/api/me/calls/here", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ ...said, before: before.endpoint }),
  });
}

export {};
