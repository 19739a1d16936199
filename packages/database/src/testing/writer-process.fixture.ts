import { type ChildProcess, spawn } from "node:child_process";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import type { Home } from "../open-options.ts";

const PROGRAM = fileURLToPath(new URL("./acknowledged-writer.fixture.ts", import.meta.url));

/** A process that writes without end, and what it was told is saved. */
export interface WriterProcess {
  readonly pid: number;
  readonly acknowledged: readonly number[];
  readonly kill: () => Promise<void>;
}

const ended = (child: ChildProcess): Promise<void> =>
  child.exitCode !== null || child.signalCode !== null
    ? Promise.resolve()
    : new Promise((resolve) => child.once("exit", () => resolve()));

/** Starts one and waits until it has the database open. */
export const startWriter = async (home: Home, from: number): Promise<WriterProcess> => {
  // It lives half a second: compiled quickly rather than well.
  const child = spawn(process.execPath, ["--liftoff-only", PROGRAM, JSON.stringify(home), String(from)], {
    stdio: ["ignore", "pipe", "pipe"],
  });
  const acknowledged: number[] = [];
  let said = "";
  child.stderr.on("data", (chunk: Buffer) => {
    said += chunk.toString();
  });
  await new Promise<void>((resolve, reject) => {
    createInterface({ input: child.stdout }).on("line", (line) => {
      if (line === "ready") resolve();
      else acknowledged.push(Number(line));
    });
    child.once("exit", () => reject(new Error(`The writer ended: ${said}`)));
  });
  return {
    pid: child.pid ?? 0,
    acknowledged,
    kill: async () => {
      child.kill("SIGKILL");
      await ended(child);
    },
  };
};
