import { calls } from "../calls/calls.svelte";
import { say } from "../texts/texts.svelte";
import { sounds } from "../ui/sounds.svelte";

/** Calls whoever is asked while he looks elsewhere: a title, a bell, and a note if he wants one. */
export class Bell {
  #away = $state(document.hidden);
  readonly #asked: () => boolean;

  constructor(asked: () => boolean) {
    this.#asked = asked;
    $effect(() => {
      const look = () => {
        this.#away = document.hidden;
        if (!this.#away) void calls.answered();
      };
      look();
      document.addEventListener("visibilitychange", look);
      return () => document.removeEventListener("visibilitychange", look);
    });
    $effect(() => {
      if (!this.rings) return;
      sounds.play("bell");
      void calls.note(say("your-turn", { house: say("house") }));
    });
  }

  readonly rings: boolean = $derived.by(() => this.#away && this.#asked());
}
