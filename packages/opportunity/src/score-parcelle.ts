import { type Ratio, ratio } from "@lotir/units";
import type { Component } from "./component.ts";
import type { ParcelleFacts } from "./parcelle-facts.ts";
import { scoreDivision } from "./score-division.ts";
import { scoreFreeGround } from "./score-free-ground.ts";
import { scoreFrontage } from "./score-frontage.ts";
import { scoreLastSale } from "./score-last-sale.ts";
import { scoreMoney } from "./score-money.ts";
import { scorePrice } from "./score-price.ts";
import { scoreSurface } from "./score-surface.ts";
import { scoreZone } from "./score-zone.ts";

/** Changes with any weight, scale or rule below: stored scores of another version are computed again. */
export const OPPORTUNITY_VERSION = "3";

/** Under this share of known weight a parcel is "non noté". */
export const LEAST_COVERAGE = 0.6;

export interface Opportunity {
  readonly version: string;
  /** 0 to 100, whole; null when less than 60 % of the weight is known. */
  readonly score: number | null;
  /** Share of the weight that rests on known facts. */
  readonly coverage: Ratio;
  /** Product of the components' coefficients. */
  readonly coefficient: Ratio;
  readonly components: readonly Component[];
}

/** What a score is made of, once judged. */
export type Judged = Pick<Component, "weight" | "value" | "coefficient">;

const weightOf = (components: readonly Judged[]): number => components.reduce((sum, { weight }) => sum + weight, 0);

const meanOf = (components: readonly Judged[]): number =>
  components.reduce((sum, { weight, value }) => sum + weight * (value ?? 0), 0) / weightOf(components);

/** The score that judged components make. */
export const scoreOf = (components: readonly Judged[]): Pick<Opportunity, "score" | "coverage" | "coefficient"> => {
  const read = components.filter(({ value }) => value !== null);
  const coverage = ratio(weightOf(read) / weightOf(components));
  const coefficient = ratio(components.reduce((product, each) => product * each.coefficient, 1));
  return {
    score: coverage < LEAST_COVERAGE ? null : Math.round(100 * coefficient * meanOf(read)),
    coverage,
    coefficient,
  };
};

/**
 * Scores a parcel: the mean of its known components by weight, times the coefficients of those that stand in the way.
 * Among facts equally known, more area, more frontage, less built ground, an opener zone, a lower price, an older
 * sale or a higher margin never lower it. Same facts, same score: there is no clock here.
 */
export const scoreParcelle = (facts: ParcelleFacts): Opportunity => {
  const components = [
    ...scoreDivision(facts),
    ...scoreMoney(facts.money),
    ...[scoreSurface, scoreFrontage, scoreFreeGround, scoreZone, scorePrice, scoreLastSale].map((score) =>
      score(facts),
    ),
  ];
  return { version: OPPORTUNITY_VERSION, ...scoreOf(components), components };
};
