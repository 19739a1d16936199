import * as afterDecision from "./after-decision-figures.ts";
import * as file from "./file-figures.ts";
import * as instruction from "./instruction-figures.ts";
import type { LawFigure } from "./law-figure.ts";
import * as obligations from "./obligation-figures.ts";
import * as pieces from "./piece-figures.ts";

const isFigure = (value: unknown): value is LawFigure<unknown> =>
  typeof value === "object" && value !== null && "reviewBy" in value && "values" in value;

/** Every figure of law of the package, for the page of sources and for the test that keeps them fresh. */
export const PROCEDURE_LAW: readonly LawFigure<unknown>[] = [
  instruction,
  afterDecision,
  file,
  pieces,
  obligations,
].flatMap((subject) => Object.values(subject).filter(isFigure));
