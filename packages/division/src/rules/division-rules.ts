import type { AccessWidths } from "./passage.ts";

/** Where a value comes from. Only a value read in the PLU, or typed by the user as such, lets a verdict be *oui*. */
export type RuleOrigin = "plu" | "utilisateur" | "hypothese";

/** A rule's value and where it was read. */
export interface Sourced<Value> {
  readonly value: Value;
  readonly from: RuleOrigin;
}

/** Whether the zone takes new houses at all. */
export type Buildability = "oui" | "non" | "inconnu";

/** Distance to a boundary: at least so many metres, or also right on it where the text allows. */
export interface BoundarySetback {
  readonly least: number;
  readonly onBoundary: boolean;
}

/**
 * What the engine obeys. Lengths in metres, ratios of 0 to 1. An absent rule asks nothing. `appreciation` is article
 * R.151-21: the whole operation by default of law, lot by lot where the PLU opposes it, both readings when unknown.
 */
export interface DivisionRules {
  readonly zone: Sourced<Buildability>;
  readonly setbackFromVoie: Sourced<number>;
  readonly setbackFromLimite: Sourced<BoundarySetback>;
  /** Kept between a house that stays and any new line. */
  readonly houseSetback: Sourced<number>;
  readonly accessWidths: Sourced<AccessWidths>;
  readonly bodyWidth: Sourced<number>;
  readonly minFrontage?: Sourced<number>;
  /** Depth from the road within which houses may stand. */
  readonly bande?: Sourced<number>;
  /** Coefficient d'emprise au sol. */
  readonly coverage?: Sourced<number>;
  readonly pleineTerre?: Sourced<number>;
  /** Smallest footprint a new lot must take, m²; 0 asks for no house at all. */
  readonly houseFootprint: Sourced<number>;
  readonly parkingPerLot: Sourced<number>;
  readonly appreciation: Sourced<"ensemble" | "lot" | "inconnu">;
  readonly easements: Sourced<boolean>;
  readonly commonLanes: Sourced<boolean>;
  /** Area a lot needs where there is no sewer (per construction, CE 9 March 2016); absent when there is one. */
  readonly sanitationArea?: Sourced<number>;
}

const assumed = <Value>(value: Value): Sourced<Value> => ({ value, from: "hypothese" });

/**
 * What is assumed when no PLU was read. These are engine defaults, shown as *hypothèses*: none is a legal figure.
 * Widths of access are those firemen and notaries usually ask for one dwelling, two, three and more.
 */
export const HYPOTHESES: DivisionRules = {
  zone: assumed("inconnu"),
  setbackFromVoie: assumed(5),
  setbackFromLimite: assumed({ least: 3, onBoundary: false }),
  houseSetback: assumed(3),
  accessWidths: assumed([3.5, 4, 5]),
  bodyWidth: assumed(10),
  houseFootprint: assumed(80),
  parkingPerLot: assumed(2),
  appreciation: assumed("inconnu"),
  easements: assumed(true),
  commonLanes: assumed(true),
};

/** The rules that were assumed, by name: shown to the user, and enough to keep a verdict at *à vérifier*. */
export const hypothesesIn = (rules: DivisionRules): (keyof DivisionRules)[] =>
  Object.entries(rules)
    .filter(
      (entry): entry is [keyof DivisionRules, Sourced<unknown>] => (entry[1] as Sourced<unknown>).from === "hypothese",
    )
    .map(([name]) => name)
    .sort();
