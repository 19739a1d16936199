import type { TerritoryTables } from "@lotir/database";
import type { PricedKind } from "@lotir/market";
import type { IsoDate } from "@lotir/units";
import { type Kysely, sql } from "kysely";

/** A page of a screen, and all that a file of a period holds. */
const MOST = 2_000;

export interface ListedSale {
  readonly id: string;
  readonly soldOn: string;
  readonly price: number;
  readonly landM2: number | null;
  readonly floorM2: number | null;
  readonly parcelIds: readonly string[];
  readonly zone: string | null;
}

interface Asked {
  readonly codeInsee: string;
  readonly kind: PricedKind;
  /** First day that counts. */
  readonly from: IsoDate;
  /** Zones that begin so; undefined for all. */
  readonly zone: string | undefined;
}

/** The published sales of a kind since a day, latest first, with the zone that each stands in. */
export const listSales = async (
  reader: Kysely<TerritoryTables>,
  { codeInsee, kind, from, zone }: Asked,
): Promise<{ readonly sales: readonly ListedSale[]; readonly total: number }> => {
  const inZone = zone === undefined ? sql`true` : sql`starts_with(coalesce(z.libelle, ''), ${zone})`;
  const { rows } = await sql<{ sales: ListedSale[] | null; total: number }>`
    with found as (
      select s.id, s.sold_on as "soldOn", s.price_eur as price, s.terrain_m2 as "landM2", s.plancher_m2 as "floorM2",
        s.parcelle_ids as "parcelIds", z.libelle as zone
      from territory.sale s
      left join lateral (select libelle from territory.zone z where z.commune = ${codeInsee}
        and ST_Intersects(z.geometry, s.place) order by z.number limit 1) z on true
      where s.commune = ${codeInsee} and s.kind = ${kind} and s.sold_on >= ${from}::date and ${inZone})
    select (select count(*)::integer from found) as total,
      (select json_agg(f) from (select * from found order by "soldOn" desc, id limit ${MOST}) f) as sales`.execute(
    reader,
  );
  return { sales: rows[0]?.sales ?? [], total: rows[0]?.total ?? 0 };
};
