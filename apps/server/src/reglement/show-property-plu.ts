import type { PropertyPlu } from "@lotir/contract";
import type { Rule } from "@lotir/plu";
import { asMember } from "../call.ts";
import { refuse } from "../refuse.ts";
import { documentPath, pluToWire } from "./plu-to-wire.ts";
import { pluOfProperty } from "./property-plu.ts";
import { numberOf, percentOf, sentenceIn } from "./rule-figures.ts";

const SEARCH = "https://www.geoportail-urbanisme.gouv.fr/map/";

const lengthOf = (rule: Rule<number> | undefined): { value: number; unit: "m" } | null => {
  const value = numberOf(rule);
  return value === null ? null : { value, unit: "m" };
};

/** PLU data of a property in the workflow's form (spec 2 §3): what was not read is null, never a default. */
export const showPropertyPlu = asMember.showPropertyPlu.handler(async ({ input, context }) => {
  const plu = await pluOfProperty(context, input.id);
  if (plu.kind !== "zone") throw refuse("plu-unavailable", undefined, pluToWire(plu, undefined).sentence ?? undefined);
  const { zone, document } = plu;
  const rules = plu.shown?.rules;
  const ces = percentOf(rules?.emprise.max);
  const green = percentOf(rules?.espacesVerts.pleineTerre);
  const data: PropertyPlu = {
    zone: { code: zone.libelle, libelle: zone.libelong },
    dateApprobation: document?.approvedOn ?? zone.approvedOn,
    rules: {
      implantation: {
        voiePublique: lengthOf(rules?.voie.recul),
        limiteSeparative: lengthOf(rules?.limites.recul),
        formule: sentenceIn(rules?.limites.prospect),
      },
      empriseSol: { maxCES: ces === null ? null : { percent: ces } },
      hauteur: {
        hauteurMax: lengthOf(rules?.hauteur.faitage) ?? lengthOf(rules?.hauteur.max),
        hauteurEgout: lengthOf(rules?.hauteur.egout),
      },
      espacesVerts: { minPercent: green === null ? null : { value: green } },
    },
    documentInfo: document?.planName ?? zone.idurba,
    document: {
      url: document?.hash ? documentPath(document.hash) : null,
      filename: document?.fileName ?? null,
      message: document?.hash ? null : pluToWire(plu, undefined).sentence,
      searchUrl: SEARCH,
    },
  };
  return { success: true, data };
});
