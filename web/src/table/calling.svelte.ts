import { isSwitch, Kept } from "../ui/kept.svelte";

/** Whether this browser may show a note when it is my turn: nobody is asked before he wants it. */
export class Calling {
  readonly #wanted = new Kept<boolean>("call-me", false, isSwitch);
  #permission: NotificationPermission | "never" = $state(
    "Notification" in window && isSecureContext ? Notification.permission : "never",
  );

  /** Whether there is anything to choose. */
  get possible(): boolean {
    return this.#permission !== "never";
  }

  get denied(): boolean {
    return this.#permission === "denied";
  }

  get on(): boolean {
    return this.#wanted.value && this.#permission === "granted";
  }

  async want(on: boolean): Promise<void> {
    this.#wanted.value = on;
    if (on && this.#permission === "default") this.#permission = await Notification.requestPermission();
  }

  note(words: string): void {
    if (!this.on) return;
    try {
      const note = new Notification(words, { tag: "your-turn", icon: "/favicon.svg" });
      note.onclick = () => window.focus();
    } catch {
      // A phone's browser shows them only from a worker in the background. It still has the title and the bell.
    }
  }
}

export const calling = new Calling();
