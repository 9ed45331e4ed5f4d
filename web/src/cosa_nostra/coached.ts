import type { Blamed, InWords } from "../replay/coached";
import type { Action, View } from "../wire/cosa_nostra";
import { Teller } from "./words/teller";

/** What the coach says of a mistake, as the terminal says it. */
export function inWords({ mistake, view }: Blamed): InWords {
  const table = view as View;
  const families = table.players.map((player) => player.family);
  const teller = new Teller(table.seat, families, { offer: () => undefined, promise: () => undefined });
  return {
    asked: teller.question(table),
    played: teller.option(mistake.played as Action, table),
    better: teller.option(mistake.better as Action, table),
    cost: teller.money(Math.round(mistake.cost / 1000) * 1000),
    seen: "",
  };
}
