import type { TerritoryTables } from "@lotir/database";
import { type IsoDate, isoDate } from "@lotir/units";
import { type Kysely, sql } from "kysely";
import { layersOf } from "../layers/layer-store.ts";

type Reader = Kysely<TerritoryTables>;

/** Rows read at once: a search waits little behind one reading on the embedded home. */
const LOT = 2_000;

/** The published sales of a commune, unread: the thread that answers people only passes them on. */
export interface PackedMarket {
  /** JSON lists of sales. */
  readonly sales: readonly string[];
  /** JSON list of `[sale id, zone libelle]`; empty without a zoning. */
  readonly zones: string;
}

/** Which sales are on show, and where they come from. */
export interface MarketEdition {
  readonly codeInsee: string;
  readonly loadId: number;
  readonly zonesLoadId: number | null;
  readonly vintage: IsoDate;
  readonly source: string | null;
}

/** Undefined where the commune has no sales to show: never loaded, not published or unknown. */
export const marketEdition = async (reader: Reader, codeInsee: string): Promise<MarketEdition | undefined> => {
  const layers = await layersOf(reader, codeInsee);
  const sales = layers.find(({ name }) => name === "ventes");
  if (sales?.loadId == null || sales.vintage === null) return undefined;
  const zones = layers.find(({ name }) => name === "zones");
  return {
    codeInsee,
    loadId: sales.loadId,
    zonesLoadId: zones?.loadId ?? null,
    vintage: isoDate(sales.vintage),
    source: sales.source,
  };
};

interface Lot {
  readonly facts: string | null;
  readonly rows: number;
  readonly last: string | null;
}

const salesAfter = async (
  reader: Reader,
  { codeInsee, loadId }: MarketEdition,
  after: string,
): Promise<Lot | undefined> => {
  const { rows } = await sql<Lot>`
    select json_agg(s.sale order by s.id)::text as facts, count(*)::integer as rows, max(s.id) as last
    from (select id, sale from territory.loaded_sale where commune = ${codeInsee} and load_id = ${loadId} and id > ${after}
      order by id limit ${LOT}) s`.execute(reader);
  return rows[0];
};

const findSales = async (reader: Reader, edition: MarketEdition): Promise<string[]> => {
  const texts: string[] = [];
  for (let after = ""; ; ) {
    const lot = await salesAfter(reader, edition, after);
    if (lot?.facts != null) texts.push(lot.facts);
    if (lot?.last == null || lot.rows < LOT) return texts;
    after = lot.last;
  }
};

/** The zone under the place of each sale; of two that overlap, the one read first. */
const findZones = async (reader: Reader, { codeInsee, loadId, zonesLoadId }: MarketEdition): Promise<string> => {
  if (zonesLoadId === null) return "[]";
  const { rows } = await sql<{ zones: string | null }>`
    select json_agg(json_build_array(f.id, f.libelle))::text as zones from (
      select distinct on (s.id) s.id, z.libelle
      from territory.loaded_sale s
      join territory.loaded_zone z on z.commune = s.commune and z.load_id = ${zonesLoadId} and ST_Intersects(z.geometry, s.place)
      where s.commune = ${codeInsee} and s.load_id = ${loadId} order by s.id, z.number) f`.execute(reader);
  return rows[0]?.zones ?? "[]";
};

export const findMarket = async (reader: Reader, edition: MarketEdition): Promise<PackedMarket> => ({
  sales: await findSales(reader, edition),
  zones: await findZones(reader, edition),
});

/** What the scan and the description say of each zone: how many parcels, how many that divide, at what margin. */
export interface ZoneParcels {
  readonly zone: string;
  readonly typezone: string;
  readonly parcels: number;
  /** Null where no parcel was analysed. */
  readonly divisible: number | null;
  /** Shares of the turnover; null where no parcel has a balance. */
  readonly medianMargin: number | null;
  readonly medianAreaM2: number;
}

export const parcelsByZone = async (reader: Reader, codeInsee: string): Promise<readonly ZoneParcels[]> => {
  const { rows } = await sql<ZoneParcels>`
    select f.zone, min(f.typezone) as typezone, count(*)::integer as parcels,
      case when count(f.verdict) > 0 then (count(*) filter (where f.verdict in ('oui', 'a-verifier')))::integer end
        as divisible,
      percentile_cont(0.5) within group (order by f.margin_rate) / 100 as "medianMargin",
      percentile_cont(0.5) within group (order by f.surface_m2) as "medianAreaM2"
    from territory.parcelle_fact f where f.commune = ${codeInsee} and f.zone is not null
    group by f.zone order by f.zone`.execute(reader);
  return rows;
};
