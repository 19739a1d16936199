import { spawn } from "node:child_process";
import { serverAddress } from "../server/server-address.ts";

/** What the tools of PostgreSQL answered: nothing, or why they could not, in a French sentence. */
export type ToolOutcome = { readonly ok: true } | { readonly ok: false; readonly sentence: string };

/** The connection as libpq reads it from its environment: nothing of it stands on a command line, which others may see. */
export const libpqEnvironment = (url: string): Readonly<Record<string, string>> => {
  const { hostname, port, username, password, pathname, searchParams } = new URL(url);
  const given = {
    // An address writes IPv6 between brackets and a socket's folder escaped; libpq wants neither.
    PGHOST: searchParams.get("host") ?? decodeURIComponent(hostname.replace(/^\[(.*)\]$/, "$1")),
    PGPORT: searchParams.get("port") ?? port,
    PGUSER: decodeURIComponent(username),
    PGPASSWORD: decodeURIComponent(password),
    PGDATABASE: decodeURIComponent(pathname.slice(1)),
    PGSSLMODE: searchParams.get("sslmode") ?? "",
    PGSSLROOTCERT: searchParams.get("sslrootcert") ?? "",
    PGSSLCERT: searchParams.get("sslcert") ?? "",
    PGSSLKEY: searchParams.get("sslkey") ?? "",
  };
  return Object.fromEntries(Object.entries(given).filter(([, value]) => value !== ""));
};

/** The end of what a tool wrote: its reason is there, and no row is. */
const LAST_WORDS = 600;

/** What a tool wrote, as whoever asked for it must read it. */
export const toolSentence = (tool: string, said: string, server: string): string => {
  // The server is newer (pg_dump), or what wrote the file was (pg_restore).
  if (said.includes("server version mismatch"))
    return `${tool} est plus ancien que le serveur PostgreSQL : installez les outils de sa version.`;
  if (said.includes("unsupported version"))
    return `${tool} est plus ancien que celui qui a écrit la sauvegarde : installez les outils de sa version.`;
  if (said.includes("row-level security"))
    return "Le compte de DATABASE_URL ne voit pas toutes les lignes : la sauvegarde demande un administrateur de PostgreSQL (superutilisateur, ou BYPASSRLS).";
  if (/could not translate host name|connection to server .* failed/.test(said))
    return `Le serveur PostgreSQL ${server} ne répond pas : ${said.trim().slice(-LAST_WORDS)}`;
  return `${tool} a refusé : ${said.trim().slice(-LAST_WORDS)}`;
};

/** Runs `pg_dump` or `pg_restore` on the base of an address. */
export const runTool = (tool: "pg_dump" | "pg_restore", args: readonly string[], url: string): Promise<ToolOutcome> =>
  new Promise((resolve) => {
    const env = { ...process.env, ...libpqEnvironment(url), LC_ALL: "C" };
    const child = spawn(tool, ["--no-password", ...args], { env, stdio: ["ignore", "ignore", "pipe"] });
    let said = "";
    child.stderr.setEncoding("utf8").on("data", (text: string) => {
      said = (said + text).slice(-10 * LAST_WORDS);
    });
    child.once("error", () =>
      resolve({ ok: false, sentence: `${tool} n'est pas installé ici (Debian : postgresql-client).` }),
    );
    child.once("close", (code) =>
      resolve(code === 0 ? { ok: true } : { ok: false, sentence: toolSentence(tool, said, serverAddress(url)) }),
    );
  });
