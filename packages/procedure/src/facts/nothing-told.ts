import type { PartFacts } from "./operation-facts.ts";
import type { ProcedureFacts } from "./procedure-facts.ts";

/** Nothing known of anything: what who tells only some facts starts from. */
export const NOTHING_TOLD: ProcedureFacts = {
  id: null,
  ground: {
    department: undefined,
    document: undefined,
    spr: undefined,
    siteClasse: undefined,
    siteInscrit: undefined,
    monument: undefined,
    divisionControl: undefined,
    existingLotissement: undefined,
    zac: undefined,
    pup: undefined,
    ppr: undefined,
    littoral: undefined,
  },
  operation: {
    frame: undefined,
    cutsUnit: undefined,
    area: undefined,
    buildings: undefined,
    parts: undefined,
    common: undefined,
  },
  file: undefined,
};

/** A lot sold to be built by a buyer who has no permit yet. */
export const BUILDING_LOT: PartFacts = {
  use: "lot-a-batir",
  holder: "acquereur",
  buildingsKept: false,
  newBuilding: "nouvelle",
  contiguous: false,
  beneficiaryPermit: "aucun",
};

/** Ground sold with nothing built nor to build on it. */
export const BARE_PART: PartFacts = { ...BUILDING_LOT, use: "non-bati", newBuilding: "aucune" };
