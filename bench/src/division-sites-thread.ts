import { parentPort, workerData } from "node:worker_threads";
import { benchGeneratedDivisions } from "./division.ts";
import { spent } from "./spent.ts";

/** One thread's share of the generated plots, drawn from a seed of its own. */
const { count, seconds, seed } = workerData as { count: number; seconds: number; seed: number };
const started = performance.now();
const isOver = (): boolean => performance.now() - started > seconds * 1_000;
parentPort?.postMessage(benchGeneratedDivisions({ count, isOver }, spent, seed));
