import type { FromClient, FromServer, Join } from "../wire/protocol";

type Sent = Exclude<FromClient, Join>;
/** `handed`: the seat was handed over, and this line with its token is of no more use. */
export type Standing = "calling" | "open" | "lost" | "handed" | "closed";

export interface Listener {
  heard(message: FromServer): void;
  /** `wait`: milliseconds until it is called again. */
  stood(standing: Standing, wait?: number): void;
}

const PATIENCE = [250, 500, 1000, 2000, 4000, 8000]; // milliseconds between one call and the next
// After these there is no use in calling again.
const FINAL: ReadonlySet<string> = new Set(["protocol", "no-table", "no-seat", "other-rules", "full"]);

const HANDED_OVER = 4002;

/** A line to a table that is called again when it breaks, and goes on after the last update that was heard. */
export class Line {
  #socket: WebSocket | undefined;
  #again: ReturnType<typeof setTimeout> | undefined;
  #tries = 0;
  #since = 0;
  #over = false;

  constructor(
    readonly url: string,
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
    const socket = new WebSocket(this.url);
    this.#socket = socket;
    socket.onopen = () => {
      const hello: Join = { type: "Join", ...this.join, since: this.#since };
      socket.send(JSON.stringify(hello));
    };
    socket.onmessage = (frame) => this.#hear(JSON.parse(frame.data) as FromServer);
    socket.onclose = ({ code }) => (code === HANDED_OVER ? this.#end("handed") : this.#lost());
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

  #lost(): void {
    if (this.#over) return;
    const patience = PATIENCE[Math.min(this.#tries++, PATIENCE.length - 1)] ?? 0;
    const wait = patience * (0.75 + Math.random() / 2); // not all at the same moment when a server comes back
    this.listener.stood("lost", wait);
    this.#again = setTimeout(() => this.#call(), wait);
  }

  #end(standing: Standing): void {
    if (this.#over) return;
    this.#over = true;
    clearTimeout(this.#again);
    this.#socket?.close();
    this.listener.stood(standing);
  }
}
