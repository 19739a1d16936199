import { FACTS_VERSION, isScanLate } from "@lotir/commune-work";
import { type Database, sweepLoads, type TerritoryTables } from "@lotir/database";
import { type LoadedLayer, OPTIONAL_LAYERS, SOURCE_LAYERS } from "@lotir/territory";
import { type Kysely, sql } from "kysely";

/** Work that a process left unfinished when it died. */
export interface Unfinished {
  readonly layers: readonly { readonly codeInsee: string; readonly layer: LoadedLayer }[];
  /** Communes to be described again: their description was cut, or is older than what was loaded since. */
  readonly descriptions: readonly string[];
  readonly scans: readonly string[];
}

interface Cut {
  readonly codeInsee: string;
  readonly layer: string;
}

const cutLayers = async (reader: Kysely<TerritoryTables>): Promise<readonly Cut[]> => {
  const { rows } = await sql<Cut>`
    select commune as "codeInsee", name as layer from territory.layer
    where status in ('waiting', 'loading') order by commune, name`.execute(reader);
  return rows;
};

// A description that failed or was stopped by a person is not begun again by itself: only one that is missing or late.
const staleDescriptions = async (reader: Kysely<TerritoryTables>): Promise<readonly string[]> => {
  const { rows } = await sql<{ commune: string }>`
    select p.commune from territory.layer p
    left join territory.layer f on f.commune = p.commune and f.name = 'facts'
    where p.name = 'parcelles' and p.load_id is not null
      and (f.status is null or f.status = 'loaded' and f.loaded_at < (
        select max(s.loaded_at) from territory.layer s
        where s.commune = p.commune and s.name not in ('facts', 'scan', 'dpe', 'servitudes')))
    order by p.commune`.execute(reader);
  return rows.map(({ commune }) => commune);
};

// A scan follows every description: where none was even begun, its turn was lost.
const lostScans = async (reader: Kysely<TerritoryTables>): Promise<readonly string[]> => {
  const { rows } = await sql<{ commune: string }>`
    select f.commune from territory.layer f
    where f.name = 'facts' and f.load_id is not null
      and not exists (select from territory.layer s where s.commune = f.commune and s.name = 'scan')
    order by f.commune`.execute(reader);
  return rows.map(({ commune }) => commune);
};

const isSource = (layer: string): layer is LoadedLayer =>
  [...SOURCE_LAYERS, ...OPTIONAL_LAYERS].some((name) => name === layer);

/**
 * What to begin again after a process died, its half-written rows removed. For the embedded home only, before any work
 * starts: with one process, whatever is unfinished then is nobody's.
 */
export const recoverLoads = async (database: Database): Promise<Unfinished> => {
  await sweepLoads(database, { unfinished: "too" });
  const cut = await cutLayers(database.loading);
  const layers = cut.flatMap(({ codeInsee, layer }) => (isSource(layer) ? [{ codeInsee, layer }] : []));
  const loading = new Set(layers.map(({ codeInsee }) => codeInsee));
  const described = cut.filter(({ layer }) => layer === "facts").map(({ codeInsee }) => codeInsee);
  const descriptions = new Set([...described, ...(await staleDescriptions(database.loading))]);
  const scans = cut.filter(({ layer }) => layer === "scan").map(({ codeInsee }) => codeInsee);
  // A commune whose layers load is described when they are settled, and one that is described is scanned after.
  const isTaken = (codeInsee: string): boolean => loading.has(codeInsee) || descriptions.has(codeInsee);
  return {
    layers,
    descriptions: [...descriptions].filter((codeInsee) => !loading.has(codeInsee)),
    scans: [...scans, ...(await lostScans(database.loading))].filter((codeInsee) => !isTaken(codeInsee)),
  };
};

interface Outdated {
  readonly descriptions: readonly string[];
  /** Scanned by another engine, or under other rules: the description that follows a scan takes it in. */
  readonly scans: readonly string[];
}

/**
 * Communes whose description or scan is shown, and was made by another version than this one; or whose description is
 * older than the scan that it had to take in: the process stopped between the two.
 */
export const outdatedCommunes = async ({ loading }: Pick<Database, "loading">): Promise<Outdated> => {
  const { rows } = await sql<{ commune: string; isOld: boolean; scan: string | null }>`
    select f.commune, s.status as scan,
      f.vintage is distinct from ${FACTS_VERSION} or coalesce(s.loaded_at > f.loaded_at, false) as "isOld"
    from territory.layer f left join territory.layer s on s.commune = f.commune and s.name = 'scan'
    where f.name = 'facts' and f.status = 'loaded' order by f.commune`.execute(loading);
  const scans: string[] = [];
  for (const { commune, scan } of rows)
    if (scan === "loaded" && (await isScanLate(loading, commune))) scans.push(commune);
  const descriptions = rows.filter(({ commune, isOld }) => isOld && !scans.includes(commune));
  return { descriptions: descriptions.map(({ commune }) => commune), scans };
};
