import type { Operation, SaleTerms } from "./operation.ts";

/** The part of the purchase price that one sale bears: euros given once for all, and a share of what they leave. */
export interface PurchaseShare {
  readonly fixed: number;
  readonly share: number;
}

export interface PurchaseShares {
  /** All the euros given, parts kept included: below this price they no longer hold, and shrink with it. */
  readonly given: number;
  readonly of: ReadonlyMap<SaleTerms, PurchaseShare>;
}

/** What a sale bears of a price. */
export const partOf = ({ fixed, share }: PurchaseShare, given: number, price: number): number =>
  price < given ? (fixed * price) / given : fixed + share * (price - given);

interface Part {
  readonly terms: SaleTerms;
  readonly weight: number;
}

const housesArea = (operation: Operation): number => {
  const lots = operation.lots.reduce((sum, lot) => sum + lot.area, 0);
  return Math.max(0, (operation.purchase.area ?? lots) - lots);
};

const weightOf = (operation: Operation, terms: SaleTerms): number => {
  if (operation.switches.marginPartBy === "prix") return terms.price ?? 0;
  return terms.area ?? housesArea(operation) / Math.max(1, operation.houses.length);
};

const partsOf = (operation: Operation, all: readonly SaleTerms[]): Part[] =>
  all.map((terms) => ({ terms, weight: weightOf(operation, terms) }));

const givenIn = (parts: readonly Part[]): number =>
  parts.reduce((sum, { terms }) => sum + (terms.purchasePart ?? 0), 0);

/** Those whose part was given keep it; the others share what is left, by their weights. */
const sharing = (parts: readonly Part[]): ReadonlyMap<SaleTerms, PurchaseShare> => {
  const weights = parts.reduce((sum, { terms, weight }) => sum + (terms.purchasePart === undefined ? weight : 0), 0);
  return new Map(
    parts.map(({ terms, weight }) => {
      if (terms.purchasePart !== undefined) return [terms, { fixed: terms.purchasePart, share: 0 }];
      return [terms, { fixed: 0, share: weights === 0 ? 0 : weight / weights }];
    }),
  );
};

/** The lots share the price that the deed gives their ground; the houses, the rest. */
const sharingByDeed = (lots: readonly Part[], houses: readonly Part[], landPrice: number): PurchaseShares => {
  const left = Math.max(0, landPrice - givenIn(lots));
  const ofLots = [...sharing(lots)].map(
    ([terms, { fixed, share }]) => [terms, { fixed: fixed + share * left, share: 0 }] as const,
  );
  return { given: landPrice + givenIn(houses), of: new Map([...ofLots, ...sharing(houses)]) };
};

/** A private owner keeps ground that is neither a lot nor a house's: it bears its part of the price too. */
const privateShares = (operation: Operation): PurchaseShares => {
  const price = referencePrice(operation);
  const areas = operation.lots.reduce((sum, lot) => sum + lot.area, 0);
  const whole = Math.max(operation.purchase.area ?? areas, areas, 1);
  const fixedOf = (terms: SaleTerms): number => terms.purchasePart ?? (price * (terms.area ?? 0)) / whole;
  const all: readonly SaleTerms[] = [...operation.lots, ...operation.houses];
  return { given: 0, of: new Map(all.map((terms) => [terms, { fixed: fixedOf(terms), share: 0 }])) };
};

/** The price shares are taken of: the one given, else the parts known one by one, else any amount (areas alone then count). */
export const referencePrice = (operation: Operation): number => {
  const parts = [...operation.lots, ...operation.houses].reduce((sum, terms) => sum + (terms.purchasePart ?? 0), 0);
  return operation.purchase.price ?? (operation.profile === "particulier" ? parts : Math.max(parts, 100_000_000));
};

/**
 * What each part bears of the purchase. Pro rata of the saleable areas, the ground given up for the lane falling on the
 * lots (BOI-TVA-IMM-10-20-10; CE, 13 October 2021, n° 433745); of the building land's own price when the deed names it.
 * Euros that were given stay what they are whatever the price: the residual price, fed back, finds the margin it was
 * sought for.
 */
export const purchaseShares = (operation: Operation): PurchaseShares => {
  if (operation.profile === "particulier") return privateShares(operation);
  const lots = partsOf(operation, operation.lots);
  const houses = partsOf(operation, operation.houses);
  const named = operation.purchase.buildingLand;
  if (named !== undefined) return sharingByDeed(lots, houses, named.price);
  const all = [...lots, ...houses];
  return { given: givenIn(all), of: sharing(all) };
};
