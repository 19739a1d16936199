import type { TerritoryTables } from "@lotir/database";
import type { LonLat } from "@lotir/geometry";
import { isoDate } from "@lotir/units";
import { type Kysely, type RawBuilder, sql } from "kysely";
import { layersOf, type StoredLayer } from "../layers/layer-store.ts";
import { WITH_PRESCRIPTIONS, WITHOUT_PRESCRIPTION } from "../layers/prescription-notes.ts";
import { rulesVersionOf } from "../reglement/rules-version.ts";
import type { Bounds } from "../shape/bounds.ts";
import type { CitedLayer, Missing } from "./described-commune.ts";
import type { PackedCommune, PackedRows } from "./packed-commune.ts";

type Reader = Kysely<TerritoryTables>;

/** Rows read at once: small enough that a search waits little behind one reading on the embedded home. */
const BATCH = 2_000;

/** The rows of one load: all of them, or those that meet a box. */
interface Extent {
  /** Of the load: its rows lie with those of its département. */
  readonly commune: string;
  readonly load: number;
  readonly within: Bounds | undefined;
}

const meets = (within: Bounds | undefined): RawBuilder<boolean> => {
  if (within === undefined) return sql<boolean>`true`;
  const [west, south, east, north] = within;
  return sql<boolean>`geometry && ST_MakeEnvelope(${west}, ${south}, ${east}, ${north}, 4326)`;
};

interface Batch {
  readonly facts: string | null;
  readonly shapes: string | null;
  readonly rows: number;
  readonly last: string | null;
}

/** Reads batches that follow each other by their key until one is not full. */
const batchesOf = async (
  readAfter: (last: string) => Promise<Batch | undefined>,
  first: string,
): Promise<PackedRows[]> => {
  const batches: PackedRows[] = [];
  for (let after = first; ; ) {
    const batch = await readAfter(after);
    if (batch?.facts != null) batches.push({ facts: batch.facts, shapes: batch.shapes ?? "" });
    if (batch?.last == null || batch.rows < BATCH) return batches;
    after = batch.last;
  }
};

const findBatch = async (reader: Reader, statement: RawBuilder<Batch>): Promise<Batch | undefined> =>
  (await statement.execute(reader)).rows[0];

// By load, not by view: the parcels of the next communes belong to this one's load, and are on show nowhere.
const findParcelles = (reader: Reader, { commune, load, within }: Extent): Promise<PackedRows[]> =>
  batchesOf(
    (after) =>
      findBatch(
        reader,
        sql<Batch>`
          select json_agg(json_build_object('id', p.id, 'commune', left(p.id, 5), 'areaM2', p.surface_m2,
              'contenance', p.contenance, 'centre', json_build_array(ST_X(p.centre), ST_Y(p.centre)))
              order by p.id)::text as facts,
            encode(string_agg(ST_AsBinary(p.geometry), ''::bytea order by p.id), 'base64') as shapes,
            count(*)::integer as rows, max(p.id)::text as last
          from (select * from territory.loaded_parcelle where commune = ${commune} and load_id = ${load} and id > ${after} and ${meets(within)}
            order by id limit ${BATCH}) p`,
      ),
    "",
  );

const findBatiments = (reader: Reader, { commune, load, within }: Extent): Promise<PackedRows[]> =>
  batchesOf(
    (after) =>
      findBatch(
        reader,
        sql<Batch>`
          select json_agg(json_build_object('kind', b.kind) order by b.number)::text as facts,
            encode(string_agg(ST_AsBinary(b.geometry), ''::bytea order by b.number), 'base64') as shapes,
            count(*)::integer as rows, max(b.number)::text as last
          from (select * from territory.loaded_batiment where commune = ${commune} and load_id = ${load} and number > ${Number(after)} and ${meets(within)}
            order by number limit ${BATCH}) b`,
      ),
    "0",
  );

const findZones = (reader: Reader, { commune, load, within }: Extent): Promise<PackedRows[]> =>
  batchesOf(
    (after) =>
      findBatch(
        reader,
        sql<Batch>`
          select json_agg(json_build_object('libelle', z.libelle, 'typezone', z.typezone, 'destdomi', z.destdomi,
              'reglement', coalesce(z.partition, 'DU_' || z.commune) || ' ' || coalesce(z.nomfic, ''))
              order by z.number)::text as facts,
            encode(string_agg(ST_AsBinary(z.geometry), ''::bytea order by z.number), 'base64') as shapes,
            count(*)::integer as rows, max(z.number)::text as last
          from (select * from territory.loaded_zone where commune = ${commune} and load_id = ${load} and number > ${Number(after)} and ${meets(within)}
            order by number limit ${BATCH}) z`,
      ),
    "0",
  );

const findVoies = (reader: Reader, { commune, load, within }: Extent): Promise<PackedRows[]> =>
  batchesOf(
    (after) =>
      findBatch(
        reader,
        sql<Batch>`
          select json_agg(json_build_object('name', v.name, 'nature', v.nature, 'width', v.width_m, 'isPrivate', v.is_private,
              'lines', ST_AsGeoJSON(v.geometry, 9)::json -> 'coordinates') order by v.number)::text as facts,
            null as shapes, count(*)::integer as rows, max(v.number)::text as last
          from (select * from territory.loaded_voie where commune = ${commune} and load_id = ${load} and number > ${Number(after)} and ${meets(within)}
            order by number limit ${BATCH}) v`,
      ),
    "0",
  );

const findSales = (reader: Reader, { commune, load }: Omit<Extent, "within">): Promise<PackedRows[]> =>
  batchesOf(
    (after) =>
      findBatch(
        reader,
        sql<Batch>`
          select json_agg(s.sale order by s.id)::text as facts, null as shapes, count(*)::integer as rows,
            max(s.id) as last
          from (select * from territory.loaded_sale where commune = ${commune} and load_id = ${load} and id > ${after}
            order by id limit ${BATCH}) s`,
      ),
    "",
  );

const findVerdicts = (reader: Reader, { commune, load }: Omit<Extent, "within">): Promise<PackedRows[]> =>
  batchesOf(
    (after) =>
      findBatch(
        reader,
        sql<Batch>`
          select json_agg(json_build_object('id', v.parcelle_id, 'verdict', v.verdict, 'mostLots', v.most_lots,
              'access', v.sheet -> 'best' -> 'access', 'procedure', v.sheet -> 'best' -> 'procedure' ->> 'kind', 'reasons', v.sheet -> 'reasons',
              'lots', coalesce(v.sheet -> 'best' -> 'lots', '[]'::jsonb), 'lane', v.sheet -> 'best' -> 'lane',
              'remainderM2', v.sheet -> 'best' -> 'remainderM2', 'front', v.sheet -> 'best' -> 'front',
              'clearM2', v.sheet -> 'best' -> 'clearM2') order by v.parcelle_id)::text as facts,
            null as shapes, count(*)::integer as rows, max(v.parcelle_id)::text as last
          from (select * from territory.loaded_parcelle_scan where commune = ${commune} and load_id = ${load} and parcelle_id > ${after}
            order by parcelle_id limit ${BATCH}) v`,
      ),
    "",
  );

/** Rules are few: some secteurs for each règlement that the zones refer to. */
const findRules = async (reader: Reader, { commune, load }: Omit<Extent, "within">): Promise<PackedRows[]> => {
  const { rows } = await sql<{ facts: string | null }>`
    select json_agg(json_build_object('reglement', d.partition || ' ' || d.nomfic, 'zone', r.zone, 'secteur', r.secteur,
      'rules', r.rules) order by d.id, r.zone, r.secteur)::text as facts
    from territory.plu_document d join territory.plu_zone_rules r on r.document_id = d.id
    where (d.partition, d.nomfic) in (select distinct coalesce(z.partition, 'DU_' || z.commune), coalesce(z.nomfic, '')
      from territory.loaded_zone z where z.commune = ${commune} and z.load_id = ${load})`.execute(reader);
  const facts = rows[0]?.facts;
  return facts == null ? [] : [{ facts, shapes: "" }];
};

const findPrescriptions = (reader: Reader, { commune, load, within }: Extent): Promise<PackedRows[]> =>
  batchesOf(
    (after) =>
      findBatch(
        reader,
        sql<Batch>`
          select json_agg(json_build_object('nature', p.nature, 'label', p.label) order by p.number)::text as facts,
            encode(string_agg(ST_AsBinary(p.geometry), ''::bytea order by p.number), 'base64') as shapes,
            count(*)::integer as rows, max(p.number)::text as last
          from (select * from territory.loaded_prescription where commune = ${commune} and load_id = ${load} and number > ${Number(after)} and ${meets(within)}
            order by number limit ${BATCH}) p`,
      ),
    "0",
  );

/** Loaded with the zones, which note whether the source answered. */
const prescriptionsOf = async (
  reader: Reader,
  zones: StoredLayer | undefined,
  { commune, within }: Omit<Extent, "load">,
): Promise<NonNullable<PackedCommune["prescriptions"]>> => {
  const notes = zones?.counts.notes;
  if (notes?.[WITHOUT_PRESCRIPTION]) return "none";
  if (!notes?.[WITH_PRESCRIPTIONS] || zones?.loadId == null) return "unread";
  return findPrescriptions(reader, { commune, load: zones.loadId, within });
};

const findContour = async (reader: Reader, commune: string): Promise<string | Missing> => {
  const { rows } = await sql<{ contour: string | null }>`
    select encode(ST_AsBinary(contour), 'base64') as contour from territory.commune where code = ${commune}`.execute(
    reader,
  );
  return rows[0]?.contour ?? "unknown";
};

/** Ground of the next communes that was loaded with the parcels. */
const findBeside = async (reader: Reader, { commune, load }: Omit<Extent, "within">): Promise<string> => {
  const { rows } = await sql<{ shapes: string | null }>`
    select encode(string_agg(ST_AsBinary(geometry), ''::bytea order by number), 'base64') as shapes
    from territory.loaded_beside where commune = ${commune} and load_id = ${load}`.execute(reader);
  return rows[0]?.shapes ?? "";
};

const middleOf = (bounds: Bounds | undefined): LonLat | undefined =>
  bounds && [(bounds[0] + bounds[2]) / 2, (bounds[1] + bounds[3]) / 2];

const citationOf = (layer: StoredLayer | undefined): string => {
  if (layer?.source == null) return "Source indisponible";
  const edition = layer.vintage?.replace(/^(\d{4})-(\d{2})-(\d{2})$/, "$3/$2/$1");
  return edition === undefined ? layer.source : `${layer.source}, ${edition}`;
};

const readLayers = async (
  reader: Reader,
  codeInsee: string,
  { layers, within }: { readonly layers: readonly StoredLayer[]; readonly within: Bounds | undefined },
): Promise<PackedCommune> => {
  const commune = codeInsee;
  const layer = (name: CitedLayer): StoredLayer | undefined => layers.find((each) => each.name === name);
  /** A layer is what its last good load left; without one it is missing, for the reason it gives. */
  const unlessMissing = async (
    name: CitedLayer,
    read: (reader: Reader, extent: Extent) => Promise<PackedRows[]>,
  ): Promise<PackedRows[] | Missing> => {
    const found = layer(name);
    if (found?.status === "not-published") return "not-published";
    return found?.loadId == null ? "unknown" : read(reader, { commune, load: found.loadId, within });
  };
  const parcelles = await unlessMissing("parcelles", findParcelles);
  const sales = await unlessMissing("ventes", findSales);
  const vintage = layer("ventes")?.vintage;
  const drawn = layer("parcelles")?.loadId;
  const zoning = layer("zones")?.loadId;
  const scan = layers.find(({ name }) => name === "scan")?.loadId;
  const cite = (name: CitedLayer): string => citationOf(layer(name));
  return {
    codeInsee,
    middle: middleOf(layer("parcelles")?.counts.bounds),
    parcelles: typeof parcelles === "string" ? [] : parcelles,
    batiments: await unlessMissing("batiments", findBatiments),
    zones: await unlessMissing("zones", findZones),
    voies: await unlessMissing("voies", findVoies),
    prescriptions: await prescriptionsOf(reader, layer("zones"), { commune, within }),
    cited: {
      parcelles: cite("parcelles"),
      batiments: cite("batiments"),
      zones: cite("zones"),
      ventes: cite("ventes"),
      voies: cite("voies"),
    },
    rules: zoning == null ? [] : await findRules(reader, { commune, load: zoning }),
    rulesVersion: await rulesVersionOf(reader, codeInsee),
    contour: await findContour(reader, codeInsee),
    beside: drawn == null ? "" : await findBeside(reader, { commune, load: drawn }),
    verdicts: scan == null ? [] : await findVerdicts(reader, { commune, load: scan }),
    ventes: typeof sales === "string" ? sales : vintage == null ? "unknown" : { sales, vintage: isoDate(vintage) },
  };
};

/** The sales of a commune alone, there before the whole of it. */
export const findCommuneSales = async (reader: Reader, codeInsee: string): Promise<PackedRows[]> => {
  const ventes = (await layersOf(reader, codeInsee)).find(({ name }) => name === "ventes");
  return ventes?.loadId == null ? [] : findSales(reader, { commune: codeInsee, load: ventes.loadId });
};

/** The loads that a reading rests on: a layer published meanwhile changes them. */
const loadsOf = (layers: readonly StoredLayer[]): string =>
  layers
    .filter(({ name }) => name !== "facts" && name !== "scan")
    .map(({ name, loadId, status }) => `${name} ${loadId} ${status === "not-published"}`)
    .sort()
    .join("|");

const MOST_READINGS = 4;

/**
 * Reads back all that is loaded of a commune, or what meets a box (its sales are always all of them), of one moment:
 * begun again when a layer was published meanwhile.
 */
export const findCommune = async (reader: Reader, codeInsee: string, within?: Bounds): Promise<PackedCommune> => {
  let layers = await layersOf(reader, codeInsee);
  for (let reading = 1; ; reading += 1) {
    const commune = await readLayers(reader, codeInsee, { layers, within });
    const after = await layersOf(reader, codeInsee);
    if (loadsOf(after) === loadsOf(layers) || reading === MOST_READINGS) return commune;
    layers = after;
  }
};
