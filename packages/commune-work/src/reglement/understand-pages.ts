import { failure, type Result, success } from "@lotir/foncier";
import { type Companion, type PageModel, readingMs, readTooLong } from "@lotir/plu";
import type { ReglementFailure, SecteurReading } from "@lotir/territory/work";
import { answerOf } from "@lotir/threads";
import type { CommuneThreads } from "../tasks/commune-tasks.ts";

/** What a reading gives of the pages of one règlement. */
export interface Understood {
  readonly pages: number;
  readonly illegiblePages: readonly number[];
  readonly secteurs: readonly SecteurReading[];
}

const pagesOf = (model: PageModel, others: readonly Companion[]): number =>
  others.reduce((sum, each) => sum + each.model.pages.length, model.pages.length);

interface Bounds {
  readonly threads: CommuneThreads;
  readonly signal?: AbortSignal | undefined;
  /** Time allowed, by the number of pages when left out. */
  readonly withinMs?: number;
  /** Other files of the plan, where a reference may lead. */
  readonly others?: readonly Companion[];
}

/** Reads the rules out of the pages, in a thread that is ended when it takes too long: the file is then refused. */
export const understandPages = async (
  model: PageModel,
  { threads, signal, others = [], withinMs = readingMs(pagesOf(model, others)) }: Bounds,
): Promise<Result<Understood, ReglementFailure>> => {
  const late = AbortSignal.timeout(withinMs);
  const stop = signal === undefined ? late : AbortSignal.any([signal, late]);
  try {
    const read = await answerOf(threads.run("reglement", { model, others }, { signal: stop }));
    return success({ ...read, pages: model.pages.length });
  } catch (error) {
    if (!late.aborted || signal?.aborted) throw error;
    return failure({ kind: "refused-file", sentence: readTooLong(withinMs) });
  }
};
