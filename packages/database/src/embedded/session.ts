import { Worker } from "node:worker_threads";
import pg from "pg";
import type { SqlResult } from "../sql-connection.ts";
import { compileEngines } from "./compile-tier.ts";
import { Renewal } from "./renewal.ts";
import { type Asker, Turns } from "./turns.ts";
import type { WireError, WorkerReply, WorkerRequest, WorkerStart } from "./worker-messages.ts";

type RequestBody = WorkerRequest extends infer Each ? (Each extends { id: number } ? Omit<Each, "id"> : never) : never;

/** The right to speak to the one session, until released. */
export interface Lease {
  /** For `exec` and `script`, the result of the last statement. */
  ask(request: RequestBody): Promise<SqlResult>;
  askAll(request: RequestBody): Promise<readonly SqlResult[]>;
  release(): void;
}

/** The one session of the embedded PostgreSQL, in its worker thread. Whoever holds the lease is alone in it. */
export interface Session {
  lease(asker: Asker): Promise<Lease>;
  onNotification(listener: (channel: string, payload: string) => void): void;
  /** What to run, as our own fixed text, on an engine that was started afresh: it knows nothing of the one before. */
  onRenewed(statements: () => readonly string[]): void;
  /** Starts the engine afresh, giving back the memory that it took; whoever asks meanwhile waits for a second or two. */
  renew(): Promise<void>;
  fsyncs(): number;
  close(): Promise<void>;
}

/** A lease asked for inside a transaction would never come; better an error than a process that hangs. */
const LEASE_TIMEOUT_MS = 60_000;

const NOTHING: SqlResult = { rows: [], command: "", rowCount: 0 };

const toError = ({ message, fields }: WireError): Error =>
  Object.assign(new pg.DatabaseError(message, message.length, "error"), fields);

interface Waiting {
  readonly resolve: (results: readonly SqlResult[]) => void;
  readonly reject: (error: Error) => void;
}

const started = (worker: Worker): Promise<void> =>
  new Promise((resolve, reject) => {
    worker.once("error", reject);
    worker.once("exit", (code) => reject(new Error(`The database worker stopped while starting (${code})`)));
    worker.once("message", (reply: WorkerReply) => {
      if (reply.kind === "failed") reject(toError(reply.error));
      else resolve();
    });
  });

const CLOSED = "The database is closed";

/** Between two looks at whether the engine should be started afresh, ms. */
const LOOK_MS = 2_000;

class WorkerSession implements Session {
  #worker: Worker;
  readonly #start: () => Promise<Worker>;
  readonly #counter: Int32Array;
  readonly #waiting = new Map<number, Waiting>();
  readonly #listeners: ((channel: string, payload: string) => void)[] = [];
  readonly #afresh: (() => readonly string[])[] = [];
  readonly #renewal: Renewal;
  readonly #looking: NodeJS.Timeout;
  /** Engines that another takes the place of: they end as they should. */
  readonly #retired = new WeakSet<Worker>();
  #lastId = 0;
  readonly #turns = new Turns(LEASE_TIMEOUT_MS);
  #stopped: Error | undefined;
  #closing: Promise<void> | undefined;

  constructor(
    engine: { readonly worker: Worker; readonly renewal: Renewal },
    start: () => Promise<Worker>,
    counter: Int32Array,
  ) {
    const { worker, renewal } = engine;
    this.#worker = worker;
    this.#renewal = renewal;
    this.#start = start;
    this.#counter = counter;
    this.#attach(worker);
    this.#looking = setInterval(() => {
      // Where it fails, the session has stopped, and says so to whoever asks next.
      if (this.#renewal.isDue(performance.now(), process.memoryUsage.rss())) this.renew().catch(() => undefined);
    }, LOOK_MS).unref();
  }

  #attach(worker: Worker): void {
    worker.on("message", (reply: WorkerReply) => this.#receive(reply));
    worker.on("error", (error) => this.#stop(error));
    worker.on("exit", () => {
      if (!this.#retired.has(worker)) this.#stop(new Error(CLOSED));
    });
  }

  #receive(reply: WorkerReply): void {
    if (reply.kind === "notification") for (const each of this.#listeners) each(reply.channel, reply.payload);
    if (reply.kind !== "answer" && reply.kind !== "error") return;
    const waiting = this.#waiting.get(reply.id);
    this.#waiting.delete(reply.id);
    if (reply.kind === "answer") waiting?.resolve(reply.results);
    else waiting?.reject(toError(reply.error));
  }

  #stop(error: Error): void {
    clearInterval(this.#looking);
    this.#stopped ??= error;
    for (const waiting of this.#waiting.values()) waiting.reject(this.#stopped);
    this.#waiting.clear();
    this.#turns.end(this.#stopped);
  }

  #ask(body: RequestBody): Promise<readonly SqlResult[]> {
    if (this.#stopped) return Promise.reject(this.#stopped);
    this.#lastId += 1;
    const id = this.#lastId;
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, { resolve, reject });
      this.#worker.postMessage({ ...body, id });
    });
  }

  async lease(asker: Asker): Promise<Lease> {
    if (asker === "person") this.#renewal.asked(performance.now());
    const release = await this.#turns.take(asker);
    return {
      ask: async (request) => (await this.#ask(request)).at(-1) ?? NOTHING,
      askAll: (request) => this.#ask(request),
      release,
    };
  }

  onNotification(listener: (channel: string, payload: string) => void): void {
    this.#listeners.push(listener);
  }

  onRenewed(statements: () => readonly string[]): void {
    this.#afresh.push(statements);
  }

  async renew(): Promise<void> {
    this.#renewal.begun(performance.now());
    const lease = await this.lease("work");
    try {
      this.#retired.add(this.#worker);
      await lease.ask({ kind: "close" });
      await this.#worker.terminate();
      compileEngines("optimised");
      this.#worker = await this.#start();
      this.#attach(this.#worker);
      for (const sql of this.#afresh.flatMap((statements) => statements())) await lease.ask({ kind: "exec", sql });
    } catch (error) {
      this.#stop(error instanceof Error ? error : new Error(String(error)));
      throw error;
    } finally {
      lease.release();
    }
  }

  fsyncs(): number {
    return Atomics.load(this.#counter, 0);
  }

  close(): Promise<void> {
    this.#closing ??= this.#close();
    return this.#closing;
  }

  async #close(): Promise<void> {
    if (this.#stopped !== undefined) return;
    const lease = await this.lease("work");
    this.#turns.end(new Error(CLOSED));
    await lease.ask({ kind: "close" });
    await this.#worker.terminate();
  }
}

/**
 * What a lean engine keeps of its files in its own memory, MB, and never gives back: the system keeps them too, and reading them
 * from there costs microseconds. PGlite's 128 are filled by the first load.
 */
const LEAN_BUFFERS_MB = 32;

export interface Engine {
  /** How the first engine is compiled; those that take its place are compiled well. */
  readonly first: "plain" | "optimised";
  readonly isLean: boolean;
}

const USUAL: Engine = { first: "optimised", isLean: false };

/** Starts PostgreSQL on a folder, creating it there the first time (seconds). Rejects if the folder cannot be opened. */
export const startSession = async (folder: string, { first, isLean }: Engine = USUAL): Promise<Session> => {
  const fsyncs = new SharedArrayBuffer(4);
  const workerData: WorkerStart = { folder, fsyncs, buffersMb: isLean ? LEAN_BUFFERS_MB : undefined };
  const start = async (): Promise<Worker> => {
    const worker = new Worker(new URL("./pglite.worker.ts", import.meta.url), { workerData });
    await started(worker);
    return worker;
  };
  compileEngines(first);
  const engine = { worker: await start(), renewal: new Renewal(first) };
  return new WorkerSession(engine, start, new Int32Array(fsyncs));
};
