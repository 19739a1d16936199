import { HOLDERS, NEW_BUILDINGS, type Part, type PartFacts, PERMITS, USES } from "../facts/operation-facts.ts";
import { type Filled, type Reach, reachOf } from "./reach.ts";

/** Is the part a lot destiné à être bâti; does it leave the seller, and as an exclusion of R.442-1? */
export type PartOutcome = `${"lot" | "disputed" | "plain"}/${"stays" | "leaves" | "excluded"}`;

const YES_NO = [true, false];

/** A permit that makes of the part a division primaire (R.442-1 a). */
const isPrimary = ({ beneficiaryPermit }: Filled<PartFacts>): boolean =>
  beneficiaryPermit === "permis-amenager" || beneficiaryPermit === "autre-que-maison";

const buildsAnew = ({ newBuilding }: Filled<PartFacts>): boolean => newBuilding === "nouvelle";

const lotOf = (part: Filled<PartFacts>): "lot" | "disputed" | "plain" => {
  switch (part.use) {
    case "lot-a-batir":
      return isPrimary(part) ? "plain" : "lot";
    case "bati-conserve":
      // A new building beside kept ones: R.442-1 does not say (extended, CE 29/11/2023, n° 470788, it is no lot).
      if (!buildsAnew(part)) return "plain";
      return part.buildingsKept ? "disputed" : "lot";
    case "rattachement":
      return !part.contiguous && buildsAnew(part) ? "lot" : "plain";
    case "non-bati":
    case "voie":
    case "equipement":
    case "collectivite":
      return "plain";
  }
};

const isExcluded = (part: Filled<PartFacts>): boolean => {
  switch (part.use) {
    case "lot-a-batir":
      return isPrimary(part);
    case "bati-conserve":
      return part.buildingsKept;
    case "rattachement":
      return part.contiguous;
    case "collectivite":
      return true;
    case "non-bati":
    case "voie":
    case "equipement":
      return false;
  }
};

const outcomeOf = (part: Filled<PartFacts>): PartOutcome => {
  const leaving = isExcluded(part) ? "excluded" : "leaves";
  return `${lotOf(part)}/${part.holder === "vendeur" ? "stays" : leaving}`;
};

export const reachPart = ({ id, facts }: Part): Reach<PartOutcome> =>
  reachOf({
    path: `operation.parts.${id}`,
    facts,
    domains: {
      use: USES,
      holder: HOLDERS,
      buildingsKept: YES_NO,
      newBuilding: NEW_BUILDINGS,
      contiguous: YES_NO,
      beneficiaryPermit: PERMITS,
    },
    outcome: outcomeOf,
  });
