import type { Frame } from "../facts/operation-facts.ts";
import type { PartsState } from "./parts-state.ts";
import type { CommonOutcome } from "./reach-common.ts";
import type { Protection } from "./reach-protection.ts";

export type ProcedureKind =
  | "aucune"
  | "declaration-prealable"
  | "permis-amenager"
  | "permis-construire-valant-division"
  | "a-confirmer";

/** Buildings of a permit that divides: split before the whole is completed, after it, or a single one. */
export type BuildingsOutcome = "before-completion" | "completed" | "single";

/** All that decides, with nothing unknown. */
export interface Situation {
  readonly cutsUnit: boolean;
  readonly frame: Frame;
  readonly buildings: BuildingsOutcome;
  readonly protection: Protection;
  readonly parts: PartsState;
  readonly common: CommonOutcome;
  readonly divisionControl: boolean;
}

/** A point that neither the law nor a judge has settled. */
export type Dispute =
  | "partage-successoral"
  | "bati-conserve-et-nouveau"
  | "servitude-amenagee"
  | "controle-et-exclusion";

export interface Ruling {
  readonly kind: ProcedureKind;
  readonly article: string;
  readonly dispute?: Dispute;
}

const disputed = (dispute: Dispute, article: string): Ruling => ({ kind: "a-confirmer", article, dispute });

/** No lot destiné à être bâti: only the commune's control of divisions may ask for something. */
const ruleWithoutLot = ({ divisionControl, parts }: Situation): Ruling => {
  const onlyExclusions = parts.excluded && !parts.leaves;
  if (!divisionControl) return { kind: "aucune", article: onlyExclusions ? "R.442-1" : "L.442-1" };
  return onlyExclusions
    ? disputed("controle-et-exclusion", "R.421-23 b")
    : { kind: "declaration-prealable", article: "R.421-23 b" };
};

const PERMIT: Ruling = { kind: "permis-amenager", article: "R.421-19 a" };

const ruleWithLots = ({ protection, common }: Situation, lots: number): Ruling => {
  if (protection === "protected") return PERMIT;
  // With a single building lot nothing is common to several.
  if (lots < 2 || common === "none") return { kind: "declaration-prealable", article: "R.421-23 a" };
  return common === "asks" ? PERMIT : disputed("servitude-amenagee", "R.421-19 a");
};

/** Parts that may be lots or not are taken both ways: the law's silence only matters when the answers differ. */
const ruleOrdinary = (situation: Situation): Ruling => {
  const { lots, disputed: doubtful } = situation.parts;
  const rulings = Array.from({ length: doubtful + 1 }, (_, more) =>
    lots + more === 0 ? ruleWithoutLot(situation) : ruleWithLots(situation, lots + more),
  );
  const [first, ...others] = rulings;
  if (first === undefined) return ruleWithoutLot(situation);
  if (others.some(({ kind }) => kind !== first.kind)) return disputed("bati-conserve-et-nouveau", "R.442-1");
  return { ...first, article: [...new Set(rulings.map(({ article }) => article))].join(" ou ") };
};

/** Which file the law asks for, nothing being unknown (procedure of L.442-1, R.421-19 a, R.421-23 a and b, R.442-1). */
export const ruleOn = (situation: Situation): Ruling => {
  if (!situation.cutsUnit) return { kind: "aucune", article: "L.442-1" };
  switch (situation.frame) {
    case "zac-amenageur":
      return { kind: "aucune", article: "R.442-1 c" };
    case "afu-remembrement":
      return { kind: "aucune", article: "R.442-1 b" };
    case "partage-successoral":
      return disputed("partage-successoral", "L.442-1");
    case "pc-valant-division":
      if (situation.buildings === "before-completion")
        return { kind: "permis-construire-valant-division", article: "R.431-24" };
      return situation.buildings === "completed" ? ruleWithoutLot(situation) : ruleOrdinary(situation);
    case "ordinaire":
      return ruleOrdinary(situation);
  }
};
