import { FluentNumber, type FluentVariable } from "@fluent/bundle";
import type { Sentences, Term } from "../wire/sentences";

export type Args = Record<string, FluentVariable>;
/** Where words come from. */
export interface Words {
  say(key: string, args?: Args): string;
  knows(key: string): boolean;
}
/** To whom it is told (`null`: a spectator), what the players are called, and whatever else the sentences speak of. */
export type At = { me: number | null; names: readonly string[] } & Record<string, unknown>;
type Scope = Record<string, unknown>;
export type Told = { type: string } | (Scope & { type: string });

/** Tells records in words, by the sentences that their game states. The terminal does the same (`sitdown/texts/teller.py`). */
export class Interpreter {
  readonly sentences: Sentences;
  readonly at: At;
  readonly texts: Words;

  constructor(sentences: Sentences, at: At, texts: Words) {
    this.sentences = sentences;
    this.at = at;
    this.texts = texts;
  }

  // --- what is told

  event(event: Told): string {
    return this.told(this.sentences.events[event.type], keyOf(event.type), event);
  }

  /** An answer, at the table where it can be given. */
  option(action: Told, view: unknown = null): string {
    return this.told(this.sentences.options[action.type], `option-${action.type}`, action, { view });
  }

  /** What is asked now: by the game's sentence; else by the name of what `question` of the view, or `about`, says. */
  question(view: unknown, more: Scope = {}): string {
    if (this.sentences.question !== null) return words(this.value(this.sentences.question, this.scope(view, more)));
    const asked = step(view, ["question"]) ?? {};
    const about = words(step(asked, ["step"]) ?? step(asked, ["about"]) ?? more.about);
    return this.texts.knows(`question-${about}`) ? this.told(null, `question-${about}`, asked) : about;
  }

  /** What would go wrong, or cost dear. */
  caution({ code, params }: { code: string; params: Scope }): string {
    return this.told(this.sentences.cautions[code], `caution-${code}`, params);
  }

  /** A value by one of the game's phrases. */
  by(phrase: string, value: unknown): string {
    return words(this.#by(phrase, value));
  }

  /** By a phrase that has several parts. */
  several(phrase: string, value: unknown): string[] {
    return flat((this.#by(phrase, value) ?? []) as unknown[]).map(words);
  }

  #by(phrase: string, value: unknown): unknown {
    return this.value({ type: "By", phrase, of: "it" }, this.scope(value));
  }

  /** A record's fields as the arguments of a message. */
  put(key: string, record: object): string {
    return words(this.value({ type: "Say", key, args: {}, plain: true }, this.scope(record)));
  }

  /** `a`, `a and b`, `a, b and c`. */
  listed(given: readonly string[]): string {
    const last = given.at(-1);
    if (last === undefined) return this.texts.knows("nothing") ? this.texts.say("nothing") : "";
    return given.length > 1 ? this.texts.say("list", { first: given.slice(0, -1).join(", "), last }) : last;
  }

  /** By its own sentence; else by its key and fields; else as it is. */
  told(term: Term | undefined, key: string, record: unknown, more: Scope = {}): string {
    if ((term ?? null) === null && !this.texts.knows(key)) {
      const { type = key, ...fields } = record as Scope;
      const said = Object.entries(fields).map(([name, value]) => `${name} ${JSON.stringify(value)}`);
      return `${type}: ${said.join(", ")}`;
    }
    return words(this.value(term ?? { type: "Say", key, args: {}, plain: true }, this.scope(record, more)));
  }

  // --- terms

  scope(it: unknown, more: Scope = {}): Scope {
    return { ...(isRecord(it) ? it : {}), ...more, ...this.at, it };
  }

  value(term: Term, scope: Scope): unknown {
    if (term === null || typeof term === "number") return term;
    if (typeof term === "string") return this.#at(term, scope);
    const of = (each: Term): unknown => this.value(each, scope);
    const several = (each: Term): readonly unknown[] => (of(each) ?? []) as readonly unknown[];
    switch (term.type) {
      case "Text":
        return term.text;
      case "Item":
        return step(of(term.of), [String(of(term.at))]);
      case "Say": {
        const args: Args = term.plain ? this.#plain(scope) : {};
        for (const [name, each] of Object.entries(term.args)) args[name] = argument(of(each));
        return this.texts.say(
          term.key.replace(/\{([^}]*)\}/g, (_, path: string) => words(this.#at(path, scope))),
          args,
        );
      }
      case "By": {
        const it = of(term.of);
        return it === null ? null : this.value(this.sentences.phrases[term.phrase] ?? null, { ...scope, it });
      }
      case "Each":
        return flat(
          several(term.of).map((item, index) => this.value(term.term, { ...scope, [term.name]: item, index })),
        );
      case "Joined": {
        const all = flat(several(term.of)).map(words);
        return term.by === null ? this.listed(all) : all.join(term.by);
      }
      case "Parts":
        return flat(term.of.map(of));
      case "If":
        return of(holds(of(term.test)) ? term.then : term.otherwise);
      case "Same":
        return same(of(term.one), of(term.other));
      case "Has":
        return several(term.of).includes(of(term.value));
      case "First":
        for (const each of term.of) {
          const found = of(each);
          if (found !== null) return found;
        }
        return null;
      case "Find": {
        const all = several(term.of);
        const index = all.findIndex((it) => holds(this.value(term.test, { ...scope, it })));
        return index < 0 ? null : term.index ? index : all[index];
      }
      case "Count": {
        const wanted = of(term.value);
        return several(term.of).filter((each) => wanted === null || each === wanted).length;
      }
      case "Add":
        return Number(of(term.of)) + Number(of(term.plus)) - Number(of(term.minus));
      case "Least":
        return Math.min(...several(term.of).map(Number));
      case "Tally": {
        const counted = new Map<unknown, number>();
        for (const each of several(term.of)) {
          const value = this.#look(term.table, each);
          counted.set(value, (counted.get(value) ?? 0) + 1);
        }
        return [...counted].map(([value, count]) => ({ value, count }));
      }
      case "Split":
        return words(of(term.of)).split(term.by);
      case "Amount":
        // In columns 3.000 stands above 10.000, also where a language would write 3000.
        return new FluentNumber(Number(of(term.of)), { useGrouping: "always" });
      case "Capital": {
        const begun = words(of(term.of));
        return begun.charAt(0).toLocaleUpperCase() + begun.slice(1);
      }
    }
  }

  #at(path: string, scope: Scope): unknown {
    const [way = "", table] = path.split("|");
    const value = step(scope, way.split("."));
    return table === undefined ? value : this.#look(table, value);
  }

  #look(table: string, value: unknown): unknown {
    return this.sentences.tables[table]?.[String(value)] ?? null;
  }

  /** The fields of `it` as arguments. */
  #plain(scope: Scope): Args {
    const args: Args = { you: "other" };
    for (const [name, value] of Object.entries(scope.it as Scope)) {
      const said = this.part(name, value, scope);
      if (said !== null) args[name] = said;
      if (value !== null && value === this.at.me && this.sentences.fields[name] === "name") args.you = name;
    }
    return args;
  }

  /** A field as it is said. */
  part(name: string, value: unknown, scope: Scope = this.scope(value)): FluentVariable | null {
    if (Array.isArray(value)) {
      const empty = (each: unknown) => Array.isArray(each) && each.length === 0;
      const said = value.map((each) => (empty(each) ? "–" : this.part(name, each, scope)));
      return said.length === 0 || said.includes(null) ? null : this.listed(said.map(String));
    }
    if (typeof value !== "string" && typeof value !== "number") return null;
    const phrase = this.sentences.fields[name] ?? this.sentences.words[value];
    return phrase === undefined
      ? value
      : argument(this.value({ type: "By", phrase, of: "it" }, { ...scope, it: value }));
  }
}

/** `JobResolved`: `event-job-resolved`. */
const keyOf = (type: string): string => `event${type.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;

const isRecord = (value: unknown): value is Scope =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** What a path leads to. */
function step(value: unknown, way: readonly string[]): unknown {
  const [first, ...rest] = way;
  if (first === undefined || value === null || value === undefined) return value ?? null;
  if (isRecord(value)) return step(Object.hasOwn(value, first) ? value[first] : null, rest);
  if (!Array.isArray(value)) return null;
  if (first === "*") return flat(value.map((each) => step(each, rest)));
  return /^-?\d+$/.test(first) ? step(value.at(Number(first)), rest) : null;
}

const same = (one: unknown, other: unknown): boolean =>
  one === other || (isRecord(one) && isRecord(other) && JSON.stringify(one) === JSON.stringify(other));
/** In one list, without what is nothing. */
const flat = (values: readonly unknown[]): unknown[] => values.flat().filter((value) => value !== null);
const holds = (value: unknown): boolean => (Array.isArray(value) ? value.length > 0 : Boolean(value));
/** In one line. */
const words = (value: unknown): string =>
  Array.isArray(value) ? value.map(words).join(" · ") : value === null || value === undefined ? "" : String(value);
const argument = (value: unknown): FluentVariable =>
  typeof value === "number" || value instanceof FluentNumber ? value : words(value);
