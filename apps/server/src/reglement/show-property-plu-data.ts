import { asMember } from "../call.ts";
import { refuse } from "../refuse.ts";
import { pluToWire } from "./plu-to-wire.ts";
import { pluOfProperty } from "./property-plu.ts";
import { numberOf, percentOf } from "./rule-figures.ts";

/** PLU data of a property in the panel's form (spec 2 §3). */
export const showPropertyPluData = asMember.showPropertyPluData.handler(async ({ input, context }) => {
  const plu = await pluOfProperty(context, input.id);
  if (plu.kind !== "zone") throw refuse("plu-unavailable", undefined, pluToWire(plu, undefined).sentence ?? undefined);
  const rules = plu.shown?.rules;
  return {
    success: true,
    data: {
      zone: { code: plu.zone.libelle, libelle: plu.zone.libelong },
      rules: {
        empriseSol: { maxCES: percentOf(rules?.emprise.max) },
        hauteur: {
          // The height of the eaves is another rule: it is never given for the greatest height.
          hauteurMax: numberOf(rules?.hauteur.faitage) ?? numberOf(rules?.hauteur.max),
        },
        espacesVerts: { minPercent: percentOf(rules?.espacesVerts.pleineTerre) },
      },
      lastFetchedAt: plu.document?.readAt?.toISOString() ?? null,
    },
  };
});
