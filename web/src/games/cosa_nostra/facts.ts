import type { BusinessCard, Family, Gangster, Influence, JobCard, Monopoly, Place } from "../../wire/cosa_nostra";
import table from "./facts.json";

export type Business =
  | "building_firm"
  | "casino"
  | "cop"
  | "drug_dealer"
  | "garage"
  | "lawyer"
  | "loan_shark"
  | "night_club"
  | "pimp"
  | "politician"
  | "waste_company";

export type Gang = "latinos" | "crips" | "bikers" | "russians" | "yakuza";

/** A line of a job card, what is laid down before, or what a mercenary can do. */
export type Fact = { does: string } & Record<string, string | number | readonly string[]>;

export interface GangsterFacts {
  name: string;
  of: Family | Gang;
  strength: number;
  price: number;
  abilities: readonly Fact[];
}

export interface BusinessFacts {
  company: boolean;
  price: number;
  income: number;
  monopoly: Monopoly | null;
}

export interface JobFacts {
  job: string;
  round: number;
  sort: "cash" | "attack" | "response" | "neither";
  difficulty: number; // 0: the target's strength
  aim: "player" | "businessman" | "company" | "gangster" | null;
  answers: "cash" | "attack" | null;
  needs: readonly (readonly [Business, number])[];
  before: Fact | null;
  outcomes: readonly (Fact | null)[]; // at no success, at one, at two or more
}

interface Facts {
  gangsters: Record<Gangster, GangsterFacts>;
  businesses: Record<Business, BusinessFacts>;
  jobs: Record<JobCard, JobFacts>;
}

const facts = table as unknown as Facts;
export const GANGSTERS = facts.gangsters;
export const BUSINESSES = facts.businesses;
export const JOBS = facts.jobs;

export const INFLUENCE: readonly Influence[] = [
  "snitch",
  "schemer",
  "henchman",
  "spy",
  "machine_pistol",
  "distraction",
  "emergency_doc",
  "saboteur",
];
export const MONOPOLIES: readonly Monopoly[] = ["prostitution", "drugs", "credit"]; // as in `View.monopolies`
export const THOUSAND = 1000;

export { numeral } from "./numerals";
export const businessOf = (card: BusinessCard | Business): Business => card.replace(/_\d$/, "") as Business;
export const gangsterOf = (place: Place | Gangster): Gangster => place.replace(/_2$/, "") as Gangster;

export const isGangster = (name: string): name is Gangster | Place => name.replace(/_2$/, "") in GANGSTERS;
export const isJobCard = (name: string): name is JobCard => name in JOBS;
export const isBusiness = (name: string): name is Business => name in BUSINESSES;
export const isBusinessCard = (name: string): name is BusinessCard =>
  /_\d$/.test(name) && isBusiness(businessOf(name as BusinessCard));
export const isInfluence = (name: string): name is Influence => (INFLUENCE as readonly string[]).includes(name);
export const isMonopoly = (name: string): name is Monopoly => (MONOPOLIES as readonly string[]).includes(name);
