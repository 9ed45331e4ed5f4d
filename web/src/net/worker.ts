/** What works behind the page (`src/worker`): over plain http, and while it is being written, nothing does. */
export const hasWorker = import.meta.env.PROD && "serviceWorker" in navigator;

const LATEST = 5000; // milliseconds

/** Once the page stands, so that it does not wait for what only the next one needs. */
export function bringUp(): void {
  if (!hasWorker) return;
  const idle = (todo: () => void) =>
    "requestIdleCallback" in window ? requestIdleCallback(todo, { timeout: LATEST }) : setTimeout(todo);
  const register = () => idle(() => void navigator.serviceWorker.register("/worker.js").catch(() => undefined));
  if (document.readyState === "complete") register();
  else addEventListener("load", register, { once: true });
}

/** A page of the build before wants a part that is not there any more: it is loaded again, once. */
const AGAIN = "loaded-again";
addEventListener("vite:preloadError", (event) => {
  if (sessionStorage.getItem(AGAIN) === location.href) return;
  sessionStorage.setItem(AGAIN, location.href);
  event.preventDefault();
  location.reload();
});
