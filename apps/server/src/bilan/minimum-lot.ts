import { DEFAULT_WISH, rulesFromZone } from "@lotir/division";
import { type ParcelleSheet, showPlu } from "@lotir/territory";
import type { Lotir } from "../lotir.ts";

/** The least lot that the engine draws there: what people wish for, or what the règlement read asks without a sewer. */
export const minimumLotOf = async ({ database }: Lotir, { commune, id }: ParcelleSheet): Promise<number> => {
  const plu = await showPlu(database.territory, { codeInsee: commune, id });
  const read = plu.kind === "zone" ? plu.shown : undefined;
  const sanitation = read && rulesFromZone(read.rules).sanitationArea?.value;
  return Math.max(DEFAULT_WISH.lotArea, sanitation ?? 0);
};
