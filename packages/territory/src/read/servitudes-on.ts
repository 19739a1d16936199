import type { TerritoryTables } from "@lotir/database";
import { type Kysely, sql } from "kysely";
import { communeOf } from "../shape/communes-of.ts";

/** An easement or an information that meets a parcel. */
export interface ServitudeOn {
  readonly family: "servitude" | "information";
  readonly code: string;
  readonly name: string | null;
  readonly part: string | null;
  readonly actOn: string | null;
  readonly actUrl: string | null;
  readonly publishedOn: string | null;
  readonly drawn: "surface" | "ligne" | "point";
  /** Of the parcel, 0 to 1; means nothing where a line or a point is drawn. */
  readonly share: number;
}

/** A piece that touches the limit without covering a thousandth of the parcel is the drawing's, not the ground's. */
const LEAST_SHARE = 0.001;

/**
 * What lies over a parcel, the pieces of one thing as one. A ratio of areas that small is the same in degrees as on the
 * ground: nothing is projected.
 */
export const servitudesOn = async (reader: Kysely<TerritoryTables>, id: string): Promise<readonly ServitudeOn[]> => {
  const commune = communeOf(id);
  const { rows } = await sql<ServitudeOn>`
    select s.family, s.code, s.name, s.part, s.act_on::text as "actOn", s.act_url as "actUrl",
      max(s.published_on)::text as "publishedOn", s.drawn,
      least(1, ST_Area(ST_Union(ST_CollectionExtract(ST_Intersection(s.geometry, p.geometry), 3))) / max(ST_Area(p.geometry))) as share
    from territory.parcelle p
    join territory.servitude s on s.commune = ${commune} and ST_Intersects(s.geometry, p.geometry)
    where p.commune = ${commune} and p.id = ${id}
    group by s.family, s.code, s.name, s.part, s.act_on, s.act_url, s.drawn
    order by s.family desc, s.code, s.name, s.part`.execute(reader);
  return rows.filter(({ drawn, share }) => drawn !== "surface" || share >= LEAST_SHARE);
};

/** The codes that a commune's loaded servitudes have, each family's apart: what was published at all. */
export const servitudeCodes = async (
  reader: Kysely<TerritoryTables>,
  commune: string,
): Promise<readonly { readonly family: "servitude" | "information"; readonly code: string }[]> =>
  reader
    .selectFrom("territory.servitude")
    .select(["family", "code"])
    .distinct()
    .where("commune", "=", commune)
    .orderBy("code")
    .execute();
