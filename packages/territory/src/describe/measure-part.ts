import type { ThreadWork } from "../threads/thread-task.ts";
import { describeParcelles } from "./describe-parcelles.ts";
import type { MeasuredLot } from "./description-lot.ts";
import { knownHousesOf } from "./known-houses.ts";
import { measureParcelle } from "./measure-parcelle.ts";
import type { MeasuredParcelle } from "./measured-parcelle.ts";
import { unpackCommune } from "./unpack-commune.ts";

/** Parcels measured before they are handed over. */
const LOT = 250;

const packed = (parcelles: readonly MeasuredParcelle[]): MeasuredLot => ({
  kind: "parcelles",
  parcelles: JSON.stringify(parcelles),
});

/** Measures one part of a commune's parcels against its ground; answers how many. */
export const measurePart = async (
  { commune, part }: ThreadWork["measure"]["asked"],
  emit: (lot: MeasuredLot) => Promise<void>,
): Promise<number> => {
  const unpacked = unpackCommune(commune);
  const mine = new Set(unpacked.parcelles.filter((_, rank) => rank % part.of === part.rank).map(({ id }) => id));
  const { around, parcelles } = describeParcelles(unpacked, (id) => mine.has(id));
  await emit({ kind: "houses", houses: knownHousesOf(around) });
  let lot: MeasuredParcelle[] = [];
  for (const described of parcelles) {
    lot.push(measureParcelle(described, around));
    if (lot.length < LOT) continue;
    await emit(packed(lot));
    lot = [];
  }
  if (lot.length > 0) await emit(packed(lot));
  return mine.size;
};
