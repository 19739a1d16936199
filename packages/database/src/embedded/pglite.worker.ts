import { parentPort, workerData } from "node:worker_threads";
import { PGlite, type Results } from "@electric-sql/pglite";
import { PARSERS } from "../parse-value.ts";
import type { SqlResult } from "../sql-connection.ts";
import { DurableNodeFs } from "./durable-node-fs.ts";
import { rememberExports } from "./remember-exports.ts";
import { unpackedPostgis } from "./unpacked-postgis.ts";
import type { WireError, WorkerReply, WorkerRequest, WorkerStart } from "./worker-messages.ts";

// PGlite runs PostgreSQL on the thread that calls it: here it stalls nobody else.

const { folder, fsyncs, buffersMb }: WorkerStart = workerData;
const counter = new Int32Array(fsyncs);
const reply = (message: WorkerReply): void => parentPort?.postMessage(message);

const FIELDS = ["code", "detail", "hint", "schema", "table", "column", "constraint", "severity", "where", "position"];

const toWire = (error: unknown): WireError => {
  if (!(error instanceof Error)) return { message: String(error), fields: {} };
  const known = Object.entries(error).filter(([name, value]) => FIELDS.includes(name) && typeof value === "string");
  return { message: error.message, fields: Object.fromEntries(known) };
};

const toResult = (result: Results<Record<string, unknown>>): SqlResult => ({
  rows: result.rows,
  command: result.command ?? "",
  rowCount: result.rowCount ?? result.affectedRows ?? result.rows.length,
});

// Without -F (fsync off) and -O (system tables may be altered), which PGlite gives by default.
const startParams = PGlite.defaultStartParams.filter((parameter) => parameter !== "-F" && parameter !== "-O");

const buffers = buffersMb === undefined ? [] : ["-c", `shared_buffers=${buffersMb}MB`];

const start = (): Promise<PGlite> =>
  PGlite.create({
    fs: new DurableNodeFs(folder, () => Atomics.add(counter, 0, 1)),
    extensions: { postgis: unpackedPostgis },
    startParams: [...startParams, "-c", "wal_sync_method=fsync", ...buffers],
    parsers: PARSERS,
  });

const single = async (pg: PGlite, sql: string, parameters: readonly unknown[]): Promise<SqlResult> =>
  toResult(await pg.query(sql, [...parameters]));

const alone = async (pg: PGlite, request: Extract<WorkerRequest, { kind: "alone" }>): Promise<SqlResult> => {
  await pg.exec(`begin; ${request.prelude}`);
  try {
    const result = await single(pg, request.sql, request.parameters);
    await pg.exec("commit");
    return result;
  } catch (error) {
    await pg.exec("rollback");
    throw error;
  }
};

const script = async (pg: PGlite, request: Extract<WorkerRequest, { kind: "script" }>): Promise<SqlResult[]> => {
  try {
    await pg.exec(`set role ${request.role}; set search_path to ${request.searchPath}`);
    return (await pg.exec(request.sql)).map(toResult);
  } finally {
    if (pg.isInTransaction()) await pg.exec("rollback");
    await pg.exec("reset role; reset search_path");
  }
};

const copy = async (pg: PGlite, sql: string, text: string): Promise<SqlResult> =>
  toResult(await pg.query(sql, [], { blob: new Blob([text]) }));

const serve = async (pg: PGlite, request: WorkerRequest): Promise<readonly SqlResult[]> => {
  switch (request.kind) {
    case "query":
      if (request.opening !== undefined) await pg.exec(request.opening);
      return [await single(pg, request.sql, request.parameters)];
    case "alone":
      return [await alone(pg, request)];
    case "exec":
      return (await pg.exec(request.sql)).map(toResult);
    case "script":
      return script(pg, request);
    case "copy":
      return [await copy(pg, request.sql, request.text)];
    case "close":
      await pg.close();
      return [];
  }
};

rememberExports();
try {
  const pg = await start();
  pg.onNotification((channel, payload) => reply({ kind: "notification", channel, payload }));
  parentPort?.on("message", async (request: WorkerRequest) => {
    try {
      reply({ kind: "answer", id: request.id, results: await serve(pg, request) });
    } catch (error) {
      reply({ kind: "error", id: request.id, error: toWire(error) });
    }
    if (request.kind === "close") parentPort?.close();
  });
  reply({ kind: "ready" });
} catch (error) {
  reply({ kind: "failed", error: toWire(error) });
  parentPort?.close();
}
