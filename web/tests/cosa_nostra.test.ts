import { describe, expect, test } from "vitest";
import { cashAtCount, cashByRound, counted } from "../src/cosa_nostra/accounts";
import { besides } from "../src/cosa_nostra/besides";
import { Draft } from "../src/cosa_nostra/deals/draft.svelte";
import { Ways } from "../src/cosa_nostra/picking";
import { prospect } from "../src/cosa_nostra/prospects";
import { staged } from "../src/cosa_nostra/story";
import { Cards } from "../src/cosa_nostra/words/cards";
import { spoken } from "../src/cosa_nostra/words/lines";
import { texts } from "../src/texts/texts.svelte";
import type {
  Action,
  BusinessCard,
  BusinessView,
  Event,
  GangsterView,
  Place,
  PlayerView,
  TaskView,
  View,
} from "../src/wire/cosa_nostra";

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

  test("markers are picked where they lie, whichever first", () => {
    const near: Action = { type: "UseMarkers", businesses: ["pimp_1", "lawyer_1"] };
    const far: Action = { type: "UseMarkers", businesses: ["pimp_2", "lawyer_1"] };
    const ways = new Ways([near, far]);
    expect(ways.picked(["target:lawyer_1"], "target:pimp_2")).toEqual(far);
    expect(ways.picked(["target:pimp_1"], "target:lawyer_1")).toEqual(near);
  });
});

// --- a table as far as it matters here

const gangster = (name: GangsterView["gangster"], more: Partial<GangsterView> = {}): GangsterView => ({
  gangster: name,
  active: true,
  strength: 1,
  tasks: [],
  attached: [],
  used: 0,
  ...more,
});
const planned = (place: Place): TaskView => ({
  place,
  round: 1,
  job: null,
  business: null,
  price: null,
  markers: [],
  seen_by: [],
});
const owns = (...cards: BusinessCard[]): BusinessView[] =>
  cards.map((business) => ({ business, active: true, used: false, markers: [] }));
const family = (crew: GangsterView[], businesses: BusinessView[] = []) =>
  ({ crew, businesses }) as unknown as PlayerView;
const seen = (players: PlayerView[], more: Partial<View> = {}): View =>
  ({ seat: 0, round: 1, trade: true, players, jobs: [], influence: [], ...more }) as View;

describe("beside the question", () => {
  const joey = gangster("big_joey", { attached: [{ card: "henchman", by: 1 }] });
  const tony = gangster("fat_tony", { tasks: [planned("fat_tony")] });
  const hong = gangster("mr_hong", { tasks: [planned("mr_hong")] });

  test("Alexei strips a gangster of an opponent's card, twice a round, while trade is allowed", () => {
    const with_ = (used: number) => family([gangster("alexei_walenko", { used }), joey]);
    const strip = { type: "Strip", card: "henchman", gangster: "big_joey" };
    expect(besides(seen([with_(1), family([tony])]), {}, [])).toEqual([strip]);
    expect(besides(seen([with_(2), family([tony])]), {}, [])).toEqual([]);
    expect(besides(seen([with_(1), family([tony])], { trade: false }), {}, [])).toEqual([]);
  });

  test("where spying is allowed at any time, a Spy and a Lawyer look at two jobs of others", () => {
    const view = seen([family([joey], owns("lawyer_1")), family([tony]), family([hong])], { influence: ["spy"] });
    expect(besides(view, {}, [])).toEqual([]);
    const jobs = ["fat_tony", "mr_hong"];
    expect(besides(view, { spying_anytime: true }, [])).toEqual([
      { type: "Spy", jobs },
      { type: "AskLawyer", jobs },
    ]);
  });

  test("what is among the options is not offered twice", () => {
    const view = seen([family([joey]), family([tony])], { influence: ["snitch"] });
    const snitch: Action = { type: "Snitch", job: "fat_tony" };
    expect(besides(view, { spying_anytime: true }, [])).toEqual([snitch]);
    expect(besides(view, { spying_anytime: true }, [snitch])).toEqual([]);
  });
});

describe("what a deal does to me", () => {
  const nothing = { cash: 0, businesses: [], gangsters: [], markers: [], promises: [] };
  const view = seen([family([], owns("pimp_1", "casino_1")), family([], owns("pimp_2", "loan_shark_1"))], {
    jobs: ["insolvency"],
  });

  test("a second Pimp pays, and brings the monopoly", () => {
    const gain = prospect(view, 0, 1, nothing, { ...nothing, businesses: ["pimp_2"] });
    expect(gain).toMatchObject({ income: 2000 + 5000, won: ["prostitution"], lost: [], opened: [] });
  });

  test("a marker opens a job up, and pays nothing", () => {
    const gain = prospect(view, 0, 1, nothing, { ...nothing, markers: ["loan_shark_1"] });
    expect(gain).toMatchObject({ income: 0, won: [], opened: ["insolvency"], closed: [] });
  });

  test("with Takeshi two of a kind pay double", () => {
    const rich = seen([family([gangster("takeshi_ando")], owns("cop_1")), family([], owns("cop_2"))]);
    expect(prospect(rich, 0, 1, nothing, { ...nothing, businesses: ["cop_2"] }).income).toBe(3000);
    expect(prospect(rich, 0, 1, { ...nothing, gangsters: ["takeshi_ando"] }, nothing).income).toBe(0);
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

describe("what a bot says", () => {
  test("is read in one's own language; what people say is left alone", async () => {
    await texts.open("common", "cosa_nostra");
    const cards = new Cards(0, ["blundetto", "dimaggio", "calmuti"]);
    expect(spoken(cards, "line:need:garage")).toBe("There is one thing my job lacks tonight: Garage.");
    expect(spoken(cards, "line:broken:2")).toContain("round II");
    expect(spoken(cards, "line:pact")).not.toContain("line");
    for (const own of ["line:nothing", "a line:pact", "Salute"]) expect(spoken(cards, own)).toBe(own);
  });
});
