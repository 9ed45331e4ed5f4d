// Catalogues, sentences and what is to be told in; the words out, by the page's interpreter.
import { text } from "node:stream/consumers";
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { Interpreter } from "../src/texts/sentences.ts";

/** As the page looks words up, but that a mistake ends it. */
function spoken(language, catalogues) {
  const bundle = new FluentBundle(language, { useIsolating: false });
  for (const catalogue of catalogues) bundle.addResource(new FluentResource(catalogue));
  return {
    knows: (key) => bundle.hasMessage(key),
    say(key, args = {}) {
      const [name, attribute] = key.split(".");
      const message = bundle.getMessage(name);
      const pattern = attribute ? message?.attributes[attribute] : message?.value;
      if (!pattern) throw new Error(`${language}: ${key}: no words`);
      return bundle.formatPattern(pattern, args); // throws what is wrong with the arguments
    },
  };
}

const { sentences, languages, readers } = JSON.parse(await text(process.stdin));
const told = readers.map(({ language, at, events, options, questions, phrases }) => {
  const teller = new Interpreter(sentences, at, spoken(language, languages[language]));
  return [
    ...events.map((event) => teller.event(event)),
    ...options.map(([action, view]) => teller.option(action, view)),
    ...questions.map(([view, more]) => teller.question(view, more)),
    ...phrases.map(([phrase, value]) => teller.by(phrase, value)),
  ];
});
process.stdout.write(JSON.stringify(told));
