import { Trouble } from "../net/api";
import { callHere, callNoMore, callThere, type Outcome, type Place, places, type Shape, testCall } from "../net/calls";
import { hasWorker } from "../net/worker";
import { texts } from "../texts/texts.svelte";
import { isSwitch, Kept } from "../ui/kept.svelte";

/**
 * How I am called when it is my turn: by this browser, also when the page is closed, or by webhooks of my own. A browser that nobody can call still shows a
 * note while the page is open somewhere. Nobody is asked for anything before he wants it.
 */
export class Calls {
  readonly #wanted = new Kept<boolean>("call-me", false, isSwitch);
  #permission: NotificationPermission | "never" = $state(
    "Notification" in window && isSecureContext ? Notification.permission : "never",
  );
  #key = "";
  places: Place[] = $state.raw([]);
  reaches = $state(true); // while the page is closed, too
  trouble: string | undefined = $state();
  outcome: { place: string; outcome: Outcome } | undefined = $state.raw();

  /** Whether this browser shows notes at all. */
  get possible(): boolean {
    return this.#permission !== "never";
  }

  get denied(): boolean {
    return this.#permission === "denied";
  }

  /** On this device. */
  get here(): boolean {
    return this.#wanted.value && this.#permission === "granted";
  }

  get elsewhere(): Place[] {
    return this.places.filter(({ here }) => !here);
  }

  load(): Promise<void> {
    return this.#try(async () => {
      const { key, places: mine } = await places();
      this.#key = key;
      this.places = mine;
      this.reaches = hasWorker && "PushManager" in window;
      if (this.here && this.reaches) await this.#agree();
    });
  }

  async wantHere(on: boolean): Promise<void> {
    this.#wanted.value = on;
    if (on && this.#permission === "default") this.#permission = await Notification.requestPermission();
    await this.#try(async () => {
      if (this.here) await this.#agree();
      else if (!on) await this.#part();
    });
  }

  there(url: string, shape: Shape): Promise<void> {
    return this.#try(async () => this.#add(await callThere(url, shape, texts.language)));
  }

  off(place: Place): Promise<void> {
    return this.#try(async () => {
      await callNoMore(place.place);
      this.#remove(place);
    });
  }

  test(place: Place): Promise<void> {
    return this.#try(async () => {
      this.outcome = undefined;
      this.outcome = { place: place.place, ...(await testCall(place.place)) };
    });
  }

  /** While the page is open, and nobody looks. */
  async note(words: string): Promise<void> {
    if (!this.here) return;
    const how = { tag: "your-turn", icon: "/icon-192.png", data: location.pathname };
    const behind = hasWorker ? await navigator.serviceWorker.getRegistration() : undefined;
    if (behind?.active) return behind.showNotification(words, how); // a phone shows them from there only
    try {
      new Notification(words, how).onclick = () => window.focus();
    } catch {
      // It still has the title and the bell.
    }
  }

  /** He has come: what called him is done. */
  async answered(): Promise<void> {
    const behind = hasWorker ? await navigator.serviceWorker.getRegistration() : undefined;
    for (const note of (await behind?.getNotifications({ tag: "your-turn" })) ?? []) note.close();
  }

  /** With the browser's push service, and with the house. What was agreed upon before is agreed upon again. */
  async #agree(): Promise<void> {
    if (!hasWorker || !("PushManager" in window)) return;
    try {
      const { pushManager } = await navigator.serviceWorker.ready;
      const how = { userVisibleOnly: true, applicationServerKey: this.#key };
      const agreed = await pushManager.subscribe(how);
      const { p256dh = "", auth = "" } = agreed.toJSON().keys ?? {};
      const said = { endpoint: agreed.endpoint, key: p256dh, secret: auth, language: texts.language };
      this.#add(await callHere(said));
    } catch (error) {
      if (error instanceof Trouble) throw error;
      this.reaches = false; // no push service, or one that is not to be had
    }
  }

  async #part(): Promise<void> {
    for (const place of this.places.filter(({ here }) => here)) {
      await callNoMore(place.place);
      this.#remove(place);
    }
    const behind = hasWorker ? await navigator.serviceWorker.getRegistration() : undefined;
    await (await behind?.pushManager?.getSubscription())?.unsubscribe();
  }

  #add(place: Place): void {
    this.places = [...this.places.filter((other) => other.place !== place.place), place];
  }

  #remove(place: Place): void {
    this.places = this.places.filter((other) => other.place !== place.place);
  }

  async #try(what: () => Promise<void>): Promise<void> {
    this.trouble = undefined;
    try {
      await what();
    } catch (error) {
      if (!(error instanceof Trouble)) throw error;
      this.trouble = error.why;
    }
  }
}

export const calls = new Calls();
