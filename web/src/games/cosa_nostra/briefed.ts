import { type Fact, mineFirst } from "../../table/briefed";
import { say } from "../../texts/texts.svelte";
import type { BusinessCard, Gangster, Influence, JobCard, Knowledge, Place, View } from "../../wire/cosa_nostra";
import { GANGSTERS } from "./facts";
import { numeral } from "./numerals";
import { Teller } from "./words/teller";

const several = <T extends string>(cards: Readonly<Partial<Record<T, number>>>, called: (card: T) => string): string =>
  Object.entries<number | undefined>(cards)
    .map(([card, copies]) => (copies !== undefined && copies > 1 ? `${copies}\u00a0×\u00a0` : "") + called(card as T))
    .join(", ");

const counted = <T extends string>(cards: readonly (T | null)[]): Partial<Record<T, number>> => {
  const found: Partial<Record<T, number>> = {};
  for (const card of cards) if (card !== null) found[card] = (found[card] ?? 0) + 1;
  return found;
};

/** One's own, in an instruction. */
export function called(card: string): string {
  const teller = new Teller(null, []);
  return card in GANGSTERS ? teller.gangster(card as Gangster) : teller.business(card as BusinessCard);
}

/** What a chair knows: hands, plans, what is gone, what is still to come this round. */
export function briefed(known: unknown, table: unknown): Fact[] {
  const view = table as View;
  const { seat: me, hands, planned, rounds, influence, unseen_influence, stack, under } = known as Knowledge;
  const teller = new Teller(
    view.seat,
    view.players.map((player) => player.family),
  );
  const job = (card: JobCard): string => teller.job(card);
  const card = (name: Influence): string => teller.influence(name);
  const whose = (seat: number): string => (seat === me ? say("briefed-my-hand") : teller.name(seat));
  const now = rounds.filter((each) => each.round === view.round);
  const facts = [
    ...mineFirst(hands, me).map(([hand, seat]) => ({
      about: whose(seat),
      says: [several(counted(hand.map((each) => each.job)), job), several(counted(influence[seat] ?? []), card)].join(
        ", ",
      ),
    })),
    {
      about: say("briefed-planned"),
      says: Object.entries(planned)
        .flatMap(([at, each]) =>
          each.job ? [say("briefed-job", { who: teller.gangster(at as Place), job: job(each.job) })] : [],
        )
        .join(", "),
    },
    ...now.flatMap(({ round, dropped, unseen }) => [
      {
        about: say("briefed-dropped", { round: numeral(round) }),
        says: several(counted(dropped.map((it) => it.job)), job),
      },
      { about: say("briefed-to-come", { round: numeral(round) }), says: several(unseen, job) },
    ]),
    { about: say("briefed-influence"), says: several(unseen_influence, card) },
    {
      about: say("briefed-market"),
      says: [...new Set([...stack, ...under].map((business) => teller.business(business)))].join(", "),
    },
  ];
  return facts
    .map(({ about, says }) => ({ about, says: says.replace(/^, |, $/g, "") }))
    .filter(({ says }) => says !== "");
}
