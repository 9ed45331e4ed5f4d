import type { Line, Told } from "../../../inspect/inspector.svelte";
import { say, texts } from "../../../texts/texts.svelte";
import type { Chances, Gangster, JobCard, Place, Roll, TaskView } from "../../../wire/cosa_nostra";
import { gangsterOf, JOBS, numeral } from "../facts";
import type { Seat } from "../seat.svelte";

const percent = (part: number): string =>
  new Intl.NumberFormat(texts.language, { style: "percent", maximumFractionDigits: 1 }).format(part);
export const line = (what: string, says: string): string => say("inspect-line", { what, says });

/** What a job does, in a sentence. */
export const jobSays = (card: JobCard): string => {
  const { job, sort } = JOBS[card];
  return texts.has(`job-${job}`, "does") || sort !== "cash" ? say(`job-${job}.does`) : say("sort-cash");
};

/** A job that the reader knows. `at`: where it is planned; else it is in his hand. */
export function job(seat: Seat, card: JobCard, at?: Place): Told {
  const { sort } = JOBS[card];
  const when = JOBS[card].answers === null ? "when-job" : "when-response";
  return {
    name: seat.teller.job(card),
    says: jobSays(card),
    more: () => {
      const chances = seat.closer.chances(at ?? card);
      const [dice = "", ...outcomes] = seat.teller.lines(card);
      return [
        ...(chances ? lacking(seat, chances) : []),
        ...outcomes,
        ...(chances && chances.rolls.length > 0 ? odds(seat, chances, card) : [dice]),
        ...(sort === "cash" || at === undefined ? [say(when)] : []),
      ];
    },
  };
}

/** What stands in its way now. */
export function lacking({ teller }: Seat, { lacks, short, targets }: Chances): Line[] {
  const missing = lacks.map(({ business, count, owners }) => {
    const what = say(`business-${business}.some`, { count });
    const names = teller.listed(owners.map((owner) => teller.name(owner)));
    return owners.length > 0
      ? say("inspect-lacks", { what, names, count: owners.length })
      : say("inspect-lacks-nobody", { what });
  });
  return [
    ...missing,
    ...(short > 0 ? [say("inspect-lacks-pot", { money: teller.money(short) })] : []),
    ...(targets === 0 ? [say("inspect-no-target")] : []),
  ].map((bad) => ({ bad }));
}

/** How the dice stand: for every man who could do it; where it depends on the target, for one man against each. */
function odds(seat: Seat, { rolls }: Chances, card: JobCard): Line[] {
  const picked = seat.picked
    .filter((pick) => pick.startsWith("man:"))
    .map((pick) => gangsterOf(pick.slice(4) as Place));
  const chosen = rolls.filter((roll) => picked.includes(roll.gangster));
  const strongest = rolls.filter((roll) => roll.gangster === rolls.at(-1)?.gangster);
  const aimed = rolls.some((roll) => roll.targets.length > 0);
  const shown = chosen.length > 0 ? chosen : aimed ? strongest : rolls;
  const named = (men: readonly Gangster[]) => seat.teller.listed(men.map((man) => seat.teller.gangster(man)));
  if (aimed) {
    return shown.map((roll) => {
      const against = say("inspect-against", { names: named(roll.targets) });
      return { odds: line(`${named([roll.gangster])}. ${against}`, rolled(roll, card)) };
    });
  }
  const alike = new Map<string, Gangster[]>(); // men who roll alike are named together
  for (const roll of shown) {
    const words = rolled(roll, card);
    alike.set(words, [...(alike.get(words) ?? []), roll.gangster]);
  }
  return [...alike].map(([words, men]) => ({ odds: line(named(men), words) }));
}

/** "3 dice, 4 or more: 87.5 % one, 50 % two". */
export function rolled({ dice, difficulty, one, two }: Roll, card: JobCard): string {
  const [, single, double] = JOBS[card].outcomes;
  const same = JSON.stringify(single) === JSON.stringify(double);
  const chance = same ? percent(one) : say("inspect-chance", { one: percent(one), two: percent(two) });
  return line(say("inspect-dice", { dice, difficulty }), chance);
}

/** What a gangster has to do, as far as the reader knows it. */
export function task(seat: Seat, { place, job: card, round, seen_by, ...rest }: TaskView): Told {
  const { teller } = seat;
  const seen = seen_by.length > 0 ? [say("inspect-seen-by", { names: teller.who(seen_by) })] : [];
  if (rest.business !== null) {
    const price = rest.price;
    const owner = seat.view.players.findIndex((each) => each.crew.some((man) => man.gangster === gangsterOf(place)));
    const cash = seat.view.players[owner]?.cash ?? 0;
    return {
      name: say("inspect-planned", { what: teller.business(rest.business) }),
      says: say("inspect-purchase", { name: teller.gangster(place) }),
      more: () => [
        ...(price === null ? [] : [teller.money(price)]),
        ...(price !== null && owner === seat.me && price > cash
          ? [{ bad: say("does-lack", { money: teller.money(price - cash) }) }]
          : []),
      ],
    };
  }
  if (card === null) {
    return {
      name: say("inspect-back-job", { round: numeral(round ?? 0) }),
      says: say("inspect-hidden"),
      more: () => [teller.gangster(place), ...seen],
    };
  }
  const told = job(seat, card, place);
  return { ...told, more: () => [...(told.more?.() ?? []), ...seen] };
}
