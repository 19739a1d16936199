import { readFileSync } from "node:fs";
import { chmod } from "node:fs/promises";
import { setTimeout as wait } from "node:timers/promises";
import pg from "pg";
import { openFailureSentence } from "../open-failure.ts";
import { failureOf } from "../server/failure-of.ts";
import { serverAddress } from "../server/server-address.ts";
import { clientSettings } from "../server/server-pool.ts";
import { runTool, type ToolOutcome } from "./pg-tools.ts";

const PROVISION = new URL("../provision.sql", import.meta.url);
const OURS = ["territory", "app", "auth", "jobs", "migration"];
/** Where a base stands from which another may be renamed. */
const MAINTENANCE = "postgres";
const NO_SUCH_BASE = "3D000";
const IN_USE = "55006";
// A connection that was closed, ours among them, is still counted for an instant.
const LOOKS = 10;
const BETWEEN_LOOKS_MS = 100;

const HELD = "La base est encore ouverte par un programme : rien n'a été touché. Arrêtez Lotir d'abord.";

const onBase = async <Outcome>(url: string, work: (client: pg.Client) => Promise<Outcome>): Promise<Outcome> => {
  const client = new pg.Client(clientSettings(url));
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
};

const nameOf = (url: string): string => decodeURIComponent(new URL(url).pathname.slice(1));

/** The same server, another base. */
const withBase = (url: string, name: string): string => {
  const address = new URL(url);
  address.pathname = `/${encodeURIComponent(name)}`;
  return address.href;
};

/** What the server refused, in a sentence; a bug is thrown on. */
const refusalOf = (error: unknown, url: string): ToolOutcome & { ok: false } => {
  const failure = failureOf(error, serverAddress(url));
  if (failure !== undefined) return { ok: false, sentence: openFailureSentence(failure) };
  if (!(error instanceof pg.DatabaseError)) throw error;
  return { ok: false, sentence: error.code === IN_USE ? HELD : `Le serveur PostgreSQL a refusé : ${error.message}.` };
};

/** The whole base in one file, as it is at one moment, while the product runs. */
export const dumpServerBase = async (url: string, file: string): Promise<ToolOutcome> => {
  const dumped = await runTool("pg_dump", ["--format=custom", `--file=${file}`], url);
  if (dumped.ok) await chmod(file, 0o600);
  return dumped;
};

/** Fills a base that holds nothing of ours, all or nothing. The roles that its rights are given to are made first. */
const restoreInto = async (url: string, file: string): Promise<ToolOutcome> => {
  await onBase(url, (client) => client.query(readFileSync(PROVISION, "utf8")));
  return runTool("pg_restore", ["--exit-on-error", "--single-transaction", `--dbname=${nameOf(url)}`, file], url);
};

type Standing = "absent" | "without-ours" | "ours";

const standingAt = async (url: string): Promise<Standing> => {
  try {
    const { rowCount } = await onBase(url, (client) =>
      client.query("select from pg_namespace where nspname = any($1)", [OURS]),
    );
    return rowCount === 0 ? "without-ours" : "ours";
  } catch (error) {
    if (error instanceof pg.DatabaseError && error.code === NO_SUCH_BASE) return "absent";
    throw error;
  }
};

export type FillOutcome =
  | { readonly ok: true; readonly aside: string | undefined }
  | { readonly ok: false; readonly sentence: string };

interface Arrival {
  readonly file: string;
  /** What the former base is renamed to; undefined where there is none. */
  readonly aside: string | undefined;
  /** What the new base is called until it is whole. */
  readonly arriving: string;
}

const isHeld = async (client: pg.Client, name: string): Promise<boolean> => {
  const clients = "select from pg_stat_activity where datname = $1 and backend_type = 'client backend'";
  for (let look = 0; look < LOOKS; look++) {
    if ((await client.query(clients, [name])).rowCount === 0) return false;
    await wait(BETWEEN_LOOKS_MS);
  }
  return true;
};

/** A base made whole under another name, then named: whatever fails before leaves the former one where it was. */
const arrive = (url: string, { file, aside, arriving }: Arrival): Promise<FillOutcome> =>
  onBase(withBase(url, MAINTENANCE), async (client) => {
    const [name, coming] = [nameOf(url), arriving].map((each) => client.escapeIdentifier(each));
    if (await isHeld(client, nameOf(url))) return { ok: false, sentence: HELD };
    await client.query(`create database ${coming}`);
    try {
      const restored = await restoreInto(withBase(url, arriving), file);
      if (restored.ok) {
        const leave = aside === undefined ? "" : `alter database ${name} rename to ${client.escapeIdentifier(aside)};`;
        await client.query(`begin; ${leave} alter database ${coming} rename to ${name}; commit`);
        return { ok: true, aside };
      }
      await client.query(`drop database ${coming}`);
      return restored;
    } catch (error) {
      await client.query("rollback");
      await client.query(`drop database if exists ${coming}`);
      throw error;
    }
  });

/** Gives a base back from its dump. One that is there is kept under another name, and only if it may be replaced. */
export const fillServerBase = async (
  url: string,
  file: string,
  { mayReplace, suffix }: { readonly mayReplace: boolean; readonly suffix: string },
): Promise<FillOutcome> => {
  try {
    const standing = await standingAt(url);
    if (standing === "without-ours") {
      const restored = await restoreInto(url, file);
      return restored.ok ? { ok: true, aside: undefined } : restored;
    }
    if (standing === "ours" && !mayReplace)
      return {
        ok: false,
        sentence: "La base de DATABASE_URL n'est pas vide. Avec --remplacer, elle est mise de côté, non effacée.",
      };
    const name = nameOf(url);
    const aside = standing === "ours" ? `${name}_avant_${suffix}` : undefined;
    return await arrive(url, { file, aside, arriving: `${name}_restauration_${suffix}` });
  } catch (error) {
    return refusalOf(error, url);
  }
};
