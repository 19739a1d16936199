import { readParcelleId, referenceOf } from "@lotir/foncier";
import { findParcelle } from "@lotir/territory";
import { asMember } from "../call.ts";
import { refuse } from "../refuse.ts";
import { risksAt } from "./risks-at.ts";

/** The risks of a parcel, asked at its own centre: what a commune has is never said of its parcels. */
export const showParcelRisks = asMember.showParcelRisks.handler(async ({ input, context: { lotir } }) => {
  const id = readParcelleId(input.id);
  const parcelle = id && (await findParcelle(lotir.database.territory, id));
  if (id === undefined || parcelle === undefined) throw refuse("unknown-parcel", { id: input.id });
  const { codeInsee } = referenceOf(id);
  const [lon, lat] = parcelle.sheet.row.centre;
  return { success: true, data: await risksAt(lotir, { codeInsee, at: [lon, lat] }) };
});
