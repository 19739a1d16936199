import type { Tracking } from "@lotir/contract";
import { rulesToWire } from "../reglement/plu-rules-to-wire.ts";
import { pluToWire } from "../reglement/plu-to-wire.ts";
import { numberOf } from "../reglement/rule-figures.ts";
import type { ReadDossier } from "./read-dossier.ts";

const NOT_LOADED = "La commune de cette propriété n'est plus chargée : ses règles ne peuvent pas être montrées.";

/** The rules of the property's zone, each with its sentence; what was not read stays unknown. */
export const regulationsOf = ({ plu, property }: ReadDossier): Tracking["regulations"] => {
  const none = {
    zone: property.zone,
    document: null,
    approvedOn: null,
    minLotSize: null,
    buildingRatio: null,
    maxHeight: null,
    servitudes: [],
    rules: [],
  };
  if (plu === undefined) return { ...none, sentence: NOT_LOADED };
  const wire = pluToWire(plu, undefined);
  const told = {
    ...none,
    zone: wire.zone?.code ?? property.zone,
    document: wire.document?.name ?? wire.document?.type ?? null,
    approvedOn: wire.document?.approvedOn ?? null,
    sentence: wire.sentence,
  };
  if (plu.kind !== "zone" || plu.shown === undefined) return told;
  const { emprise, hauteur } = plu.shown.rules;
  return {
    ...told,
    buildingRatio: numberOf(emprise.max),
    maxHeight: numberOf(hauteur.faitage) ?? numberOf(hauteur.max),
    rules: rulesToWire(plu.shown),
  };
};
