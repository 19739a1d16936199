import type { Operation, SaleTerms } from "./operation.ts";

interface Part {
  readonly terms: SaleTerms;
  readonly weight: number;
  readonly lot: boolean;
}

const housesArea = (operation: Operation): number => {
  const lots = operation.lots.reduce((sum, lot) => sum + lot.area, 0);
  return Math.max(0, (operation.purchase.area ?? lots) - lots);
};

const weightOf = (operation: Operation, terms: SaleTerms): number => {
  if (operation.switches.marginPartBy === "prix") return terms.price ?? 0;
  return terms.area ?? housesArea(operation) / Math.max(1, operation.houses.length);
};

const shareOf = (pool: number, parts: readonly Part[]): ReadonlyMap<SaleTerms, number> => {
  const given = parts.filter((part) => part.terms.purchasePart !== undefined);
  const rest = parts.filter((part) => part.terms.purchasePart === undefined);
  const left = Math.max(0, pool - given.reduce((sum, part) => sum + (part.terms.purchasePart ?? 0), 0));
  const weights = rest.reduce((sum, part) => sum + part.weight, 0);
  return new Map([
    ...given.map((part) => [part.terms, part.terms.purchasePart ?? 0] as const),
    ...rest.map((part) => [part.terms, weights === 0 ? 0 : (left * part.weight) / weights] as const),
  ]);
};

/** A private owner keeps ground that is neither a lot nor a house's: it bears its part of the price too. */
const privateParts = (operation: Operation, price: number): ReadonlyMap<SaleTerms, number> => {
  const areas = operation.lots.reduce((sum, lot) => sum + lot.area, 0);
  const whole = Math.max(operation.purchase.area ?? areas, areas);
  return new Map(
    [...operation.lots, ...operation.houses].map((terms) => [
      terms,
      terms.purchasePart ?? (price * (terms.area ?? 0)) / Math.max(1, whole),
    ]),
  );
};

/** The price shares are taken of: the one given, else the parts known one by one, else any amount (areas alone then count). */
export const referencePrice = (operation: Operation): number => {
  const parts = [...operation.lots, ...operation.houses].reduce((sum, terms) => sum + (terms.purchasePart ?? 0), 0);
  return operation.purchase.price ?? (operation.profile === "particulier" ? parts : Math.max(parts, 100_000_000));
};

/**
 * What share of the purchase each part bears. Pro rata of the saleable areas, the ground given up for the lane falling on
 * the lots (BOI-TVA-IMM-10-20-10; CE, 13 October 2021, n° 433745); of the building land's own price when the deed names it.
 * Kept as fractions: a residual price scales every part alike.
 */
export const purchaseFractions = (operation: Operation): ReadonlyMap<SaleTerms, number> => {
  const price = referencePrice(operation);
  const scale = Math.max(1, price);
  const parts: Part[] = [
    ...operation.lots.map((terms) => ({ terms, weight: weightOf(operation, terms), lot: true })),
    ...operation.houses.map((terms) => ({ terms, weight: weightOf(operation, terms), lot: false })),
  ];
  const named = operation.purchase.buildingLand;
  const amounts =
    operation.profile === "particulier"
      ? privateParts(operation, price)
      : named === undefined
        ? shareOf(price, parts)
        : new Map([
            ...shareOf(
              named.price,
              parts.filter((part) => part.lot),
            ),
            ...shareOf(
              Math.max(0, price - named.price),
              parts.filter((part) => !part.lot),
            ),
          ]);
  return new Map([...amounts].map(([terms, amount]) => [terms, amount / scale]));
};
