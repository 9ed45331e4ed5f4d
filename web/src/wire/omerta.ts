// Written by python -m scripts.generate from the types of the engine and the server.

export type Famous = "al_capone" | "johnny_torrio" | "lucky_luciano" | "meyer_lansky" | "virginia_hill";
export type Card =
  | "1"
  | "10"
  | "2"
  | "3"
  | "4"
  | "5"
  | "6"
  | "7"
  | "8"
  | "9"
  | "alibi"
  | "driver"
  | "gangster"
  | "killer"
  | "lady"
  | "mamma"
  | "mole"
  | "patrol"
  | "safecracker"
  | "snitch"
  | "witness";
export type Action =
  | Begin
  | TimeUp
  | Reconsider
  | Clocked
  | Peek
  | CallOmerta
  | DrawDeck
  | TakePile
  | Swap
  | Discard
  | Try
  | Reveal
  | Decline
  | Exchange
  | Shuffle
  | Look
  | Give
  | Drive
  | Crack
  | SendMamma
  | LayPatrol;
export type Event =
  | Named
  | RoundBegan
  | Peeked
  | TurnBegan
  | TurnMissed
  | Drew
  | DrewNothing
  | Took
  | Swapped
  | Discarded
  | Reshuffled
  | SnapOpened
  | Snapped
  | Mistaken
  | SnapClosed
  | Given
  | Aimed
  | Killed
  | Exchanged
  | Mixed
  | Drove
  | SafeOpened
  | Cracked
  | MammaSent
  | PatrolLaid
  | Lifted
  | RoundEnded
  | GameEnded;

/**
 * The clock opens the game: everything that is dealt at the start is dealt now.
 */
export interface Begin {
  type: "Begin";
}
/**
 * The clock closes a question: whoever has not answered gives the default answer.
 */
export interface TimeUp {
  type: "TimeUp";
}
/**
 * A seat takes its answer back, while it is a secret: the question is open, and nobody has seen, rolled or timed anything of it.
 */
export interface Reconsider {
  type: "Reconsider";
}
/**
 * The clock's word on a question with a stopwatch: how long this seat took, from when it was shown the question.
 */
export interface Clocked {
  type: "Clocked";
  seat: number;
  milliseconds: number;
}
/**
 * Before the first turn: look at two of one's own slots.
 */
export interface Peek {
  type: "Peek";
  first: number;
  second: number;
}
/**
 * End the round, claiming the smallest count.
 */
export interface CallOmerta {
  type: "CallOmerta";
}
/**
 * Draw the top of the deck.
 */
export interface DrawDeck {
  type: "DrawDeck";
}
/**
 * Take the top of the discard pile.
 */
export interface TakePile {
  type: "TakePile";
}
/**
 * Put the drawn card into a slot and discard what lay there.
 */
export interface Swap {
  type: "Swap";
  slot: number;
}
/**
 * Discard the drawn card.
 */
export interface Discard {
  type: "Discard";
}
/**
 * Snap: turn up a slot, believed to be the bottle just discarded.
 */
export interface Try {
  type: "Try";
  slot: number;
}
/**
 * Answer a character with the Killer, believed to be in this slot.
 */
export interface Reveal {
  type: "Reveal";
  slot: number;
}
/**
 * No, thank you.
 */
export interface Decline {
  type: "Decline";
}
/**
 * Gangster: two slots of two players change places.
 */
export interface Exchange {
  type: "Exchange";
  seat: number;
  slot: number;
  other: number;
  other_slot: number;
}
/**
 * Lady: mix an opponent's stock.
 */
export interface Shuffle {
  type: "Shuffle";
  seat: number;
}
/**
 * Mole: look at one of one's own slots.
 */
export interface Look {
  type: "Look";
  slot: number;
}
/**
 * Snitch: a card from the deck to the first, then to the second; they may be the same opponent.
 */
export interface Give {
  type: "Give";
  first: number;
  second: number;
}
/**
 * Driver: turn up one or two of one's own slots, to be rid of them if they are bottles.
 */
export interface Drive {
  type: "Drive";
  slots: number[];
}
/**
 * Safecracker: exchange a card of the safe for one of one's own slots.
 */
export interface Crack {
  type: "Crack";
  place: number;
  slot: number;
}
/**
 * Mamma: to this opponent.
 */
export interface SendMamma {
  type: "SendMamma";
  seat: number;
}
/**
 * Police Patrol: onto this slot of an opponent.
 */
export interface LayPatrol {
  type: "LayPatrol";
  seat: number;
  slot: number;
}
/**
 * The famous gangsters were dealt (O-5).
 */
export interface Named {
  type: "Named";
  famous: Famous[];
}
export interface RoundBegan {
  type: "RoundBegan";
  number: number;
  starter: number;
}
/**
 * A player looked at slots of his own: two before the first turn, or one with the Mole.
 */
export interface Peeked {
  type: "Peeked";
  seat: number;
  slots: number[];
  cards: (Card | null)[];
}
export interface TurnBegan {
  type: "TurnBegan";
  seat: number;
}
/**
 * Mamma is there.
 */
export interface TurnMissed {
  type: "TurnMissed";
  seat: number;
}
export interface Drew {
  type: "Drew";
  seat: number;
  card: Card | null;
}
/**
 * There was no card left to draw.
 */
export interface DrewNothing {
  type: "DrewNothing";
  seat: number;
}
/**
 * From the discard pile.
 */
export interface Took {
  type: "Took";
  seat: number;
  card: Card;
}
/**
 * The card in hand went into the slot, and the one that lay there onto the pile.
 */
export interface Swapped {
  type: "Swapped";
  seat: number;
  slot: number;
  discarded: Card;
}
export interface Discarded {
  type: "Discarded";
  seat: number;
  card: Card;
}
/**
 * The discard pile became the deck.
 */
export interface Reshuffled {
  type: "Reshuffled";
  cards: number;
}
export interface SnapOpened {
  type: "SnapOpened";
  card: Card;
}
/**
 * The fastest correct try: the slot is gone.
 */
export interface Snapped {
  type: "Snapped";
  seat: number;
  slot: number;
  card: Card;
}
/**
 * A wrong card was turned up, in a snap or for the Killer, and went back.
 */
export interface Mistaken {
  type: "Mistaken";
  seat: number;
  slot: number;
  card: Card;
}
export interface SnapClosed {
  type: "SnapClosed";
  winner: number | null;
}
/**
 * A card from the deck became a new slot, unseen: for a wrong card that was shown, for a ride with a character, or from the Snitch.
 */
export interface Given {
  type: "Given";
  seat: number;
  why: "mistake" | "ride" | "snitch";
}
/**
 * A character was used on these players; the opponents among them may answer with the Killer.
 */
export interface Aimed {
  type: "Aimed";
  seat: number;
  card: Card;
  targets: number[];
  slots: number[];
}
/**
 * The Killer cancelled the character.
 */
export interface Killed {
  type: "Killed";
  seat: number;
  slot: number;
  cancelled: Card;
}
export interface Exchanged {
  type: "Exchanged";
  seat: number;
  slot: number;
  other: number;
  other_slot: number;
}
/**
 * A stock was shuffled; blocked slots stayed.
 */
export interface Mixed {
  type: "Mixed";
  seat: number;
}
/**
 * The Driver's slots were turned up; if all were bottles, they are gone.
 */
export interface Drove {
  type: "Drove";
  seat: number;
  slots: number[];
  cards: Card[];
  away: boolean;
}
export interface SafeOpened {
  type: "SafeOpened";
  seat: number;
  cards: (Card | null)[];
}
/**
 * A card of the safe and one of his slots changed places.
 */
export interface Cracked {
  type: "Cracked";
  seat: number;
  place: number;
  slot: number;
}
export interface MammaSent {
  type: "MammaSent";
  seat: number;
  to: number;
}
export interface PatrolLaid {
  type: "PatrolLaid";
  seat: number;
  on: number;
  slot: number;
}
/**
 * Mamma or the Patrol went onto the pile.
 */
export interface Lifted {
  type: "Lifted";
  card: Card;
  by: number;
  victim: number;
}
/**
 * All stocks are turned up. `caller` is `None` if nobody called.
 */
export interface RoundEnded {
  type: "RoundEnded";
  number: number;
  caller: number | null;
  succeeded: boolean;
  stocks: Card[][];
  counts: number[];
  scores: number[];
}
export interface GameEnded {
  type: "GameEnded";
  totals: number[];
  winners: number[];
}
/**
 * The table. `seat` is `None` for a spectator.
 */
export interface View {
  seat: number | null;
  famous: Famous[];
  round: number;
  starter: number;
  turn: number;
  turns: number;
  sheet: number[][];
  stocks: SlotView[][];
  safe: (Card | null)[];
  deck: number;
  pile: number;
  pile_top: Card | null;
  holds: boolean;
  hand: Card | null;
  in_play: Card | null;
  lain: LainView[];
  question: Question | null;
  winners: number[];
}
export interface SlotView {
  card: Card | null;
  patrol: boolean;
}
/**
 * Mamma or the Patrol, laid by one player on another, and how many of the first one's turns it stays.
 */
export interface LainView {
  card: Card;
  by: number;
  victim: number;
  slot: number | null;
  turns: number;
}
/**
 * What is asked now, and of whom. Who has answered a secret question is not said.
 */
export interface Question {
  number: number;
  step: string;
  mode: string;
  seats: number[];
  seconds: number | null;
  card: Card | null;
}
/**
 * Cards that the viewer cannot place are `None`.
 */
export interface Knowledge {
  seat: number | null;
  stocks: (Card | null)[][];
  safe: (Card | null)[];
  hand: Card | null;
  pile: Card[];
  seen: number[][][];
  unseen: {
    [k: string]: number;
  };
  among: Among[];
}
/**
 * These cards are for certain among these slots, places of the safe, the card in hand and (`deck`) the deck, nobody can say where.
 */
export interface Among {
  cards: Card[];
  slots: [number, number][];
  safe: number[];
  hand: boolean;
  deck: boolean;
}
/**
 * The defaults are the rulebook's game on a live table, with no clock on a turn.
 */
export interface OmertaOptions {
  snap?: "race" | "sealed";
  snap_seconds?: number | null;
  reflexes?: "drowsy" | "human" | "quick" | "slow";
  reaction_seconds?: number | null;
  turn_seconds?: number | null;
  turn_limit?: number | null;
  memory_aid?: boolean;
  characters?: {
    [k: string]: number;
  } | null;
}
