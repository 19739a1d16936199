import { type Kysely, sql } from "kysely";
import type { Database } from "./database.ts";
import { jsonText } from "./json-text.ts";
import type { LayerName, LayerStatus, TerritoryTables } from "./schemas/territory.ts";

/** Every row of a load carries its number, and stays invisible until `publishLoad`. */
export type LoadId = number;

export const beginLoad = async (
  { loading }: Pick<Database, "loading">,
  load: { readonly commune: string; readonly layer: LayerName },
): Promise<LoadId> => {
  await sql`select territory.open_departement(${load.commune})`.execute(loading);
  const { id } = await loading.insertInto("territory.load").values(load).returning("id").executeTakeFirstOrThrow();
  return id;
};

interface LayerChange {
  readonly commune: string;
  readonly layer: LayerName;
  readonly status: LayerStatus;
  readonly counts?: Readonly<Record<string, unknown>>;
  /** The facts of what went wrong; null clears an older one. */
  readonly failure?: Readonly<Record<string, unknown>> | null;
}

/** Says where a layer stands, leaving its published rows alone: a refresh that fails keeps what was there. */
export const markLayer = async ({ loading }: Pick<Database, "loading">, change: LayerChange): Promise<void> => {
  const { commune, layer, status } = change;
  const said = {
    status,
    updated_at: new Date(),
    ...(change.counts === undefined ? {} : { counts: jsonText(change.counts) }),
    ...(change.failure === undefined ? {} : { failure: change.failure && jsonText(change.failure) }),
  };
  await loading
    .insertInto("territory.layer")
    .values({ commune, name: layer, ...said })
    .onConflict((conflict) => conflict.columns(["commune", "name"]).doUpdateSet(said))
    .execute();
};

/** What is known of a load once it is read to its end: a source says its edition in its answer. */
export interface Published {
  readonly load: LoadId;
  readonly source: string;
  readonly vintage: string | null;
  readonly licence: string | null;
  readonly counts: Readonly<Record<string, unknown>>;
}

/** The short swap: one update puts the load's rows on show and takes the former ones off. Statistics follow. */
export const publishLoad = async ({ loading }: Pick<Database, "loading">, published: Published): Promise<void> => {
  const { layer, commune } = await loading.transaction().execute(async (trx) => {
    const load = await trx
      .updateTable("territory.load")
      .set({ published_at: new Date() })
      .where("id", "=", published.load)
      .returning(["commune", "layer"])
      .executeTakeFirstOrThrow();
    await retireOthers(trx, load, published.load);
    const shown = {
      status: "loaded" as const,
      load_id: published.load,
      source: published.source,
      vintage: published.vintage,
      licence: published.licence,
      counts: jsonText(published.counts),
      failure: null,
      loaded_at: new Date(),
      updated_at: new Date(),
    };
    await trx
      .insertInto("territory.layer")
      .values({ commune: load.commune, name: load.layer, ...shown })
      .onConflict((conflict) => conflict.columns(["commune", "name"]).doUpdateSet(shown))
      .execute();
    return load;
  });
  await sql`select territory.refresh_statistics(${layer}, ${commune})`.execute(loading);
};

const retireOthers = (
  trx: Kysely<TerritoryTables>,
  { commune, layer }: { commune: string; layer: LayerName },
  kept: LoadId,
): Promise<unknown> =>
  trx
    .updateTable("territory.load")
    .set({ retired_at: new Date() })
    .where("commune", "=", commune)
    .where("layer", "=", layer)
    .where("id", "<", kept)
    .where("retired_at", "is", null)
    .execute();

/** Gives up a load that failed or was cancelled: its rows will be swept. */
export const abandonLoad = async ({ loading }: Pick<Database, "loading">, load: LoadId): Promise<void> => {
  await loading
    .updateTable("territory.load")
    .set({ retired_at: new Date() })
    .where("id", "=", load)
    .where("published_at", "is", null)
    .execute();
};

/** A layer that waits or loads. */
export interface UnsettledLayer {
  readonly commune: string;
  readonly name: LayerName;
  readonly since: Date;
}

/** A layer is marked before its job is queued: younger than this, nothing is concluded from a job that is not there. */
const JUST_MARKED = "1 minute";

export const unsettledLayers = async ({ loading }: Pick<Database, "loading">): Promise<readonly UnsettledLayer[]> => {
  const { rows } = await sql<UnsettledLayer>`
    select commune, name, updated_at as since from territory.layer
    where status in ('waiting', 'loading') and updated_at < now() - ${JUST_MARKED}::interval
    order by commune, name`.execute(loading);
  return rows;
};

/** Gives up a layer that no job tends any more, unless one took it up meanwhile. What it had shown stays. */
export const releaseLayer = async (
  { loading }: Pick<Database, "loading">,
  { commune, name, since }: UnsettledLayer,
): Promise<void> => {
  const { numUpdatedRows } = await loading
    .updateTable("territory.layer")
    .set({ status: "unknown", updated_at: new Date() })
    .where("commune", "=", commune)
    .where("name", "=", name)
    .where("status", "in", ["waiting", "loading"])
    // The driver keeps milliseconds, the database microseconds.
    .where(sql<boolean>`date_trunc('milliseconds', updated_at) = ${since}`)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) return;
  await loading
    .updateTable("territory.load")
    .set({ retired_at: new Date() })
    .where("commune", "=", commune)
    .where("layer", "=", name)
    .where("published_at", "is", null)
    .where("retired_at", "is", null)
    .execute();
};
