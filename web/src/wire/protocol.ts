// Written by python -m scripts.generate from the types of the engine and the server.

export type FromClient =
  | Join
  | Answer
  | Talk
  | Weigh
  | Inspect
  | Say
  | Order
  | More
  | Reconsider
  | Hint
  | Nudge
  | Call
  | Pause
  | Instruct
  | Pong
  | GoOn;
export type FromServer =
  | Lesson
  | Welcome
  | Said
  | Update
  | Noted
  | Weighed
  | Hinted
  | Refused
  | Trouble
  | Presence
  | Time
  | Nudged
  | Instructions
  | Briefing
  | Places
  | Tried
  | Receipt
  | Ping;

/**
 * The first message: which table, and as whom. Without a token it is the seat of whoever's cookie came with the line; if there is none, one looks on.
 */
export interface Join {
  type: "Join";
  table: string;
  token: string | null;
  since: number;
  protocol: number;
  look_on: boolean;
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
 * What would this deal or purchase change for me, and what speaks against it? Nothing is done; `Weighed` answers.
 */
export interface Weigh {
  type: "Weigh";
  number: number;
  action: unknown;
}
/**
 * What is to be known of this thing, by its name in the game, beyond what the view shows? Nothing is done; `Weighed` answers.
 */
export interface Inspect {
  type: "Inspect";
  number: number;
  thing: string;
}
/**
 * A remark to all at the table. Where talk is part of the game it is a `Talk`.
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
 * What would the coach do? At a table where all others are bots; the game is marked. `Hinted` answers, after a while.
 */
export interface Hint {
  type: "Hint";
  question: number;
}
/**
 * We are waiting for you. Everybody hears it; once a question, and not too often.
 */
export interface Nudge {
  type: "Nudge";
  seat: number;
}
/**
 * A caretaker should look after this seat, which has kept everybody waiting for long; or no, after all. If most of the others say so, one comes.
 */
export interface Call {
  type: "Call";
  seat: number;
  on: boolean;
}
/**
 * I am for a pause, or against one; `on` is what I want. When all are, no time passes and nothing happens; most are enough to go on.
 */
export interface Pause {
  type: "Pause";
  on: boolean;
}
/**
 * What is to be answered for me to questions about this, as long as I do not answer myself: one of the game's rules; `null`: nothing any more.
 *     Nobody else is told.
 */
export interface Instruct {
  type: "Instruct";
  about: string;
  rule: unknown;
}
/**
 * At once, to every `Ping`, with its number.
 */
export interface Pong {
  type: "Pong";
  number: number;
}
/**
 * In a lesson: I have read this step, which only says something.
 */
export interface GoOn {
  type: "GoOn";
  step: number;
}
/**
 * Where you are in a lesson. What is said is a message of the lessons' catalogue.
 */
export interface Lesson {
  type: "Lesson";
  step: number;
  steps: number;
  say: string;
  glow: string[];
  waits: "end" | "go-on" | "move" | "others";
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
  timing: Timing;
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
 * Seconds, but for the days. Tables from before there was such a thing are relaxed ones.
 */
export interface Timing {
  kind: "live" | "post" | "relaxed";
  turn: number;
  reserve: number;
  days: 1 | 2 | 3 | 7;
  grace: number;
}
/**
 * Seconds, but for the days. Tables from before there was such a thing are relaxed ones.
 */
export interface Timing1 {
  kind: "live" | "post" | "relaxed";
  turn: number;
  reserve: number;
  days: 1 | 2 | 3 | 7;
  grace: number;
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
  beside: unknown;
  events: unknown;
  deadline: number | null;
  next: string[];
  orders: string[];
  about: string | null;
  orderable: boolean;
  undo: boolean;
  missed: boolean;
  cautions: Cautioned[];
}
/**
 * What you should be asked before you do this: the option of this number, of `options` and `beside` one after the other.
 */
export interface Cautioned {
  at: number;
  cautions: Caution[];
}
/**
 * What would go wrong, or cost dear, by what a seat may know: a code that catalogues have words for (`caution-…`), and what fills them in.
 */
export interface Caution {
  code: string;
  params: {
    [k: string]: number | string;
  };
}
/**
 * Your answer is in, and will be given when the question has been open for its least time. Until then it can be taken back.
 */
export interface Noted {
  type: "Noted";
  question: number;
}
/**
 * To a `Weigh`, what it would change, to an `Inspect`, what is to be known, in the game's own record; `None`: it could not be done, and why.
 */
export interface Weighed {
  type: "Weighed";
  number: number;
  prospect: unknown;
  detail: string;
  cautions: Caution[];
}
/**
 * What the coach would answer, by what you may know: `sitdown.coach.Hint`, the best first, two at most.
 */
export interface Hinted {
  type: "Hinted";
  question: number;
  hints: unknown;
}
/**
 * Nothing was done, and nothing has changed.
 */
export interface Refused {
  type: "Refused";
  why:
    | "broken-log"
    | "busy"
    | "database"
    | "disk"
    | "full"
    | "illegal"
    | "late"
    | "lesson"
    | "looking-on"
    | "malformed"
    | "no-coach"
    | "no-lesson"
    | "no-more"
    | "no-seat"
    | "no-table"
    | "not-alone"
    | "not-asked"
    | "not-begun"
    | "not-yet"
    | "other-rules"
    | "paused"
    | "protocol"
    | "too-fast"
    | "too-long"
    | "waiting";
  detail: string;
  code: string;
  params: {
    [k: string]: number | string;
  };
}
/**
 * The books are out of reach, so nothing happens and no time passes; said again and again until the next `Update`. Nothing is lost.
 */
export interface Trouble {
  type: "Trouble";
  why: "database" | "disk";
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
  face: string;
  hinted: boolean;
  left: boolean;
  holiday: number | null;
  applicant: string | null;
  style: string;
}
/**
 * How time stands, for what is asked now. By seat where there are several; milliseconds.
 */
export interface Time {
  type: "Time";
  question: number | null;
  standing: boolean;
  up: (number | null)[];
  reserve: (number | null)[];
  callable_in: number | null;
  paused: boolean;
  pausing: number[];
  asking: Asking[];
}
/**
 * Some of the others want a caretaker for a seat.
 */
export interface Asking {
  seat: number;
  by: number[];
  needed: number;
}
/**
 * Somebody is waited for.
 */
export interface Nudged {
  type: "Nudged";
  by: number;
  seat: number;
}
/**
 * Your standing instructions: to what question which rule. Told to this seat only.
 */
export interface Instructions {
  type: "Instructions";
  rules: {
    [k: string]: unknown;
  };
}
/**
 * You have taken over this chair: what it may know, in the game's own record, before your first answer. Told to this seat only.
 */
export interface Briefing {
  type: "Briefing";
  knowledge: unknown;
}
/**
 * Your seat is open at so many places. Told to this seat only, when it is more than one, or no longer.
 */
export interface Places {
  type: "Places";
  open: number;
}
/**
 * Snap! This seat has tried. He himself is told at once; others when no faster try can come any more, if it counts.
 */
export interface Tried {
  type: "Tried";
  question: number;
  seat: number;
}
/**
 * The tries of a race that counted, and your own if it was late, with their times, the fastest first.
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
