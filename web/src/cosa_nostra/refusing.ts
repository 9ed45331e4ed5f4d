import { troubleWords } from "../lobby/trouble";
import { say } from "../texts/texts.svelte";
import type { Action } from "../wire/cosa_nostra";
import type { Refused } from "../wire/protocol";

const OF: { readonly [K in Action["type"]]?: string } = {
  MakeOffer: "refused-offer",
  CounterOffer: "refused-offer",
  AcceptOffer: "refused-accept",
  RefuseOffer: "refused-gone",
  WithdrawOffer: "refused-gone",
  Settle: "refused-settle",
  TakeBack: "refused-marker",
  Strip: "refused-strip",
  Snitch: "refused-look",
  Spy: "refused-look",
  AskLawyer: "refused-look",
};

/** Why nothing came of it; `said`: what was last done beside the question. */
export function refusalWords(refused: Refused, said: Action | null, trade: boolean): string {
  if (refused.why !== "illegal" || said === null) return troubleWords(refused.why);
  return say(trade ? (OF[said.type] ?? "refused-trade") : "refused-trade");
}
