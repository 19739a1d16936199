import { doubtSentence } from "@lotir/commune-work";
import type { Doubt } from "@lotir/territory";
import { openLog } from "./open-log.ts";
import { isExpected } from "./refuse.ts";

/** What is written down of what goes wrong, and of answers that are to be checked. */
export const openReports = (level: string) => {
  const log = openLog(level);
  return {
    reportBug: (error: unknown): void => {
      if (isExpected(error)) return;
      log.error({ err: error }, "bug");
    },
    reportDoubts: (codeInsee: string, doubts: readonly Doubt[]): void => {
      log.warn({ codeInsee, doubts: doubts.map(doubtSentence) }, "résultats à vérifier");
    },
  };
};
