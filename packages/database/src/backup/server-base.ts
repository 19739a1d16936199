import { readFileSync } from "node:fs";
import pg from "pg";
import { clientSettings } from "../server/server-pool.ts";
import { runTool, type ToolOutcome } from "./pg-tools.ts";

const PROVISION = new URL("../provision.sql", import.meta.url);
const OURS = ["territory", "app", "auth", "jobs", "migration"];
/** Where a base stands from which another may be renamed. */
const MAINTENANCE = "postgres";

const onBase = async <Outcome>(url: string, work: (client: pg.Client) => Promise<Outcome>): Promise<Outcome> => {
  const client = new pg.Client(clientSettings(url));
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
};

/** The whole base in one file, as it is at one moment, while the product runs. */
export const dumpServerBase = (url: string, file: string): Promise<ToolOutcome> =>
  runTool("pg_dump", ["--format=custom", `--file=${file}`], url);

/** Whether nothing of ours stands in the base. */
export const isServerBaseEmpty = (url: string): Promise<boolean> =>
  onBase(url, async (client) => {
    const { rowCount } = await client.query("select from pg_namespace where nspname = any($1)", [OURS]);
    return rowCount === 0;
  });

/** Puts a base under another name and an empty one in its place; nobody may be connected to it. */
export const setServerBaseAside = async (url: string, suffix: string): Promise<string> => {
  const address = new URL(url);
  const name = decodeURIComponent(address.pathname.slice(1));
  const aside = `${name}_${suffix}`;
  address.pathname = `/${MAINTENANCE}`;
  await onBase(address.href, async (client) => {
    await client.query(`alter database ${client.escapeIdentifier(name)} rename to ${client.escapeIdentifier(aside)}`);
    await client.query(`create database ${client.escapeIdentifier(name)}`);
  });
  return aside;
};

/** Fills an empty base from a dump, all or nothing. The roles that its rights are given to are made first. */
export const restoreServerBase = async (url: string, file: string): Promise<ToolOutcome> => {
  await onBase(url, (client) => client.query(readFileSync(PROVISION, "utf8")));
  const name = decodeURIComponent(new URL(url).pathname.slice(1));
  return runTool("pg_restore", ["--exit-on-error", "--single-transaction", `--dbname=${name}`, file], url);
};
