import type { Blamed, InWords } from "../replay/coached";
import { say } from "../texts/texts.svelte";
import type { Action, View } from "../wire/omerta";
import { asked, type Company, listed, name, offered, slotOf } from "./telling";

/** What the coach says of a mistake, as the terminal says it. */
export function inWords({ mistake, view }: Blamed): InWords {
  const table = view as View;
  const at: Company = {
    me: table.seat,
    names: table.famous.map((famous) => say(`famous-${famous}`)),
    famous: table.famous,
  };
  return {
    asked: asked(table, false),
    played: option(at, mistake.played as Action),
    better: option(at, mistake.better as Action),
    cost: say("coach-win", { percent: Math.round(100 * mistake.cost) }),
    seen: listed(mistake.seen.map(([seat, slot]) => slotOf(at, seat, slot))),
  };
}

function option(at: Company, action: Action): string {
  switch (action.type) {
    case "Exchange": {
      const [first, second] = [slotOf(at, action.seat, action.slot), slotOf(at, action.other, action.other_slot)];
      return say("option-Exchange", { first, second });
    }
    case "Give": {
      const key = action.first === action.second ? "option-Give-both" : "option-Give";
      return say(key, { first: name(at, action.first), second: name(at, action.second) });
    }
    case "Drive": {
      const slots = listed(action.slots.map((slot) => say("slot", { slot: slot + 1 })));
      return slots ? say("option-Drive", { slots }) : say("option-Drive-none");
    }
    case "Crack":
      return say("option-Crack", { place: action.place + 1, slot: action.slot + 1 });
    default:
      return offered(at, action);
  }
}
