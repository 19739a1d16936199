import { failure, type Result, success } from "@lotir/foncier";
import { centsOf, emprise, type IsoDate, isoDate, terrain } from "@lotir/units";
import type { Procedure } from "../calendar/schedule-phases.ts";
import type { Operation, Profile } from "../operation/operation.ts";
import { operationSentence } from "../operation/operation-sentence.ts";
import { readAssumptions, type WrittenAssumptions } from "../operation/read-assumptions.ts";
import type { BoughtAs, LandSeller } from "../taxes/choose-vat-regime.ts";
import { balanceOperation } from "./balance-operation.ts";
import type { Bilan } from "./bilan.ts";
import { type CinqLignesDemand, cinqLignesOperation, type OwnedLand } from "./bilan-en-cinq-lignes.ts";
import { cinqLignesSentence } from "./cinq-lignes-failure.ts";

/** A lot of a plan with its price, in euros; null when nobody gives one. */
export interface LotToBalance {
  readonly letter: string;
  readonly areaM2: number;
  readonly keepsHouse: boolean;
  readonly priceEur: number | null;
  readonly lowEur: number | null;
  readonly highEur: number | null;
  readonly origin: "estimation" | "saisi" | "inconnu";
}

/** Land that a private owner has, as it is written and typed. */
export interface WrittenOwnership {
  readonly since: string;
  readonly purchasePartEur: number;
  readonly owners?: number | undefined;
  readonly communalTaxVoted?: boolean | undefined;
  readonly classifiedOn?: string | undefined;
}

/** The lots of a plan and all that their balance stands on, in euros: the same question on the server and in a browser. */
export interface LotsDemand {
  readonly departement: string;
  readonly areaM2: number;
  readonly lots: readonly LotToBalance[];
  readonly landPriceEur: number | null;
  readonly procedure: Procedure;
  /** Drawn with the lots; undefined for the usual works per lot. */
  readonly lane: { readonly lengthM: number; readonly areaM2: number } | undefined;
  /** Ground of the annexes that are pulled down, m². */
  readonly clearM2: number;
  readonly boughtAs: BoughtAs;
  /** Who sells the land; a private person unless told. */
  readonly seller?: LandSeller | undefined;
  /** The deeds of lots taxed on their margin state the VAT apart. */
  readonly deedStatesVat?: boolean | undefined;
  readonly owned: WrittenOwnership | undefined;
  readonly assumptions: WrittenAssumptions & { readonly profile: Profile };
  readonly on: IsoDate;
  /** How the règlement judges a divided land (R.151-21), where it was read. */
  readonly appreciation?: "lot" | "ensemble" | undefined;
}

const unpriced = (lots: readonly LotToBalance[]): string | undefined => {
  // A kept house without a price is not a refusal: the balance says that it counts for nothing.
  const missing = lots.find(({ keepsHouse, priceEur }) => !keepsHouse && priceEur === null);
  if (missing === undefined) return undefined;
  return `Le lot ${missing.letter} n'a pas de prix : trop peu de ventes comparables, saisissez-en un.`;
};

/** Between what a lot may sell; a price that somebody entered is not doubted. */
const doubtOf = ({ lowEur, highEur, origin }: LotToBalance) =>
  origin !== "estimation" || lowEur === null || highEur === null
    ? {}
    : { low: centsOf(lowEur), high: centsOf(highEur) };

const ownedOf = ({ since, purchasePartEur, owners, communalTaxVoted, classifiedOn }: WrittenOwnership): OwnedLand => ({
  since: isoDate(since),
  purchasePart: centsOf(purchasePartEur),
  owners,
  communalTaxVoted,
  classifiedOn: classifiedOn === undefined ? undefined : isoDate(classifiedOn),
});

const demandOf = (asked: LotsDemand): CinqLignesDemand => {
  const { lots, landPriceEur, owned, assumptions } = asked;
  const kept = lots.filter(({ keepsHouse }) => keepsHouse);
  return {
    profile: assumptions.profile,
    procedure: asked.procedure,
    on: asked.on,
    area: terrain(asked.areaM2),
    lots: lots.flatMap((lot) =>
      lot.keepsHouse ? [] : [{ area: terrain(lot.areaM2), price: centsOf(lot.priceEur ?? 0), ...doubtOf(lot) }],
    ),
    // The ground of one house is what the lots leave; of several, each has its own.
    houses: kept.map((lot) => ({
      price: lot.priceEur === null ? undefined : centsOf(lot.priceEur),
      area: kept.length > 1 ? terrain(lot.areaM2) : undefined,
      ...doubtOf(lot),
    })),
    boughtAs: asked.boughtAs,
    landPrice: landPriceEur === null ? undefined : centsOf(landPriceEur),
    seller: asked.seller,
    deedStatesVat: asked.deedStatesVat,
    owned: assumptions.profile === "particulier" && owned ? ownedOf(owned) : undefined,
    departement: asked.departement,
    clearedAnnexes: emprise(asked.clearM2),
    lane: asked.lane && { length: asked.lane.lengthM, area: asked.lane.areaM2 },
    assumptions: readAssumptions(assumptions),
  };
};

/** Draws that the market's own doubt feeds: half the width of the lots' intervals, in log. */
const DRAWS = { draws: 5_000, seed: 1, worksSd: 0.12, delayLow: -2, delayHigh: 8 };
const ORDINARY_PRICE_SD = 0.08;
/** Standard deviations between the bounds that hold four prices in five. */
const BOUNDS = 2.563;

const priceSdOf = (lots: readonly LotToBalance[]): number => {
  const spreads = lots.flatMap(({ lowEur, highEur, origin }) =>
    origin === "estimation" && lowEur !== null && highEur !== null && lowEur > 0
      ? [Math.log(highEur / lowEur) / BOUNDS]
      : [],
  );
  if (spreads.length === 0) return ORDINARY_PRICE_SD;
  return spreads.reduce((sum, spread) => sum + spread, 0) / spreads.length;
};

const named = (operation: Operation, lots: readonly LotToBalance[], draws: number): Operation => {
  const building = lots.filter(({ keepsHouse }) => !keepsHouse);
  const kept = lots.filter(({ keepsHouse }) => keepsHouse);
  return {
    ...operation,
    lots: operation.lots.map((lot, rank) => ({ ...lot, name: `Lot ${building[rank]?.letter ?? rank + 1}` })),
    houses: operation.houses.map((house, rank) => ({
      ...house,
      name: `Maison, lot ${kept[rank]?.letter ?? ""}`.trim(),
    })),
    uncertainty: { ...DRAWS, draws, priceSd: priceSdOf(lots) },
  };
};

/** The five lines' question about lots of a plan; the French reason where one has no price. */
export const linesDemandOf = (asked: LotsDemand): Result<CinqLignesDemand, string> => {
  const missing = unpriced(asked.lots);
  return missing === undefined ? success(demandOf(asked)) : failure(missing);
};

/**
 * The whole balance of the lots of a plan; the French reason where it cannot be drawn. `draws`: how often its outcomes are
 * drawn by lot; none answers thirty times faster, and tells no probability.
 */
export const balanceLots = (asked: LotsDemand, { draws = DRAWS.draws } = {}): Result<Bilan, string> => {
  const demand = linesDemandOf(asked);
  if (!demand.ok) return demand;
  const operation = cinqLignesOperation(demand.value);
  if (!operation.ok) return failure(cinqLignesSentence(operation.failure));
  const { site } = operation.value;
  const read = { ...operation.value, site: { ...site, appreciation: asked.appreciation ?? site.appreciation } };
  const bilan = balanceOperation(named(read, asked.lots, draws));
  return bilan.ok ? bilan : failure(operationSentence(bilan.failure));
};
