import { type CitedLayer, type DescribedCommune, isMissing, type StoredVerdict } from "./described-commune.ts";
import type { PackedCommune, PackedRecords } from "./packed-commune.ts";
import { type PricedSales, pricedSales } from "./priced-sales.ts";
import { unpackVentes, unpackVerdicts } from "./unpack-commune.ts";

/** What a measured parcel is priced and scored by. */
export interface CommuneRecords {
  readonly codeInsee: string;
  readonly cited: Readonly<Record<CitedLayer, string>>;
  /** What the last scan said, by parcel; empty before one. */
  readonly verdicts: ReadonlyMap<string, StoredVerdict>;
  readonly ventes: DescribedCommune["ventes"];
  /** Undefined where the sales are missing. */
  readonly sales: PricedSales | undefined;
  readonly roads: "loaded" | "not-loaded";
}

export const recordsOf = ({ codeInsee, cited, verdicts, ventes, voies }: PackedCommune): PackedRecords => ({
  codeInsee,
  cited,
  verdicts,
  ventes,
  roads: isMissing(voies) ? "not-loaded" : "loaded",
});

export const unpackRecords = ({ ventes: packed, verdicts, ...rest }: PackedRecords): CommuneRecords => {
  const ventes = unpackVentes(packed);
  return {
    ...rest,
    verdicts: unpackVerdicts(verdicts),
    ventes,
    sales: isMissing(ventes) ? undefined : pricedSales(ventes),
  };
};
