import type { FromClient, FromServer, Join } from "../wire/protocol";

type Sent = Exclude<FromClient, Join>;
/** `handed`: the seat was handed over, and this line is of no more use. `elsewhere`: it has newer lines than may be. `out`: I am signed out here. */
export type Standing = "calling" | "open" | "lost" | "handed" | "elsewhere" | "out" | "closed";

export interface Listener {
  heard(message: FromServer): void;
  /** `wait`: milliseconds until it is called again. */
  stood(standing: Standing, wait?: number): void;
  /** A call that did not even get through to the door, so many times in a row. */
  unanswered(times: number): void;
}

const PATIENCE = [250, 500, 1000, 2000, 4000, 8000]; // milliseconds between one call and the next
const SILENCE = 4500; // milliseconds: the house pings every two seconds, so a line that says nothing for so long is dead
const GREETING = 10_000; // that a call may take, until somebody says something
// After these there is no use in calling again.
const FINAL: ReadonlySet<string> = new Set([
  "protocol",
  "no-table",
  "no-seat",
  "other-rules",
  "broken-log",
  "full",
  "no-lesson",
]);

// Codes that a line is closed with for good.
const ENDS: ReadonlyMap<number, Standing> = new Map([
  [4002, "handed"],
  [4003, "elsewhere"],
  [4004, "out"],
]);

/** A line to a table that is called again when it breaks or falls silent, and goes on after the last update that was heard. */
export class Line {
  #socket: WebSocket | undefined;
  #again: ReturnType<typeof setTimeout> | undefined;
  #silent: ReturnType<typeof setTimeout> | undefined;
  #tries = 0;
  #unanswered = 0;
  #since = 0;
  #over = false;

  constructor(
    readonly url: string | (() => string),
    readonly join: Omit<Join, "type" | "since">,
    readonly listener: Listener,
  ) {
    this.#call();
  }

  /** Whether it went out. What is said while the line is down is lost: the question may be another by then. */
  send(message: Sent): boolean {
    if (this.#socket?.readyState !== WebSocket.OPEN) return false;
    this.#socket.send(JSON.stringify(message));
    return true;
  }

  close(): void {
    this.#end("closed");
  }

  /** At once, instead of when it would. */
  callNow(): void {
    if (this.#over || this.#again === undefined) return;
    this.#call();
  }

  #call(): void {
    clearTimeout(this.#again);
    this.#again = undefined;
    this.listener.stood("calling");
    const socket = new WebSocket(typeof this.url === "string" ? this.url : this.url());
    let through = false;
    this.#socket = socket;
    this.#listen(GREETING);
    socket.onopen = () => {
      through = true;
      this.#unanswered = 0;
      const hello: Join = { type: "Join", ...this.join, since: this.#since };
      socket.send(JSON.stringify(hello));
    };
    socket.onmessage = (frame) => {
      this.#listen(SILENCE);
      this.#hear(JSON.parse(frame.data) as FromServer);
    };
    socket.onclose = ({ code }) => {
      const end = ENDS.get(code);
      if (end) this.#end(end);
      else this.#lost(through);
    };
  }

  /** For so long; then the line is dead, whatever the socket believes. */
  #listen(patience: number): void {
    clearTimeout(this.#silent);
    if (this.#over) return;
    this.#silent = setTimeout(() => {
      const through = this.#socket?.readyState === WebSocket.OPEN;
      this.#hangUp();
      this.#lost(through);
    }, patience);
  }

  /** Without waiting for the other end, which may be nowhere. */
  #hangUp(): void {
    const socket = this.#socket;
    if (!socket) return;
    this.#socket = undefined;
    socket.onopen = socket.onmessage = socket.onclose = null;
    socket.close();
  }

  #hear(message: FromServer): void {
    if (message.type === "Ping") {
      this.send({ type: "Pong", number: message.number });
      return;
    }
    if (message.type === "Welcome") {
      this.#tries = 0;
      this.listener.stood("open");
    }
    if (message.type === "Update") this.#since = message.seq;
    this.listener.heard(message);
    if (message.type === "Refused" && FINAL.has(message.why)) this.#end("closed");
  }

  #lost(through: boolean): void {
    if (this.#over) return;
    clearTimeout(this.#silent);
    const patience = PATIENCE[Math.min(this.#tries++, PATIENCE.length - 1)] ?? 0;
    const wait = patience * (0.75 + Math.random() / 2); // not all at the same moment when a server comes back
    this.listener.stood("lost", wait);
    if (!through) this.listener.unanswered(++this.#unanswered);
    this.#again = setTimeout(() => this.#call(), wait);
  }

  #end(standing: Standing): void {
    if (this.#over) return;
    this.#over = true;
    clearTimeout(this.#again);
    clearTimeout(this.#silent);
    this.#hangUp();
    this.listener.stood(standing);
  }
}
