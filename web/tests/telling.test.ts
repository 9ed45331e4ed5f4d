import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Teller } from "../src/texts/telling";
import { texts } from "../src/texts/texts.svelte";
import type { Sentences } from "../src/wire/sentences";

// A game that the page has never heard of, as the server brings it.
const CATALOGUES: Record<string, string> = {
  en: `
event-bid-made =
    { $you ->
        [seat] You bid { $count }.
       *[other] { $seat } bids { $count }.
    }
question-Bidding = Bid, or call him a liar?`,
  fr: "event-bid-made = { $seat } : { $count }.\nquestion-Bidding = Enchérir ?",
};
const NAME = { type: "Item", of: "names", at: "it" } as const;
const SENTENCES: Sentences = {
  events: {},
  page: {},
  options: { Call: { type: "Text", text: "Liar!" } },
  question: null,
  cautions: {},
  phrases: { name: NAME },
  fields: { seat: "name" },
  words: {},
  tables: {},
};
const real = window.fetch;

beforeEach(() => {
  vi.stubGlobal("fetch", async (url: string) => {
    const [, language] = /^\/api\/games\/dice\/words\/(..)$/.exec(url) ?? [];
    if (language === undefined) return real(url);
    return new Response(JSON.stringify({ catalogue: CATALOGUES[language], sentences: SENTENCES }));
  });
});
afterEach(async () => {
  await texts.speak("en");
  vi.unstubAllGlobals();
});

test("a game that the page does not know is told by what the server brings", async () => {
  await texts.open("common", "dice");
  const sentences = texts.sentences("dice");
  if (!sentences) throw new Error("no sentences");
  const teller = new Teller(sentences, { me: 0, names: ["Ada", "Bruno"] });
  const bid = { type: "BidMade", seat: 1, count: 3 };
  expect(teller.event(bid)).toBe("Bruno bids 3.");
  expect(teller.event({ ...bid, seat: 0 })).toBe("You bid 3.");
  expect(teller.option({ type: "Call" })).toBe("Liar!");
  expect(teller.question({ question: { step: "Bidding" } })).toBe("Bid, or call him a liar?");
  expect(teller.event({ type: "DiceLost", seat: 1, dice: [2, 5] })).toBe("DiceLost: seat 1, dice [2,5]");
  await texts.speak("fr");
  expect(teller.event(bid)).toBe("Bruno : 3.");
});
