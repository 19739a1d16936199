import { laplace } from "./densities.ts";

/** How agencies write the area of a plot: shares of adverts. The rest is a little off, or plainly wrong. */
const EXACT = 0.34;
const ROUNDED: readonly (readonly [step: number, share: number])[] = [
  [10, 0.22],
  [50, 0.12],
  [100, 0.12],
];
const CUT_DOWN = 0.03;
const OFF = 0.12;
const OFF_BY = 0.03;
/** Ten times, a tenth. */
const SLIPPED = 0.008;
const WRONG = 0.04;
/** Logarithm of the widest over the least plot that people sell. */
const SPAN = Math.log(20_000 / 80);

/** What a figure says of nothing in particular, per m². */
export const anyLand = (written: number): number => 1 / (written * SPAN);

/** Written with care, if not to the metre. */
const carefully = (written: number, areaM2: number): number => {
  let likelihood = OFF * (laplace(Math.log(written / areaM2), OFF_BY) / written);
  if (Math.abs(written - areaM2) < 1) likelihood += EXACT;
  for (const [step, share] of ROUNDED) {
    if (written % step !== 0) continue;
    // Halves go either way.
    if (Math.abs(written - areaM2) <= step / 2) likelihood += share;
    else if (Math.floor(areaM2 / step) * step === written) likelihood += CUT_DOWN;
  }
  return likelihood;
};

/** How likely it is that a plot of `areaM2` is written as `written`, per m². */
export const landLikelihood = (written: number, areaM2: number): number =>
  carefully(written, areaM2) +
  WRONG * anyLand(written) +
  SLIPPED * (carefully(written / 10, areaM2) + carefully(written * 10, areaM2));

/** Figures that differ, of a field and of words: each may be the wrong one, and `landLikelihood` has room for it. */
export const landsLikelihood = (written: readonly number[], areaM2: number): number =>
  written.reduce((product, each) => product * landLikelihood(each, areaM2), 1);

/** A plot taken from a parcel: from an eighth to nine tenths of it. */
export const partLikelihood = (written: readonly number[], parentM2: number): number =>
  written.reduce((product, each) => {
    const share = each / parentM2;
    const isPart = share >= 0.1 && share <= 0.92;
    return product * ((isPart ? 0.93 / (each * Math.log(9.2)) : 0) + 0.03 * anyLand(each));
  }, 1);
