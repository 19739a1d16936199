import type { DossierFacts } from "@lotir/contract";
import {
  BUILDING_LOT,
  type CommonItem,
  type FileEvent,
  lodgedFileOf,
  NOTHING_TOLD,
  type Part,
  type ProcedureFacts,
} from "@lotir/procedure";
import { departementOf } from "@lotir/territory";
import type { StoredEvent } from "./dossier-event-store.ts";
import type { ReadDossier } from "./read-dossier.ts";

const known = (told: boolean | null): boolean | undefined => told ?? undefined;

const LANE: CommonItem["facts"] = {
  works: "creation",
  serves: undefined,
  internal: true,
  payer: "lotisseur",
  form: "indivision",
};

const partOf = ({ letter, keepsHouse }: ReadDossier["lots"]["lots"][number]): Part => ({
  id: letter,
  facts: keepsHouse
    ? { ...BUILDING_LOT, use: "bati-conserve", buildingsKept: true, newBuilding: "aucune" }
    : BUILDING_LOT,
});

/** What members told wins; else the plan's own ways, where the lots are the plan's. */
const commonOf = (told: DossierFacts["operation"]["common"], read: ReadDossier): CommonItem[] | undefined => {
  const serves = read.lots.lots.filter(({ keepsHouse }) => !keepsHouse).length;
  const lane = { ...LANE, serves };
  if (told === "aucune") return [];
  if (told === "creation") return [{ id: "voie", facts: lane }];
  if (told === "servitude") return [{ id: "passage", facts: { ...lane, form: "servitude" } }];
  if (told === "acquereurs") return [{ id: "passage", facts: { ...lane, form: "servitude", payer: "acquereurs" } }];
  if (read.entered.length > 0 || read.lots.arePlans) return undefined;
  const forms = read.parcelle?.accessForms ?? [];
  if (read.parcelle?.sheet.money?.lane != null || forms.includes("commun")) return [{ id: "voie", facts: lane }];
  if (forms.includes("servitude")) return [{ id: "passage", facts: { ...lane, form: "servitude", payer: undefined } }];
  return forms.length > 0 ? [] : undefined;
};

const DOCUMENTS: Readonly<Record<string, ProcedureFacts["ground"]["document"]>> = {
  zone: "plu",
  "national-rules": "rnu",
};

const monumentOf = (abords: boolean | null): ProcedureFacts["ground"]["monument"] =>
  abords === null
    ? undefined
    : { insidePerimeter: abords, perimeterExists: true, within500m: undefined, covisible: undefined };

export const eventOf = ({ id, kind, on, detail, proofId }: StoredEvent): FileEvent => ({
  id,
  kind,
  on,
  // Its days were checked by the contract.
  detail: detail as FileEvent["detail"],
  isProved: proofId !== null,
});

/** The facts of the law, from what was told, from the lots and from what was read of the ground. */
export const procedureFactsOf = (read: ReadDossier): ProcedureFacts => {
  const { ground, operation } = read.facts;
  const { lots } = read.lots;
  const built = lots.filter(({ keepsHouse }) => !keepsHouse);
  return {
    id: read.property.id,
    ground: {
      ...NOTHING_TOLD.ground,
      department: departementOf(read.property.parcelleId),
      document: DOCUMENTS[read.plu?.kind ?? ""],
      spr: known(ground.spr),
      siteClasse: known(ground.siteClasse),
      monument: monumentOf(ground.abords),
      divisionControl: known(ground.divisionControl),
      existingLotissement: known(ground.existingLotissement),
      pup: known(ground.pup),
    },
    operation: {
      ...NOTHING_TOLD.operation,
      frame: "ordinaire",
      cutsUnit: lots.length > 0 ? true : undefined,
      area: built.length > 0 ? built.reduce((sum, { areaM2 }) => sum + areaM2, 0) : undefined,
      parts: lots.length > 0 ? lots.map(partOf) : undefined,
      common: commonOf(operation.common, read),
    },
    file: lodgedFileOf(read.events.map(eventOf)),
  };
};
