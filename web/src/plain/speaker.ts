import { botName } from "../lobby/bots";
import type { Given } from "../table/tables";
import { readable } from "../texts/readable";
import { type Sentences, Teller } from "../texts/telling";
import { say, texts } from "../texts/texts.svelte";
import type { Refused } from "../wire/protocol";

/** An event or an action, as it comes over the wire. */
export type Sent = { type: string; [field: string]: unknown };
export type Fields = Record<string, unknown>;
/** Something that was said: by whom. */
export type Remark = { seat: number; text: string };

const PEOPLE: ReadonlySet<string> = new Set(
  "seat seats turn starter winner winners by to on victim caller player seen_by giver taker loser bidder".split(" "),
);

export const without = (record: Fields, ...fields: string[]): Fields =>
  Object.fromEntries(Object.entries(record).filter(([field]) => !fields.includes(field)));

/**
 * A game in words, for one reader, at the plain table. As it is here it knows no game: names of fields are made readable,
 * and what the catalogue has words for is put into them. A game that has a folder says it better.
 */
export class Speaker {
  /** `told`: all that happened, in order. */
  constructor(
    readonly given: Given,
    readonly told: readonly Sent[],
  ) {}

  get view(): Fields {
    return this.given.update.view as Fields;
  }

  get me(): number | null {
    return this.given.welcome.seat;
  }

  get names(): readonly string[] {
    const names = this.given.welcome.names.map((name, seat) =>
      this.given.presence.seats[seat]?.presence === "bot" ? botName(name) : name,
    );
    return names.map((name, seat) => {
      const before = names.slice(0, seat).filter((each) => each === name).length;
      return before > 0 ? `${name} ${before + 1}` : name;
    });
  }

  name(seat: number): string {
    return this.names[seat] ?? "";
  }

  // --- what is asked, answered and told

  /** Which record is told by which message; nothing if the game says nothing of it. */
  get sentences(): Sentences | undefined {
    return texts.sentences(this.given.welcome.game);
  }

  get teller(): Teller | undefined {
    return this.sentences && new Teller(this.sentences, { me: this.me, names: this.names });
  }

  question(): string {
    const asked = this.view.question as { step?: string; about?: string } | null | undefined;
    const known = this.sentences?.question || texts.knows(`question-${asked?.step ?? asked?.about}`);
    return this.teller && asked && known ? this.teller.question(this.view) : say("plain-question");
  }

  option(action: Sent): string {
    return this.teller?.option(action, this.view) ?? this.#record(action);
  }

  event(event: Sent): string {
    return this.teller?.event(event) ?? this.#record(event);
  }

  /** Why the rules do not allow it. */
  refusal({ code, params }: Refused): string {
    return this.teller?.put(`refused-${code}`, params) ?? say(`refused-${code}`);
  }

  /** Of what happened at once, what has to be told. */
  worthTelling(events: readonly Sent[]): readonly Sent[] {
    return events;
  }

  /** As it is told later, where what was seen in secret is to be remembered and not read up. */
  later(event: Sent): Sent {
    return event;
  }

  /** Whether its words leave something out, so that it is drawn as a list, too. */
  spread(_event: Sent): boolean {
    return false;
  }

  /** Whether it is asked for twice: it cannot be taken back, and is too easily done, or something speaks against it. */
  twice(action: Sent): boolean {
    return this.doubts(action).length > 0;
  }

  /** What speaks against it. */
  doubts(action: Sent): readonly string[] {
    const { options, beside, cautions } = this.given.update;
    const all = [...((options ?? []) as Sent[]), ...((beside ?? []) as Sent[])];
    const said = JSON.stringify(action);
    const at = all.findIndex((each) => JSON.stringify(each) === said);
    const found = cautions.find((each) => each.at === at)?.cautions ?? [];
    return found.map((each) => this.teller?.caution(each) ?? readable(each.code));
  }

  /** What I do not want to be asked about. */
  order(about: string): string {
    return texts.knows(`about-${about}`) ? say(`about-${about}`) : readable(about);
  }

  // --- beside the question

  /** What may be done besides. */
  asides(): readonly Sent[] {
    return this.given.again ? [] : (this.given.update.beside as readonly Sent[]);
  }

  get remarks(): readonly Remark[] {
    return this.given.said ?? [];
  }

  /** Whether anybody listens: bots do not. */
  get talks(): boolean {
    const others = this.given.presence.seats.filter((_, seat) => seat !== this.me);
    return this.remarks.length > 0 || others.some(({ presence }) => presence !== "bot");
  }

  say(text: string): boolean {
    return this.given.send.say(text);
  }

  // --- a view, field by field

  label(field: string): string {
    return texts.knows(`view-${field}`) ? say(`view-${field}`) : readable(field);
  }

  /** The fields of a record that are listed; `of`: the field it stands in, or `null` for the table itself. Who I am I know, and what is asked stands elsewhere. */
  fields(of: string | null, record: Fields): Fields {
    return of === null ? without(record, "seat", "question") : without(record, "type");
  }

  /** The words for a text or a number. */
  value(field: string, value: string | number): string {
    const phrase = this.sentences?.fields[field] ?? this.sentences?.words[value];
    if (phrase) return this.teller?.by(phrase, value) || String(value);
    if (typeof value === "number") return PEOPLE.has(field) ? (this.names[value] ?? String(value)) : String(value);
    const key = [`${field}-${value}`, `${field.replace(/s$/, "")}-${value}`, `card-${value}`].find((each) =>
      texts.knows(each),
    );
    if (key) return texts.say(key);
    return /^[a-z\d]+([_-][a-z\d]+)+$/.test(value) ? readable(value) : value;
  }

  /** Of a list on the table with as many items as players each is a player's. */
  item(_field: string, at: number, items: number, depth: number): string | undefined {
    return depth === 0 && items === this.names.length ? this.name(at) : undefined;
  }

  /** A record that is better told than listed. */
  sentence(_field: string, _record: object): string | undefined {
    return undefined;
  }

  /** What is not there is face down, or is nothing. `listed`: one of a list. */
  missing(_field: string, listed: boolean): string {
    return say(listed ? "plain-hidden" : "plain-nothing");
  }

  #record({ type, ...fields }: Sent): string {
    const told = Object.entries(fields).map(([field, value]) => `${this.label(field)} ${this.#plain(field, value)}`);
    return [readable(type), told.join(", ")].filter(Boolean).join(": ");
  }

  #plain(field: string, value: unknown): string {
    if (Array.isArray(value)) return value.map((each) => this.#plain(field, each)).join(" ");
    if (typeof value === "string" || typeof value === "number") return this.value(field, value);
    if (typeof value === "boolean") return say(value ? "plain-yes" : "plain-no");
    return value === null ? this.missing(field, false) : "…";
  }
}
