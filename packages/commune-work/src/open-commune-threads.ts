import { fileURLToPath } from "node:url";
import { openThreads, type Pace } from "@lotir/threads";
import type { CommuneTasks, CommuneThreads } from "./tasks/commune-tasks.ts";

const SCRIPT = new URL("./commune.worker.ts", import.meta.url);

/** The sources that start a thread: what a build assembles. */
export const THREAD_SOURCES: readonly string[] = [fileURLToPath(SCRIPT)];

/**
 * The threads of a process: whoever composes it opens them, hands them down, and closes them. `unattended` is the pace of what
 * nobody looks at; tests, which share a machine with each other and search nothing, have it watched too.
 */
export const openCommuneThreads = (unattended: Pace = "background"): CommuneThreads =>
  openThreads<CommuneTasks>({
    script: SCRIPT,
    // Somebody looks at a plan, a price or a règlement being read; a commune that loads leaves the processor to who searches.
    paces: {
      layer: unattended,
      measure: unattended,
      description: unattended,
      scan: unattended,
      "second-look": unattended,
      division: "watched",
      adverts: "watched",
      market: "watched",
      reglement: "watched",
    },
  });
