import { createContext } from "svelte";
import { SvelteSet } from "svelte/reactivity";
import type { Given } from "../../table/tables";
import { say, texts } from "../../texts/texts.svelte";
import type {
  Action,
  BusinessCard,
  CosaNostraOptions,
  Event,
  Gangster,
  OfferView,
  PlayerView,
  View,
} from "../../wire/cosa_nostra";
import type { Presence, Refused, Update } from "../../wire/protocol";
import { cashAtCount } from "./accounts";
import { Draft } from "./deals/draft.svelte";
import { hosts } from "./deals/goods";
import type { Crew } from "./fitting";
import { Closer } from "./inspect/closer.svelte";
import { type Pick, Ways } from "./picking";
import { refusalWords } from "./refusing";
import { type Deed, staged, underway } from "./story";
import { Teller } from "./words/teller";

/** What was paid, and what everybody had after it. */
export interface Payday {
  events: readonly Event[];
  cash: readonly number[];
}

/** Something dear that is asked about first: what it is, what speaks against it, and what is done if it shall be. */
export interface Doubt {
  title: string;
  reasons: readonly string[];
  yes: () => void;
}

export type Page = "market" | "log" | "rules" | "deals" | "chat" | "ledger" | "final" | { family: number };

const ON_THE_TABLE: readonly Action["type"][] = ["Strip", "Snitch", "Spy", "AskLawyer"]; // done by pointing at cards
const RETOLD = 80; // events that tell what is on the stage of a game that is looked at again
export const LANDING = 900; // milliseconds that dice roll
const READING = 5000; // milliseconds that a refusal stands
const PATIENCE = 3000; // milliseconds until an answer that nothing came of can be given again

const calm = matchMedia("(prefers-reduced-motion: reduce)");
const isRoll = ({ type }: Event): boolean => type === "Rolled" || type === "Rerolled";

/** One person's place at the table: what he sees, what he is picking, what he is being told. */
export class Seat {
  readonly #given: () => Given;
  readonly update: Update = $derived.by(() => this.#given().update);
  readonly view: View = $derived(this.update.view as View);
  readonly options: readonly Action[] = $derived((this.update.options ?? []) as Action[]);
  /** What may be done beside the question, but for what is put together: offers and words. */
  readonly beside: readonly Action[] = $derived(this.update.beside as Action[]);
  readonly teller: Teller = $derived.by(() => {
    const [seat, view] = [this, this.view];
    return new Teller(
      view.seat,
      view.players.map((player) => player.family),
      {
        get offers() {
          return seat.told.filter((event) => event.type === "OfferMade");
        },
        ledger: view.ledger,
      },
    );
  });
  /** All that can be done now: what answers the question, and what is done beside it. */
  readonly answers: readonly Action[] = $derived.by(() => [
    ...(this.asked ? this.options : []),
    ...this.beside.filter((action) => ON_THE_TABLE.includes(action.type)),
  ]);
  readonly ways: Ways = $derived(new Ways(this.answers));

  #picked: readonly Pick[] = $state.raw([]);
  #answered: number | null = $state(null);
  #doubted: number | null = null; // the question that was open when something was asked about
  /** Everything, from the first event on, as far as it is known. */
  readonly told: readonly Event[] = $derived.by(() => {
    const { again, told, update } = this.#given();
    return (again ? [...again.told, ...(update.events as Event[])] : (told ?? update.events)) as Event[];
  });
  news: readonly Event[] = $state.raw([]); // of the last update
  deeds: readonly Deed[] = $state.raw([]);
  /** The last one. */
  readonly count: Payday | null = $derived.by(() => {
    const acted = this.told.findLastIndex((event) => event.type === "ActionBegan");
    const last = this.told.slice(acted + 1);
    if (!last.some((event) => event.type === "IncomePaid")) return null;
    const cash = this.view.players.map((player) => player.cash);
    return { events: last, cash: cashAtCount(last, cash) };
  });
  paid = $state(false); // it lies beside the table until it is put away, or the play goes on
  draft: Draft | null = $state(null);
  page: Page | null = $state(null);
  #lands = 0; // when, by the page's own clock
  lying = $state(true); // the dice that were thrown last
  #falling: ReturnType<typeof setTimeout> | undefined;
  doubt: Doubt | null = $state.raw(null);
  refusal = $state("");
  #reading: ReturnType<typeof setTimeout> | undefined;
  readonly words = $derived(
    this.told.filter((event) => event.type === "Said").filter((event) => !this.muted.has(event.seat)),
  );
  read = $state(0); // so many of them
  readonly muted = new SvelteSet<number>();
  readonly closer = new Closer(this);

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

  /** Somebody or something of mine is about to be hit. */
  get hit(): boolean {
    const { danger, players } = this.view;
    const mine = this.me === null ? undefined : players[this.me];
    return (
      (mine?.crew.some((man) => man.gangster === danger?.gangster) ||
        mine?.businesses.some((each) => each.business === danger?.business)) ??
      false
    );
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
    if (update.question !== this.#doubted) this.doubt = null; // what was asked about is gone
    const events = update.events as Event[];
    const again = this.#given().again;
    this.news = events;
    const deeds = again ? this.told.slice(-RETOLD).reduce(staged, []) : events.reduce(staged, this.deeds);
    const missed = this.view.in_progress.length > 0 && deeds.every((deed) => deed.over);
    this.deeds = missed ? underway(this.view.in_progress) : deeds;
    if (this.options.length === 0) this.#answered = null; // it is in; if it is taken back it will be asked for again
    if (events.some(isRoll)) {
      this.#lands = performance.now() + LANDING;
      this.lying = calm.matches || again !== undefined;
      clearTimeout(this.#falling);
      this.#falling = setTimeout(() => {
        this.lying = true;
      }, LANDING);
    }
    const income = events.findLastIndex((event) => event.type === "IncomePaid");
    // Who comes in when the next round is being planned does not have to hear of it.
    if (income >= 0)
      this.paid = again === undefined && !events.slice(income).some((event) => event.type === "TurnEnded");
  }

  /** So much of what is told comes of dice that are still rolling. */
  get unseen(): number {
    const rolled = this.lying ? -1 : this.news.findIndex(isRoll);
    return rolled < 0 ? 0 : this.news.length - rolled;
  }

  /** Milliseconds until the dice that were thrown last lie still. */
  get landing(): number {
    return Math.max(0, this.#lands - performance.now());
  }

  /** Nothing came of it: why, for as long as it takes to read it. */
  refused(refused: Refused): void {
    this.refusal = refusalWords(this.teller, refused);
    this.#answered = null;
    clearTimeout(this.#reading);
    this.#reading = setTimeout(() => {
      this.refusal = "";
    }, READING);
  }

  /** What I am short of a sum, in words; nothing if I have it. */
  short(price: number): string {
    const cash = this.me === null ? price : (this.view.players[this.me]?.cash ?? 0);
    return price > cash ? say("does-lack", { money: this.teller.money(price - cash) }) : "";
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

  /** Which of these could be picked in place of all that is: whoever took the wrong card takes another. */
  instead(picks: readonly Pick[]): Pick | undefined {
    if (this.draft || this.picked.length === 0) return;
    const first = this.ways.following([]);
    return picks.find((pick) => first.has(pick));
  }

  pickInstead(pick: Pick): void {
    this.#picked = [];
    this.pick(pick);
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

  // --- what is dear

  /** What speaks against something that can be done now, in words. */
  cautions(action: Action): readonly string[] {
    const said = JSON.stringify(action);
    const at = [...this.options, ...this.beside].findIndex((each) => JSON.stringify(each) === said);
    const found = this.update.cautions.find((each) => each.at === at)?.cautions ?? [];
    return found.map((each) => this.teller.caution(each));
  }

  /** Done at once, unless something speaks against it. */
  consider(title: string, reasons: readonly string[], yes: () => void): void {
    if (reasons.length === 0) {
      yes();
      return;
    }
    this.#doubted = this.update.question;
    this.doubt = { title, reasons, yes };
  }

  settle(sure: boolean): void {
    const { doubt } = this;
    this.doubt = null;
    if (sure) doubt?.yes();
  }

  answer(action: Action): void {
    this.#picked = [];
    this.consider(this.teller.option(action, this.view), this.cautions(action), () => this.#give(action));
  }

  #give(action: Action): void {
    const question = this.update.question;
    this.paid = false;
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

  /** Something beside the question. */
  talk(action: Action): void {
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
    const { draft } = this;
    if (!draft) return;
    const [side, other] = owner === this.me ? (["give", "take"] as const) : (["take", "give"] as const);
    if ("gangster" in thing) {
      draft.toggle(side, thing);
      return;
    }
    const whole = this.view.players[owner]?.to_give.businesses.includes(thing.business) ?? false;
    const marker = hosts(this.view, owner, draft[side], draft[other]).includes(thing.business);
    draft.turn(side, thing.business, marker, whole);
  }

  /** Words of others that were not read yet. */
  get unread(): number {
    return this.words.slice(this.read).filter((word) => word.seat !== this.me).length;
  }

  /** Offers to me that wait for an answer: first those that answer one of mine. */
  get inbox(): OfferView[] {
    const mine = this.told.filter((event) => event.type === "OfferMade").filter((event) => event.seat === this.me);
    const counters = (offer: OfferView) => mine.some(({ to, offer: made }) => to === offer.seat && made < offer.number);
    const offers = this.view.offers.filter((offer) => offer.to === this.me);
    return [...offers.filter(counters), ...offers.filter((offer) => !counters(offer))];
  }
}

/** What of a family needs room. */
export const crewOf = ({ crew, businesses }: PlayerView): Crew => ({
  men: crew.length,
  signs: businesses.length,
});

export const [seated, takeSeat] = createContext<Seat>();
