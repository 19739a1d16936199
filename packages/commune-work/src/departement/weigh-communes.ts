import type { ListedCommune } from "@lotir/connectors";

const median = (values: readonly number[]): number => {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[sorted.length >> 1] ?? 1;
};

/** Asking seven layers of their sources costs as much as measuring some hundred parcels, however small the commune. */
const ASKING = 500;

/** Parcels follow people in towns and hectares elsewhere; neither known, nothing is. */
const weightOf = ({ population, surfaceHa }: ListedCommune): number | undefined =>
  population === undefined && surfaceHa === undefined ? undefined : ASKING + (population ?? 0) + (surfaceHa ?? 0);

/**
 * What each commune is likely to cost beside the others, no unit: inhabitants plus hectares, and a part for the asking. One of which nothing is said
 * counts as the middle one.
 */
export const weighCommunes = (communes: readonly ListedCommune[]): ReadonlyMap<string, number> => {
  const known = communes.map(weightOf);
  const middle = median(known.filter((weight) => weight !== undefined));
  return new Map(communes.map(({ codeInsee }, index) => [codeInsee, known[index] ?? middle]));
};
