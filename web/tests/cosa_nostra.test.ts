import { describe, expect, test } from "vitest";
import { cashByRound, counted } from "../src/cosa_nostra/accounts";
import { Draft } from "../src/cosa_nostra/deals/draft.svelte";
import { Ways } from "../src/cosa_nostra/picking";
import { staged } from "../src/cosa_nostra/story";
import type { Action, Event } from "../src/wire/cosa_nostra";

const plan: Action = { type: "PlanJob", place: "big_joey", job: "scam" };
const other: Action = { type: "PlanJob", place: "little_joey", job: "scam" };
const stop: Action = { type: "EndTurn" };

describe("an answer is picked from what lies on the table", () => {
  test("a job and a gangster, in any order", () => {
    const ways = new Ways([plan, other, stop]);
    expect(ways.picked(["job:scam"], "man:big_joey")).toEqual(plan);
    expect(ways.picked(["man:little_joey"], "job:scam")).toEqual(other);
  });

  test("nothing else can be picked", () => {
    const ways = new Ways([plan, other, stop]);
    expect([...ways.following([])].sort()).toEqual(["do:2", "job:scam", "man:big_joey", "man:little_joey"]);
    expect([...ways.following(["job:scam"])].sort()).toEqual(["man:big_joey", "man:little_joey"]);
  });

  test("what would be the last word is not said for anybody", () => {
    const ways = new Ways([plan]);
    expect(ways.picked([], "job:scam")).toEqual(["job:scam"]);
  });

  test("who goes out may strike at one or do something instead", () => {
    const attack: Action = { type: "AttackGangster", place: "tuco_quintero", gangster: "big_joey" };
    const instead: Action = { type: "StrikeInstead", place: "tuco_quintero", gangster: "big_joey" };
    const ways = new Ways([attack, instead]);
    expect(ways.picked(["man:tuco_quintero"], "target:big_joey")).toEqual(attack);
    expect(ways.picked(["man:tuco_quintero", "instead:tuco_quintero"], "target:big_joey")).toEqual(instead);
  });

  test("two jobs are looked at, whichever first", () => {
    const spy: Action = { type: "Spy", jobs: ["big_joey", "fat_tony"] };
    const more: Action = { type: "Spy", jobs: ["big_joey", "mr_hong"] };
    const ways = new Ways([spy, more]);
    expect(ways.picked(["card:spy", "look:fat_tony"], "look:big_joey")).toEqual(spy);
    expect(ways.picked(["card:spy", "look:big_joey"], "look:mr_hong")).toEqual(more);
  });
});

describe("the stage", () => {
  const fired: Event[] = [
    { type: "TargetNamed", seat: 0, place: "big_joey", player: 1, business: null, gangster: "fat_tony" },
    { type: "TurnedUp", seat: 0, place: "big_joey", job: "assassination_iii" },
    { type: "TurnedUp", seat: 1, place: "mr_hong", job: "trap_iii" },
    { type: "Rolled", seat: 1, gangster: "mr_hong", difficulty: 4, dice: [5, 1], successes: 1 },
    { type: "Repelled", seat: 1, attacker: 0 },
    { type: "JobResolved", seat: 1, place: "mr_hong", job: "trap_iii" },
  ];

  test("a trap answers the attack that is still going on", () => {
    const [attack, trap] = fired.reduce(staged, []);
    expect(attack).toMatchObject({ job: "assassination_iii", victim: "fat_tony", dice: [], over: false });
    expect(trap).toMatchObject({ job: "trap_iii", dice: [5, 1], over: true, results: [{ type: "Repelled" }] });
  });

  test("when all is over the next job has the stage to itself", () => {
    const over: Event = { type: "JobResolved", seat: 0, place: "big_joey", job: "assassination_iii" };
    const next: Event = { type: "TurnedUp", seat: 2, place: "eddy_riso", job: "scam" };
    expect([...fired, over, next].reduce(staged, [])).toMatchObject([{ seat: 2, job: "scam" }]);
  });
});

describe("the accounts", () => {
  const events: Event[] = [
    { type: "RoundBegan", number: 1, starter: 0 },
    { type: "Paid", giver: null, taker: 0, money: 5000 },
    { type: "Hired", seat: 1, gangster: "eddy_riso", price: 1000 },
    { type: "IncomePaid", seat: 0, money: 2000 },
    { type: "RoundBegan", number: 2, starter: 1 },
    { type: "Paid", giver: 0, taker: 1, money: 3000 },
    { type: "GameEnded", cash: [6000, 4000], values: [0, 0], winner: 0 },
  ];

  test("cash by round, reckoned back from what everybody has now", () => {
    expect(cashByRound(events, [6000, 4000])).toEqual([
      [2000, 2000],
      [9000, 1000],
      [6000, 4000],
    ]);
  });

  test("a payday by where the money came from", () => {
    const parts = counted(events, 0).filter((part) => part.money > 0);
    expect(parts).toEqual([{ source: "count-income", money: 2000 }]);
  });
});

describe("an offer in the making", () => {
  test("a thing that is clicked twice is out again", () => {
    const draft = new Draft(1, null);
    draft.toggle("give", { business: "pimp_1" });
    expect(draft.empty).toBe(false);
    draft.toggle("give", { business: "pimp_1" });
    expect(draft.empty).toBe(true);
  });

  test("a counter-offer starts from the other side", () => {
    const nothing = { cash: 0, businesses: [], gangsters: [], markers: [], promises: [] };
    const draft = new Draft(2, { number: 7, seat: 2, to: 0, give: { ...nothing, cash: 1000 }, take: nothing });
    draft.cash("take", 2000);
    expect(draft.action).toEqual({ type: "CounterOffer", offer: 7, give: nothing, take: { ...nothing, cash: 2000 } });
  });
});
