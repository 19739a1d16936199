import { normaliseForSearch } from "../document/fold.ts";

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const near = (a: unknown, b: unknown, tolerance: number): boolean =>
  typeof a === "number" && typeof b === "number" && Math.abs(a - b) <= tolerance;

const isProspect = (value: Record<string, unknown>): boolean => Object.keys(value).toSorted().join() === "c,k";

/** k·H + c: "la moitié de … diminuée de 3 m" is accepted as (H - 3)/2 or H/2 - 3. */
const sameProspect = (truth: Record<string, unknown>, given: Record<string, unknown>, tolerance: number): boolean => {
  if (!near(truth.k, given.k, tolerance)) return false;
  const accepted = truth.c === -3 && truth.k === 0.5 ? [-3, -1.5] : [truth.c];
  return accepted.some((c) => near(c, given.c, tolerance));
};

/** Whether a value answers the truth: numbers within the tolerance, objects on the truth's keys, texts normalised. */
export const sameValue = (truth: unknown, given: unknown, tolerance = 1e-6): boolean => {
  if (isRecord(truth) && isRecord(given)) {
    if (isProspect(truth)) return sameProspect(truth, given, tolerance);
    return Object.entries(truth).every(([key, value]) => key in given && sameValue(value, given[key], tolerance));
  }
  if (typeof truth === "boolean" || typeof given === "boolean") return truth === given;
  if (typeof truth === "number" && typeof given === "number") return near(truth, given, tolerance);
  return normaliseForSearch(String(truth)).toLowerCase() === normaliseForSearch(String(given)).toLowerCase();
};
