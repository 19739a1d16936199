import pg from "pg";
import type { OpenFailure } from "../open-failure.ts";
import { outageOf } from "../outage.ts";

const INSUFFICIENT_PRIVILEGE = "42501";
// "role lotir_… does not exist", by SET ROLE: provision.sql was not run.
const INVALID_VALUE = "22023";
const NOT_SUPPORTED = "0A000";
const UNDEFINED_FILE = "58P01";
const LOCK_NOT_AVAILABLE = "55P03";
// 28xxx: the login is refused; 3D000: no such base; 57P03: starting up; 53300: too many connections.
const REFUSED = /^(28...|3D000|57P03|53300)$/;
const NETWORK = ["ECONNREFUSED", "ENOTFOUND", "ETIMEDOUT", "ECONNRESET", "EHOSTUNREACH", "ENOENT", "EACCES"];

const codeOf = (error: unknown): string =>
  error instanceof Error && "code" in error && typeof error.code === "string" ? error.code : "";

/** What an error met while opening says of the server; undefined when it is a bug of ours. */
export const failureOf = (error: unknown, server: string): OpenFailure | undefined => {
  if (outageOf(error) === "full") return { kind: "disk-full", place: server };
  const code = codeOf(error);
  const issue = error instanceof Error ? error.message || code : String(error);
  const isPostgis = issue.includes("postgis");
  if (isPostgis && (code === NOT_SUPPORTED || code === UNDEFINED_FILE)) return { kind: "postgis-missing", server };
  if (code === LOCK_NOT_AVAILABLE) return { kind: "tables-held", server };
  if (code === INSUFFICIENT_PRIVILEGE || code === INVALID_VALUE) return { kind: "rights-missing", server, issue };
  const lost = !(error instanceof pg.DatabaseError) && /timeout|terminated/i.test(issue);
  if (REFUSED.test(code) || NETWORK.includes(code) || lost) return { kind: "unreachable", server, issue };
  return undefined;
};
