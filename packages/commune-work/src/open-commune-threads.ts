import { fileURLToPath } from "node:url";
import { openThreads } from "@lotir/threads";
import type { CommuneTasks, CommuneThreads } from "./tasks/commune-tasks.ts";

const SCRIPT = new URL("./commune.worker.ts", import.meta.url);

/** The sources that start a thread: what a build assembles. */
export const THREAD_SOURCES: readonly string[] = [fileURLToPath(SCRIPT)];

/** The threads of a process: whoever composes it opens them, hands them down, and closes them. */
export const openCommuneThreads = (): CommuneThreads =>
  openThreads<CommuneTasks>({
    script: SCRIPT,
    // Somebody looks at a plan, a price or a règlement being read; a commune that loads leaves the processor to who searches.
    paces: {
      layer: "background",
      measure: "background",
      description: "background",
      scan: "background",
      "second-look": "background",
      division: "watched",
      adverts: "watched",
      market: "watched",
      reglement: "watched",
    },
  });
