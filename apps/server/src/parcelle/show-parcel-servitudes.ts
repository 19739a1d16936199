import { readParcelleId } from "@lotir/foncier";
import { findParcelle } from "@lotir/territory";
import { asMember } from "../call.ts";
import { refuse } from "../refuse.ts";
import { servitudesOfParcelle } from "./servitudes-of-parcelle.ts";

/** What the Géoportail de l'urbanisme lays over a parcel besides its zone and the prescriptions of the plan. */
export const showParcelServitudes = asMember.showParcelServitudes.handler(async ({ input, context: { lotir } }) => {
  const id = readParcelleId(input.id);
  if (id === undefined || (await findParcelle(lotir.database.territory, id)) === undefined)
    throw refuse("unknown-parcel", { id: input.id });
  return { success: true, data: await servitudesOfParcelle(lotir, id) };
});
