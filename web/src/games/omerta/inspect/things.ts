import type { Line, Told } from "../../../inspect/inspector.svelte";
import { say } from "../../../texts/texts.svelte";
import type { Card } from "../../../wire/omerta";
import { placeOf, seatOf, slotOf, type Thing } from "../picking";
import type { Play } from "../play.svelte";
import { points } from "../points";
import guide from "../rules/guide.json";
import { does, isBottle, offered, title } from "../telling";

const { limit, penalty } = guide.numbers;

/** What picking it would do now, if that can be said. */
function now(play: Play, thing: Thing): Line[] {
  const action = play.next.get(thing);
  const option = action ? offered(play.teller, action) : "";
  return option ? [say("inspect-now", { option })] : [];
}

const counts = (card: Card): string => say("points", { points: points(card) });
const QUIET: ReadonlySet<Card> = new Set<Card>(["killer", "witness", "alibi"]);

/** A card that lies face up. `at`: where, if it can be picked there. */
export const card = (play: Play, of: Card, at?: Thing): Told => ({
  name: title(of),
  says: does(of),
  more: () => [
    ...(at ? now(play, at) : []),
    counts(of),
    ...(isBottle(of) ? [say("inspect-snaps")] : QUIET.has(of) ? [] : [say("inspect-acts")]),
  ],
});

/** A slot of anybody’s. `face`: as long as the reader sees it. */
export function slot(play: Play, seat: number, at: number, face: Card | null): Told {
  const thing = slotOf(seat, at);
  const mine = seat === play.me;
  const here = play.teller.by("slot_of", [seat, at]);
  return {
    name: `${here.charAt(0).toUpperCase()}${here.slice(1)}`,
    says: face
      ? say("inspect-slot-seen", { card: title(face), does: does(face) })
      : say(mine ? "inspect-slot-mine" : "inspect-slot-theirs", mine ? {} : { name: play.names[seat] ?? "" }),
    more: () => [
      ...(play.view.stocks[seat]?.[at]?.patrol ? [{ bad: say("inspect-patrolled") }] : []),
      ...(play.aimed.has(thing) ? [{ bad: say("inspect-aimed") }] : []),
      ...(play.looked.has(thing) ? [say("inspect-looked")] : []),
      ...(face ? [counts(face)] : []),
      ...now(play, thing),
    ],
  };
}

export const deck = (play: Play): Told => ({
  name: say("table-deck"),
  says: say("inspect-deck"),
  more: () => [...now(play, "deck"), say("inspect-left", { cards: play.view.deck })],
});

/** The pile, and the card on top of it. */
export const pile = (play: Play, top: Card | null): Told => ({
  name: top ? `${say("table-pile")}: ${title(top)}` : say("table-pile"),
  says: say("inspect-pile"),
  more: () => [
    ...now(play, "pile"),
    ...(top ? [`${title(top)}: ${does(top)}`, counts(top)] : []),
    say("inspect-left", { cards: play.view.pile }),
  ],
});

export const safe = (): Told => ({ name: say("table-safe"), says: say("inspect-safe") });

export const inSafe = (play: Play, place: number, face: Card | null): Told =>
  face
    ? card(play, face, placeOf(place))
    : { name: say("pick-place", { place: place + 1 }), says: say("inspect-safe-card") };

/** Somebody at the table: who he is, and how he stands. */
export function person(play: Play, seat: number): Told {
  const { view, names } = play;
  const famous = view.famous[seat];
  const full = famous ? say(`famous-${famous}.full`) : "";
  const name = names[seat] ?? "";
  return {
    name: full && full !== name ? say("inspect-person", { name, full }) : name,
    says: say("inspect-famous"),
    more: () => [
      ...(view.lain.some((each) => each.card === "mamma" && each.victim === seat)
        ? [{ bad: say("inspect-at-home") }]
        : []),
      ...(view.stocks[seat]?.some((each) => each.patrol) ? [{ bad: say("inspect-held-up") }] : []),
      ...now(play, seatOf(seat)),
      say("points", { points: view.sheet.reduce((sum, row) => sum + (row[seat] ?? 0), 0) }),
      say("inspect-left", { cards: view.stocks[seat]?.length ?? 0 }),
    ],
  };
}

/** Mamma or the Patrol, where they were sent. */
export const lying = (of: "mamma" | "patrol"): Told => ({
  name: title(of),
  says: does(of),
  more: () => [say(of === "mamma" ? "inspect-at-home" : "inspect-patrolled")],
});

/** What somebody holds and has not put away. */
export const held = (play: Play, of: Card | null): Told =>
  of ? card(play, of) : { name: say("table-holds"), says: say("inspect-in-hand") };

export const round = ({ view }: Play): Told => ({
  name: say("table-round", { number: view.round, rounds: view.famous.length }),
  says: say("inspect-round"),
});

export const call = (): Told => ({
  name: say("option-CallOmerta"),
  says: say("inspect-call", { limit, penalty }),
  more: () => [say("inspect-key", { key: say("key-call") })],
});

/** A button with a key of its own. */
export const keyed = (name: string, key: string): Told => ({ name, says: say("inspect-key", { key }) });

export const tool = (page: string, name: string, key: string): Told => ({
  name,
  says: say(`inspect-${page}`),
  more: () => [say("inspect-key", { key: key.toUpperCase() })],
});
