import type { MeasuredParcelle } from "@lotir/territory/work";
import {
  addCounts,
  type CommuneRecords,
  countsOf,
  estimatorOf,
  NO_COUNTS,
  type Pricing,
  pricingOf,
  unpackRecords,
  unpackSales,
} from "@lotir/territory/work";
import type { Desk } from "@lotir/threads";
import type { CommuneTasks, Row } from "../tasks/commune-tasks.ts";
import type { DescriptionBatch } from "../tasks/description-batch.ts";
import { factRowOf } from "./fact-row.ts";

/** As what a parcel may be priced as it stands. */
const PRICED = ["house", "building-land", "other-land"] as const;

interface Known {
  readonly records: CommuneRecords;
  readonly pricing: Pricing | undefined;
}

const readBatches = async function* (batches: AsyncIterable<DescriptionBatch>) {
  let records: CommuneRecords | undefined;
  let known: Known | undefined;
  for await (const batch of batches) {
    if (batch.kind === "records") records = unpackRecords(batch.records);
    else if (records === undefined) throw new Error("The records come first");
    else if (batch.kind === "houses") known = { records, pricing: pricingOf(records.ventes, batch.houses) };
    else if (known === undefined) throw new Error("The houses come before the parcels");
    // Written by our own `measurePart`.
    else yield { ...known, parcelles: JSON.parse(batch.parcelles) as MeasuredParcelle[] };
  }
};

/**
 * Prices and scores parcels as another thread measures them, handing their rows over; answers how many have a score,
 * and what is counted of them.
 * The sales come before the rest of the commune: they are learnt while it is read.
 */
export const describePart = async (
  { sales, today }: CommuneTasks["description"]["asked"],
  { fed, emit }: Desk<CommuneTasks["description"]>,
): Promise<CommuneTasks["description"]["answer"]> => {
  estimatorOf(unpackSales(sales)).learn(PRICED);
  let scored = 0;
  let counts = NO_COUNTS;
  for await (const { records, pricing, parcelles } of readBatches(fed())) {
    const described = parcelles.map((parcelle) => factRowOf(parcelle, records, { pricing, today }));
    scored += described.filter(({ isScored }) => isScored).length;
    for (const parcelle of parcelles) counts = addCounts(counts, countsOf(parcelle, records.verdicts.get(parcelle.id)));
    await emit(described.map(({ row }): Row => row));
  }
  return { scored, counts };
};
