import { describe, expect, test } from "vitest";
import { cashAtCount, cashByRound, counted } from "../src/games/cosa_nostra/accounts";
import { Draft } from "../src/games/cosa_nostra/deals/draft.svelte";
import { hosts } from "../src/games/cosa_nostra/deals/goods";
import { foreseen } from "../src/games/cosa_nostra/foreseeing";
import { Ways } from "../src/games/cosa_nostra/picking";
import { refusalWords } from "../src/games/cosa_nostra/refusing";
import type { Seat } from "../src/games/cosa_nostra/seat.svelte";
import { staged } from "../src/games/cosa_nostra/story";
import { Teller } from "../src/games/cosa_nostra/words/teller";
import { texts } from "../src/texts/texts.svelte";
import type { Action, Event, Goods, PlayerView, View } from "../src/wire/cosa_nostra";
import type { Refused } from "../src/wire/protocol";

const plan: Action = { type: "PlanJob", place: "big_joey", job: "scam" };
const other: Action = { type: "PlanJob", place: "little_joey", job: "scam" };
const stop: Action = { type: "EndTurn" };

describe("an answer is picked from what lies on the table", () => {
  test("a job and a gangster, in any order", () => {
    const ways = new Ways([plan, other, stop]);
    expect(ways.picked(["job:scam"], "man:big_joey")).toEqual(plan);
    expect(ways.picked(["man:little_joey"], "job:scam")).toEqual(other);
  });

  test("a second task is for the same man", () => {
    const job: Action = { type: "PlanJob", place: "kenzo_isosaki", job: "scam" };
    const purchase: Action = { type: "PlanPurchase", place: "kenzo_isosaki_2", business: "pimp_1" };
    const ways = new Ways([job, purchase, stop]);
    expect(ways.picked(["man:kenzo_isosaki"], "job:scam")).toEqual(job);
    expect(ways.picked(["goods:pimp_1"], "man:kenzo_isosaki")).toEqual(purchase);
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

  test("markers are picked where they lie, whichever first", () => {
    const near: Action = { type: "UseMarkers", businesses: ["pimp_1", "lawyer_1"] };
    const far: Action = { type: "UseMarkers", businesses: ["pimp_2", "lawyer_1"] };
    const ways = new Ways([near, far]);
    expect(ways.picked(["target:lawyer_1"], "target:pimp_2")).toEqual(far);
    expect(ways.picked(["target:pimp_1"], "target:lawyer_1")).toEqual(near);
  });
});

// --- a table as far as it matters here

const seen = (players: PlayerView[], more: Partial<View> = {}): View =>
  ({ seat: 0, round: 1, trade: true, players, jobs: [], influence: [], ...more }) as View;

describe("where the other may put a marker", () => {
  const nothing = { cash: 0, businesses: [], gangsters: [], markers: [], promises: [] };
  const giver = { to_give: { ...nothing, markers: ["pimp_1", "casino_1"] } } as unknown as PlayerView;

  test("on what the engine lists, on what the giver gets, and not on what he sells", () => {
    const give: Goods = { ...nothing, businesses: ["pimp_1"] };
    const back: Goods = { ...nothing, businesses: ["cop_2"] };
    expect(hosts(seen([giver]), 0, nothing, nothing)).toEqual(["pimp_1", "casino_1"]);
    expect(hosts(seen([giver]), 0, give, back)).toEqual(["casino_1", "cop_2"]);
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

  test("a payday is what everybody had then, whatever was paid since", () => {
    expect(cashAtCount(events, [6000, 4000])).toEqual([9000, 1000]);
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

  test("what is promised twice is promised once", () => {
    const draft = new Draft(1, null);
    for (const round of [2, 2, 3]) draft.promise("give", { type: "no_attack_on_you", round });
    expect(draft.give.promises.map((word) => "round" in word && word.round)).toEqual([2, 3]);
  });

  test("a counter-offer starts from the other side", () => {
    const nothing = { cash: 0, businesses: [], gangsters: [], markers: [], promises: [] };
    const draft = new Draft(2, { number: 7, seat: 2, to: 0, give: { ...nothing, cash: 1000 }, take: nothing });
    draft.cash("take", 2000);
    expect(draft.action).toEqual({ type: "CounterOffer", offer: 7, give: nothing, take: { ...nothing, cash: 2000 } });
  });
});

test("why something is refused is said by its code, to the reader", async () => {
  await texts.open("common", "cosa_nostra");
  const words = (viewer: number, code: string, params: Refused["params"]) =>
    refusalWords(new Teller(viewer, ["blundetto", "dimaggio"]), {
      type: "Refused",
      why: "illegal",
      detail: "",
      code,
      params,
    });
  expect(words(0, "too-little-cash", { seat: 0, cash: 4000 })).toBe("You have only $4,000.");
  expect(words(0, "not-his-business", { seat: 1, business: "casino_1" })).toBe("DiMaggio cannot give the Casino.");
  expect(words(0, "no-offer", { offer: 0 })).toBe("There is no offer 1 on the table.");
  expect(words(0, "over", {})).toBe("The game is over.");
});

describe("the turn", () => {
  const teller = new Teller(0, ["blundetto", "dimaggio", "calmuti"]);
  const asked = (about: string) => ({ number: 1, about, mode: "one", seats: [0], seconds: null });

  test("to end it says what is not done on it", async () => {
    await texts.open("common", "cosa_nostra");
    const words = (about: string) => teller.option(stop, seen([], { question: asked(about) }));
    expect(words("finishing")).toBe("End the turn");
    expect(words("second_task")).toContain("other task");
    expect(words("second_plan")).toContain("other order");
    expect(words("plan_beside")).toContain("No more orders");
  });

  test("whoever still has a purchase to plan comes before the action begins", async () => {
    await texts.open("common", "cosa_nostra");
    const next = ["PlanTurn", "Planning", "BeginAction"];
    const families = (to_plan: number) => [1, 0, to_plan].map((each) => ({ to_plan: each }) as PlayerView);
    const seat = (to_plan: number) =>
      ({
        view: seen(families(to_plan), { turn: 0, question: asked("planning") }),
        update: { next },
        teller,
      }) as unknown as Seat;
    expect(foreseen(seat(1))).toContain("Calmuti");
    expect(foreseen(seat(0))).not.toContain("turn");
  });
});

describe("what a bot says", () => {
  test("is read in one's own language; what people say is left alone", async () => {
    await texts.open("common", "cosa_nostra");
    const teller = new Teller(0, ["blundetto", "dimaggio", "calmuti"]);
    const spoken = (text: string) => teller.by("spoken", text);
    expect(spoken("line:need:garage")).toBe("There is one thing my job lacks tonight: Garage.");
    expect(spoken("line:broken:2")).toContain("round II");
    expect(spoken("line:pact")).not.toContain("line");
    for (const own of ["line:nothing", "a line:pact", "Salute"]) expect(spoken(own)).toBe(own);
  });
});
