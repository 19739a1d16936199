import { parentPort, workerData } from "node:worker_threads";
import { startSourceServer } from "@lotir/demo";
import { largeCommune, smallCommune } from "./commune.ts";
import type { SourcesAsked } from "./sources.ts";

const { withLarge }: SourcesAsked = workerData;
const sources = await startSourceServer({
  communes: [smallCommune().served, ...(withLarge ? [largeCommune()] : [])],
});
parentPort?.once("message", async () => {
  await sources.close();
  parentPort?.close();
});
parentPort?.postMessage(sources.url);
