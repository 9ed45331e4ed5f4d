import type { Sentences } from "../wire/sentences";
import { type At, Interpreter, type Told } from "./sentences";
import { texts } from "./texts.svelte";

export type { Sentences };

/** Speaks in the page's language, by what the page tells otherwise than the terminal first. */
export class Teller extends Interpreter {
  constructor(sentences: Sentences, at: At) {
    super(sentences, at, texts);
  }

  override event(event: Told): string {
    const otherwise = this.value(this.sentences.page[event.type] ?? null, this.scope(event));
    return typeof otherwise === "string" ? otherwise : super.event(event);
  }
}
