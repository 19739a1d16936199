import type { LonLat, Point } from "@lotir/geometry";
import { type IsoDate, yearsBetween } from "@lotir/units";
import type { Sale } from "../dvf/sale.ts";
import { drawAnchors, fitMean } from "../process/fit-process.ts";
import type { Kernel, Sample } from "../process/kernel.ts";
import { placePartOf } from "../process/predict-process.ts";
import type { Trend } from "../process/sparse-process.ts";
import type { Located } from "./located.ts";

/** Too few sales draw no surface. */
const LEAST_SALES = 30;

/** Two ranges: the town and the quarter; variances of log prices usual for French dwellings. */
const KERNEL: Kernel = {
  far: 0.06,
  farRange: 15,
  near: 0.04,
  nearRange: 1.5,
  like: 0.05,
  likeNear: 0,
  likeRange: 1,
  scales: [4],
};

/** A dwelling of 80 m² stands at 0. */
const TREND: Trend = { of: (sample) => [1, sample[3] ?? 0, sample[2] ?? 0], priors: [4, 1, 0.05] };

const MOST_ANCHORS = 400;

/** The log price that a place adds or takes, once the floor area and the date are accounted for. */
export type PlaceSurface = (at: LonLat) => number;

interface SurfaceAsk {
  readonly project: (at: LonLat) => Point;
  readonly latest: IsoDate;
}

export const placeSurface = (dwellings: readonly Located<Sale>[], { project, latest }: SurfaceAsk): PlaceSurface => {
  if (dwellings.length < LEAST_SALES) return () => 0;
  const sampleOf = (at: LonLat, years: number, floor: number): Sample => {
    const [x, y] = project(at);
    return Float64Array.of(x / 1000, y / 1000, years, Math.log(floor / 80));
  };
  const samples = dwellings.map((sale) => sampleOf(sale.at, yearsBetween(latest, sale.date), sale.floor ?? 80));
  const targets = Float64Array.from(dwellings, (sale) => Math.log(sale.price));
  const { coefficients } = fitMean({ samples, targets }, KERNEL, TREND, { mostAnchors: MOST_ANCHORS, rounds: 3 });
  const anchors = drawAnchors(samples, MOST_ANCHORS);
  const part = placePartOf({ kernel: KERNEL, trend: TREND, anchors, coefficients });
  return (at) => part(sampleOf(at, 0, 80));
};
