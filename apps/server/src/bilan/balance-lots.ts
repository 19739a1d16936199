import type { Assumptions, BalancedLot, Bilan, BilanWish, FiveLines, Lane } from "@lotir/contract";
import {
  balanceOperation,
  bilanEnCinqLignes,
  type CinqLignesDemand,
  cinqLignesOperation,
  cinqLignesSentence,
  type Operation,
  operationSentence,
  type Procedure,
  writeBilan,
} from "@lotir/finance";
import { failure, type Result, success } from "@lotir/foncier";
import { departementOf, fiveLinesToEuros } from "@lotir/territory";
import { centsOf, emprise, type IsoDate, isoDate, terrain } from "@lotir/units";
import { toOperation } from "../organisation/assumptions-to-operation.ts";

export interface LotsToBalance {
  readonly codeInsee: string;
  readonly areaM2: number;
  readonly lots: readonly BalancedLot[];
  readonly landPriceEur: number | null;
  readonly procedure: Procedure;
  /** Drawn with the lots; undefined for the usual works per lot. */
  readonly lane: Lane | undefined;
  /** Ground of the annexes that are pulled down, m². */
  readonly clearM2: number;
  readonly boughtAs: NonNullable<BilanWish["boughtAs"]>;
  readonly owned: BilanWish["owned"];
  readonly assumptions: Assumptions;
  readonly on: IsoDate;
}

const unpriced = (lots: readonly BalancedLot[]): string | undefined => {
  // A kept house without a price is not a refusal: the balance says that it counts for nothing.
  const missing = lots.find(({ keepsHouse, priceEur }) => !keepsHouse && priceEur === null);
  if (missing === undefined) return undefined;
  return `Le lot ${missing.letter} n'a pas de prix : trop peu de ventes comparables, saisissez-en un.`;
};

const demandOf = (asked: LotsToBalance): CinqLignesDemand => {
  const { lots, landPriceEur, owned, assumptions } = asked;
  const kept = lots.filter(({ keepsHouse }) => keepsHouse);
  return {
    profile: assumptions.profile,
    procedure: asked.procedure,
    on: asked.on,
    area: terrain(asked.areaM2),
    lots: lots.flatMap(({ areaM2, keepsHouse, priceEur }) =>
      keepsHouse ? [] : [{ area: terrain(areaM2), price: centsOf(priceEur ?? 0) }],
    ),
    // The ground of one house is what the lots leave; of several, each has its own.
    houses: kept.map(({ areaM2, priceEur }) => ({
      price: priceEur === null ? undefined : centsOf(priceEur),
      area: kept.length > 1 ? terrain(areaM2) : undefined,
    })),
    boughtAs: asked.boughtAs,
    landPrice: landPriceEur === null ? undefined : centsOf(landPriceEur),
    owned:
      assumptions.profile === "particulier" && owned
        ? { since: isoDate(owned.since), purchasePart: centsOf(owned.purchasePartEur) }
        : undefined,
    departement: departementOf(asked.codeInsee),
    clearedAnnexes: emprise(asked.clearM2),
    lane: asked.lane && { length: asked.lane.lengthM, area: asked.lane.areaM2 },
    assumptions: toOperation(assumptions),
  };
};

/** Draws that the market's own doubt feeds: half the width of the lots' intervals, in log. */
const DRAWS = { draws: 5_000, seed: 1, worksSd: 0.12, delayLow: -2, delayHigh: 8 };
const ORDINARY_PRICE_SD = 0.08;
/** Standard deviations between the bounds that hold four prices in five. */
const BOUNDS = 2.563;

const priceSdOf = (lots: readonly BalancedLot[]): number => {
  const spreads = lots.flatMap(({ lowEur, highEur, origin }) =>
    origin === "estimation" && lowEur !== null && highEur !== null && lowEur > 0
      ? [Math.log(highEur / lowEur) / BOUNDS]
      : [],
  );
  if (spreads.length === 0) return ORDINARY_PRICE_SD;
  return spreads.reduce((sum, spread) => sum + spread, 0) / spreads.length;
};

const named = (operation: Operation, lots: readonly BalancedLot[]): Operation => {
  const building = lots.filter(({ keepsHouse }) => !keepsHouse);
  const kept = lots.filter(({ keepsHouse }) => keepsHouse);
  return {
    ...operation,
    lots: operation.lots.map((lot, rank) => ({ ...lot, name: `Lot ${building[rank]?.letter ?? rank + 1}` })),
    houses: operation.houses.map((house, rank) => ({
      ...house,
      name: `Maison, lot ${kept[rank]?.letter ?? ""}`.trim(),
    })),
    uncertainty: { ...DRAWS, priceSd: priceSdOf(lots) },
  };
};

/** Five lines; the French reason where they cannot be drawn. */
export const fiveLinesOf = (asked: LotsToBalance): Result<FiveLines, string> => {
  const missing = unpriced(asked.lots);
  if (missing !== undefined) return failure(missing);
  const lines = bilanEnCinqLignes(demandOf(asked));
  return lines.ok ? success(fiveLinesToEuros(lines.value)) : failure(cinqLignesSentence(lines.failure));
};

/** The whole balance of the same operation. */
export const wholeBilanOf = (asked: LotsToBalance): Result<Bilan, string> => {
  const missing = unpriced(asked.lots);
  if (missing !== undefined) return failure(missing);
  const operation = cinqLignesOperation(demandOf(asked));
  if (!operation.ok) return failure(cinqLignesSentence(operation.failure));
  const bilan = balanceOperation(named(operation.value, asked.lots));
  if (!bilan.ok) return failure(operationSentence(bilan.failure));
  const wire = writeBilan(bilan.value);
  const { procedureComparison: procedures } = wire;
  return success({
    ...wire,
    timeline: { ...wire.timeline, phases: [...wire.timeline.phases] },
    procedureComparison: procedures && { ...procedures, hypotheses: [...procedures.hypotheses] },
    warnings: [...wire.warnings],
  });
};
