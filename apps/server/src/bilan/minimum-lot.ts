import { DEFAULT_WISH, rulesFromZone } from "@lotir/division";
import { type ParcelleSheet, showPlu } from "@lotir/territory";
import type { Lotir } from "../lotir.ts";

/** The ground coverage that the règlement read lets a plot have, 0–1; undefined where none was read. */
export const readCoverageOf = async (
  { database }: Lotir,
  { commune, id }: ParcelleSheet,
): Promise<number | undefined> => {
  const plu = await showPlu(database.territory, { codeInsee: commune, id });
  const coverage = plu.kind === "zone" && plu.shown !== undefined ? rulesFromZone(plu.shown.rules).coverage : undefined;
  return coverage?.from === "plu" ? coverage.value : undefined;
};

/** The least lot that the engine draws there: what people wish for, or what the règlement read asks without a sewer. */
export const minimumLotOf = async ({ database }: Lotir, { commune, id }: ParcelleSheet): Promise<number> => {
  const plu = await showPlu(database.territory, { codeInsee: commune, id });
  const read = plu.kind === "zone" ? plu.shown : undefined;
  const sanitation = read && rulesFromZone(read.rules).sanitationArea?.value;
  return Math.max(DEFAULT_WISH.lotArea, sanitation ?? 0);
};
