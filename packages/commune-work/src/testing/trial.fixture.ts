import { sourcesAt } from "@lotir/connectors";
import { type Database, type LoadedTable, sweepLoads } from "@lotir/database";
import type { TestHome } from "@lotir/database/testing";
import {
  type GeneratedCommune,
  generateCommune,
  type ServedCommune,
  type SourceServer,
  serveCommune,
  startSourceServer,
} from "@lotir/demo";
import { describeFailure } from "@lotir/foncier";
import type { LoadedLayer } from "@lotir/territory/work";
import { layersOf, type StoredLayer } from "@lotir/territory/work";
import { isoDate } from "@lotir/units";
import { sql } from "kysely";
import { loadLayer } from "../load/load-layer.ts";
import { openCommuneThreads } from "../open-commune-threads.ts";
import type { LayerOutcome } from "../tasks/layer-read.ts";
import type { Loading } from "../tasks/loading.ts";

/** A small commune of our own, always the same: some hundreds of parcels with everything that a commune has. */
export const smallCommune = (): GeneratedCommune => {
  grown ??= generateCommune({ seed: "essai-territoire", parcels: 200 });
  return grown;
};
let grown: GeneratedCommune | undefined;
export const SMALL = "06999";

const TABLES: readonly LoadedTable[] = [
  "territory.loaded_parcelle",
  "territory.loaded_beside",
  "territory.loaded_batiment",
  "territory.loaded_zone",
  "territory.loaded_prescription",
  "territory.loaded_servitude",
  "territory.loaded_sale",
  "territory.loaded_voie",
  "territory.loaded_parcelle_fact",
];

/** A database, a source server with its communes, and the loading between the two. */
export interface Trial {
  readonly database: Database;
  readonly server: SourceServer;
  readonly loading: Loading;
  load(codeInsee: string, layer: LoadedLayer): Promise<LayerOutcome>;
  layer(codeInsee: string, name: string): Promise<StoredLayer | undefined>;
  /** Every row of every load, told by table: what a failure must leave as it was. */
  stored(): Promise<Readonly<Record<string, number>>>;
  /** Sweeps, then tells how many rows are left that no layer shows. */
  leftovers(): Promise<number>;
  close(): Promise<void>;
}

export const startTrial = async (home: TestHome, communes: readonly ServedCommune[]): Promise<Trial> => {
  const database = await home.open();
  const server = await startSourceServer({ communes });
  const sources = sourcesAt(server.url, { name: "essai", licence: "Données d'essai" });
  const loading: Loading = {
    database,
    plan: { live: sources, local: [], userAgent: "Lotir/essai" },
    today: isoDate("2026-06-15"),
    threads: openCommuneThreads("watched"),
  };
  const countOf = async (table: LoadedTable, where: ReturnType<typeof sql>): Promise<number> => {
    const { rows } = await sql<{
      rows: number;
    }>`select count(*) as rows from ${sql.table(table)} r where ${where}`.execute(database.loading);
    return rows[0]?.rows ?? 0;
  };
  const stored: Trial["stored"] = async () =>
    Object.fromEntries(
      await Promise.all(TABLES.map(async (table) => [table, await countOf(table, sql`true`)] as const)),
    );
  const hidden = sql`not exists (select from territory.layer l where l.load_id = r.load_id)`;
  return {
    database,
    server,
    loading,
    load: (codeInsee, layer) => loadLayer(loading, { codeInsee, layer }),
    layer: async (codeInsee, name) => (await layersOf(database.loading, codeInsee)).find((each) => each.name === name),
    stored,
    leftovers: async () => {
      await sweepLoads(database);
      const counts = await Promise.all(TABLES.map((table) => countOf(table, hidden)));
      return counts.reduce((sum, count) => sum + count, 0);
    },
    close: async () => {
      await server.close();
      await database.close();
    },
  };
};

/** What a person reads of a load that failed; the empty text for one that did not. */
export const sentenceOf = (outcome: LayerOutcome): string => (outcome.ok ? "" : describeFailure(outcome.failure));

export const serveSmall = (): ServedCommune => serveCommune(smallCommune());
