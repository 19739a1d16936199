import type { Point } from "@lotir/geometry";
import { floorLikelihood } from "../clues/floor-likelihood.ts";
import { adjoining } from "../ground/adjoining.ts";
import { distanceToParcel } from "../ground/distance-to-parcel.ts";
import type { Diagnosis, Ground, GroundParcel } from "../ground/ground.ts";
import { nearIndex } from "../ground/near-index.ts";
import { streetOfAddress } from "../read/street-in-words.ts";

/** The chance that a diagnosis is of the house of a parcel. */
export interface Ownership {
  readonly diagnosis: number;
  readonly share: number;
}

export interface PreparedParcel extends GroundParcel {
  /** Ground covered by its largest building, m²; 0 without any. */
  readonly mainM2: number;
  /** The middle of its largest building, or of the parcel. */
  readonly heart: Point;
  /** How readily a house, or a plot, is sold there: 1 for ordinary ones. */
  readonly asHouse: number;
  readonly asPlot: number;
  readonly owns: readonly Ownership[];
  /** By bare name: the chance that its address is in that street. */
  readonly streets: ReadonlyMap<string, number>;
  /** Ranks of the parcels that share a side. */
  readonly beside: readonly number[];
}

export interface PreparedGround {
  readonly ground: Ground;
  readonly parcels: readonly PreparedParcel[];
  readonly streetNames: ReadonlySet<string>;
  /** By diagnosis: the bare name of its street. */
  readonly streetOf: readonly (string | undefined)[];
}

/** Where a parcel is of its diagnosis or street: most addresses stand at the gate, some at a neighbour's, few far. */
const NEAR = 250;
const HELD_NEAR = 0.93;
/** The share of diagnoses that stand plainly elsewhere, spread over every house. */
export const HELD_FAR = 1 - HELD_NEAR;

const closeness = (metres: number, { isStreetOnly }: Diagnosis): number =>
  isStreetOnly
    ? Math.exp(-metres / 110)
    : 0.7 * Math.exp(-metres / 5) + 0.25 * Math.exp(-metres / 18) + 0.05 * Math.exp(-metres / 70);

const houseWeight = (areaM2: number, mainM2: number): number => {
  if (mainM2 < 15) return 0.01;
  if (mainM2 < 35) return 0.1;
  return (areaM2 > 8_000 ? 0.5 : 1) * (mainM2 > 450 ? 0.25 : 1);
};

const plotWeight = (areaM2: number, mainM2: number): number => {
  const size = areaM2 < 120 ? 0.03 : areaM2 < 250 ? 0.4 : areaM2 > 6_000 ? 0.4 : 1;
  return size * (mainM2 < 15 ? 1 : 0.06);
};

type Bare = Omit<PreparedParcel, "owns" | "streets">;

const bareParcels = (parcels: readonly GroundParcel[]): readonly Bare[] => {
  const beside = adjoining(parcels);
  return parcels.map((parcel, rank) => {
    const main = parcel.buildings.reduce<GroundParcel["buildings"][number] | undefined>(
      (most, each) => (most === undefined || each.areaM2 > most.areaM2 ? each : most),
      undefined,
    );
    const mainM2 = main?.areaM2 ?? 0;
    return {
      ...parcel,
      mainM2,
      heart: main !== undefined && mainM2 >= 15 ? main.centre : parcel.centre,
      asHouse: houseWeight(parcel.areaM2, mainM2),
      asPlot: plotWeight(parcel.areaM2, mainM2),
      beside: beside[rank] ?? [],
    };
  });
};

/** Puts parcels in the order of their names, so that nothing depends on the order of a file, and shares diagnoses out among them. */
export const prepareGround = (ground: Ground): PreparedGround => {
  const sorted = ground.parcels.toSorted((a, b) => (a.id < b.id ? -1 : 1));
  const bare = bareParcels(sorted);
  const near = nearIndex(bare);
  const owns: Ownership[][] = bare.map(() => []);
  const streets: Map<string, number>[] = bare.map(() => new Map());
  const diagnoses = ground.diagnoses.toSorted((a, b) => (a.numero < b.numero ? -1 : 1));
  const streetOf = diagnoses.map(({ address }) => streetOfAddress(address));
  for (const [rank, diagnosis] of diagnoses.entries()) {
    const around = near(diagnosis.at, NEAR).map((at) => {
      const parcel = bare[at];
      const metres = parcel === undefined ? NEAR : distanceToParcel(diagnosis.at, parcel);
      const fits =
        parcel === undefined || diagnosis.floor === undefined
          ? 0.6
          : floorLikelihood(diagnosis.floor, parcel.mainM2, undefined);
      return { at, metres, weight: (parcel?.asHouse ?? 0) * closeness(metres, diagnosis) * fits };
    });
    const total = around.reduce((sum, { weight }) => sum + weight, 0);
    const street = streetOf[rank];
    for (const { at, metres, weight } of around) {
      const share = total > 0 ? (HELD_NEAR * weight) / total : 0;
      if (share > 0.001) owns[at]?.push({ diagnosis: rank, share });
      const names = streets[at];
      if (street !== undefined && names !== undefined)
        names.set(street, (names.get(street) ?? 0) + Math.exp(-metres / (diagnosis.isStreetOnly ? 120 : 35)));
    }
  }
  return {
    ground: { ...ground, parcels: sorted, diagnoses },
    parcels: bare.map((parcel, rank) => ({ ...parcel, owns: owns[rank] ?? [], streets: shares(streets[rank]) })),
    streetNames: new Set(streetOf.filter((street) => street !== undefined)),
    streetOf,
  };
};

/** Some weight stays for a street that no diagnosis names. */
const UNNAMED = 0.2;

const shares = (weights: ReadonlyMap<string, number> = new Map()): ReadonlyMap<string, number> => {
  const total = [...weights.values()].reduce((sum, weight) => sum + weight, UNNAMED);
  return new Map([...weights].map(([street, weight]) => [street, weight / total]));
};
