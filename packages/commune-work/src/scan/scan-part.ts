import { describeParcelles, scanParcelle, scanRowOf, unpackCommune } from "@lotir/territory/work";
import type { Desk } from "@lotir/threads";
import { weighing } from "../price/weighing.ts";
import type { CommuneTasks, Row } from "../tasks/commune-tasks.ts";

/** Parcels scanned before their rows are handed over: few, so that progress is seen. */
const BATCH = 50;

/** Puts one part of a commune's parcels to the division engine, handing their rows over; answers how many. */
export const scanPart = async (
  { commune, part, today }: CommuneTasks["scan"]["asked"],
  { emit }: Desk<CommuneTasks["scan"]>,
): Promise<number> => {
  const unpacked = unpackCommune(commune);
  const mine = new Set(unpacked.parcelles.filter((_, rank) => rank % part.of === part.rank).map(({ id }) => id));
  const { around, parcelles } = describeParcelles(unpacked, (id) => mine.has(id));
  const weigh = weighing(unpacked, today);
  let rows: Row[] = [];
  for (const described of parcelles) {
    const started = performance.now();
    const scanned = scanParcelle(described, around, weigh(described));
    const ms = performance.now() - started;
    rows.push(scanRowOf(described, { scanned, commune: unpacked, ms }));
    if (rows.length < BATCH) continue;
    await emit(rows);
    rows = [];
  }
  await emit(rows);
  return mine.size;
};
