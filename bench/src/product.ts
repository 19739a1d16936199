import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

/** The product as people start it: a process of its own, asked over HTTP. */
export interface Product {
  readonly origin: string;
  /** From the command to the address printed, in seconds. */
  readonly startSeconds: number;
  /** Memory held now and at most since the start, in megabytes; null where the system does not tell. */
  memory(): { readonly now: number; readonly peak: number } | null;
  /** Processor time used so far, all threads, in seconds: what a busy machine does not lengthen. */
  processor(): number | null;
  stop(): Promise<void>;
}

const START = fileURLToPath(new URL("../../apps/server/src/start.ts", import.meta.url));
const SOURCES = ["COMMUNES", "CADASTRE", "DVF", "ZONAGE", "DOCUMENTS", "VOIES", "ADRESSES"];

const megabytes = (status: string, field: string): number =>
  Number(new RegExp(`^${field}:\\s+(\\d+) kB$`, "m").exec(status)?.[1] ?? Number.NaN) / 1000;

export const memoryOf = (pid: number): ReturnType<Product["memory"]> => {
  const file = `/proc/${pid}/status`;
  if (!existsSync(file)) return null;
  const status = readFileSync(file, "utf8");
  return { now: megabytes(status, "VmRSS"), peak: megabytes(status, "VmHWM") };
};

/** The kernel counts processor time in hundredths of a second on every Linux that Node runs on. */
const TICKS = 100;

export const processorOf = (pid: number): number | null => {
  const file = `/proc/${pid}/stat`;
  if (!existsSync(file)) return null;
  // The name, between parentheses, may hold anything: figures are counted from its end.
  const fields = readFileSync(file, "utf8").split(") ").at(-1)?.split(" ") ?? [];
  return (Number(fields[11]) + Number(fields[12])) / TICKS;
};

/** Starts it on a home, its sources answered by one local server, without the demonstration; whole unless a part is asked. */
export const startProduct = async (asked: {
  readonly home: string;
  readonly databaseUrl: string;
  readonly sourcesUrl: string;
  readonly part?: "serve" | "work";
}): Promise<Product> => {
  const sources = Object.fromEntries(SOURCES.map((name) => [`LOTIR_SOURCE_${name}`, asked.sourcesUrl]));
  const started = performance.now();
  const child = spawn(process.execPath, [START, ...(asked.part === undefined ? [] : [asked.part])], {
    env: {
      ...process.env,
      PORT: "0",
      LOTIR_HOME: asked.home,
      LOTIR_DEMO: "non",
      DATABASE_URL: asked.databaseUrl,
      ...(asked.part === "work" ? { LOTIR_BASE_URL: "http://127.0.0.1" } : {}),
      ...sources,
    },
    stdio: ["ignore", "pipe", "inherit"],
  });
  let said = "";
  const ready = new Promise<string>((resolve, reject) => {
    child.stdout.on("data", (text: Buffer) => {
      said += text.toString("utf8");
      const origin = /Lotir (?:est prêt :|travaille pour) (\S+)/.exec(said)?.[1];
      if (origin !== undefined) resolve(origin);
    });
    child.once("exit", () => reject(new Error(`The product did not start:\n${said}`)));
  });
  const origin = await ready;
  return {
    origin,
    startSeconds: (performance.now() - started) / 1000,
    memory: () => memoryOf(child.pid ?? 0),
    processor: () => processorOf(child.pid ?? 0),
    stop: async () => {
      const ended = once(child, "exit");
      child.kill("SIGTERM");
      await ended;
    },
  };
};
