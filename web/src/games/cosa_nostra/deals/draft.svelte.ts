import type { Action, BusinessCard, Gangster, Goods, OfferView } from "../../../wire/cosa_nostra";
import { isNothing, NOTHING, type Word } from "./goods";

export type Side = "give" | "take";
type Thing = { business: BusinessCard } | { gangster: Gangster } | { marker: BusinessCard };

/** An offer put together piece by piece: what I give, what I get. One that answers another starts from that, seen from the other side. */
export class Draft {
  give: Goods = $state(NOTHING);
  take: Goods = $state(NOTHING);
  words = $state("");
  writing: Record<Side, boolean> = $state({ give: false, take: false }); // a promise, not promised yet

  constructor(
    readonly to: number,
    readonly answers: OfferView | null,
  ) {
    if (answers) {
      this.give = answers.take;
      this.take = answers.give;
    }
  }

  get empty(): boolean {
    return isNothing(this.give) && isNothing(this.take);
  }

  cash(side: Side, cash: number): void {
    this[side] = { ...this[side], cash };
  }

  toggle(side: Side, thing: Thing): void {
    const goods = this[side];
    if ("gangster" in thing) this[side] = { ...goods, gangsters: toggled(goods.gangsters, thing.gangster) };
    else if ("marker" in thing) this[side] = { ...goods, markers: toggled(goods.markers, thing.marker) };
    else this[side] = { ...goods, businesses: toggled(goods.businesses, thing.business) };
  }

  /** What a click on a business means: a marker there, which is what one mostly wants; then all of it; then nothing. */
  turn(side: Side, card: BusinessCard, marker: boolean, whole: boolean): void {
    const { markers, businesses } = this[side];
    if (markers.includes(card)) {
      this.toggle(side, { marker: card });
      if (whole) this.toggle(side, { business: card });
    } else if (businesses.includes(card) || whole || marker) {
      this.toggle(side, marker && !businesses.includes(card) ? { marker: card } : { business: card });
    }
  }

  /** Once is enough. */
  promise(side: Side, word: Word): void {
    const { promises } = this[side];
    if (promises.some((each) => JSON.stringify(each) === JSON.stringify(word))) return;
    this[side] = { ...this[side], promises: [...promises, word] };
  }

  forget(side: Side, at: number): void {
    this[side] = { ...this[side], promises: this[side].promises.toSpliced(at, 1) };
  }

  anew(): void {
    this.give = NOTHING;
    this.take = NOTHING;
  }

  /** What is done when it is sent. */
  get action(): Action {
    const [give, take] = [$state.snapshot(this.give), $state.snapshot(this.take)];
    if (this.answers) return { type: "CounterOffer", offer: this.answers.number, give, take };
    return { type: "MakeOffer", to: this.to, give, take };
  }
}

const toggled = <T>(list: readonly T[], item: T): T[] =>
  list.includes(item) ? list.filter((each) => each !== item) : [...list, item];
