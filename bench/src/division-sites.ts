import { Worker } from "node:worker_threads";
import type { GeneratedDivisions } from "./division.ts";

const FIRST_SEED = 2026;

const inThread = (workerData: { count: number; seconds: number; seed: number }): Promise<GeneratedDivisions> =>
  new Promise((resolve, reject) => {
    const worker = new Worker(new URL("./division-sites-thread.ts", import.meta.url), { workerData });
    worker.once("message", resolve);
    worker.once("error", reject);
  });

/**
 * Generated plots shared between threads, each with its own seed: the first draws the very plots of a run on one thread.
 * One answer for each thread: memory and times are those of a thread.
 */
export const benchSitesInThreads = (
  asked: { readonly count: number; readonly seconds: number },
  threads: number,
): Promise<GeneratedDivisions[]> =>
  Promise.all(
    Array.from({ length: threads }, (_, rank) =>
      inThread({ count: Math.ceil(asked.count / threads), seconds: asked.seconds, seed: FIRST_SEED + 7_919 * rank }),
    ),
  );
