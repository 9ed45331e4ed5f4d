import type { Line, Told } from "../../../inspect/inspector.svelte";
import { say } from "../../../texts/texts.svelte";
import type {
  BusinessCard,
  BusinessView,
  Gangster,
  GangsterView,
  Influence,
  MarkersView,
  Monopoly,
  Place,
} from "../../../wire/cosa_nostra";
import { BUSINESSES, type Business, businessOf, GANGSTERS, MONOPOLIES, numeral } from "../facts";
import { ownerOf, taskAt, taskWords } from "../picked";
import guide from "../rules/guide.json";
import type { Seat } from "../seat.svelte";
import type { Deed } from "../story";
import { line, rolled } from "./jobs";

const PAYS = guide.money;
const short = ({ teller, view, me }: Seat, price: number): Line[] => {
  const cash = me === null ? price : (view.players[me]?.cash ?? price);
  return cash < price ? [{ bad: say("does-lack", { money: teller.money(price - cash) }) }] : [];
};

// --- cards

export const influence = ({ teller }: Seat, card: Influence, on?: Gangster): Told => ({
  name: teller.influence(card),
  says: teller.does(card),
  more: () => [
    say(`influence-${card}.when`),
    ...(on ? [say("inspect-played-by", { gangster: teller.gangster(on) })] : []),
  ],
});

const businessSays = (kind: Business): string => {
  const { company, monopoly } = BUSINESSES[kind];
  if (company) return say("inspect-company");
  if (monopoly) return say("inspect-counts-for", { monopoly: say(`monopoly-${monopoly}`) });
  return say("inspect-skill", { does: say(`business-${kind}.does`) });
};
const paying = ({ teller }: Seat, kind: Business): string =>
  say("inspect-costs", {
    price: teller.money(BUSINESSES[kind].price),
    income: teller.money(BUSINESSES[kind].income),
  });

/** One that somebody has. */
export function business(seat: Seat, { business: card, active, used, markers }: BusinessView, owner: number): Told {
  const kind = businessOf(card);
  return {
    name: line(seat.teller.business(kind), seat.teller.name(owner)),
    says: businessSays(kind),
    more: () => [
      ...(seat.view.danger?.business === card ? [{ bad: say("inspect-in-danger") }] : []),
      ...(active ? [] : [{ bad: say("inspect-shut") }]),
      paying(seat, kind),
      ...(used ? [say("inspect-used")] : []),
      ...markers.map((each) =>
        say("inspect-lent", { you: seat.teller.you(each.seat), name: seat.teller.name(each.seat) }),
      ),
    ],
  };
}

/** One that is for sale, at the reader’s price; what it would change, by the engine’s word. */
export function sold(seat: Seat, card: BusinessCard, price: number): Told {
  const { teller } = seat;
  const kind = businessOf(card);
  return {
    name: `${teller.business(kind)}, ${teller.money(price)}`,
    says: businessSays(kind),
    more: () => {
      const found = seat.closer.prospect(card);
      const opened = (found?.opened ?? []).map((each) => teller.quoted(each));
      return [
        ...short(seat, price),
        paying(seat, kind),
        ...(found?.won ?? []).map((each) => say("does-monopoly", { monopoly: say(`monopoly-${each}`) })),
        ...(opened.length > 0 ? [say("deal-opens", { jobs: teller.listed(opened) })] : []),
        say("inspect-for-sale"),
      ];
    },
  };
}

// --- people

export function gangster(seat: Seat, man: GangsterView): Told {
  const { teller } = seat;
  const { strength: own, abilities } = GANGSTERS[man.gangster];
  return {
    name: teller.gangster(man.gangster),
    says: abilities.length > 0 ? teller.does(man.gangster) : say("inspect-gangster", { strength: man.dice }),
    more: () => [
      ...(seat.view.danger?.gangster === man.gangster ? [{ bad: say("inspect-in-danger") }] : []),
      ...(man.active ? [] : [{ bad: say("inspect-out") }]),
      ...aimedAt(seat, man.gangster),
      say("inspect-strength", { now: man.strength, printed: own }),
      man.tasks.length > 0
        ? say("inspect-busy", { tasks: teller.listed(man.tasks.map((each) => taskWords(seat, each))) })
        : say("inspect-idle"),
      ...(man.attached.length > 0
        ? [say("inspect-lies", { cards: teller.listed(man.attached.map((each) => teller.influence(each.card))) })]
        : []),
    ],
  };
}

/** How a job that has been picked would go against him. */
function aimedAt(seat: Seat, target: Gangster): Line[] {
  if (!seat.open([`target:${target}`])) return [];
  const places = seat.picked.filter((pick) => pick.startsWith("man:")).map((pick) => pick.slice(4) as Place);
  return places.flatMap((place) => {
    const job = taskAt(seat.view, place)?.job;
    const roll = seat.closer.chances(place)?.rolls.find((each) => each.targets.includes(target));
    return job && roll ? [{ odds: line(seat.teller.gangster(roll.gangster), rolled(roll, job)) }] : [];
  });
}

/** Who looks for work. */
export function hireling(seat: Seat, man: Gangster): Told {
  const { strength, price, abilities } = GANGSTERS[man];
  return {
    name: `${seat.teller.gangster(man)}, ${seat.teller.money(price)}`,
    says: abilities.length > 0 ? seat.teller.does(man) : say("inspect-gangster", { strength }),
    more: () => [
      ...short(seat, price),
      say("inspect-strength", { now: strength, printed: strength }),
      say("inspect-hire", { money: seat.teller.money(price) }),
    ],
  };
}

/** Somebody on the stage. */
export const actor = (seat: Seat, man: Gangster): Told => {
  const there = seat.view.players.flatMap((each) => each.crew).find((each) => each.gangster === man);
  return there ? gangster(seat, there) : trophy(seat, man);
};

export const trophy = ({ teller }: Seat, man: Gangster): Told => ({
  name: say("inspect-trophy", { name: teller.gangster(man) }),
  says: say("inspect-trophy.does", {
    one: teller.money(PAYS.one),
    two: teller.money(PAYS.two),
    three: teller.money(PAYS.three),
  }),
  more: () => [say("inspect-strength", { now: GANGSTERS[man].strength, printed: GANGSTERS[man].strength })],
});

export function family(seat: Seat, of: number): Told {
  const { teller, view } = seat;
  return {
    name: teller.name(of),
    says: say("inspect-family", { you: teller.you(of), boss: teller.boss(of), player: seat.player(of) }),
    more: () => {
      const player = view.players[of];
      if (!player) return [];
      const held = MONOPOLIES.filter((_, at) => view.monopolies[at] === of);
      return [
        ...money(seat, of),
        `${say("table-hand", { jobs: player.jobs.length, cards: player.influence })} · ${say("table-markers", { markers: player.markers })}`,
        ...(held.length > 0 ? [teller.listed(held.map((each) => say(`monopoly-${each}`)))] : []),
      ];
    },
  };
}

/** What a job on the stage is aimed at. */
export function target(seat: Seat, { victim, business: card, player }: Deed): Told {
  if (victim) return actor(seat, victim);
  const owner = card ? ownerOf(seat.view, card) : -1;
  const held = card ? seat.view.players[owner]?.businesses.find((each) => each.business === card) : undefined;
  if (held) return business(seat, held, owner);
  if (card) return { name: seat.teller.business(card), says: businessSays(businessOf(card)) };
  return family(seat, player ?? 0);
}

// --- what lies about

function money({ teller, view }: Seat, of: number): string[] {
  const player = view.players[of];
  if (!player) return [];
  return [
    `${teller.money(player.cash)}, ${say("table-income", { money: teller.money(player.income) })}`,
    ...(player.laundered > 0 ? [say("table-laundered", { money: teller.money(player.laundered) })] : []),
  ];
}

export const purse = (seat: Seat, of: number): Told => ({
  name: say("inspect-money"),
  says: say("inspect-money.does"),
  more: () => money(seat, of),
});

export const markers = (seat: Seat, of: number): Told => ({
  name: say("table-markers", { markers: seat.view.players[of]?.markers ?? 0 }),
  says: say("inspect-free-markers"),
});

export const lent = ({ teller }: Seat, { seat }: MarkersView): Told => ({
  name: say("inspect-marker", { name: teller.name(seat) }),
  says: say("inspect-marker.does"),
});

export const eyes = ({ teller }: Seat, seen: readonly number[]): Told => ({
  name: teller.who(seen),
  says: say("inspect-seen"),
});

export function monopoly({ teller, view }: Seat, of: Monopoly): Told {
  const kind = (Object.keys(BUSINESSES) as Business[]).find((each) => BUSINESSES[each].monopoly === of);
  const holder = view.monopolies[MONOPOLIES.indexOf(of)] ?? null;
  return {
    name: `${say(`monopoly-${of}`)}: ${holder === null ? say("nobody") : teller.name(holder)}`,
    says: say("inspect-monopoly", {
      businesses: say(`business-${kind}.some`, { count: 2 }),
      money: teller.money(PAYS.monopoly),
    }),
  };
}

export const phase = ({ view }: Seat): Told => ({
  name: `${say("table-round", { number: numeral(view.round), rounds: numeral(view.rounds) })} · ${say(`phase-${view.phase}`)}`,
  says: say(`inspect-phase-${view.phase}`),
});

export const stack = ({ view }: Seat): Told => ({
  name: say("inspect-stack"),
  says: say("inspect-stack.does"),
  more: () => [say("table-stack", { cards: view.stack })],
});

export const market = ({ view, teller }: Seat): Told => ({
  name: say("inspect-market"),
  says: say("inspect-market.does"),
  more: () => view.market.map((each) => `${teller.business(each.business)}, ${teller.money(each.price)}`),
});

export const jobBack = (round: number): Told => ({
  name: say("inspect-back-job", { round: numeral(round) }),
  says: say("inspect-back-job.does"),
});

export const cardBack = (): Told => ({ name: say("inspect-back-card"), says: say("inspect-back-card.does") });

export const die = (die: number, difficulty: number | null): Told => ({
  name: say("inspect-die", { die }),
  says: say(die >= (difficulty ?? 0) ? "inspect-die.counts" : "inspect-die.misses", { difficulty: difficulty ?? 1 }),
});

export const tool = (page: string, key: string): Told => ({
  name: say(`tool-${page}`),
  says: say(`inspect-tool-${page}`),
  more: () => [say("inspect-key", { key: key.toUpperCase() })],
});
