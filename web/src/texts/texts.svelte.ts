import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { isText, Kept } from "../ui/kept.svelte";
import type { Sentences } from "../wire/sentences";

/** The languages there are, each in its own words. */
export const LANGUAGES = { en: "English", fr: "Français", it: "Italiano", ru: "Русский" } as const;
export type Language = keyof typeof LANGUAGES;

/** `page`, `common`, or a game: its folder, or its name on the wire if it has none here; `lessons:` and its name on the wire; `GAME/rules`: a folder of its words. */
export type Catalogue = string;

// The terminal's catalogues, and what only the page says, of a game or of none. As files to fetch, not as scripts: nobody
// loads a language that he does not read, or a game that he does not play.
const FILES = Object.entries({
  ...import.meta.glob<string>("../../../src/sitdown/texts/*.ftl", { query: "?url", import: "default", eager: true }),
  ...import.meta.glob<string>("../../../src/sitdown/games/*/words/**/*.ftl", {
    query: "?url",
    import: "default",
    eager: true,
  }),
  ...import.meta.glob<string>("../games/*/{words,poster}/*.ftl", { query: "?url", import: "default", eager: true }),
  ...import.meta.glob<string>("./*/page.ftl", { query: "?url", import: "default", eager: true }),
});

// Where the server has the words of a game that the page does not know.
const SERVED = "/api/games/";
const LESSONS = "lessons:";
export const lessonsCatalogue = (game: string): Catalogue => LESSONS + game;
const isGames = (catalogue: Catalogue): boolean => catalogue !== "page" && catalogue !== "common";
/** Whose words they are, whichever of its names is used. */
const gameOf = (catalogue: Catalogue): string =>
  (catalogue.replace(LESSONS, "").split("/")[0] ?? "").replaceAll("-", "_");
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

  constructor() {
    // In another tab he chose another one.
    addEventListener("storage", (change) => {
      if (change.key === this.#kept.key) void this.#load();
    });
  }

  get language(): Language {
    return this.#language;
  }

  /** What is shown changes when all of it is there. The words of another game are put away: some things are said by one key in several. */
  open(...catalogues: Catalogue[]): Promise<void> {
    const games = catalogues.filter(isGames).map(gameOf);
    if (games.length > 0)
      for (const each of this.#catalogues)
        if (isGames(each) && !games.includes(gameOf(each))) this.#catalogues.delete(each);
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
    for (const resource of resources) bundle.addResource(resource, { allowOverrides: true }); // a game has the last word
    this.#bundle = bundle;
    this.#language = language;
    document.documentElement.lang = language;
  }

  /** What a game that the page does not know is called in its own words; nothing if it has none. */
  async title(game: string): Promise<string | undefined> {
    const bundle = new FluentBundle(this.#language);
    for (const file of files(this.#language, game)) bundle.addResource(await read(file));
    const title = bundle.getMessage("title")?.value;
    return title ? bundle.formatPattern(title) : undefined;
  }

  /** Its sentences, if its words are open. */
  sentences(game: string): Sentences | undefined {
    return SENTENCES.get(game);
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

/** How the path of a catalogue's files ends. A poster may hang on any page; a game has words here, and with the terminal's. */
const ends = (language: Language, name: Catalogue): string[] => {
  if (name === "page") return [`/${language}/page.ftl`, `/poster/${language}.ftl`];
  if (name === "common") return [`/texts/${language}.ftl`];
  const [game, part] = name.split("/");
  return [`/games/${game}/words/${part ? `${part}/` : ""}${language}.ftl`];
};
const files = (language: Language, name: Catalogue): string[] => {
  if (name.startsWith(LESSONS)) return [`${SERVED}${name.slice(LESSONS.length)}/lessons/${language}`];
  const here = FILES.filter(([path]) => ends(language, name).some((end) => path.endsWith(end))).map(([, file]) => file);
  return here.length > 0 ? here : [`${SERVED}${name}/words/${language}`];
};

type Served = { catalogue: string; sentences?: Sentences };
const SENTENCES = new Map<string, Sentences>();
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
  if (file.startsWith(SERVED)) return answer.ok ? served(file, (await answer.json()) as Served) : "";
  if (!answer.ok) throw new Error(`${file}: ${answer.status}`);
  return answer.text();
}

function served(file: string, { catalogue, sentences }: Served): string {
  if (sentences) SENTENCES.set(file.split("/").at(-3) ?? "", sentences);
  return catalogue;
}

export const texts = new Texts();
export const say = (key: string, args?: Record<string, FluentVariable>): string => texts.say(key, args);
