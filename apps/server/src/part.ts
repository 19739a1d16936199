/**
 * What a process does of the product: everything (`npm start`), the answers (`lotir serve`) or the long works (`lotir work`). Any number
 * of the last two share one PostgreSQL; the embedded home belongs to one process, which does everything.
 */
export type Part = "all" | "serve" | "work";

export const PARTS: readonly Part[] = ["all", "serve", "work"];

export const answersPeople = (part: Part): boolean => part !== "work";
export const doesWorks = (part: Part): boolean => part !== "serve";
