import { createReadStream, existsSync } from "node:fs";
import { join } from "node:path";
import { readDvfCsv } from "@lotir/connectors";
import {
  type BackTestLine,
  backTest,
  communeMedianEstimator,
  PUBLISHED_TRIALS,
  type PublishedLine,
  type Sale,
  salesFromDvfRows,
  specEstimator,
  splitByDate,
  splitInFolds,
  trainEstimator,
} from "@lotir/market";
import { isoDate } from "@lotir/units";
import { beforeAll, describe, expect, test } from "vitest";

const name = join(import.meta.dirname, "../../../shared/data/dvf/geo-dvf-69-rhone-2018-jan-sep.csv.gz");
const METHODS = { lotir: trainEstimator, spec: specEstimator, "commune-median": communeMedianEstimator };

const published = (trial: string): readonly PublishedLine[] =>
  PUBLISHED_TRIALS.find(({ id }) => id === trial)?.lines ?? [];

const scoreOf = (lines: readonly BackTestLine[], kind: PublishedLine["kind"], method: string) => {
  const found = lines.find((line) => line.kind === kind && line.method === method)?.score;
  if (found === undefined) throw new Error(`${method} was not asked ${kind}`);
  return found;
};

const errorOf = (lines: readonly BackTestLine[], kind: PublishedLine["kind"], method: string): number =>
  scoreOf(lines, kind, method).medianError?.value ?? Number.NaN;

describe.skipIf(!existsSync(name))("les chiffres publiés, mesurés à nouveau", () => {
  let sales: readonly Sale[] = [];
  beforeAll(async () => {
    const read = await readDvfCsv({ name, bytes: createReadStream(name) });
    if (!read.ok) throw new Error(read.failure.kind);
    const cleaned = salesFromDvfRows(read.value.map(({ row }) => row));
    expect(cleaned.counts.read).toBe(12_804);
    sales = cleaned.sales;
  }, 120_000);

  test("later sales: every method, every kind, as published", { timeout: 600_000 }, () => {
    const lines = backTest([splitByDate(sales, isoDate("2018-05-01"))], METHODS);
    const told = published("from-2018-05-01");
    expect(told.length).toBeGreaterThan(9);
    for (const figure of told) {
      const score = scoreOf(lines, figure.kind, figure.method);
      expect([score.asked, score.answered]).toEqual([figure.asked, figure.answered]);
      expect(score.medianError?.value).toBeCloseTo(figure.medianError, 3);
      expect(score.coverage).toBeCloseTo(figure.coverage, 3);
      expect(score.highOverLow).toBeCloseTo(figure.highOverLow, 2);
    }
  });

  test("cross-validation, two of its fifteen parts: land and houses as published, both yardsticks beaten", {
    timeout: 1_200_000,
  }, () => {
    const parts = splitInFolds(sales, { folds: 5, round: 0 }).slice(0, 2);
    // The others are neither asked nor, therefore, learnt.
    const isAsked = ({ kind }: Sale): boolean => kind === "house" || kind === "building-land";
    const lines = backTest(
      parts.map((part) => ({ ...part, hidden: part.hidden.filter(isAsked) })),
      METHODS,
    );
    const told = published("cross-validation").filter(
      ({ method, kind }) => method === "lotir" && (kind === "house" || kind === "building-land"),
    );
    expect(told.length).toBe(2);
    for (const { kind, low, high, coverage } of told) {
      // Two parts of the fifteen published: inside the interval that their chance explains.
      expect(errorOf(lines, kind, "lotir"), kind).toBeGreaterThanOrEqual(low);
      expect(errorOf(lines, kind, "lotir"), kind).toBeLessThanOrEqual(high);
      expect(Math.abs((scoreOf(lines, kind, "lotir").coverage ?? 0) - coverage), kind).toBeLessThan(0.06);
    }
    for (const kind of ["house", "building-land"] as const) {
      expect(errorOf(lines, kind, "lotir"), kind).toBeLessThan(errorOf(lines, kind, "spec"));
      expect(errorOf(lines, kind, "lotir"), kind).toBeLessThan(errorOf(lines, kind, "commune-median"));
    }
  });
});
