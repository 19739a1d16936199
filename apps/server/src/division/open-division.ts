import { openEngineTurn } from "./engine-turn.ts";
import { openGenerations } from "./generations.ts";

/** What the division of ground keeps while the product runs. */
export const openDivision = () => ({ engineTurn: openEngineTurn(), generations: openGenerations() });
