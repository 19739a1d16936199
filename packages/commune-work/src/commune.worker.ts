import { serveThread } from "@lotir/threads/worker";
import type { CommuneTasks } from "./tasks/commune-tasks.ts";

// Each kind reads what it needs and no more: a thread does one or two of them.
serveThread<CommuneTasks>({
  layer: async () => (await import("./load/answer-layer.ts")).answerLayer,
  measure: async () => (await import("./describe/measure-part.ts")).measurePart,
  description: async () => (await import("./describe/describe-part.ts")).describePart,
  scan: async () => (await import("./scan/scan-part.ts")).scanPart,
  "second-look": async () => (await import("./scan/look-again.ts")).lookAgain,
  reglement: async () => (await import("./reglement/answer-reglement.ts")).answerReglement,
  division: async () => (await import("@lotir/territory/divide-described")).divideDescribed,
  adverts: async () => (await import("@lotir/territory/answer-adverts")).answerAdverts,
  market: async () => {
    const { answerMarkets } = await import("@lotir/territory/answer-markets");
    return (_, desk) => answerMarkets(desk);
  },
});
