import { called } from "../lobby/called";
import { houseAnswers, toldSoFar } from "../net/api";
import { Line, type Standing } from "../net/line";
import type {
  Briefing,
  Caution,
  FromServer,
  Hinted,
  Inspect,
  Instructions,
  Lesson,
  Noted,
  Nudged,
  Presence,
  Receipt,
  Refused,
  Said,
  Time,
  Tried,
  Trouble,
  Update,
  Weigh,
  Weighed,
  Welcome,
} from "../wire/protocol";

const PROTOCOL = 1;
/** Where WebSockets are answered. */
export const house = (): string => location.origin.replace(/^http/, "ws");
const AGAIN = [2000, 8000, 0]; // milliseconds until the past is asked for once more, where the house was busy

type Past = () => Promise<{ told: unknown[][] | null }>;
const OVER: ReadonlySet<Standing> = new Set(["handed", "elsewhere", "out", "closed"]);
const TWICE = 2; // calls that nobody answered: then it is asked why
const TAKEN_AS_SAID: ReadonlySet<string> = new Set(["late", "illegal", "malformed"]);

/** Why nobody answers: the way to the table is barred, or the house is shut. */
export type Outage = "blocked" | "down";

/** What a table can say to the server: whether it went out, or will; of what is weighed, what it would change (null: nothing that can be done). */
export type Send = {
  answer(action: unknown): boolean;
  talk(action: unknown): boolean;
  weigh(action: unknown): Promise<unknown>;
  inspect(thing: string): Promise<unknown>; // what is to be known of it, beyond the view
  warn(action: unknown): Promise<readonly Caution[]>; // what speaks against it
  say(text: string): boolean;
  order(about: string, on: boolean): boolean;
  more(): boolean;
  reconsider(): boolean;
};

/** What is settled among people, beside the game. */
export type Agree = {
  nudge(seat: number): void;
  call(seat: number, on: boolean): void;
  pause(on: boolean): void;
  instruct(about: string, rule: unknown): void;
};

/** How time stands, and when that was told, by the page's own clock. */
export type Timed = Time & { at: number };

/** A place at a live table, mine if I have one there, or beside it: the last of everything that the server has said. */
export class Sitting {
  standing: Standing = $state("calling");
  calls: number | null = $state(null); // when a line that is down is called again, by the page's own clock
  welcome: Welcome | undefined = $state.raw();
  update: Update | undefined = $state.raw();
  told: readonly unknown[] = $state.raw([]); // all events: since the game began, or as far as they are known
  untold = $state(false); // some before them are not
  presence: Presence | undefined = $state.raw();
  places = $state(1); // where my seat is open
  tried: Tried | undefined = $state.raw();
  receipt: Receipt | undefined = $state.raw();
  refused: Refused | undefined = $state.raw();
  noted: Noted | undefined = $state.raw();
  said: readonly Said[] = $state.raw([]);
  lesson: Lesson | undefined = $state.raw(); // where one is, if it is one
  hinted: Hinted | undefined = $state.raw(); // what the coach would do
  time: Timed | undefined = $state.raw();
  nudged: (Nudged & { at: number }) | undefined = $state.raw(); // the last one
  instructions: Instructions["rules"] = $state.raw({}); // mine
  briefing: Briefing | undefined = $state.raw(); // of a chair that I have taken over
  keeps = $state(false); // an answer, until it has arrived
  outage: Outage | undefined = $state();
  trouble: Trouble["why"] | undefined = $state(); // the server cannot reach its books, until the next update
  readonly #line: Line;
  #kept: { question: number; action: unknown } | undefined;
  #deals: { action: unknown; seq: number | null }[] = []; // of mine, until something is heard; `seq`: what I knew when they went out
  #remarks: string[] = []; // of mine, until they are heard at the table
  #back = false; // the line was down: the next update shows what has become of it
  readonly #weighing = new Map<number, (weighed: Weighed | null) => void>();
  #weighed = 0;

  readonly #past: Past | null;
  #since: unknown[] = []; // what was told after the update that the past is asked about

  /** `url`: asked for at every call, where it says how far one is; the table is in it for proxies, that bring together who sits together. `past`: null where there is none to be told. */
  constructor(
    table: string,
    url: string | (() => string) = `${house()}/ws/${table}`,
    past: Past | null = () => toldSoFar(table, this.welcome?.seat === null),
  ) {
    this.#past = past;
    this.#line = new Line(url, { table, token: null, look_on: false, protocol: PROTOCOL }, this);
  }

  readonly send: Send = {
    answer: (action) => this.#asked((question) => this.#answer(question, action)),
    talk: (action) => this.#talk(action),
    weigh: async (action) => (await this.#wonder((number) => ({ type: "Weigh", number, action })))?.prospect ?? null,
    warn: async (action) => (await this.#wonder((number) => ({ type: "Weigh", number, action })))?.cautions ?? [],
    inspect: async (thing) => (await this.#wonder((number) => ({ type: "Inspect", number, thing })))?.prospect ?? null,
    say: (text) => this.#remark(text),
    order: (about, on) => this.#line.send({ type: "Order", about, on }),
    more: () => this.#asked((question) => this.#line.send({ type: "More", question })),
    reconsider: () => this.#asked((question) => this.#reconsider(question)),
  };

  readonly agree: Agree = {
    nudge: (seat) => void this.#line.send({ type: "Nudge", seat }),
    call: (seat, on) => void this.#line.send({ type: "Call", seat, on }),
    pause: (on) => void this.#line.send({ type: "Pause", on }),
    instruct: (about, rule) => void this.#line.send({ type: "Instruct", about, rule }),
  };

  /** What would the coach do? Whether he is asked. */
  hint(): boolean {
    return this.#asked((question) => this.#line.send({ type: "Hint", question }));
  }

  /** Whether somebody waits for me. */
  readonly asked: boolean = $derived(((this.update?.options ?? []) as unknown[]).length > 0);

  /** And I have something to choose from: the house does not answer for me. */
  readonly choosing: boolean = $derived(((this.update?.options ?? []) as unknown[]).length > 1);

  /** A step of a lesson was read. */
  goOn(step: number): void {
    this.#line.send({ type: "GoOn", step });
  }

  leave(): void {
    this.#line.close();
  }

  callNow(): void {
    this.#line.callNow();
  }

  stood(standing: Standing, wait?: number): void {
    this.standing = standing;
    if (wait !== undefined) this.calls = performance.now() + wait;
    else if (standing !== "calling") this.calls = null;
  }

  unanswered(times: number): void {
    if (times < TWICE) return;
    void houseAnswers().then((answers) => {
      if (this.standing !== "open") this.outage = answers ? "blocked" : "down";
    });
  }

  heard(message: FromServer): void {
    if (message.type === "Welcome") {
      this.#back = true;
      this.outage = undefined;
      this.welcome = { ...message, names: message.names.map(called) };
      const known = this.#mine(this.said);
      for (const text of this.#mine(message.said)) {
        const at = known.indexOf(text);
        if (at >= 0) known.splice(at, 1);
        else this.#hear(text);
      }
      this.said = message.said;
      for (const text of this.#remarks) this.#line.send({ type: "Say", text });
      this.places = 1; // until it is told otherwise
      for (const number of this.#weighing.keys()) this.#tell(number, null); // what was on its way is lost
    } else if (message.type === "Said") {
      this.said = [...this.said, message];
      if (message.seat === this.welcome?.seat) this.#hear(message.text);
    } else if (message.type === "Update") {
      const known = this.update !== undefined && !message.missed;
      this.told = [...this.told, ...(message.events as unknown[])];
      this.#since.push(...(message.events as unknown[]));
      this.update = message;
      if (!known) void this.#recall(message.seq);
      this.trouble = undefined;
      this.#see(message);
    } else if (message.type === "Trouble") this.trouble = message.why;
    else if (message.type === "Refused" && (message.why === "database" || message.why === "disk"))
      this.trouble = message.why;
    else if (message.type === "Presence")
      this.presence = {
        ...message,
        seats: message.seats.map((chair) => ({ ...chair, name: called(chair.name) })),
      };
    else if (message.type === "Time") this.time = { ...message, at: performance.now() };
    else if (message.type === "Nudged") this.nudged = { ...message, at: performance.now() };
    else if (message.type === "Instructions") this.instructions = message.rules;
    else if (message.type === "Briefing") this.briefing ??= message;
    else if (message.type === "Places") this.places = message.open;
    else if (message.type === "Tried") this.tried = message;
    else if (message.type === "Receipt") this.receipt = message;
    else if (message.type === "Refused") {
      this.refused = message;
      this.#remarks = []; // it may have been one of them
      this.#deals = [];
      if (TAKEN_AS_SAID.has(message.why)) this.#keep(undefined);
    } else if (message.type === "Hinted") this.hinted = message;
    else if (message.type === "Lesson") this.lesson = message;
    else if (message.type === "Noted") this.noted = message;
    else if (message.type === "Weighed") this.#tell(message.number, message);
  }

  /** Kept until it is seen to have arrived: while the line is down it waits. */
  #answer(question: number, action: unknown): boolean {
    if (OVER.has(this.standing)) return false;
    this.#keep({ question, action });
    this.#line.send({ type: "Answer", question, action });
    return true;
  }

  /** What is offered, or taken: it goes again only if it is certain that it has not arrived, since nobody makes the same offer twice. */
  #talk(action: unknown): boolean {
    if (OVER.has(this.standing)) return false;
    const sent = this.#line.send({ type: "Talk", action });
    this.#deals.push({ action, seq: sent ? (this.update?.seq ?? null) : null });
    return true;
  }

  /** As an answer is kept, but whatever is asked meanwhile. */
  #remark(text: string): boolean {
    if (this.standing === "handed" || this.standing === "elsewhere" || this.standing === "closed") return false;
    this.#remarks.push(text);
    this.#line.send({ type: "Say", text });
    return true;
  }

  #hear(text: string): void {
    const at = this.#remarks.indexOf(text);
    if (at >= 0) this.#remarks.splice(at, 1);
  }

  readonly #mine = (said: readonly Said[]): string[] =>
    said.filter(({ seat }) => seat === this.welcome?.seat).map(({ text }) => text);

  #reconsider(question: number): boolean {
    this.#keep(undefined);
    return this.#line.send({ type: "Reconsider", question });
  }

  #keep(answer: { question: number; action: unknown } | undefined): void {
    this.#kept = answer;
    this.keeps = answer !== undefined;
  }

  /** Another question, or none for me: what I said has arrived, or is of no use any more. The same one, on a new line: it has not. */
  #see({ question, options, seq }: Update): void {
    const [kept, back, deals] = [this.#kept, this.#back, this.#deals];
    this.#back = false;
    this.#deals = [];
    if (back) for (const deal of deals) if (deal.seq === null || deal.seq === seq) this.#talk(deal.action);
    if (!kept) return;
    if (question !== kept.question || (options as unknown[]).length === 0) this.#keep(undefined);
    else if (back) this.#line.send({ type: "Answer", ...kept });
  }

  /** Somebody who has just come, or was away for too long, has all told again that was there for him to notice. */
  async #recall(seq: number): Promise<void> {
    if (this.#past === null) return;
    const since: unknown[] = [];
    this.#since = since;
    for (const wait of AGAIN) {
      const { told } = await this.#past().catch(() => ({ told: null }));
      if (since !== this.#since) return; // it was asked once more
      this.untold = told === null || told.length < seq;
      if (told && !this.untold) {
        this.told = [...told.slice(0, seq).flat(), ...since];
        return;
      }
      await new Promise((over) => setTimeout(over, wait));
    }
  }

  #wonder(asked: (number: number) => Weigh | Inspect): Promise<Weighed | null> {
    this.#weighed += 1;
    const number = this.#weighed;
    return new Promise((tell) => {
      this.#weighing.set(number, tell);
      if (!this.#line.send(asked(number))) this.#tell(number, null);
    });
  }

  #tell(number: number, weighed: Weighed | null): void {
    this.#weighing.get(number)?.(weighed);
    this.#weighing.delete(number);
  }

  #asked(say: (question: number) => boolean): boolean {
    const question = this.update?.question;
    return question === undefined || question === null ? false : say(question);
  }
}
