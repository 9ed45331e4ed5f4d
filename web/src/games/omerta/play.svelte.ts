import { untrack } from "svelte";
import { SvelteMap, SvelteSet } from "svelte/reactivity";
import type { Send } from "../../table/sitting.svelte";
import type { Again } from "../../table/tables";
import type { Teller } from "../../texts/telling";
import { say } from "../../texts/texts.svelte";
import { sounds } from "../../ui/sounds.svelte";
import type { Action, Event, OmertaOptions, RoundEnded, View } from "../../wire/omerta";
import type { Presence, Receipt, Refused, Said, Update, Welcome } from "../../wire/protocol";
import { Glances } from "./glances";
import { heard } from "./hearing";
import { nextThings, slotOf, type Thing } from "./picking";
import { type Reasons, reasoned } from "./reasons";
import { Remarks } from "./remarks.svelte";
import { tellerFor } from "./telling";
import { dealt, moved, type Sight, type Whereabouts } from "./whereabouts";

/** Questions answered by the finger that comes down, not by the one that goes up: in a race it counts, and a card that one looks at is held. */
const AT_ONCE = new Set(["Snap", "FirstLook", "Mole"]);
const REFUSAL = 5000; // milliseconds that the words for it stand
export const BURST = 900; // and "snap!": of another's try one hears when it is decided

const NOTHING: ReadonlyMap<Thing, Action | null> = new Map();

/** The table as one seat sees it: the last update, what happened on the way there, and what is half picked. */
export class Play {
  readonly me: number | null;
  readonly memory: boolean; // the table remembers for the players
  readonly #send: Send;

  update: Update = $state.raw() as Update;
  whereabouts: Whereabouts = $state.raw() as Whereabouts;
  presence: Presence | undefined = $state.raw();
  receipt: Receipt | undefined = $state.raw(); // of the snap that was just decided
  reckoning: RoundEnded | null = $state.raw(null);
  ends: number | null = $state(null); // when the clock closes the question, by the page's own clock
  picked: readonly Thing[] = $state.raw([]);
  log: readonly Event[] = $state.raw([]); // all that was told, those of the last update too
  untold = $state(false); // something before it is not known any more
  latest: readonly Event[] = $state.raw([]);
  aimed: ReadonlySet<Thing> = $state.raw(new Set());
  refusal: Refused | null = $state(null); // why the last answer was not taken
  readonly again: boolean; // a game that is over is looked at
  reasons: Reasons = $state.raw(new Map()); // why cards have just come in, by their names
  readonly glances: Glances;
  readonly remarks = new Remarks();
  readonly tried = new SvelteSet<number>(); // seats that have just snapped
  readonly tries = new SvelteMap<number, "Snapped" | "Mistaken">(); // by seat: what came of it, in the last snap
  #names: readonly string[] = $state.raw([]);
  #sent: number | null = $state(null); // the question that was answered

  constructor(welcome: Welcome, first: Update, send: Send, again?: Again) {
    this.me = welcome.seat;
    this.memory = (welcome.options as OmertaOptions).memory_aid ?? false;
    this.#names = welcome.names;
    this.#send = send;
    this.again = again !== undefined;
    this.glances = new Glances(this.again);
    this.update = first;
    this.whereabouts = dealt(first.view as View);
    this.#note(first);
    this.glances.show(lookedAt(first, this.me, this.whereabouts));
  }

  readonly view: View = $derived.by(() => this.update.view as View);
  readonly next: ReadonlyMap<Thing, Action | null> = $derived.by(() => {
    if (this.me === null || this.#sent === this.update.question) return NOTHING;
    if (this.reckoning && !this.snapping) return NOTHING; // a snap does not wait until one has read
    return nextThings(this.update.options as Action[], this.me, this.picked);
  });
  /** What the players are called: bots by whom they play. */
  readonly names: readonly string[] = $derived.by(() =>
    this.#names.map((name, seat) => {
      const famous = this.view.famous[seat];
      return famous && this.presence?.seats[seat]?.presence === "bot" ? say(`famous-${famous}`) : name;
    }),
  );
  readonly teller: Teller = $derived.by(() => tellerFor(this.me, this.names));
  /** Whether there is anybody to talk to: bots do not listen. */
  readonly talks: boolean = $derived.by(
    () =>
      this.remarks.heard.length > 0 ||
      (!this.again &&
        (this.presence?.seats.some(({ presence }, seat) => presence !== "bot" && seat !== this.me) ?? false)),
  );
  /** Where somebody else has just looked: he knows now, and everybody saw that he does. Latecomers are not told of old looks. */
  readonly looked: ReadonlySet<Thing> = $derived.by(
    () =>
      new Set(
        since(this.latest).flatMap((event) =>
          event.type === "Peeked" && event.seat !== this.me ? event.slots.map((slot) => slotOf(event.seat, slot)) : [],
        ),
      ),
  );
  readonly snapping: boolean = $derived.by(() => this.view.question?.step === "Snap");
  readonly atOnce: boolean = $derived.by(() => AT_ONCE.has(this.view.question?.step ?? ""));

  // --- what comes in

  receive(update: Update, again?: Again): void {
    if (update === this.update) return;
    if (again?.jumped) this.tries.clear();
    const events = update.events as Event[];
    const before = this.whereabouts;
    this.whereabouts = moved(before, this.view.pile_top, events, update.view as View);
    this.reasons = reasoned(this.reasons, before, this.whereabouts, events, this.me);
    if (update.question !== this.update.question) this.picked = [];
    this.update = update;
    this.#note(update);
    for (const event of events) {
      if (event.type === "SnapOpened") {
        this.tries.clear();
        this.receipt = undefined;
      } else if (event.type === "Snapped" || event.type === "Mistaken") this.tries.set(event.seat, event.type);
      else if (event.type === "Mixed") this.glances.forget(this.whereabouts.stocks[event.seat] ?? []);
    }
    this.glances.show(this.whereabouts.seen);
    const sound = heard(events, this.me);
    if (sound) sounds.play(sound);
  }

  #note(update: Update): void {
    const events = update.events as Event[];
    this.ends = update.deadline === null ? null : performance.now() + update.deadline;
    if (events.length > 0) this.latest = events;
    const aimed = since(events).findLast((event) => event.type === "Aimed");
    if (aimed) this.aimed = new Set(aimed.targets.map((seat, i) => aimedAt(seat, aimed.slots[i])));
    else if (this.view.question?.step !== "KillerWindow") this.aimed = new Set();
    const ended = events.findLast((event) => event.type === "RoundEnded" || event.type === "TurnBegan");
    if (ended?.type === "RoundEnded") this.reckoning = ended;
    else if (this.again) this.reckoning = null;
  }

  /** Nobody knows what became of an answer that was under way when the line broke. */
  unlock(): void {
    this.#sent = null;
    this.picked = [];
  }

  refuse(refused: Refused): void {
    this.unlock();
    if (refused.why === "lesson") return; // the narrator says why
    this.refusal = refused;
    setTimeout(() => {
      this.refusal = null;
    }, REFUSAL);
  }

  /** All that was told since the game began, as far as it is known. */
  retold(events: readonly unknown[], untold = false): void {
    this.log = events as readonly Event[];
    this.untold = untold;
  }

  try(seat: number): void {
    this.tried.add(seat);
    setTimeout(() => this.tried.delete(seat), BURST);
    sounds.play("snap");
  }

  // --- what one does

  pick(thing: Thing): void {
    const action = this.next.get(thing);
    if (action === undefined) return;
    if (action === null) {
      this.picked = [...this.picked, thing];
      return;
    }
    this.picked = [];
    if (action.type === "Try" && this.me !== null && this.snapping) this.try(this.me);
    if (this.#send.answer(action) !== false) this.#sent = this.update.question;
  }

  back(): void {
    this.picked = this.picked.slice(0, -1);
  }

  /** My answer is in, nobody has seen it, and I may think again. */
  readonly undo: boolean = $derived.by(() => this.update.undo && this.me !== null);

  reconsider(): void {
    this.#send.reconsider();
    this.unlock();
  }

  /** A welcome brings what was said before. */
  hear(welcome: Welcome, said: readonly Said[]): void {
    untrack(() => this.remarks.hear(said, welcome.said === said));
  }

  remark(text: string): boolean {
    return this.#send.say(text);
  }

  more(): void {
    this.#send.more();
  }

  order(on: boolean): void {
    if (this.update.about !== null) this.#send.order(this.update.about, on);
  }

  /** The name of the card that lies there. */
  nameOf(seat: number, slot: number): string {
    return this.whereabouts.stocks[seat]?.[slot] ?? "";
  }
}

/** What I had just looked at when the page came back, if nothing has happened to my stock since. */
function lookedAt(update: Update, me: number | null, { stocks }: Whereabouts): Sight[] {
  const events = update.events as Event[];
  const at = events.findLastIndex((event) => event.type === "Peeked" && event.seat === me);
  const looked = events[at];
  if (looked?.type !== "Peeked" || me === null) return [];
  const quiet = (event: Event) => ["Peeked", "TurnBegan", "Drew", "Discarded", "SnapOpened"].includes(event.type);
  if (!events.slice(at).every(quiet)) return [];
  return looked.slots.flatMap((slot, i) => {
    const [name, card] = [stocks[me]?.[slot], looked.cards[i]];
    return name && card ? [{ name, card, mine: true }] : [];
  });
}

/** What happened since the last card was drawn or taken: the rest is old to who has just come. */
function since(events: readonly Event[]): readonly Event[] {
  return events.slice(events.findLastIndex((event) => event.type === "Drew" || event.type === "Took") + 1);
}

const aimedAt = (seat: number, slot: number | undefined): Thing =>
  slot === undefined ? `seat ${seat}` : slotOf(seat, slot);
