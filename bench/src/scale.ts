import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { availableParallelism, loadavg } from "node:os";
import { fileURLToPath } from "node:url";
import pg from "pg";
import { type BenchHome, benchHomes } from "./homes.ts";
import { becomeMember, type Member } from "./member.ts";
import { memoryOf, processorOf, startProduct } from "./product.ts";
import { quantile, timed } from "./quantile.ts";
import type { ScaleAsk } from "./scale-ask.ts";
import { diskOf } from "./scale-disk.ts";
import type { ImportAsk, ImportFigures, Phase } from "./scale-import.ts";
import { rawCopy } from "./scale-raw.ts";
import { sharedScan } from "./scale-scan.ts";
import { type PlacedCommune, tilesBeside } from "./scale-tiles.ts";

/**
 * `npm run bench -- echelle [--parcels N] [--communes N] [--scan N] [--garder]`: a fictional département on a PostgreSQL base of its own,
 * through the product's own path, each figure beside its peer on the same rows, in the same run.
 */
const numberAfter = (word: string, otherwise: number): number => {
  const at = process.argv.indexOf(word);
  return at < 0 ? otherwise : Number(process.argv[at + 1]);
};
const parcels = numberAfter("--parcels", 20_000);
const ASK: ScaleAsk = { parcels, communes: numberAfter("--communes", Math.max(4, Math.round(parcels / 2_800))) };
const SCANNED = numberAfter("--scan", 10_000);
const SEARCHES = [
  "",
  "&minSurface=800&maxSurface=3000",
  "&maxBudget=300000",
  "&minScore=50&minFrontage=10",
  "&built=nu&order=surface",
];
const CALLS = 200;

const FIGURE = new Intl.NumberFormat("fr-FR", { maximumFractionDigits: 1 });
const say = (label: string, value: number | null, more = ""): void =>
  console.log(`${label.padEnd(70)} ${(value === null ? "—" : FIGURE.format(value)).padStart(12)} ${more}`);

const childAt = (file: string, asked: object): ChildProcess =>
  fork(fileURLToPath(new URL(file, import.meta.url)), [JSON.stringify(asked)]);

const heard = async <Message>(child: ChildProcess): Promise<Message> => {
  const gone = new AbortController();
  child.once("exit", (code) => gone.abort(new Error(`A process of the bench ended: ${code}`)));
  const [message] = await once(child, "message", { signal: gone.signal });
  return message;
};

/** Processor of every connection that the import holds, seconds. */
const backendsOf = async (client: pg.Client): Promise<ReadonlyMap<number, number>> => {
  const { rows } = await client.query<{ pid: number }>(
    "select pid from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()",
  );
  return new Map(rows.map(({ pid }) => [pid, processorOf(pid) ?? 0]));
};

const sumOf = (figures: ReadonlyMap<number, number>): number =>
  [...figures.values()].reduce((sum, each) => sum + each, 0);

interface Imported extends ImportFigures {
  /** Of the server's side, seconds. */
  readonly serverSeconds: number;
  readonly raw: Phase & { readonly rows: number };
}

const importAll = async (home: BenchHome, sourcesUrl: string, client: pg.Client): Promise<Imported> => {
  const asked: ImportAsk = { home: home.home, sourcesUrl };
  const child = childAt("./scale-import.ts", asked);
  await heard<string>(child);
  const serverSeconds = sumOf(await backendsOf(client));
  const raw = await rawCopy(home.databaseUrl, home.folder);
  const figures = heard<ImportFigures>(child);
  child.send("describe");
  return { ...(await figures), serverSeconds, raw };
};

const placedIn = async (client: pg.Client): Promise<readonly PlacedCommune[]> => {
  const { rows } = await client.query<{ commune: string; bounds: [number, number, number, number] }>(
    `select commune, counts -> 'bounds' as bounds from territory.layer where name = 'parcelles' and load_id is not null
     order by (counts ->> 'kept')::integer desc`,
  );
  // The large ones, where a tile holds most, and others down to the smallest.
  return rows
    .filter((_, rank) => rank < 10 || rank % 7 === 0)
    .map(({ commune, bounds }) => ({ codeInsee: commune, box: bounds }));
};

const searchP95In = async (member: Member, communes: readonly PlacedCommune[]): Promise<number> => {
  const ask = (rank: number): Promise<unknown> => {
    const { codeInsee = "" } = communes[rank % communes.length] ?? {};
    return member.get(`/api/cadastral/analyze?commune=${codeInsee}${SEARCHES[rank % SEARCHES.length]}`);
  };
  await timed(SEARCHES.length, ask);
  return quantile(await timed(CALLS, ask), 0.95);
};

const sayImport = ({ layers, description, serverSeconds, raw, loadingMb, peakMb }: Imported, count: number): void => {
  const whole = layers.processor + serverSeconds;
  say("Import, toutes couches (s)", layers.seconds, `${FIGURE.format(count / layers.seconds)} parcelles/s`);
  say("  processeur : Lotir, puis PostgreSQL (s)", layers.processor, FIGURE.format(serverSeconds));
  say("COPY brut des mêmes lignes, clés et index bâtis ensuite (s)", raw.seconds, `${FIGURE.format(raw.rows)} lignes`);
  say("  processeur (s)", raw.processor);
  say(
    "  rapport des durées, visé ≤ 2",
    layers.seconds / raw.seconds,
    `processeur : ${FIGURE.format(whole / raw.processor)}`,
  );
  say("  rapport, PostgreSQL seul (processeur)", serverSeconds / raw.processor);
  say("Description (s)", description.seconds, `processeur de Lotir : ${FIGURE.format(description.processor)} s`);
  say("Mémoire du processus qui charge, au plus (Mo)", loadingMb, `et décrit : ${FIGURE.format(peakMb ?? 0)}`);
};

const sayDisk = async (client: pg.Client, count: number): Promise<void> => {
  const tables = await diskOf(client);
  const whole = tables.reduce((sum, { bytes }) => sum + bytes, 0);
  say("Disque du territoire (Mo)", whole / 1e6, `${FIGURE.format(whole / 1e3 / count)} ko par parcelle`);
  for (const { table, bytes } of tables.slice(0, 7)) say(`  ${table} (octets par parcelle)`, bytes / count);
};

const run = async (home: BenchHome): Promise<void> => {
  console.log(
    `${FIGURE.format(ASK.parcels)} parcelles en ${ASK.communes} communes — ${availableParallelism()} cœurs, charge ${FIGURE.format(loadavg()[0] ?? 0)}`,
  );
  const sources = childAt("./scale-sources.ts", ASK);
  const sourcesUrl = await heard<string>(sources);
  say("Mémoire du serveur de sources inventées (Mo)", memoryOf(sources.pid ?? 0)?.now ?? null);
  const client = new pg.Client(home.databaseUrl);
  await client.connect();
  const imported = await importAll(home, sourcesUrl, client);
  await client.query("vacuum analyze");
  const { rows } = await client.query<{ count: string }>("select count(*) from territory.parcelle");
  const count = Number(rows[0]?.count);
  sayImport(imported, count);
  await sayDisk(client, count);
  const communes = await placedIn(client);
  const { ours, postgis } = await tilesBeside(home, communes);
  say("Tuile, trois couches, p95 (ms)", ours);
  say("  ST_AsMVT des mêmes couches, p95 (ms)", postgis, `rapport ${FIGURE.format(ours / postgis)}, visé ≤ 1,5`);
  const serve = await startProduct({ home: home.folder, databaseUrl: home.databaseUrl, sourcesUrl, part: "serve" });
  const member = await becomeMember(serve.origin);
  say("Recherche, p95 sur 200 appels (ms), visé ≤ 300", await searchP95In(member, communes));
  say("Mémoire de « lotir serve », au plus (Mo)", serve.memory()?.peak ?? null);
  if (SCANNED > 0) {
    const scan = await sharedScan(home, { member, sourcesUrl, parcels: SCANNED });
    say("Analyse partagée par deux « lotir work » : parcelles", scan.parcels, `${scan.communes} communes`);
    say("  perdues", scan.lost);
    say("  doublées", scan.doubled);
    say("  durée (s)", scan.seconds, `${FIGURE.format(scan.parcels / scan.seconds)} parcelles/s`);
    for (const { processor, peakMb } of scan.workers)
      say("  un processus : processeur (s)", processor, `${FIGURE.format(peakMb ?? 0)} Mo au plus`);
    const kept = (await diskOf(client)).find(({ table }) => table === "territory.loaded_parcelle_scan");
    say("  disque de l'analyse (octets par parcelle analysée)", kept === undefined ? null : kept.bytes / scan.parcels);
  }
  say("Charge de la machine à la fin", loadavg()[0] ?? null);
  await serve.stop();
  await client.end();
  sources.disconnect();
};

const open = benchHomes()[1];
if (open === undefined) {
  console.error("PostgreSQL non mesuré : aucun sur cette machine, ni LOTIR_TEST_DATABASE_URL.");
  process.exit(1);
}
const home = await open();
try {
  await run(home);
} finally {
  if (!process.argv.includes("--garder")) await home.remove();
}
process.exit(0);
