import { statSync } from "node:fs";
import { resolve } from "node:path";
import { parseArgs } from "node:util";
import {
  type LayerSummary,
  type LocalSources,
  loadCommune,
  openCommuneThreads,
  type SourcePlan,
} from "@lotir/commune-work";
import { sourcesAt } from "@lotir/connectors";
import { serveFolder, startSourceServer } from "@lotir/demo";
import { type Env, readEnv } from "@lotir/environment";
import { describeFailure } from "@lotir/foncier";
import { communeProgress } from "@lotir/territory";
import { tellDoubts } from "./tell-doubts.ts";
import { tellLayer } from "./tell-layer.ts";
import { today } from "./today.ts";
import { USER_AGENT } from "./version.ts";
import { withDatabase } from "./with-database.ts";

const CODE = /^(?:\d{5}|2[AB]\d{3})$/;

interface Asked {
  readonly codeInsee: string;
  readonly from: string | undefined;
  readonly json: boolean;
}

const read = (args: string[]): Asked | string => {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { from: { type: "string" }, json: { type: "boolean", default: false } },
  });
  const codeInsee = (positionals[0] ?? "").toUpperCase();
  if (!CODE.test(codeInsee)) return "Indiquez un code INSEE de commune, par exemple : lotir load 33234";
  const from = values.from === undefined ? undefined : resolve(values.from);
  if (from !== undefined && !statSync(from, { throwIfNoEntry: false })?.isDirectory())
    return `Dossier introuvable : ${values.from}`;
  return { codeInsee, from, json: values.json };
};

const summaryToJson = (layer: LayerSummary) => ({
  status: layer.status,
  read: layer.counts.read ?? 0,
  kept: layer.counts.kept ?? 0,
  dropped: layer.counts.setAside ?? {},
  notes: layer.counts.notes ?? {},
  vintage: layer.vintage,
  problem: layer.failure === null ? null : describeFailure(layer.failure),
});

interface Loaded {
  readonly layers: readonly LayerSummary[];
  readonly doubts: readonly string[];
  readonly ms: number;
}

const print = ({ json, codeInsee }: Asked, { layers, doubts, ms }: Loaded): void => {
  if (json) {
    const byName = Object.fromEntries(layers.map((layer) => [layer.name, summaryToJson(layer)]));
    const parcels = layers.find(({ name }) => name === "parcelles")?.counts.kept ?? 0;
    console.log(JSON.stringify({ commune: codeInsee, parcelles: parcels, layers: byName, doubts, ms: Math.round(ms) }));
    return;
  }
  for (const layer of layers) console.log(tellLayer(layer));
};

const loadWith = async (env: Env, asked: Asked, local: readonly LocalSources[]): Promise<number> =>
  withDatabase(env, async (database) => {
    const plan: SourcePlan = { live: env.sources, local, userAgent: USER_AGENT };
    const started = performance.now();
    const loaded = await loadCommune(
      { database, plan, today: today(), threads: openCommuneThreads() },
      { codeInsee: asked.codeInsee, onProgress: (sentence) => console.error(sentence) },
    );
    if (!loaded.ok) return refuse(loaded.failure);
    const ms = performance.now() - started;
    const doubts = tellDoubts(await communeProgress(database.territory, asked.codeInsee));
    print(asked, { layers: loaded.value, doubts, ms });
    return 0;
  });

const refuse = (sentence: string): number => {
  console.error(sentence);
  return 1;
};

const loadFrom = async (env: Env, asked: Asked & { readonly from: string }): Promise<number> => {
  const { codeInsee, from: folder } = asked;
  const commune = serveFolder({ codeInsee, folder });
  if ((await commune.parcelles()) === undefined)
    return refuse(`Le dossier ${folder} n'a pas de fichier « parcelles » (.json ou .geojson, compressé .gz ou non).`);
  const server = await startSourceServer({ communes: [commune] });
  try {
    const sources = sourcesAt(server.url, { name: "dossier local", licence: "Licence du producteur" });
    return await loadWith(env, asked, [{ codes: [codeInsee], sources, fictional: false, absence: "unknown" }]);
  } finally {
    await server.close();
  }
};

/** `lotir load <insee> [--from <folder>]`: an absent optional file is an unknown layer, not an error. */
export const load = async (args: string[]): Promise<number> => {
  const asked = read(args);
  if (typeof asked === "string") return refuse(asked);
  const environment = readEnv(process.env);
  if (!environment.ok) return refuse(environment.sentence);
  const { from } = asked;
  return from === undefined ? loadWith(environment.env, asked, []) : loadFrom(environment.env, { ...asked, from });
};
