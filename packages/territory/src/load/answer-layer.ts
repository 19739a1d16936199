import { openSources } from "../sources/source-plan.ts";
import type { ThreadWork } from "../threads/thread-task.ts";
import type { EmitRows, LayerOutcome } from "./layer-read.ts";
import { readLayer } from "./read-layer.ts";

/** Downloads, mends and measures a layer, its sources opened for it alone. */
export const answerLayer = async (
  { plan, question }: ThreadWork["layer"]["asked"],
  emit: EmitRows,
): Promise<LayerOutcome> => {
  const sources = openSources(plan, () => question.today);
  try {
    return await readLayer(question, { routed: sources.connectors, emit });
  } finally {
    await sources.close();
  }
};
