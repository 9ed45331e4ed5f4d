import { type Sentences, Teller as Speaker } from "../../../texts/telling";
import { say } from "../../../texts/texts.svelte";
import type {
  BusinessCard,
  Family,
  Gangster,
  Goods,
  Influence,
  JobCard,
  OfferMade,
  OfferView,
  Place,
  PromiseView,
} from "../../../wire/cosa_nostra";
import sentences from "../../../wire/cosa_nostra_sentences.json";
import type { Word } from "../deals/goods";
import { BUSINESSES, type Business, GANGSTERS, isBusiness, isInfluence, isJobCard, JOBS } from "../facts";

/** What was offered and promised: events speak of it by number only, people by who and what. */
export interface Book {
  readonly offers: readonly OfferMade[];
  readonly ledger: readonly PromiseView[];
}

/** La Cosa Nostra in words, as one reader is spoken to: what happens, what is asked, what can be answered. */
export class Teller extends Speaker {
  readonly families: readonly Family[];

  constructor(me: number | null, families: readonly Family[], book: Book = { offers: [], ledger: [] }) {
    super(sentences as unknown as Sentences, {
      me,
      book,
      get names() {
        return families.map((family) => say(`family-${family}`));
      },
    });
    this.families = families;
  }

  name(seat: number): string {
    return this.by("name", seat);
  }

  boss(seat: number): string {
    return this.by("boss", this.families[seat]);
  }

  you(seat: number): string {
    return seat === this.at.me ? "yes" : "no";
  }

  who(seats: readonly number[]): string {
    return this.listed(seats.map((seat) => this.by("who", seat)));
  }

  gangster(who: Gangster | Place): string {
    return this.by("gangster", who);
  }

  business(card: BusinessCard | Business): string {
    return this.by("title", card);
  }

  whose(card: BusinessCard, owner: number): string {
    return this.by("of", [card, owner]);
  }

  the(card: BusinessCard): string {
    return this.by("the", card);
  }

  influence(card: Influence): string {
    return this.by("title", card);
  }

  job(card: JobCard): string {
    return this.by("title", card);
  }

  quoted(card: JobCard): string {
    return this.by("quoted", card);
  }

  money(money: number): string {
    return this.by("money", money);
  }

  // --- what cards do

  does(card: JobCard | Influence | Business | Gangster): string {
    if (isInfluence(card)) return this.by("influence_does", card);
    if (isBusiness(card)) return this.by("business_does", { ...BUSINESSES[card], business: card });
    return isJobCard(card) ? this.by("job_does", JOBS[card]) : this.by("gangster_does", GANGSTERS[card]);
  }

  /** A job's lines, one by one, in whole sentences. */
  lines(card: JobCard): string[] {
    return this.several("job_explained", JOBS[card]);
  }

  /** What so many successes bring. */
  outcome(card: JobCard, successes: number): string {
    return this.by("effect", JOBS[card].outcomes[Math.min(successes, 2)]) || "—";
  }

  // --- what passes between two players

  /** What one player gives another, piece by piece. */
  pieces(goods: Goods): string[] {
    return this.several("pieces", goods);
  }

  word(word: Word): string {
    return this.by("word", word);
  }

  promise(seat: number, to: number, word: Word): string {
    return this.by("promise", { seat, to, word });
  }

  /** An offer as a sentence. */
  offered(offer: OfferView): string {
    return this.by("offer", offer);
  }

  verdict(promise: PromiseView): string {
    return this.by("verdict", promise);
  }

  /** In what faith a promise was given. */
  meant(intent: NonNullable<PromiseView["meant"]>): string {
    return this.by("meant", intent);
  }
}
