import type { Database } from "@lotir/database";
import { openOtherProcesses } from "../jobs/other-processes.ts";
import { openEngineTurn } from "./engine-turn.ts";
import { openGenerations } from "./generations.ts";

const CHANNEL = "lotir_generation";

/** What the division of ground keeps while the product runs. */
export const openDivision = async (database: Database) => ({
  engineTurn: openEngineTurn(),
  generations: openGenerations(await openOtherProcesses(database, CHANNEL)),
});
