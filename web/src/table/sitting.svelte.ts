import { Line, type Standing } from "../net/line";
import type { FromServer, Noted, Presence, Receipt, Refused, Said, Tried, Update, Welcome } from "../wire/protocol";

const PROTOCOL = 1;

/** What a table can say to the server. Whether it went out. */
export type Send = {
  answer(action: unknown): boolean;
  talk(action: unknown): boolean;
  say(text: string): boolean;
  order(about: string, on: boolean): boolean;
  more(): boolean;
  reconsider(): boolean;
};

/** A place at a live table, with a token, or beside it, without: the last of everything that the server has said. */
export class Sitting {
  standing: Standing = $state("calling");
  calls: number | null = $state(null); // when a line that is down is called again, by the page's own clock
  welcome: Welcome | undefined = $state.raw();
  update: Update | undefined = $state.raw();
  presence: Presence | undefined = $state.raw();
  tried: Tried | undefined = $state.raw();
  receipt: Receipt | undefined = $state.raw();
  refused: Refused | undefined = $state.raw();
  noted: Noted | undefined = $state.raw();
  said: readonly Said[] = $state.raw([]);
  readonly #line: Line;

  constructor(table: string, token: string | null, url = `${location.origin.replace(/^http/, "ws")}/ws`) {
    this.#line = new Line(url, { table, token, protocol: PROTOCOL }, this);
  }

  readonly send: Send = {
    answer: (action) => this.#asked((question) => this.#line.send({ type: "Answer", question, action })),
    talk: (action) => this.#line.send({ type: "Talk", action }),
    say: (text) => this.#line.send({ type: "Say", text }),
    order: (about, on) => this.#line.send({ type: "Order", about, on }),
    more: () => this.#asked((question) => this.#line.send({ type: "More", question })),
    reconsider: () => this.#asked((question) => this.#line.send({ type: "Reconsider", question })),
  };

  /** Whether somebody waits for me. */
  readonly asked: boolean = $derived(((this.update?.options ?? []) as unknown[]).length > 0);

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

  heard(message: FromServer): void {
    if (message.type === "Welcome") {
      this.welcome = message;
      this.said = message.said;
    } else if (message.type === "Said") this.said = [...this.said, message];
    else if (message.type === "Update") this.update = message;
    else if (message.type === "Presence") this.presence = message;
    else if (message.type === "Tried") this.tried = message;
    else if (message.type === "Receipt") this.receipt = message;
    else if (message.type === "Refused") this.refused = message;
    else if (message.type === "Noted") this.noted = message;
  }

  #asked(say: (question: number) => boolean): boolean {
    const question = this.update?.question;
    return question === undefined || question === null ? false : say(question);
  }
}
