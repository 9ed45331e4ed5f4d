import type { Blamed, Hint, HintInWords, InWords, Mistake, Reason } from "../../replay/coached";
import { say } from "../../texts/texts.svelte";
import type { Action, View } from "../../wire/cosa_nostra";
import { Teller } from "./words/teller";

const THOUSAND = 1000; // nobody knows it more exactly

const speaking = (table: View): Teller =>
  new Teller(
    table.seat,
    table.players.map((player) => player.family),
  );

const rounded = (teller: Teller, money: number): string => teller.money(Math.round(money / THOUSAND) * THOUSAND);

function because(teller: Teller, { code, facts }: Reason): string {
  const told = Object.entries(facts).map(([name, fact]) => [name, name === "money" ? teller.money(fact) : fact]);
  return code ? say(`reason-${code}`, Object.fromEntries(told)) : "";
}

/** What was done, and what would have been better; of a deal, what it was about, whoever had the last word. */
function done(teller: Teller, table: View, mistake: Mistake): { played: string; better: string } {
  const [played, better] = [mistake.played as Action, mistake.better as Action];
  const offer = played.type === "AcceptOffer" && table.offers.find(({ number }) => number === played.offer);
  if (offer) {
    return { played: say("coach-deal.taken", { deal: teller.by("deal", offer) }), better: say("coach-deal.none") };
  }
  return { played: teller.option(played, table), better: teller.option(better, table) };
}

/** What the coach says of a mistake, as the terminal says it. */
export function inWords({ mistake, view }: Blamed): InWords {
  const table = view as View;
  const teller = speaking(table);
  return {
    asked: teller.question(table),
    ...done(teller, table, mistake),
    cost: rounded(teller, mistake.cost),
    seen: "",
    reason: because(teller, mistake.reason),
  };
}

/** What he would do. */
export function hintInWords({ action, worth, reason }: Hint, view: unknown): HintInWords {
  const table = view as View;
  const teller = speaking(table);
  return {
    action: teller.option(action as Action, table),
    worth:
      worth === null ? "" : say(worth < 0 ? "hint-behind" : "hint-ahead", { money: rounded(teller, Math.abs(worth)) }),
    reason: because(teller, reason),
  };
}
