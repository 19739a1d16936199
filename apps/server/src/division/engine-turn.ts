import { availableParallelism } from "node:os";
import { takeTurns } from "../http/take-turns.ts";

/**
 * The turns of the division engine, for every operation that runs it while somebody waits: each takes a core and a
 * thread's memory. One core stays free for the searches of everybody.
 */
export const openEngineTurn = () => takeTurns({ atOnce: Math.max(1, availableParallelism() - 1), each: 6 });

export type EngineTurn = ReturnType<typeof openEngineTurn>;
