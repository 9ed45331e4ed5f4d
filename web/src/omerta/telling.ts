import type { FluentVariable } from "@fluent/bundle";
import { say } from "../texts/texts.svelte";
import type { Action, Card, Event, Famous, RoundEnded, View } from "../wire/omerta";
import type { Refused } from "../wire/protocol";

type Args = Record<string, FluentVariable>;
type Line = [key: string, args: Args];
/** What a teller has to know: to whom he speaks, and who the others are. */
export type Company = { me: number | null; names: readonly string[]; famous: readonly Famous[] };

const PEOPLE = new Set(["seat", "to", "on", "by", "victim", "starter", "caller", "winner"]);
const PLACES = new Set(["slot", "place"]);
const CARDS = new Set(["card", "discarded"]);
const TWO_PART = new Set(["FirstLook", "Draw", "Gangster", "Snitch", "Driver", "Cracking"]);

export const title = (card: Card): string => say(`card-${card}`);
export const one = (card: Card): string => say(`card-${card}.one`);
/** What a card does, or counts. */
export const does = (card: Card): string => say(isBottle(card) ? "help-bottles.does" : `card-${card}.does`);
export const isBottle = (card: Card): boolean => /^\d/.test(card);
const the = (card: Card): string => say(`card-${card}.the`);

export function listed(words: readonly string[]): string {
  const last = words.at(-1) ?? "";
  return words.length > 1 ? say("list", { first: words.slice(0, -1).join(", "), last }) : last;
}

const you = (at: Company, seat: number): string => (seat === at.me ? "yes" : "no");
export const name = (at: Company, seat: number): string => at.names[seat] ?? "";
export const slotOf = (at: Company, seat: number, slot: number): string =>
  say("slot-of", { you: you(at, seat), name: name(at, seat), slot: slot + 1 });
const numbers = (slots: readonly number[]): string => listed(slots.map((slot) => String(slot + 1)));
const sights = (slots: readonly number[], cards: readonly (Card | null)[]): string =>
  listed(slots.map((slot, i) => say("sight", { slot: slot + 1, card: oneOf(cards[i]) })));
const oneOf = (card: Card | null | undefined): string => (card ? one(card) : "");
const persona = (famous: Famous | undefined): string => (famous ? say(`famous-${famous}.full`) : "");

/** The fields of a record as arguments; `you` is the part that the reader plays in it. */
function plain(at: Company, record: object): Args {
  const args: Args = { you: "other" };
  for (const [field, value] of Object.entries(record)) {
    if (PEOPLE.has(field)) {
      if (value === null) continue;
      args[field] = name(at, value);
      if (value === at.me) args.you = field;
    } else if (PLACES.has(field)) args[field] = value + 1;
    else if (CARDS.has(field)) args[field] = oneOf(value);
    else if (typeof value === "number") args[field] = value;
  }
  return args;
}

/** As it is told later: what was seen in secret is not written down, memory is the game. */
export function closed(event: Event): Event {
  if (event.type === "Peeked" || event.type === "SafeOpened") return { ...event, cards: event.cards.map(() => null) };
  return event.type === "Drew" ? { ...event, card: null } : event;
}

const KEYS: Partial<Record<Event["type"], string>> = {
  TurnBegan: "event-turn-began",
  TurnMissed: "event-turn-missed",
  DrewNothing: "event-drew-nothing",
  Took: "event-took",
  Swapped: "event-swapped",
  Discarded: "event-discarded",
  Reshuffled: "event-reshuffled",
  SnapOpened: "event-snap-opened",
  Snapped: "event-snapped",
  Mistaken: "event-mistaken",
  Given: "event-given",
  Mixed: "event-mixed",
  Cracked: "event-cracked",
  MammaSent: "event-mamma-sent",
  PatrolLaid: "event-patrol-laid",
};

export function told(at: Company, event: Event): string {
  const [key, args] = line(at, event);
  return say(key, args);
}

function line(at: Company, event: Event): Line {
  const args = plain(at, event);
  switch (event.type) {
    case "Named": {
      const others = event.famous.filter((_, seat) => seat !== at.me).map(persona);
      const mine = at.me === null ? "" : persona(event.famous[at.me]);
      return ["event-named", { you: at.me === null ? "other" : "seat", persona: mine, others: listed(others) }];
    }
    case "RoundBegan":
      return ["event-round-began", { ...args, rounds: at.famous.length }];
    case "Peeked":
      if (event.cards.includes(null)) {
        return ["event-peeked", { ...args, slots: numbers(event.slots), count: event.slots.length }];
      }
      return ["event-peeked-seen", { ...args, sights: sights(event.slots, event.cards) }];
    case "Drew":
      return [event.card ? "event-drew-seen" : "event-drew", args];
    case "SnapClosed":
      return event.winner === null ? ["event-snap-closed", {}] : ["event-snap-won", args];
    case "Aimed": {
      const targets = event.targets.map((seat, i) => {
        const slot = event.slots[i];
        return slot === undefined ? say("whom", { you: you(at, seat), name: name(at, seat) }) : slotOf(at, seat, slot);
      });
      return ["event-aimed", { ...args, card: the(event.card), targets: listed(targets) }];
    }
    case "Killed":
      return ["event-killed", { ...args, cancelled: the(event.cancelled) }];
    case "Exchanged": {
      const [first, second] = [slotOf(at, event.seat, event.slot), slotOf(at, event.other, event.other_slot)];
      return ["event-exchanged", { first, second }];
    }
    case "Drove":
      return [
        event.away ? "event-drove-away" : "event-drove-back",
        { ...args, sights: sights(event.slots, event.cards) },
      ];
    case "SafeOpened":
      if (event.cards.includes(null)) return ["event-safe-opened", args];
      return ["event-safe-opened-seen", { ...args, cards: listed(event.cards.map(oneOf)) }];
    case "Lifted":
      return [event.card === "mamma" ? "event-lifted-mamma" : "event-lifted-patrol", args];
    case "RoundEnded": {
      if (event.caller === null) return ["event-round-over", args];
      const [count, score] = [event.counts[event.caller] ?? 0, event.scores[event.caller] ?? 0];
      return [event.succeeded ? "event-omerta-kept" : "event-omerta-broken", { ...args, count, score }];
    }
    case "GameEnded": {
      const key = event.winners.length === 1 ? "event-game-won" : "event-game-shared";
      const winners = event.winners.map((seat) => say("who", { you: you(at, seat), name: name(at, seat) }));
      const first = event.winners[0] ?? 0;
      return [key, { you: you(at, first), winners: listed(winners), total: Math.min(...event.totals) }];
    }
    default:
      return [KEYS[event.type] ?? "", args];
  }
}

/** The end of a round, before anybody knows how it went. */
export const called = (at: Company, round: RoundEnded): string =>
  round.caller === null ? say("not-called") : say("called", plain(at, round));

/** What is asked of the reader; `later`: he has picked the first part. */
export function asked(view: View, later: boolean): string {
  const question = view.question;
  if (!question) return "";
  const shown = question.card ?? (view.holds ? view.hand : view.pile_top);
  const card = shown && (question.step.endsWith("Snap") ? title(shown) : one(shown));
  const stage = later && TWO_PART.has(question.step) ? ".then" : "";
  return say(`question-${question.step}${stage}`, { card: card ?? "" });
}

const REFUSALS = new Set<Refused["why"]>(["late", "illegal", "no-more", "too-fast", "looking-on"]);

export const refused = (why: Refused["why"]): string => say(`refused-${REFUSALS.has(why) ? why : "other"}`);

/** What picking it means, where the thing does not say it itself. */
export function offered(at: Company, action: Action): string {
  switch (action.type) {
    case "Shuffle":
    case "SendMamma":
      return say(`option-${action.type}`, { name: name(at, action.seat) });
    case "LayPatrol":
      return say("option-LayPatrol", { target: slotOf(at, action.seat, action.slot) });
    case "Swap":
    case "Try":
    case "Reveal":
    case "Look":
      return say(`option-${action.type}`, { slot: action.slot + 1 });
    case "DrawDeck":
    case "TakePile":
    case "Discard":
    case "Decline":
    case "CallOmerta":
      return say(`option-${action.type}`);
    default:
      return "";
  }
}
