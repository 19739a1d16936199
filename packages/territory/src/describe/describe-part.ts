import type { EmitRows } from "../load/layer-read.ts";
import { pricingOf } from "../price/pricing.ts";
import type { Row, ThreadWork } from "../threads/thread-task.ts";
import { describeParcelles } from "./describe-parcelles.ts";
import { factRowOf } from "./fact-row.ts";
import { unpackCommune } from "./unpack-commune.ts";

/** Parcels described before their rows are handed over. */
const LOT = 250;

/** Describes and scores one part of a commune's parcels, handing their rows over; answers how many have a score. */
export const describePart = async (
  { commune, part, today, lesson }: ThreadWork["description"]["asked"],
  emit: EmitRows,
): Promise<number> => {
  const unpacked = unpackCommune(commune);
  const mine = new Set(unpacked.parcelles.filter((_, rank) => rank % part.of === part.rank).map(({ id }) => id));
  const { around, parcelles } = describeParcelles(unpacked, (id) => mine.has(id));
  const pricing = pricingOf(around, lesson);
  let rows: Row[] = [];
  let scored = 0;
  for (const parcelle of parcelles) {
    const { row, isScored } = factRowOf(parcelle, around, { pricing, today });
    if (isScored) scored += 1;
    rows.push(row);
    if (rows.length < LOT) continue;
    await emit(rows);
    rows = [];
  }
  await emit(rows);
  return scored;
};
