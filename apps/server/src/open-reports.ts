import { doubtSentence } from "@lotir/commune-work";
import type { Doubt } from "@lotir/territory";
import { type Answered, requestFields } from "./http/observed-requests.ts";
import { openLog } from "./open-log.ts";
import { isExpected } from "./refuse.ts";

/** What is written down of what goes wrong, and of answers that are to be checked. */
export const openReports = (level: string) => {
  const log = openLog(level, undefined, requestFields);
  return {
    reportBug: (error: unknown): void => {
      if (isExpected(error)) return;
      log.error({ err: error }, "bug");
    },
    /** One line a request, where the log is at « info » : what it was, and how it was answered. */
    logAnswered: ({ ms, ...answered }: Answered): void => {
      log.info({ ...answered, ms: Math.round(ms) }, "répondu");
    },
    reportDoubts: (codeInsee: string, doubts: readonly Doubt[]): void => {
      log.warn({ codeInsee, doubts: doubts.map(doubtSentence) }, "résultats à vérifier");
    },
  };
};
