import { createContext } from "svelte";
import { SvelteSet } from "svelte/reactivity";
import type { Given } from "../table/tables";
import { say, texts } from "../texts/texts.svelte";
import type {
  Action,
  BusinessCard,
  CosaNostraOptions,
  Event,
  Gangster,
  Influence,
  JobCard,
  OfferMade,
  OfferView,
  View,
} from "../wire/cosa_nostra";
import type { Presence, Refused, Update } from "../wire/protocol";
import { cashAtCount } from "./accounts";
import { besides } from "./besides";
import { Draft } from "./deals/draft.svelte";
import type { Business } from "./facts";
import { type Pick, Ways } from "./picking";
import { refusalWords } from "./refusing";
import { type Deed, staged, underway } from "./story";
import { Teller } from "./words/teller";

/** What was paid, and what everybody had after it. */
export interface Payday {
  events: readonly Event[];
  cash: readonly number[];
}

/** A card that explains itself. */
export type Card = JobCard | Influence | Business | Gangster;
export type Page =
  | "market"
  | "log"
  | "rules"
  | "deals"
  | "chat"
  | "ledger"
  | "final"
  | { family: number }
  | { card: Card };

const RETOLD = 80; // events that tell what is on the stage of a game that is looked at again
const READING = 5000; // milliseconds that a refusal stands
const PATIENCE = 3000; // milliseconds until an answer that nothing came of can be given again

/** One person's place at the table: what he sees, what he is picking, what he is being told. */
export class Seat {
  readonly #given: () => Given;
  readonly update: Update = $derived.by(() => this.#given().update);
  readonly view: View = $derived(this.update.view as View);
  readonly options: readonly Action[] = $derived((this.update.options ?? []) as Action[]);
  readonly teller: Teller = $derived(
    new Teller(
      this.view.seat,
      this.view.players.map((player) => player.family),
      {
        offer: (number) => this.told.find((event) => event.type === "OfferMade" && event.offer === number) as OfferMade,
        promise: (number) => this.view.ledger.find((entry) => entry.number === number),
      },
    ),
  );
  /** All that can be done now: what answers the question, and what is done beside it. */
  readonly answers: readonly Action[] = $derived.by(() => [
    ...(this.asked ? this.options : []),
    ...(this.past ? [] : besides(this.view, this.rules, this.asked ? this.options : [])),
  ]);
  readonly ways: Ways = $derived(new Ways(this.answers));

  #picked: readonly Pick[] = $state.raw([]);
  #answered: number | null = $state(null);
  told: readonly Event[] = $state.raw([]); // everything, from the first event on
  news: readonly Event[] = $state.raw([]); // of the last update
  deeds: readonly Deed[] = $state.raw([]);
  count: Payday | null = $state.raw(null); // the last one
  paid = $state(false); // it lies beside the table until it is put away, or the play goes on
  draft: Draft | null = $state(null);
  page: Page | null = $state(null);
  said: Action | null = $state.raw(null); // the last thing beside the question
  refusal = $state("");
  #reading: ReturnType<typeof setTimeout> | undefined;
  readonly words = $derived(
    this.told.filter((event) => event.type === "Said").filter((event) => !this.muted.has(event.seat)),
  );
  read = $state(0); // so many of them
  readonly muted = new SvelteSet<number>();

  constructor(given: () => Given) {
    this.#given = given;
  }

  get me(): number | null {
    return this.view.seat;
  }

  /** Who plays a family. */
  player(of: number): string {
    const name = this.#given().welcome.names[of] ?? "";
    return this.chairs[of]?.presence === "bot" && texts.knows(`bot-${name}`) ? say(`bot-${name}`) : name;
  }

  get chairs(): Presence["seats"] {
    return this.#given().presence.seats;
  }

  /** A game that is over and looked at again: nothing can be done in it. */
  get past(): boolean {
    return this.#given().again !== undefined;
  }

  get over(): boolean {
    return this.view.phase === "end" && this.update.question === null;
  }

  get rules(): CosaNostraOptions {
    return this.#given().welcome.options as CosaNostraOptions;
  }

  get send(): Given["send"] {
    return this.#given().send;
  }

  /** The others, from my left on; for a spectator everybody. */
  get others(): number[] {
    const players = this.view.players.length;
    const first = this.me === null ? 0 : this.me + 1;
    const all = Array.from({ length: players }, (_, at) => (first + at) % players);
    return this.me === null ? all : all.slice(0, -1);
  }

  /** A message came in. */
  heard(update: Update): void {
    const events = update.events as Event[];
    const again = this.#given().again;
    this.news = events;
    this.told = [...(again ? (again.told as Event[]) : this.told), ...events];
    const deeds = again ? this.told.slice(-RETOLD).reduce(staged, []) : events.reduce(staged, this.deeds);
    const missed = this.view.in_progress.length > 0 && deeds.every((deed) => deed.over);
    this.deeds = missed ? underway(this.view.in_progress) : deeds;
    if (this.options.length === 0) this.#answered = null; // it is in; if it is taken back it will be asked for again
    const last = events.slice(events.findLastIndex((event) => event.type === "ActionBegan") + 1);
    const income = last.findLastIndex((event) => event.type === "IncomePaid");
    if (income >= 0) {
      const cash = this.view.players.map((player) => player.cash);
      this.count = { events: last, cash: cashAtCount(last, cash) };
      // Who comes in when the next round is being planned does not have to hear of it.
      this.paid = again === undefined && !last.slice(income).some((event) => event.type === "TurnEnded");
    }
  }

  /** Nothing came of it: why, for as long as it takes to read it. */
  refused(refused: Refused): void {
    this.refusal = refusalWords(refused, this.said, this.view.trade);
    this.said = null;
    this.#answered = null;
    clearTimeout(this.#reading);
    this.#reading = setTimeout(() => {
      this.refusal = "";
    }, READING);
  }

  explain(card: Card): void {
    this.page = { card };
  }

  // --- answering

  get asked(): boolean {
    return this.options.length > 0 && this.#answered !== this.update.question && !this.forgone;
  }

  /** He has one answer, or wanted not to be asked: the table will say it for him in a moment. */
  get forgone(): boolean {
    const { about, orderable, orders } = this.update;
    return this.options.length === 1 || (orderable && about !== null && orders.includes(about));
  }

  /** What was picked so far, as long as it leads somewhere. */
  get picked(): readonly Pick[] {
    return this.ways.following(this.#picked).size > 0 ? this.#picked : [];
  }

  get following(): ReadonlySet<Pick> {
    return this.ways.following(this.picked);
  }

  /** Which of these, that one thing on the table stands for, can be picked now. */
  open(picks: readonly Pick[]): Pick | undefined {
    return this.draft ? undefined : picks.find((pick) => this.following.has(pick));
  }

  chosen(picks: readonly Pick[]): boolean {
    return !this.draft && picks.some((pick) => this.picked.includes(pick));
  }

  pick(pick: Pick): void {
    const next = this.ways.picked(this.picked, pick);
    if (this.page === "market") this.page = null;
    if ("type" in next) this.answer(next);
    else {
      this.paid = false;
      this.#picked = next;
    }
  }

  back(): void {
    this.#picked = [];
  }

  answer(action: Action): void {
    const question = this.update.question;
    this.paid = false;
    this.#picked = [];
    if (!this.options.includes(action)) {
      this.talk(action);
      return;
    }
    this.#answered = question;
    this.send.answer(action);
    setTimeout(() => {
      if (this.#answered === question) this.#answered = null;
    }, PATIENCE);
  }

  /** My answer is in, and nobody has seen anything of it: it is asked for once more. */
  takeBack(): void {
    this.#answered = null;
    this.send.reconsider();
  }

  // --- deals

  /** Something beside the question; if it is refused, this is what it was. */
  talk(action: Action): void {
    this.said = action;
    this.send.talk(action);
  }

  compose(to: number): void {
    this.draft = new Draft(to, null);
    this.page = null;
  }

  counter(offer: OfferView): void {
    this.draft = new Draft(offer.seat, offer);
    this.page = null;
  }

  /** Whether a thing of this seat can be put into the offer that is being composed. */
  tradable(owner: number): boolean {
    return this.draft !== null && (owner === this.me || owner === this.draft.to);
  }

  trade(owner: number, thing: { business: BusinessCard } | { gangster: Gangster }): void {
    this.draft?.toggle(owner === this.me ? "give" : "take", thing);
  }

  /** Words of others that were not read yet. */
  get unread(): number {
    return this.words.slice(this.read).filter((word) => word.seat !== this.me).length;
  }

  /** Offers to me that wait for an answer. */
  get inbox(): OfferView[] {
    return this.view.offers.filter((offer) => offer.to === this.me);
  }
}

export const [seated, takeSeat] = createContext<Seat>();
