import { say } from "../../texts/texts.svelte";
import type { Action, Event, Family, View } from "../../wire/cosa_nostra";
import { type Book, dealing } from "./dealings";
import { Deals } from "./deals";
import { lineOf } from "./events";
import { optionLine } from "./options";

/** La Cosa Nostra in words, as one reader is spoken to: what happens, what is asked, what can be answered. */
export class Teller extends Deals {
  constructor(
    viewer: number | null,
    families: readonly Family[],
    readonly book: Book,
  ) {
    super(viewer, families);
  }

  event(event: Event): string {
    return dealing(this, event, this.book) ?? say(...lineOf(this, event));
  }

  option(action: Action, view: View): string {
    return say(...optionLine(this, action, view));
  }

  question(view: View): string {
    if (view.question === null) return "";
    const job = view.in_progress.at(-1);
    const acting = job?.seat ?? view.turn;
    return say(`question-${view.question.about}`, {
      name: acting === null ? "" : this.name(acting),
      job: job?.job ? this.quoted(job.job) : say("hidden-job"),
      victim: job?.victim ? this.gangster(job.victim) : "",
      money: this.money(job?.money ?? 0),
      dice: job ? job.dice.join(", ") : "",
    });
  }
}
