import type { Desk } from "@lotir/threads";
import { openSources } from "../sources/source-plan.ts";
import type { CommuneTasks } from "../tasks/commune-tasks.ts";
import type { LayerOutcome } from "../tasks/layer-read.ts";
import { readLayer } from "./read-layer.ts";

/** Downloads, mends and measures a layer, its sources opened for it alone. */
export const answerLayer = async (
  { plan, question }: CommuneTasks["layer"]["asked"],
  { emit }: Desk<CommuneTasks["layer"]>,
): Promise<LayerOutcome> => {
  const sources = openSources(plan, () => question.today);
  try {
    return await readLayer(question, { routed: sources.connectors, emit });
  } finally {
    await sources.close();
  }
};
