import { say } from "../../texts/texts.svelte";
import type { Event, PromiseView } from "../../wire/cosa_nostra";
import type { Deals } from "./deals";

type Sides = { seat: number; to: number };

/** What was offered and promised: events speak of it by number only, people by who and what. */
export interface Book {
  offer(number: number): Sides | undefined;
  promise(number: number): (Sides & Pick<PromiseView, "word">) | undefined;
}

/** What became of an offer or a promise; nothing if this is something else, or in no book. */
export function dealing(t: Deals, event: Event, book: Book): string | undefined {
  switch (event.type) {
    case "OfferMade":
      return t.offered(event);
    case "OfferClosed": {
      const offer = book.offer(event.offer);
      return offer && say(`told-offer-${event.how}`, t.sides(offer.seat, offer.to));
    }
    case "PromiseMade":
      return t.promise(event.seat, event.to, event.word);
    case "Intended":
    case "PromiseDue":
    case "PromiseJudged": {
      const promise = book.promise(event.promise);
      if (!promise) return undefined;
      const args = { ...t.sides(promise.seat, promise.to), what: t.word(promise.word) };
      if (event.type === "PromiseDue") return say("told-promise-due", { ...args, money: t.money(event.money) });
      if (event.type === "Intended") return say("told-intended", { ...args, meant: t.meant(event.intent) });
      return say(`told-promise-${event.verdict}`, args);
    }
    default:
      return undefined;
  }
}
