import { Worker } from "node:worker_threads";
import { isAbsent } from "../../packages/division/src/proof/real-communes.fixture.ts";

export interface ScannedInThreads {
  readonly scanned: number;
  readonly plans: number;
  readonly seconds: number;
}

interface Share {
  readonly scanned: number;
  readonly plans: number;
}

const inThread = (share: { rank: number; of: number; count: number }): Promise<Share> =>
  new Promise((resolve, reject) => {
    const worker = new Worker(new URL("./division-scan-thread.ts", import.meta.url), { workerData: share });
    worker.once("message", resolve);
    worker.once("error", reject);
  });

/** The scan form on real parcelles, reading of the files and frontage included; undefined without the data. */
export const benchScan = async (
  count: number,
  threads: number,
  now: () => number,
): Promise<ScannedInThreads | undefined> => {
  if (isAbsent("gennes-25267") || isAbsent("latresne-33234")) return undefined;
  const started = now();
  const each = Math.ceil(count / threads);
  const shares = await Promise.all(
    Array.from({ length: threads }, (_, rank) => inThread({ rank, of: threads, count: each })),
  );
  const sum = (figure: (share: Share) => number): number => shares.reduce((total, share) => total + figure(share), 0);
  return {
    scanned: sum(({ scanned }) => scanned),
    plans: sum(({ plans }) => plans),
    seconds: (now() - started) / 1000,
  };
};
