import type { Result } from "@lotir/foncier";
import type { Threads } from "@lotir/threads";
import type { AdvertAnswer, AdvertQuestion, KnownOfCommune } from "./adverts/advert-question.ts";
import type { PackedCommune } from "./describe/packed-commune.ts";
import type { DividedParcelle, DivisionAsk, NotDivided } from "./division/divided-parcelle.ts";
import type { MarketHears, MarketSays } from "./market/market-messages.ts";

/** What a question about the ground has done in a thread, so that the one that answers people goes on answering. */
export interface TerritoryWork {
  readonly division: {
    /** The parcel with what surrounds it. */
    readonly asked: { readonly commune: PackedCommune; readonly question: DivisionAsk };
    readonly batch: never;
    readonly answer: Result<DividedParcelle, NotDivided>;
  };
  /** Which parcels or diagnoses are behind adverts. */
  readonly adverts: {
    readonly asked: {
      readonly commune: PackedCommune;
      readonly known: KnownOfCommune;
      readonly question: AdvertQuestion;
    };
    readonly batch: never;
    readonly answer: AdvertAnswer;
  };
  /** Prices are learnt once and asked often: it lasts as long as questions come. */
  readonly market: {
    readonly asked: object;
    readonly fed: MarketHears;
    readonly batch: MarketSays;
    /** How many questions were answered. */
    readonly answer: number;
  };
}

export type TerritoryThreads = Threads<TerritoryWork>;
