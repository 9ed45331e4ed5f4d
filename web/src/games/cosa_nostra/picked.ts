import { say } from "../../texts/texts.svelte";
import type { BusinessCard, Gangster, Influence, JobCard, Place, TaskView, View } from "../../wire/cosa_nostra";
import { gangsterOf, isBusinessCard, numeral } from "./facts";
import type { Pick } from "./picking";
import type { Seat } from "./seat.svelte";

export function taskAt(view: View, place: Place): TaskView | undefined {
  return view.players
    .flatMap((player) => player.crew)
    .flatMap((man) => man.tasks)
    .find((task) => task.place === place);
}

export const ownerOf = (view: View, card: BusinessCard): number =>
  view.players.findIndex((player) => player.businesses.some((each) => each.business === card));

/** A task as far as it is known. */
export function taskWords({ teller }: Seat, task: TaskView): string {
  if (task.business !== null) return say("to-buy", { business: teller.business(task.business) });
  return task.job === null ? `${say("hidden-job")} [${numeral(task.round ?? 0)}]` : teller.job(task.job);
}

/** What can be picked, or has been, in a few words. */
export function pickWords(seat: Seat, pick: Pick): string {
  const { teller, view, answers } = seat;
  const at = pick.indexOf(":");
  const [kind, name] = [pick.slice(0, at), pick.slice(at + 1)];
  switch (kind) {
    case "man": {
      // Who has two tasks is picked by one of them.
      const man = view.players
        .flatMap((player) => player.crew)
        .find((each) => each.gangster === gangsterOf(name as Place));
      const task = taskAt(view, name as Place);
      const words = teller.gangster(name as Place);
      return task && man && man.tasks.length > 1 ? `${words}: ${taskWords(seat, task)}` : words;
    }
    case "job":
      return teller.job(name as JobCard);
    case "goods": {
      const sold = [...view.market, ...view.buying].find((each) => each.business === name);
      const words = teller.business(name as BusinessCard);
      return sold ? `${words} ${teller.money(sold.price)}` : words;
    }
    case "card":
      return teller.influence(name as Influence);
    case "skill":
      return teller.business("lawyer");
    case "instead":
      return say("pick-instead");
    case "seat":
      return teller.name(Number(name));
    case "target":
      return isBusinessCard(name) ? teller.whose(name, ownerOf(view, name)) : teller.gangster(name as Gangster);
    case "look": {
      const owner = view.players.findIndex((player) =>
        player.crew.some((man) => man.tasks.some((task) => task.place === name)),
      );
      const round = taskAt(view, name as Place)?.round ?? 0;
      return `${teller.name(owner)}: ${teller.gangster(name as Place)} [${numeral(round)}]`;
    }
    case "strip": {
      const [card, gangster] = name.split(".");
      return `${teller.influence(card as Influence)}: ${teller.gangster(gangster as Gangster)}`;
    }
    case "die":
      return say("option-Reroll", { die: view.in_progress.at(-1)?.dice[Number(name)] ?? 0 });
    default: {
      const action = answers[Number(name)];
      return action ? teller.option(action, view) : "";
    }
  }
}
