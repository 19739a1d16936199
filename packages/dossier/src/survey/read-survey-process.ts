import { readFileSync, writeSync } from "node:fs";
import { SURVEY_LIMITS, type Survey, type SurveyRefusal } from "./survey.ts";
import { surveyOfDxf } from "./survey-of-dxf.ts";
import { surveyOfGeojson } from "./survey-of-geojson.ts";

/** Child process that turns the bytes of somebody's plan (standard input) into one line of JSON: the plan, or a refusal. */
const write = (answer: unknown): void => {
  const bytes = Buffer.from(JSON.stringify(answer));
  for (let at = 0; at < bytes.length; ) {
    try {
      at += writeSync(1, bytes, at);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== "EAGAIN") throw error;
    }
  }
};

const BINARY = "AutoCAD Binary DXF";

const read = (bytes: Buffer): Survey | SurveyRefusal => {
  if (bytes.subarray(0, BINARY.length).toString("latin1") === BINARY) return "binary-dxf";
  // Surveyors' older files are not UTF-8: accents then read as in Windows.
  const utf8 = bytes.toString("utf8").replace(/^\uFEFF/, "");
  const text = utf8.includes("\uFFFD") ? new TextDecoder("windows-1252").decode(bytes) : utf8;
  const start = text.trimStart();
  const survey = start.startsWith("{")
    ? surveyOfGeojson(text)
    : /^(0|999)\s/.test(start)
      ? surveyOfDxf(text, SURVEY_LIMITS.mostShapes)
      : "not-a-plan";
  if (survey === undefined) return "unreadable";
  if (typeof survey === "string") return survey;
  const points = survey.shapes.reduce((sum, shape) => sum + shape.points.length, 0);
  if (survey.shapes.length > SURVEY_LIMITS.mostShapes || points > SURVEY_LIMITS.mostPoints) return "too-many";
  return points === 0 ? "no-shape" : survey;
};

const answer = (): { readonly survey: Survey } | { readonly refusal: SurveyRefusal } => {
  try {
    const outcome = read(readFileSync(0));
    return typeof outcome === "string" ? { refusal: outcome } : { survey: outcome };
  } catch {
    return { refusal: "unreadable" };
  }
};

write(answer());
process.exit(0);
