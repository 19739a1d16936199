import { Worker } from "node:worker_threads";
import { failure, type PluReading, type Result, readingMs, readTooLong, success } from "@lotir/plu";
import type { PluAsked } from "./read-plu-thread.ts";

const THREAD = new URL("./read-plu-thread.ts", import.meta.url);

const pagesAsked = ({ pages, others }: PluAsked): number =>
  others.reduce((sum, each) => sum + each.model.pages.length, pages.pages.length);

/**
 * The rules of a règlement, read in a thread that is ended when it takes as long as the product would not wait: a text made
 * to be read slowly is refused with a sentence.
 */
export const readPluInTime = (
  asked: PluAsked,
  withinMs: number = readingMs(pagesAsked(asked)),
): Promise<Result<PluReading, string>> =>
  new Promise((settle, reject) => {
    const thread = new Worker(THREAD, { workerData: asked });
    const end = (): void => {
      clearTimeout(late);
      void thread.terminate();
    };
    const late = setTimeout(() => {
      end();
      settle(failure(readTooLong(withinMs)));
    }, withinMs);
    thread.on("message", (reading: PluReading) => {
      end();
      settle(success(reading));
    });
    thread.on("error", (error) => {
      end();
      reject(error);
    });
  });
