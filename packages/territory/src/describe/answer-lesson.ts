import { lessonOn } from "../price/estimator-of.ts";
import type { ThreadWork } from "../threads/thread-task.ts";
import { unpackSales } from "./unpack-commune.ts";

/** Training takes a second: one thread does it while the rest of the commune is read, for all those that price. */
export const answerLesson = ({ sales }: ThreadWork["lesson"]["asked"]): ThreadWork["lesson"]["answer"] =>
  lessonOn(unpackSales(sales));
