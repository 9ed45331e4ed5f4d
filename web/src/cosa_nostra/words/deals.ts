import { say } from "../../texts/texts.svelte";
import type { BusinessCard, Goods, OfferView, PromiseView } from "../../wire/cosa_nostra";
import { type Business, businessOf } from "../facts";
import { type Args, Cards, listed } from "./cards";

export type Word = Goods["promises"][number];
type Intent = NonNullable<PromiseView["meant"]>;

export const NOTHING: Goods = { cash: 0, businesses: [], gangsters: [], markers: [], promises: [] };
export const isNothing = (goods: Goods): boolean =>
  goods.cash === 0 &&
  [goods.businesses, goods.gangsters, goods.markers, goods.promises].every((each) => each.length === 0);

/** Offers and promises in words. As `sitdown.texts.cosa_nostra.deals`. */
export class Deals extends Cards {
  /** What one player gives another, piece by piece. */
  pieces(goods: Goods): string[] {
    return [
      ...(goods.cash > 0 ? [this.money(goods.cash)] : []),
      ...this.#businesses(goods.businesses),
      ...goods.gangsters.map((each) => this.gangster(each)),
      ...this.#businesses(goods.markers).map((business) => say("goods-marker", { business })),
      ...goods.promises.map((each) => say("goods-promise", { what: this.word(each) })),
    ];
  }

  goods(goods: Goods): string {
    return listed(this.pieces(goods));
  }

  word(word: Word): string {
    const args: Args = {};
    for (const [field, value] of Object.entries(word)) {
      if (field !== "type") args[field] = this.part(field, value) ?? "";
    }
    return say(`promise-${word.type}`, args);
  }

  deal(seat: number, to: number, give: Goods, take: Goods): string {
    const args = { ...this.sides(seat, to), give: this.goods(give), take: this.goods(take) };
    if (isNothing(take)) return say("deal-gift", args);
    return isNothing(give) ? say("deal-plea", args) : say("deal", args);
  }

  promise(seat: number, to: number, word: Word): string {
    return say("promise", { ...this.sides(seat, to), what: this.word(word) });
  }

  /** An offer as a sentence. */
  offered({ seat, to, give, take }: Pick<OfferView, "seat" | "to" | "give" | "take">): string {
    const words = this.deal(seat, to, give, take);
    return `${words.charAt(0).toLocaleUpperCase()}${words.slice(1)}.`;
  }

  verdict(promise: PromiseView): string {
    if (promise.due > 0 && promise.verdict === "open") return say("verdict-due", { money: this.money(promise.due) });
    return say(`verdict-${promise.verdict}`);
  }

  /** In what faith a promise was given. */
  meant(intent: Intent): string {
    return say(`meant-${intent}`);
  }

  sides(seat: number, to: number): Args {
    const you = seat === this.viewer ? "seat" : to === this.viewer ? "to" : "other";
    return { you, seat: this.name(seat), to: this.name(to) };
  }

  /** Several alike are counted. */
  #businesses(cards: readonly BusinessCard[]): string[] {
    const counted = new Map<Business, number>();
    for (const card of cards) counted.set(businessOf(card), (counted.get(businessOf(card)) ?? 0) + 1);
    return [...counted].map(([business, count]) => (count === 1 ? this.the(business) : this.some(business, count)));
  }
}
