// Made by tests/web/wire.py from the types of the engine and the server.

export type FromClient = Join | Answer | Talk | Say | Order | More | Reconsider | Pong;
export type FromServer = Welcome | Said | Update | Noted | Refused | Presence | Tried | Receipt | Ping;

/**
 * The first message: which table, and as whom. Without a token one looks on.
 */
export interface Join {
  type: "Join";
  table: string;
  token: string | null;
  since: number;
  protocol: number;
}
/**
 * To the question of this number: one of the options.
 */
export interface Answer {
  type: "Answer";
  question: number;
  action: unknown;
}
/**
 * Something done beside the question: an offer, an answer to one, a payment, a word.
 */
export interface Talk {
  type: "Talk";
  action: unknown;
}
/**
 * A remark to all at the table. Where talk is part of the game (La Cosa Nostra) it is a `Talk`.
 */
export interface Say {
  type: "Say";
  text: string;
}
/**
 * Always say no to questions about this, until the round is over; or no longer. Nobody else is told.
 */
export interface Order {
  type: "Order";
  about: string;
  on: boolean;
}
/**
 * More time for the open question, please: once a seat and question.
 */
export interface More {
  type: "More";
  question: number;
}
/**
 * Take back my answer to the open question: where `Update.undo` is true. Nobody else is told.
 */
export interface Reconsider {
  type: "Reconsider";
  question: number;
}
/**
 * At once, to every `Ping`, with its number.
 */
export interface Pong {
  type: "Pong";
  number: number;
}
/**
 * You sit at this table, in this seat; `None`: you look on.
 */
export interface Welcome {
  type: "Welcome";
  protocol: number;
  table: string;
  game: string;
  rules: number;
  seat: number | null;
  names: string[];
  options: unknown;
  said: Said[];
}
/**
 * Somebody has made a remark.
 */
export interface Said {
  type: "Said";
  seat: number;
  text: string;
}
/**
 * The table as it lies now, and what you noticed since the last update.
 */
export interface Update {
  type: "Update";
  seq: number;
  question: number | null;
  view: unknown;
  options: unknown;
  events: unknown;
  deadline: number | null;
  next: string[];
  orders: string[];
  about: string | null;
  orderable: boolean;
  undo: boolean;
  missed: boolean;
}
/**
 * Your answer is in, and will be given when the question has been open for its least time. Until then it can be taken back.
 */
export interface Noted {
  type: "Noted";
  question: number;
}
/**
 * Nothing was done, and nothing has changed.
 */
export interface Refused {
  type: "Refused";
  why:
    | "full"
    | "illegal"
    | "late"
    | "looking-on"
    | "malformed"
    | "no-more"
    | "no-seat"
    | "no-table"
    | "not-begun"
    | "other-rules"
    | "protocol"
    | "too-fast"
    | "too-long";
  detail: string;
}
/**
 * Who is at the table.
 */
export interface Presence {
  type: "Presence";
  seats: Chair[];
  spectators: number;
}
export interface Chair {
  name: string;
  presence: "away" | "bot" | "caretaker" | "here";
  caretaker_in: number | null;
}
/**
 * Snap! This seat has tried; who was first is said a moment later.
 */
export interface Tried {
  type: "Tried";
  question: number;
  seat: number;
}
/**
 * All tries of a race with their times, the fastest first.
 */
export interface Receipt {
  type: "Receipt";
  question: number;
  tries: TryReceipt[];
}
/**
 * Time from the showing of the question to the arrival of the try, less the trip of the wires.
 */
export interface TryReceipt {
  seat: number;
  milliseconds: number;
  trip: number;
  came: "counted" | "late";
}
/**
 * Answer with a `Pong` at once: the trip is measured by it.
 */
export interface Ping {
  type: "Ping";
  number: number;
}
