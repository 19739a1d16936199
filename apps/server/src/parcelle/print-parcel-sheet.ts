import { writePdf } from "@lotir/dossier";
import { readParcelleId, referenceOf } from "@lotir/foncier";
import { findParcelle } from "@lotir/territory";
import { asMember } from "../call.ts";
import { sourcesToWire } from "../commune/sources-to-wire.ts";
import { refuse } from "../refuse.ts";
import { findMarks } from "./parcel-mark-store.ts";
import { parcelSheetDocument } from "./parcel-sheet-document.ts";
import { parcelSheetMap } from "./parcel-sheet-map.ts";
import { parcelToWire } from "./parcel-to-wire.ts";
import { assumedSearch, underAssumed } from "./searched-money.ts";

/** The sheet of a parcel on one page, with the figures that the screen shows to the same organisation. */
export const printParcelSheet = asMember.printParcelSheet.handler(async ({ input, context: { lotir, member } }) => {
  const id = readParcelleId(input.id);
  if (id === undefined) throw refuse("unknown-parcel", { id: input.id });
  const { codeInsee } = referenceOf(id);
  const progress = await lotir.jobs.progress(codeInsee);
  const found = await findParcelle(lotir.database.territory, id);
  if (found === undefined) throw refuse(progress.isDescribed ? "unknown-parcel" : "parcel-not-loaded", { id });
  const assumed = await assumedSearch(lotir, member);
  const parcelle = underAssumed(lotir, assumed, found);
  const marks = await lotir.database.application(member.organisationId, (trx) => findMarks(trx, codeInsee));
  const today = lotir.today();
  const sources = sourcesToWire(progress);
  const document = parcelSheetDocument({
    row: parcelToWire(parcelle, parcelle.sheet.row, progress),
    assumed: assumed.told.sentence,
    note: marks.find(({ parcelId }) => parcelId === id)?.note?.value.text ?? "",
    map: await parcelSheetMap(lotir, parcelle, today),
    sources,
    today,
  });
  const bytes = await writePdf(document);
  return new File([bytes], `lotir-parcelle-${id}-${today}.pdf`, { type: "application/pdf" });
});
