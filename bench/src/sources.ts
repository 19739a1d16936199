import { once } from "node:events";
import { Worker } from "node:worker_threads";

export interface SourcesAsked {
  /** With the commune of 65 000 parcels besides the small one. */
  readonly withLarge: boolean;
}

/**
 * The sources, in a thread of their own: in life they are other machines, and whoever measures an answer must not wait
 * for a file that they write meanwhile.
 */
export const startSources = async (
  asked: SourcesAsked,
): Promise<{ readonly url: string; readonly close: () => Promise<void> }> => {
  const thread = new Worker(new URL("./sources.worker.ts", import.meta.url), { workerData: asked });
  const [url] = await once(thread, "message");
  return {
    url,
    close: async () => {
      const ended = once(thread, "exit");
      thread.postMessage("close");
      await ended;
    },
  };
};
