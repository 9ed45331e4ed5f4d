import type { Action, CosaNostraOptions, Place, View } from "../wire/cosa_nostra";
import { businessOf, GANGSTERS } from "./facts";
import { plannedJobs } from "./needs";

/**
 * What may be done beside the question, while trade is allowed: Alexei strips a gangster of an opponent's card; and
 * where the table allows it, spying on the others' turns. The engine lists the options of questions only.
 */
export function besides(view: View, options: CosaNostraOptions, asked: readonly Action[]): Action[] {
  const me = view.seat;
  if (me === null || !view.trade) return [];
  return [...strips(view, me), ...(options.spying_anytime ? looks(view, me, options, asked) : [])];
}

function strips(view: View, me: number): Action[] {
  const free = view.players[me]?.crew.some(
    (man) =>
      man.active &&
      GANGSTERS[man.gangster].abilities.some(
        (each) => each.does === "cancel_influence" && man.used < Number(each.a_round),
      ),
  );
  if (!free) return [];
  return view.players.flatMap((player) =>
    player.crew.flatMap(({ gangster, attached }) =>
      attached.filter((each) => each.by !== me).map(({ card }): Action => ({ type: "Strip", card, gangster })),
    ),
  );
}

function looks(view: View, me: number, options: CosaNostraOptions, asked: readonly Action[]): Action[] {
  const planned = view.players.flatMap((_, other) => (other === me ? [] : plannedJobs(view, other)));
  const cards = view.round >= (options.influence_from ?? 1) ? view.influence : [];
  const lawyer = view.players[me]?.businesses.some(
    (each) => businessOf(each.business) === "lawyer" && each.active && !each.used,
  );
  const found: Action[] = [
    ...(cards.includes("snitch") ? planned.map((job): Action => ({ type: "Snitch", job })) : []),
    ...(cards.includes("spy") ? pairs(planned).map((jobs): Action => ({ type: "Spy", jobs })) : []),
    ...(lawyer ? pairs(planned).map((jobs): Action => ({ type: "AskLawyer", jobs })) : []),
  ];
  const listed = new Set(asked.map((action) => action.type)); // on one's own turn they are among the options
  return found.filter((action) => !listed.has(action.type));
}

function pairs(places: readonly Place[]): Place[][] {
  if (places.length < 2) return places.map((place) => [place]);
  return places.flatMap((one, at) => places.slice(at + 1).map((two) => [one, two]));
}
