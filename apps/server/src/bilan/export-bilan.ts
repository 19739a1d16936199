import { bilanToXlsx } from "@lotir/dossier";
import type { WrittenBilan } from "@lotir/finance";
import { asMember } from "../call.ts";
import { refuse } from "../refuse.ts";
import { parcelBilanOf } from "./parcel-bilan-of.ts";

const XLSX = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet";

/** The whole balance as a workbook whose formulas live: the same amounts as the screen, to the cent. */
export const exportBilan = asMember.exportBilan.handler(async ({ input, context }) => {
  const { bilan, note } = await parcelBilanOf({ ...input, detail: "complet" }, context);
  if (bilan === null) throw refuse("not-balanced", undefined, note ?? undefined);
  // The wire drops the unit of a type, never of a figure.
  const workbook = await bilanToXlsx(bilan as unknown as WrittenBilan);
  return new File([workbook], `bilan-${input.id}-${context.lotir.today()}.xlsx`, { type: XLSX });
});
