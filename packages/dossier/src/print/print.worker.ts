import { serveThread } from "@lotir/threads/worker";
import type { PrintTasks } from "./print-tasks.ts";

serveThread<PrintTasks>({
  plan: async () => (await import("./print-plan.ts")).printPlan,
  document: async () => (await import("./write-document.ts")).writeDocument,
  archive: async () => {
    const { toZip } = await import("../zip/to-zip.ts");
    return ({ entries, day }) => toZip(entries, day);
  },
});
