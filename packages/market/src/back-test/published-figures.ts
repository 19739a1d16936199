import { type IsoDate, isoDate, type Ratio, ratio } from "@lotir/units";
import type { PricedKind } from "../estimate/estimate.ts";

/** A figure of the back-test that a page of the product shows; measured again by `lotir bench prices`. */
export interface PublishedFigure {
  readonly kind: PricedKind;
  readonly data: string;
  readonly design: "cross-validation" | "later-sales";
  readonly measuredOn: IsoDate;
  readonly answered: number;
  readonly asked: number;
  /** Median of |estimate / price − 1|: ours, the commune's median, the specification's baseline where it answers. */
  readonly medianError: Ratio;
  readonly communeMedianError: Ratio;
  readonly specError: Ratio;
  /** Share of prices inside their 80 % interval, and the median of high / low. */
  readonly coverage: Ratio;
  readonly highOverLow: number;
}

const RHONE = "DVF, Rhône, janvier à septembre 2018 (DGFiP, Etalab)";
const measuredOn = isoDate("2026-11-20");

type Figures = readonly [error: number, commune: number, spec: number, coverage: number, highOverLow: number];

const figure = (
  kind: PricedKind,
  design: PublishedFigure["design"],
  counts: { readonly answered: number; readonly asked: number },
): ((figures: Figures) => PublishedFigure) => {
  return ([error, commune, spec, coverage, highOverLow]) => ({
    kind,
    data: RHONE,
    design,
    measuredOn,
    ...counts,
    medianError: ratio(error),
    communeMedianError: ratio(commune),
    specError: ratio(spec),
    coverage: ratio(coverage),
    highOverLow,
  });
};

/** Cross-validation: three draws of five folds. Later sales: from 1 May 2018, trained on those before. */
export const PUBLISHED_FIGURES: readonly PublishedFigure[] = [
  figure("house", "cross-validation", { answered: 4233, asked: 4263 })([0.149, 0.209, 0.201, 0.801, 1.88]),
  figure("house", "later-sales", { answered: 306, asked: 306 })([0.145, 0.188, 0.183, 0.778, 1.84]),
  figure("flat", "cross-validation", { answered: 7037, asked: 7065 })([0.144, 0.195, 0.158, 0.831, 1.85]),
  figure("flat", "later-sales", { answered: 659, asked: 660 })([0.156, 0.191, 0.153, 0.827, 1.98]),
  figure("building-land", "cross-validation", { answered: 307, asked: 327 })([0.143, 0.279, 0.187, 0.765, 2.24]),
];
