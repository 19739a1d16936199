import { parentPort, workerData } from "node:worker_threads";
import { type Companion, type PageModel, readRules } from "@lotir/plu";

/** What the thread is asked: the pages of a règlement, the zone wanted, the other files of its plan. */
export interface PluAsked {
  readonly pages: PageModel;
  readonly zone: string | undefined;
  readonly others: readonly Companion[];
}

const { pages, zone, others } = workerData as PluAsked;
parentPort?.postMessage(readRules(pages, zone, others));
