import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { isText, Kept } from "../ui/kept.svelte";

/** The languages there are, each in its own words. */
export const LANGUAGES = { en: "English", fr: "Français", it: "Italiano", ru: "Русский" } as const;
export type Language = keyof typeof LANGUAGES;

export type Catalogue = "page" | "common" | "omerta" | "cosa_nostra";

// The terminal's catalogues, and beside us what only the page says, of a game or of none. As files to fetch, not as
// scripts: nobody loads a language that he does not read, or a game that he does not play.
const FILES = Object.entries({
  ...import.meta.glob<string>("../../../src/sitdown/texts/*/*.ftl", { query: "?url", import: "default", eager: true }),
  ...import.meta.glob<string>("./*/*.ftl", { query: "?url", import: "default", eager: true }),
});

const isGames = (catalogue: Catalogue): boolean => catalogue === "omerta" || catalogue === "cosa_nostra";
const isLanguage = (tag: unknown): tag is Language => isText(tag) && tag in LANGUAGES;

/** What the browser asks for first, of what there is. */
export function spoken(tags: readonly string[]): Language {
  return tags.map((tag) => tag.slice(0, 2).toLowerCase()).find(isLanguage) ?? "en";
}

/** One language at a time, and the catalogues that were asked for. */
class Texts {
  readonly #kept = new Kept<Language>("language", spoken(navigator.languages), isLanguage);
  readonly #catalogues = new Set<Catalogue>(["page"]);
  #loading: Promise<void> | undefined;
  #bundle: FluentBundle = $state.raw(new FluentBundle("en"));
  #language: Language = $state(this.#kept.value);

  get language(): Language {
    return this.#language;
  }

  /** What is shown changes when all of it is there. The words of the other game are put away: both say some things by one key. */
  open(...catalogues: Catalogue[]): Promise<void> {
    if (catalogues.some(isGames)) for (const each of this.#catalogues) if (isGames(each)) this.#catalogues.delete(each);
    for (const each of catalogues) this.#catalogues.add(each);
    return this.#load();
  }

  speak(language: Language): Promise<void> {
    this.#kept.value = language;
    return this.#load();
  }

  #load(): Promise<void> {
    const loading: Promise<void> = this.#fetched(this.#kept.value, () => this.#loading !== loading);
    this.#loading = loading;
    return loading;
  }

  async #fetched(language: Language, outdated: () => boolean): Promise<void> {
    const resources = await Promise.all([...this.#catalogues].flatMap((name) => files(language, name).map(read)));
    if (outdated()) return this.#loading; // something else was asked for meanwhile, and this with it
    const bundle = new FluentBundle(language, { useIsolating: false });
    for (const resource of resources) bundle.addResource(resource);
    this.#bundle = bundle;
    this.#language = language;
    document.documentElement.lang = language;
  }

  knows(key: string): boolean {
    return this.#bundle.hasMessage(key);
  }

  has(key: string, attribute: string): boolean {
    return this.#bundle.getMessage(key)?.attributes[attribute] !== undefined;
  }

  /** The words for a key: a message, or `message.attribute`. */
  say(key: string, args: Record<string, FluentVariable> = {}): string {
    const [name = "", attribute] = key.split(".");
    const message = this.#bundle.getMessage(name);
    const pattern = attribute ? message?.attributes[attribute] : message?.value;
    const errors: Error[] = [];
    const words = pattern ? this.#bundle.formatPattern(pattern, args, errors) : key;
    if (!pattern || errors.length > 0) reportError(new Error(`${this.#language}: ${key}: ${errors[0] ?? "no words"}`));
    return words;
  }
}

const files = (language: Language, name: Catalogue): string[] =>
  FILES.filter(([path]) => path.endsWith(`/${language}/${name}.ftl`)).map(([, file]) => file);

const READ = new Map<string, Promise<FluentResource>>();

/** A file is fetched and read once. */
function read(file: string): Promise<FluentResource> {
  const before = READ.get(file);
  if (before) return before;
  const resource = fetched(file).then((source) => new FluentResource(source));
  READ.set(file, resource);
  resource.catch(() => READ.delete(file));
  return resource;
}

async function fetched(file: string): Promise<string> {
  const answer = await fetch(file);
  if (!answer.ok) throw new Error(`${file}: ${answer.status}`);
  return answer.text();
}

export const texts = new Texts();
export const say = (key: string, args?: Record<string, FluentVariable>): string => texts.say(key, args);
