import { statSync } from "node:fs";
import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { type LocalSources, loadCommune, openCommuneThreads, type SourcePlan } from "@lotir/commune-work";
import { sourcesAt } from "@lotir/connectors";
import { type ServedCommune, serveFolder, startSourceServer } from "@lotir/demo";
import { type Env, readEnv } from "@lotir/environment";
import { communeProgress } from "@lotir/territory";
import { type CommuneFolder, communeFolders, folderOf } from "./commune-folders.ts";
import { loadDepartementWith } from "./load-departement.ts";
import { type Loaded, loadedToJson } from "./loaded-to-json.ts";
import { tellDoubts } from "./tell-doubts.ts";
import { tellLayer } from "./tell-layer.ts";
import { today } from "./today.ts";
import { USER_AGENT } from "./version.ts";
import { withDatabase } from "./with-database.ts";

const COMMUNE = /^(?:\d{5}|2[AB]\d{3})$/;
const DEPARTEMENT = /^(?:\d{2}|2[AB]|97\d)$/;

interface Asked {
  /** Of a commune, or of a département. */
  readonly code: string;
  readonly from: string | undefined;
  readonly json: boolean;
}

const read = (args: string[]): Asked | string => {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { from: { type: "string" }, json: { type: "boolean", default: false } },
  });
  const code = (positionals[0] ?? "").toUpperCase();
  if (!COMMUNE.test(code) && !DEPARTEMENT.test(code))
    return "Indiquez un code INSEE de commune ou un département, par exemple : lotir load 33234, ou lotir load 33";
  const from = values.from === undefined ? undefined : resolve(values.from);
  if (from !== undefined && !statSync(from, { throwIfNoEntry: false })?.isDirectory())
    return `Dossier introuvable : ${values.from}`;
  return { code, from, json: values.json };
};

const print = (json: boolean, loaded: Loaded): void => {
  if (json) console.log(JSON.stringify(loadedToJson(loaded)));
  else for (const layer of loaded.layers) console.log(tellLayer(layer));
};

const planOf = (env: Env, local: readonly LocalSources[]): SourcePlan => ({
  live: env.sources,
  local,
  userAgent: USER_AGENT,
});

const loadCommuneWith = async (env: Env, asked: Asked, local: readonly LocalSources[]): Promise<number> =>
  withDatabase(env, async (database) => {
    const started = performance.now();
    const { code: codeInsee } = asked;
    const loaded = await loadCommune(
      { database, plan: planOf(env, local), today: today(), threads: openCommuneThreads() },
      { codeInsee, onProgress: (sentence) => console.error(sentence) },
    );
    if (!loaded.ok) return refuse(loaded.failure);
    const ms = performance.now() - started;
    const doubts = tellDoubts(await communeProgress(database.territory, codeInsee));
    print(asked.json, { codeInsee, layers: loaded.value, doubts, ms });
    return 0;
  });

const refuse = (sentence: string): number => {
  console.error(sentence);
  return 1;
};

/** Folders answer at an address of this machine, as their sources would. */
const served = async (
  communes: readonly ServedCommune[],
  load: (local: readonly LocalSources[]) => Promise<number>,
): Promise<number> => {
  const server = await startSourceServer({ communes });
  try {
    const sources = sourcesAt(server.url, { name: "dossier local", licence: "Licence du producteur" });
    const codes = communes.map(({ codeInsee }) => codeInsee);
    return await load([{ codes, sources, fictional: false, absence: "unknown" }]);
  } finally {
    await server.close();
  }
};

const loadCommuneFrom = async (env: Env, asked: Asked, from: string): Promise<number> => {
  const folder = folderOf(from, asked.code);
  const commune = serveFolder({ codeInsee: asked.code, folder });
  if ((await commune.parcelles()) === undefined)
    return refuse(`Le dossier ${folder} n'a pas de fichier « parcelles » (.json ou .geojson, compressé .gz ou non).`);
  return served([commune], (local) => loadCommuneWith(env, asked, local));
};

const weightsOf = (folders: readonly CommuneFolder[]): ReadonlyMap<string, number> =>
  new Map(folders.map(({ codeInsee, weight }) => [codeInsee, weight]));

const loadDepartementFrom = async (env: Env, { code, json }: Asked, from: string): Promise<number> => {
  const folders = communeFolders(from, code);
  if (folders.length === 0)
    return refuse(`Le dossier ${from} n'a aucun sous-dossier nommé par un code INSEE du département ${code}.`);
  const weights = weightsOf(folders);
  return served(folders.map(serveFolder), (local) =>
    loadDepartementWith(env, { departement: code, plan: planOf(env, local), json, weights }),
  );
};

/**
 * `lotir load <insee> [--from <folder>]`: an absent optional file is an unknown layer, not an error. `lotir load 33`: a
 * whole département, from the sources or from a folder of folders by code INSEE.
 */
export const load = async (args: string[]): Promise<number> => {
  const asked = read(args);
  if (typeof asked === "string") return refuse(asked);
  const environment = readEnv(process.env);
  if (!environment.ok) return refuse(environment.sentence);
  const { env } = environment;
  const { code, from, json } = asked;
  if (DEPARTEMENT.test(code))
    return from === undefined
      ? loadDepartementWith(env, { departement: code, plan: planOf(env, []), json })
      : loadDepartementFrom(env, asked, from);
  return from === undefined ? loadCommuneWith(env, asked, []) : loadCommuneFrom(env, asked, from);
};
