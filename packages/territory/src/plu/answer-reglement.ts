import { readRules } from "@lotir/plu";
import type { ThreadWork } from "../threads/thread-task.ts";
import { secteursOf } from "./zone-reading.ts";

/** Reads the rules of every zone of a règlement: seconds of work on a long one, hence a thread of its own. */
export const answerReglement = ({
  model,
  others,
}: ThreadWork["reglement"]["asked"]): ThreadWork["reglement"]["answer"] => {
  const reading = readRules(model, undefined, others);
  return { secteurs: secteursOf(reading, model), illegiblePages: reading.illegiblePages };
};
