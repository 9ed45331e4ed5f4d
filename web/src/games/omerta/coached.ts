import type { Blamed, Hint, HintInWords, InWords, Names, Reason } from "../../replay/coached";
import type { Teller } from "../../texts/telling";
import { say } from "../../texts/texts.svelte";
import type { Action, View } from "../../wire/omerta";
import { asked, tellerFor } from "./telling";

/** Everybody by the name that he has at the table. */
const speaking = (table: View, names: Names): Teller =>
  tellerFor(
    table.seat,
    table.famous.map((famous, seat) => names[seat] ?? say(`famous-${famous}`)),
  );

const because = ({ code, facts }: Reason): string => (code ? say(`reason-${code}`, facts) : "");

/** What the coach says of a mistake, as the terminal says it. */
export function inWords({ mistake, view }: Blamed, names: Names): InWords {
  const table = view as View;
  const teller = speaking(table, names);
  return {
    asked: asked(teller, table, false),
    played: teller.option(mistake.played as Action),
    better: teller.option(mistake.better as Action),
    cost: say("coach-win", { percent: Math.round(100 * mistake.cost) }),
    seen: teller.listed(mistake.seen.map((slot) => teller.by("slot_of", slot))),
    reason: because(mistake.reason),
  };
}

/** What he would do. */
export const hintInWords = ({ action, worth, reason }: Hint, view: unknown, names: Names): HintInWords => ({
  action: speaking(view as View, names).option(action as Action),
  worth: worth === null ? "" : say("hint-worth", { percent: Math.max(0, Math.min(100, Math.round(100 * worth))) }),
  reason: because(reason),
});
