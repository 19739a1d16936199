import type { MeasuredParcelle } from "@lotir/territory/work";
import { describeParcelles, unpackCommune } from "@lotir/territory/work";
import type { Desk } from "@lotir/threads";
import type { CommuneTasks } from "../tasks/commune-tasks.ts";
import type { MeasuredBatch } from "../tasks/description-batch.ts";
import { knownHousesOf } from "./known-houses.ts";
import { measureParcelle } from "./measure-parcelle.ts";

/** Parcels measured before they are handed over. */
const BATCH = 250;

const packed = (parcelles: readonly MeasuredParcelle[]): MeasuredBatch => ({
  kind: "parcelles",
  parcelles: JSON.stringify(parcelles),
});

/** Measures one part of a commune's parcels against its ground; answers how many. */
export const measurePart = async (
  { commune, part }: CommuneTasks["measure"]["asked"],
  { emit }: Desk<CommuneTasks["measure"]>,
): Promise<number> => {
  const unpacked = unpackCommune(commune);
  const mine = new Set(unpacked.parcelles.filter((_, rank) => rank % part.of === part.rank).map(({ id }) => id));
  const { around, parcelles } = describeParcelles(unpacked, (id) => mine.has(id));
  await emit({ kind: "houses", houses: knownHousesOf(around) });
  let batch: MeasuredParcelle[] = [];
  for (const described of parcelles) {
    batch.push(measureParcelle(described, around));
    if (batch.length < BATCH) continue;
    await emit(packed(batch));
    batch = [];
  }
  if (batch.length > 0) await emit(packed(batch));
  return mine.size;
};
