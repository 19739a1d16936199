import { spawn } from "node:child_process";
import { createRequire } from "node:module";
import { dirname, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { boundedCommand, killGroup } from "@lotir/child";
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
  const { survey, refusal }: { survey?: Survey; refusal?: unknown } = JSON.parse(answer);
  if (survey !== undefined && Array.isArray(survey.shapes)) return success(survey);
  return failure(isSurveyRefusal(refusal) ? refusal : "unreadable");
};

const run = (bytes: Uint8Array): Promise<Outcome> =>
  new Promise((settle) => {
    const { memoryMegabytes, longestMs, largestBytes } = SURVEY_LIMITS;
    const { file, args } = boundedCommand([CHILD], { memoryMegabytes, reads: READS });
    const child = spawn(file, [...args], {
      stdio: ["pipe", "pipe", "ignore"],
      env: { PATH: "/usr/bin:/bin" },
      cwd: "/",
      detached: process.platform !== "win32",
    });
    const pieces: Buffer[] = [];
    let received = 0;
    const end = (outcome: Outcome): void => {
      clearTimeout(timer);
      killGroup(child);
      settle(outcome);
    };
    const timer = setTimeout(() => end(failure("too-slow")), longestMs);
    child.stdout.on("data", (piece: Buffer) => {
      received += piece.length;
      if (received > 2 * largestBytes) end(failure("too-many"));
      else pieces.push(piece);
    });
    child.on("error", () => end(failure("unreadable")));
    child.on("close", () => {
      try {
        end(readAnswer(Buffer.concat(pieces).toString("utf8")));
      } catch {
        end(failure("unreadable"));
      }
    });
    child.stdin.on("error", () => undefined);
    child.stdin.end(bytes);
  });

/** One child at a time: each may take what a large plan takes. */
let turn: Promise<unknown> = Promise.resolve();

/** Reads a plan of unknown origin, DXF or GeoJSON by its first characters, in a bounded child process. */
export const readSurvey = async (bytes: Uint8Array): Promise<Outcome> => {
  if (bytes.length === 0) return failure("empty");
  if (bytes.length > SURVEY_LIMITS.largestBytes) return failure("too-large");
  const mine = turn.then(() => run(bytes));
  turn = mine.catch(() => undefined);
  return mine;
};
