import { botName } from "../../lobby/bots";
import { type Fields, type Remark, type Sent, Speaker, without } from "../../plain/speaker";
import { say } from "../../texts/texts.svelte";
import type { Action, Caution, Event, OfferView, PromiseView, View } from "../../wire/cosa_nostra";
import { isBusinessCard, isMonopoly, MONOPOLIES } from "./facts";
import { Teller } from "./words/teller";
import { worthTelling } from "./words/worth";

const SEATS: ReadonlySet<string> = new Set([
  "monopolies",
  "player",
  "seat",
  "to",
  "by",
  "seen_by",
  "turn",
  "starter",
  "winner",
]);
const FACE_DOWN: ReadonlySet<string> = new Set(["job"]);

/** La Cosa Nostra as a list. */
export default class CosaNostraSpeaker extends Speaker {
  get #table(): View {
    return this.given.update.view as View;
  }

  override get teller(): Teller {
    const offers = this.#events.filter((event) => event.type === "OfferMade");
    const families = this.#table.players.map((player) => player.family);
    return new Teller(this.me, families, { offers, ledger: this.#table.ledger });
  }

  get #events(): readonly Event[] {
    return this.told as unknown as readonly Event[];
  }

  override get names(): readonly string[] {
    const teller = this.teller;
    return this.given.welcome.names.map((_, seat) => teller.name(seat));
  }

  override question(): string {
    return this.teller.question(this.#table);
  }

  override option(sent: Sent): string {
    const action = sent as unknown as Action;
    const offer = "offer" in action && this.#table.offers.find(({ number }) => number === action.offer);
    if (offer && (action.type === "AcceptOffer" || action.type === "RefuseOffer"))
      return `${say(action.type === "AcceptOffer" ? "offer-accept" : "offer-refuse")}: ${this.teller.offered(offer)}`;
    if (offer && action.type === "WithdrawOffer") return `${say("withdraw-it")}: ${this.teller.offered(offer)}`;
    return this.teller.option(action, this.#table);
  }

  override worthTelling(events: readonly Sent[]): readonly Sent[] {
    return worthTelling(events as unknown as readonly Event[], this.me) as unknown as readonly Sent[];
  }

  override twice(action: Sent): boolean {
    return action.type === "AcceptOffer" || super.twice(action);
  }

  // --- trade

  override get remarks(): readonly Remark[] {
    return this.#events
      .filter((event) => event.type === "Said")
      .map(({ seat, text }) => ({ seat, text: this.teller.by("spoken", text) }));
  }

  override get talks(): boolean {
    return this.#table.players.length > 0;
  }

  override say(text: string): boolean {
    return this.given.send.talk({ type: "Say", text, to: null });
  }

  // --- the table

  override label(field: string): string {
    return say(`view-${field}`);
  }

  override fields(of: string | null, record: Fields): Fields {
    if (of === "players") return without(record, "family", "to_give");
    if (of === "crew") return without(record, "used");
    if (of !== "tasks") return super.fields(of, record);
    return without(record, "place", ...(record.business === null ? [] : ["job"])); // a purchase is no hidden job
  }

  override value(field: string, value: string | number): string {
    const teller = this.teller;
    if (typeof value === "number") {
      if (SEATS.has(field)) return this.name(value);
      if (field === "jobs" || field === "made") return String(teller.part("round", value));
      if (field === "income" || field === "laundered" || field === "due") return teller.money(value);
      return String(teller.part(field, value) ?? value);
    }
    if (field === "family" || field === "phase") return say(`${field}-${value}`);
    if (isBusinessCard(value)) return teller.business(value);
    if (isMonopoly(value)) return say(`monopoly-${value}`);
    return String(teller.part(field, value) ?? super.value(field, value));
  }

  override item(field: string, at: number): string | undefined {
    if (field === "players") return this.#player(at);
    const monopoly = field === "monopolies" && MONOPOLIES[at];
    return monopoly ? say(`monopoly-${monopoly}`) : undefined;
  }

  override sentence(field: string, record: object): string | undefined {
    if (field === "offers") return this.teller.offered(record as OfferView);
    if (field === "flaws") return this.teller.caution(record as Caution);
    if (field !== "ledger") return undefined;
    const promise = record as PromiseView;
    return `${this.teller.promise(promise.seat, promise.to, promise.word)} (${this.teller.verdict(promise)})`;
  }

  override missing(field: string, listed: boolean): string {
    if (field === "monopolies") return say("nobody");
    return FACE_DOWN.has(field) ? say("plain-hidden") : super.missing(field, listed);
  }

  #player(at: number): string {
    const name = this.given.welcome.names[at] ?? "";
    const family = this.name(at);
    return `${family} (${this.given.presence.seats[at]?.presence === "bot" ? botName(name) : name})`;
  }
}
