import { botName } from "../../lobby/bots";
import { type Sent, Speaker } from "../../plain/speaker";
import type { Teller } from "../../texts/telling";
import { say } from "../../texts/texts.svelte";
import type { Card, Event, Famous, OmertaOptions, View } from "../../wire/omerta";
import { asked, closed, tellerFor } from "./telling";

const CARDS: ReadonlySet<string> = new Set(["card", "pile_top", "hand", "in_play", "safe", "stocks"]);
const FACE_DOWN: ReadonlySet<string> = new Set(["card", "safe"]);
const BY_SEAT: ReadonlySet<string> = new Set(["famous", "stocks", "counts", "scores"]);

/** Omerta as a list. */
export default class OmertaSpeaker extends Speaker {
  get #table(): View {
    return this.given.update.view as View;
  }

  override get teller(): Teller {
    return tellerFor(this.me, this.names);
  }

  override get names(): readonly string[] {
    return this.given.welcome.names.map((name, seat) => {
      const famous = this.#table.famous[seat];
      return famous && this.given.presence.seats[seat]?.presence === "bot" ? say(`famous-${famous}`) : name;
    });
  }

  override question(): string {
    return asked(this.teller, this.#table, false);
  }

  override label(field: string): string {
    return say(`view-${field}`);
  }

  override later(event: Sent): Sent {
    const open = (this.given.welcome.options as OmertaOptions).memory_aid;
    return open ? event : (closed(event as unknown as Event) as unknown as Sent);
  }

  override spread({ type }: Sent): boolean {
    return type === "RoundEnded";
  }

  override twice({ type }: Sent): boolean {
    return type === "CallOmerta";
  }

  override doubts({ type }: Sent): readonly string[] {
    return type === "CallOmerta" ? [asked(this.teller, this.#table, true)] : [];
  }

  override value(field: string, value: string | number): string {
    if (field === "famous") return say(`famous-${value as Famous}.full`);
    if (typeof value === "string" && CARDS.has(field)) return say(`card-${value as Card}`);
    return super.value(field, field === "slot" ? Number(value) + 1 : value);
  }

  /** A stock is a row of slots; the books have a line for each round, with what each player got. */
  override item(field: string, at: number, items: number, depth: number): string | undefined {
    if (field === "sheet") return depth === 0 ? say("table-round", this.#round(at + 1)) : this.name(at);
    if (field === "famous" && depth === 0) return this.#player(at);
    if (BY_SEAT.has(field) && depth === 0) return this.name(at);
    if (field === "stocks" || field === "safe") return say(field === "safe" ? "pick-place" : "slot", place(at));
    return super.item("", at, items, 1);
  }

  /** Bots by their strength, too. */
  #player(at: number): string {
    const chair = this.given.presence.seats[at];
    return chair?.presence === "bot" ? `${this.name(at)} (${botName(chair.name)})` : this.name(at);
  }

  override missing(field: string, listed: boolean): string {
    return FACE_DOWN.has(field) ? say("plain-hidden") : super.missing(field, listed);
  }

  #round(number: number): { number: number; rounds: number } {
    return { number, rounds: this.#table.famous.length };
  }
}

const place = (at: number): { slot: number; place: number } => ({ slot: at + 1, place: at + 1 });
