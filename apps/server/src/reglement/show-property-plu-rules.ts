import { asMember } from "../call.ts";
import { refuse } from "../refuse.ts";
import { detailedRules } from "./detailed-rules.ts";
import { extractPlu } from "./parcel-plu.ts";
import { rulesToWire } from "./plu-rules-to-wire.ts";
import { parcelleOf, pluOfProperty, readPluOf } from "./property-plu.ts";

/** Rules of a property in the detailed form (spec 2 §3); 404 while none was read, and their reading may start then. */
export const showPropertyPluRules = asMember.showPropertyPluRules.handler(async ({ input, context }) => {
  const found = readPluOf(await pluOfProperty(context, input.id));
  if (found === undefined) {
    if (input.autoExtract)
      await extractPlu(context.lotir, await parcelleOf(context, input.id), { forceRefresh: false });
    throw refuse("plu-rules-missing");
  }
  const lines = rulesToWire(found.shown);
  const verified = lines.filter(({ state }) => state === "lu-et-verifie" || state === "non-reglemente").length;
  return {
    success: true,
    data: {
      zone: { code: found.plu.zone.libelle },
      rules: detailedRules(found.shown),
      cached: true,
      processingTime: null,
      tokensUsed: 0 as const,
      model: `lecteur ${found.document.reader ?? ""}`.trim(),
      confidencePercent: Math.round((100 * verified) / Math.max(1, lines.length)),
    },
  };
});
