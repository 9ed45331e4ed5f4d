import { type Sentences, Teller } from "../../texts/telling";
import { say, texts } from "../../texts/texts.svelte";
import type { Action, Card, Event, RoundEnded, View } from "../../wire/omerta";
import sentences from "../../wire/omerta_sentences.json";
import type { Refused } from "../../wire/protocol";

/** Speaks to one seat (`null`: to a spectator) of players by the names they have at this table. */
export const tellerFor = (me: number | null, names: readonly string[]): Teller =>
  new Teller(sentences as unknown as Sentences, { me, names });

export const title = (card: Card): string => say(`card-${card}`);
/** What a card does, or counts. */
export const does = (card: Card): string => say(isBottle(card) ? "help-bottles.does" : `card-${card}.does`);
export const isBottle = (card: Card): boolean => /^\d/.test(card);

/** As it is told later: what was seen in secret is not written down, memory is the game. */
export function closed(event: Event): Event {
  if (event.type === "Peeked" || event.type === "SafeOpened") return { ...event, cards: event.cards.map(() => null) };
  return event.type === "Drew" ? { ...event, card: null } : event;
}

/** The end of a round, before anybody knows how it went. */
export const called = (teller: Teller, round: RoundEnded): string =>
  round.caller === null ? say("not-called") : teller.put("called", round);

/** What is asked of the reader; `later`: he has picked the first part, where there are two. */
export function asked(teller: Teller, view: View, later: boolean): string {
  if (!view.question) return "";
  const stage = later && texts.has(`question-${view.question.step}`, "then") ? ".then" : "";
  return teller.question(view, { stage });
}

const REFUSALS = new Set<Refused["why"]>(["late", "no-more", "too-fast", "looking-on"]);

/** Why nothing came of it: by the rules, or by the house. */
export const refused = ({ why, code }: Refused): string =>
  say(`refused-${why === "illegal" ? code : REFUSALS.has(why) ? why : "other"}`);

// What is picked in several parts is not said by the last of them.
const AT_ONCE: ReadonlySet<Action["type"]> = new Set([
  ...(["Shuffle", "SendMamma", "LayPatrol", "Swap", "Try", "Reveal", "Look"] as const),
  ...(["DrawDeck", "TakePile", "Discard", "Decline", "CallOmerta"] as const),
]);

/** What picking it means, where the thing does not say it itself. */
export const offered = (teller: Teller, action: Action): string =>
  AT_ONCE.has(action.type) ? teller.option(action) : "";
