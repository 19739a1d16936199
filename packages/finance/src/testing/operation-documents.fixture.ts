import fc from "fast-check";

const optional = <Value>(arbitrary: fc.Arbitrary<Value>) => fc.option(arbitrary, { nil: undefined });
const share = fc.double({ min: 0, max: 1, noNaN: true });
const amount = (max: number) => fc.integer({ min: 0, max: max * 100 }).map((value) => value / 100);

const lot = fc.record({
  areaM2: fc.integer({ min: 150, max: 3_000 }),
  priceEur: fc.integer({ min: 2_000_000, max: 40_000_000 }).map((value) => value / 100),
  vat: fc.constantFrom("auto", "totale"),
  saleMonth: optional(fc.integer({ min: 0, max: 30 })),
  saleDate: optional(fc.constantFrom("2027-01-31", "2031-06-15", "2035-06-01")),
});

const house = fc.record({
  areaM2: fc.integer({ min: 200, max: 2_000 }),
  priceEur: fc.integer({ min: 10_000_000, max: 80_000_000 }).map((value) => value / 100),
  worksEur: amount(60_000),
  isNew: fc.boolean(),
  sold: fc.boolean(),
});

const costs = fc.record({
  level: fc.constantFrom("low", "default", "high", "aucun"),
  basis: optional(fc.constantFrom("HT", "TTC")),
  geometreEur: optional(amount(10_000)),
  contingencyRate: optional(share),
  sellingRate: optional(fc.double({ min: 0, max: 0.15, noNaN: true })),
  moeRate: optional(fc.double({ min: 0, max: 0.15, noNaN: true })),
  taxeFoncierePerYearEur: optional(amount(5_000)),
  insuranceEur: optional(amount(20_000)),
  overheadsRate: optional(fc.double({ min: 0, max: 0.1, noNaN: true })),
});

const financing = fc.record({
  landShare: share,
  worksShare: share,
  rate: fc.double({ min: 0, max: 0.12, noNaN: true }),
  landBase: fc.constantFrom("prix", "prix-et-frais"),
  drawdown: fc.constantFrom("in-fine", "progressif"),
});

const houseToBuild = fc.record({
  taxableAreaM2: fc.integer({ min: 20, max: 400 }),
  communeRate: optional(fc.double({ min: 0, max: 0.2, noNaN: true })),
  departementRate: optional(fc.double({ min: 0, max: 0.025, noNaN: true })),
  ileDeFrance: optional(fc.boolean()),
  mainResidence: optional(fc.boolean()),
  sewerParticipationEur: optional(amount(5_000)),
});

const purchase = (boughtAs: fc.Arbitrary<string>) =>
  fc.record({
    priceEur: fc.integer({ min: 1_000_000, max: 90_000_000 }).map((value) => value / 100),
    date: fc.constantFrom("2024-03-10", "2025-05-31", "2026-11-20"),
    seller: fc.constantFrom("particulier", "assujetti-marge", "assujetti-tva", "inconnu"),
    boughtAs,
    departement: optional(fc.constantFrom("69", "33", "06", "36", "2A", "974")),
    agencyEur: optional(amount(20_000)),
    duty: optional(fc.constantFrom("normal", "engagement-revente")),
  });

const common = {
  version: fc.constant(1),
  profile: fc.constantFrom("marchand-de-biens", "lotisseur"),
  procedure: optional(fc.constantFrom("DP", "PA")),
  priceBasis: optional(fc.constantFrom("TTC", "HT")),
  lots: fc.array(lot, { minLength: 1, maxLength: 12 }),
  costs,
  financing: optional(financing),
  houseToBuild: optional(houseToBuild),
  site: optional(fc.record({ sewer: fc.constantFrom("inconnu", "collectif", "individuel") })),
  timeline: fc.record({
    holdingMonths: optional(fc.integer({ min: 0, max: 48 })),
    level: fc.constantFrom("low", "default", "high"),
    deed: fc.constantFrom("apres-purge", "au-depart"),
  }),
  switches: fc.record({
    inputVat: fc.constantFrom("usage", "large"),
    sharedKey: fc.constantFrom("chiffre-affaires", "surface"),
    notaryVat: fc.constantFrom("charge", "usage"),
    marginIncludesFees: fc.boolean(),
  }),
  uncertainty: fc.constant({ draws: 20 }),
};

/** Any sound operation of a business, as a document of version 1. */
export const businessDocument = fc.oneof(
  fc.record({ ...common, purchase: purchase(fc.constantFrom("terrain-a-batir", "terrain-non-batir", "inconnu")) }),
  fc.record({
    ...common,
    houses: fc.array(house, { minLength: 1, maxLength: 3 }),
    purchase: purchase(fc.constant("avec-maison")),
  }),
);

/** A bare ground bought as building land from a private person: every lot under VAT on the margin. */
export const marginDocument = fc.record({
  ...common,
  lots: fc.array(
    lot.map(({ areaM2, priceEur }) => ({ areaM2, priceEur })),
    { minLength: 1, maxLength: 12 },
  ),
  purchase: purchase(fc.constant("terrain-a-batir")).map((each) => ({ ...each, seller: "particulier" })),
});

/** Any sound sale by a private owner. */
export const ownerDocument = fc.record({
  version: fc.constant(1),
  profile: fc.constant("particulier"),
  saleDate: fc.constantFrom("2024-01-02", "2026-06-15", "2030-12-31"),
  purchase: fc.record({
    date: fc.constantFrom("1974-05-01", "2003-02-28", "2010-09-01", "2023-12-31"),
    departement: optional(fc.constant("33")),
  }),
  lots: fc.array(
    fc.record({
      areaM2: fc.integer({ min: 150, max: 3_000 }),
      priceEur: amount(400_000).map((value) => value + 1_000),
      purchasePartEur: amount(100_000),
    }),
    { minLength: 1, maxLength: 4 },
  ),
  costs,
  houseToBuild: optional(houseToBuild),
  gain: fc.record({
    deductSellingCosts: fc.boolean(),
    countVrd: fc.boolean(),
    classifiedOn: optional(fc.constant("2021-01-01")),
    communalTaxVoted: fc.boolean(),
  }),
  uncertainty: fc.constant({ draws: 20 }),
});

/** What no field should ever swallow. */
export const nonsense = fc.constantFrom<unknown>(
  Number.NaN,
  Number.POSITIVE_INFINITY,
  Number.NEGATIVE_INFINITY,
  -1,
  -0.0001,
  1e300,
  "12 000",
  "",
  true,
  null,
  [],
  {},
  [[]],
  "2026-02-30",
  "1850-01-01",
  "2999-01-01",
);
