import { spawnSync } from "node:child_process";
import { loadavg } from "node:os";
import { fileURLToPath } from "node:url";
import { openDatabase } from "@lotir/database";
import { sql } from "kysely";
import { smallCommune } from "./commune.ts";
import { firstLoad } from "./first-load.ts";
import { type BenchHome, benchHomes } from "./homes.ts";
import { becomeMember, type Member } from "./member.ts";
import { startProduct } from "./product.ts";
import { quantile, timed } from "./quantile.ts";
import { startSources } from "./sources.ts";

/**
 * `npm run bench -- lectures [--minutes N] [--home embarquée|PostgreSQL]`: an authenticated read beside the same select as plain SQL, two hundred people
 * at once, what sign-in and a forgotten password take for a known address and an unknown one, and the memory of the server
 * at rest after a load, then after so many minutes of mixed use, beside the embedded base alone.
 */
const MINUTES = Number(process.argv[process.argv.indexOf("--minutes") + 1] || 2);
const ONLY = process.argv.includes("--home") ? process.argv[process.argv.indexOf("--home") + 1] : undefined;
const CALLS = 400;
const PEOPLE = 200;
/** Between two requests of one of the two hundred, ms: somebody looks at what came. */
const LOOKS = 1_000;
const PROPERTIES = 60;

const plainSelect = async ({ home }: BenchHome): Promise<number[]> => {
  const opened = await openDatabase({ home, appVersion: "0.0.0-banc" });
  if (!opened.ok) throw new Error(JSON.stringify(opened.failure));
  const database = opened.value;
  const { rows } = await sql<{ id: string }>`select id from auth.organization order by created_at desc limit 1`.execute(
    database.identity,
  );
  const figures = await timed(CALLS, () =>
    sql`select (select count(*) from app.property where deleted_at is null) as total, (select count(distinct property_id)
      from app.dossier_making where kind = 'dossier' and status = 'completed') as made, ${rows[0]?.id ?? ""}::text as id`.execute(
      database.territory,
    ),
  );
  await database.close();
  return figures;
};

const propertiesOf = async (member: Member, codeInsee: string): Promise<string[]> => {
  const found = JSON.parse(
    new TextDecoder().decode(await member.get(`/api/cadastral/analyze?commune=${codeInsee}&minSurface=300`)),
  );
  const ids: string[] = [];
  for (const { parcelId } of found.data.parcels.slice(0, PROPERTIES))
    ids.push((await member.send("/api/properties", { cadastralReference: parcelId })).data.id);
  return ids;
};

/** What a day is made of: mostly lists, sheets and searches, a note now and then. */
const mixOf =
  (member: Member, { codeInsee, ids }: { readonly codeInsee: string; readonly ids: readonly string[] }) =>
  (rank: number): Promise<unknown> => {
    const id = ids[rank % ids.length];
    const asks: readonly (() => Promise<unknown>)[] = [
      () => member.get("/api/properties/stats"),
      () => member.get("/api/properties"),
      () => member.get(`/api/properties/${id}`),
      () => member.get("/api/settings"),
      () => member.get(`/api/cadastral/analyze?commune=${codeInsee}&minSurface=800&maxSurface=1200&limit=20`),
      () => member.get("/api/home"),
      () => member.get(`/api/properties/${id}/plans`),
      () => member.patch(`/api/properties/${id}/name`, { name: `Terrain ${rank}` }),
    ];
    return (asks[rank % asks.length] ?? asks[0] ?? Promise.resolve)();
  };

interface Crowd {
  readonly figures: readonly number[];
  readonly errors: number;
  readonly seconds: number;
}

/** Two hundred people, each asking then looking; every one begins at another moment. */
const crowd = async (ask: (rank: number) => Promise<unknown>, ms: number): Promise<Crowd> => {
  const figures: number[] = [];
  let errors = 0;
  const started = performance.now();
  const live = async (person: number): Promise<void> => {
    await new Promise((resolve) => setTimeout(resolve, (person / PEOPLE) * LOOKS));
    for (let rank = person; performance.now() - started < ms; rank += 7) {
      const from = performance.now();
      await ask(rank).catch(() => {
        errors += 1;
      });
      figures.push(performance.now() - from);
      await new Promise((resolve) => setTimeout(resolve, LOOKS));
    }
  };
  await Promise.all(Array.from({ length: PEOPLE }, (_, person) => live(person)));
  return { figures, errors, seconds: (performance.now() - started) / 1_000 };
};

const post = (origin: string, path: string, body: object): Promise<unknown> =>
  fetch(`${origin}/api/auth${path}`, {
    method: "POST",
    headers: { Origin: origin, "Content-Type": "application/json" },
    body: JSON.stringify(body),
  }).then((answer) => answer.arrayBuffer());

/** Each address once or a few times, so that no pace is reached: what is timed is the answer, not the waiting. */
const identityFigures = async (origin: string) => {
  const known: string[] = [];
  for (let rank = 0; rank < 4; rank += 1) {
    const email = `connue-${rank}@essai.example`;
    const person = { name: "B E", firstName: "B", lastName: "E", password: "mot de passe du banc 42" };
    await post(origin, "/sign-up/email", { ...person, email });
    known.push(email);
  }
  const enter = (email: string) => post(origin, "/sign-in/email", { email, password: "pas celui-là du tout" });
  const forget = (email: string) => post(origin, "/request-password-reset", { email });
  const figures: Record<string, number[]> = {
    "entrer, connue": [],
    "entrer, inconnue": [],
    "oubli, connue": [],
    "oubli, inconnue": [],
  };
  for (let round = 0; round < 2; round += 1)
    for (const [rank, email] of known.entries()) {
      const other = `inconnue-${rank}@essai.example`;
      figures["entrer, connue"]?.push(...(await timed(1, () => enter(email))));
      figures["entrer, inconnue"]?.push(...(await timed(1, () => enter(other))));
    }
  for (let round = 0; round < 5; round += 1)
    for (const [rank, email] of known.entries()) {
      figures["oubli, connue"]?.push(...(await timed(1, () => forget(email))));
      figures["oubli, inconnue"]?.push(...(await timed(1, () => forget(`inconnue-${rank}@essai.example`))));
    }
  return figures;
};

const BASE_ALONE = fileURLToPath(new URL("base-alone.ts", import.meta.url));

/** Memory of the base of the bench in a process of its own, megabytes; undefined where it is a server. */
const baseAlone = ({ home }: BenchHome): { atRest: number; afterReads: number } | undefined =>
  home.kind === "embedded"
    ? JSON.parse(spawnSync(process.execPath, [BASE_ALONE, home.folder], { encoding: "utf8" }).stdout)
    : undefined;

const FIGURE = new Intl.NumberFormat("fr-FR", { maximumFractionDigits: 1 });
const say = (label: string, value: number | null | undefined): void =>
  console.log(`  ${label.padEnd(66)} ${value == null ? "—" : FIGURE.format(value)}`);

for (const open of benchHomes()) {
  const home = await open();
  if (ONLY !== undefined && home.name !== ONLY) {
    await home.remove();
    continue;
  }
  const sources = await startSources({ withLarge: false });
  const product = await startProduct({ home: home.folder, databaseUrl: home.databaseUrl, sourcesUrl: sources.url });
  console.log(`${home.name}, charge ${FIGURE.format(loadavg()[0] ?? 0)}`);
  try {
    say("Mémoire au repos, avant tout (Mo)", product.memory()?.now);
    const member = await becomeMember(product.origin);
    const { codeInsee } = smallCommune().served;
    await firstLoad(member, codeInsee);
    await member.post(`/api/communes/${codeInsee}/cancel`);
    say("Mémoire au plus pendant le chargement (Mo)", product.memory()?.peak);
    const ids = await propertiesOf(member, codeInsee);
    await new Promise((resolve) => setTimeout(resolve, 30_000));
    say("Mémoire au repos, 30 s après un chargement (Mo), visé 900", product.memory()?.now);
    const warm = () => member.get("/api/properties/stats");
    await timed(100, warm);
    const read = await timed(CALLS, warm);
    say("Lecture authentifiée, p50 (ms), visé 5", quantile(read, 0.5));
    say("Lecture authentifiée, p97,5 (ms)", quantile(read, 0.975));
    for (const [label, figures] of Object.entries(await identityFigures(product.origin)))
      say(`${label}, p50 sur ${figures.length} (ms)`, quantile(figures, 0.5));
    const { figures, errors, seconds } = await crowd(mixOf(member, { codeInsee, ids }), MINUTES * 60_000);
    say(`${PEOPLE} personnes, usage mêlé, requêtes par seconde`, figures.length / seconds);
    say(`${PEOPLE} personnes, p50 (ms)`, quantile(figures, 0.5));
    say(`${PEOPLE} personnes, p97,5 (ms), visé 300 sur PostgreSQL`, quantile(figures, 0.975));
    say(`${PEOPLE} personnes, erreurs sur ${figures.length}`, errors);
    say(`Mémoire au sortir de ${MINUTES} min d'usage mêlé (Mo)`, product.memory()?.now);
    say("Mémoire, au plus (Mo), visé 1 200", product.memory()?.peak);
  } finally {
    await product.stop();
    await sources.close();
  }
  const plain = await plainSelect(home);
  say("Le même select, en SQL sur la même base, p50 (ms)", quantile(plain, 0.5));
  const alone = baseAlone(home);
  say("La base embarquée seule : ouverte (Mo)", alone?.atRest);
  say("La base embarquée seule : relue en entier (Mo)", alone?.afterReads);
  await home.remove();
}
process.exit(0);
