import { readRules } from "@lotir/plu";
import { secteursOf } from "@lotir/territory/work";
import type { CommuneTasks } from "../tasks/commune-tasks.ts";

/** Reads the rules of every zone of a règlement: seconds of work on a long one, hence a thread of its own. */
export const answerReglement = ({
  model,
  others,
}: CommuneTasks["reglement"]["asked"]): CommuneTasks["reglement"]["answer"] => {
  const reading = readRules(model, undefined, others);
  return { secteurs: secteursOf(reading, model), illegiblePages: reading.illegiblePages };
};
