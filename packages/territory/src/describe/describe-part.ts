import type { EmitRows } from "../load/layer-read.ts";
import { estimatorOf } from "../price/estimator-of.ts";
import { type Pricing, pricingOf } from "../price/pricing.ts";
import { addCounts, countsOf, NO_COUNTS } from "../review/commune-counts.ts";
import type { Row, ThreadWork } from "../threads/thread-task.ts";
import { type CommuneRecords, unpackRecords } from "./commune-records.ts";
import type { DescriptionLot } from "./description-lot.ts";
import { factRowOf } from "./fact-row.ts";
import type { MeasuredParcelle } from "./measured-parcelle.ts";
import { unpackSales } from "./unpack-commune.ts";

/** As what a parcel may be priced as it stands. */
const PRICED = ["house", "building-land", "other-land"] as const;

interface Known {
  readonly records: CommuneRecords;
  readonly pricing: Pricing | undefined;
}

const readLots = async function* (lots: AsyncIterable<DescriptionLot>) {
  let records: CommuneRecords | undefined;
  let known: Known | undefined;
  for await (const lot of lots) {
    if (lot.kind === "records") records = unpackRecords(lot.records);
    else if (records === undefined) throw new Error("The records come first");
    else if (lot.kind === "houses") known = { records, pricing: pricingOf(records.ventes, lot.houses) };
    else if (known === undefined) throw new Error("The houses come before the parcels");
    // Written by our own `measurePart`.
    else yield { ...known, parcelles: JSON.parse(lot.parcelles) as MeasuredParcelle[] };
  }
};

/**
 * Prices and scores parcels as another thread measures them, handing their rows over; answers how many have a score,
 * and what is counted of them.
 * The sales come before the rest of the commune: they are learnt while it is read.
 */
export const describePart = async (
  { sales, today }: ThreadWork["description"]["asked"],
  { lots, emit }: { readonly lots: AsyncIterable<DescriptionLot>; readonly emit: EmitRows },
): Promise<ThreadWork["description"]["answer"]> => {
  estimatorOf(unpackSales(sales)).learn(PRICED);
  let scored = 0;
  let counts = NO_COUNTS;
  for await (const { records, pricing, parcelles } of readLots(lots)) {
    const described = parcelles.map((parcelle) => factRowOf(parcelle, records, { pricing, today }));
    scored += described.filter(({ isScored }) => isScored).length;
    for (const parcelle of parcelles) counts = addCounts(counts, countsOf(parcelle, records.verdicts.get(parcelle.id)));
    await emit(described.map(({ row }): Row => row));
  }
  return { scored, counts };
};
