import { say } from "../texts/texts.svelte";
import { sounds } from "../ui/sounds.svelte";

/** Calls whoever is asked while he looks elsewhere: a title, a bell, and a note if the browser may show one. */
export class Bell {
  #away = $state(document.hidden);
  readonly #asked: () => boolean;

  constructor(asked: () => boolean) {
    this.#asked = asked;
    $effect(() => {
      const look = () => {
        this.#away = document.hidden;
      };
      document.addEventListener("visibilitychange", look);
      return () => document.removeEventListener("visibilitychange", look);
    });
    $effect(() => {
      if (this.rings) this.#ring();
    });
  }

  readonly rings: boolean = $derived.by(() => this.#away && this.#asked());

  #ring(): void {
    sounds.play("bell");
    if ("Notification" in window && Notification.permission === "granted") {
      const note = new Notification(say("your-turn", { house: say("house") }), {
        tag: "your-turn",
        icon: "/favicon.svg",
      });
      note.onclick = () => window.focus();
    }
  }
}
