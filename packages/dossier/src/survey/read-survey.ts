import { createRequire } from "node:module";
import { dirname, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { askChild, oneAtATime } from "@lotir/child";
import { failure, type Result, success } from "@lotir/foncier";
import { isSurveyRefusal, SURVEY_LIMITS, type Survey, type SurveyRefusal } from "./survey.ts";

type Outcome = Result<Survey, SurveyRefusal>;

const CHILD = fileURLToPath(new URL("./read-survey-process.ts", import.meta.url));
const PARSER = dirname(createRequire(import.meta.url).resolve("dxf-parser/package.json"));
const READS: readonly string[] = [
  resolve(dirname(CHILD), "../.."),
  PARSER,
  ...["loglevel"].map((name) => resolve(PARSER, "..", name)),
];

/** The answer of a child that opened a hostile file: anything but what it should say is a refusal. */
const readAnswer = (answer: string): Outcome => {
  try {
    const { survey, refusal }: { survey?: Survey; refusal?: unknown } = JSON.parse(answer);
    if (survey !== undefined && Array.isArray(survey.shapes)) return success(survey);
    return failure(isSurveyRefusal(refusal) ? refusal : "unreadable");
  } catch {
    return failure("unreadable");
  }
};

const read = async (given: Uint8Array): Promise<Outcome> => {
  const { memoryMegabytes, longestMs, largestBytes } = SURVEY_LIMITS;
  const bounds = { memoryMegabytes, reads: READS };
  const answer = await askChild({ script: CHILD, bounds, given, longestMs, mostAnswered: 2 * largestBytes });
  if (answer.kind === "too-slow") return failure("too-slow");
  if (answer.kind === "too-much") return failure("too-many");
  return answer.kind === "answered" ? readAnswer(new TextDecoder().decode(answer.bytes)) : failure("unreadable");
};

const inTurn = oneAtATime();

/** Reads a plan of unknown origin, DXF or GeoJSON by its first characters, in a bounded child process. */
export const readSurvey = async (bytes: Uint8Array): Promise<Outcome> => {
  if (bytes.length === 0) return failure("empty");
  if (bytes.length > SURVEY_LIMITS.largestBytes) return failure("too-large");
  return inTurn(() => read(bytes));
};
