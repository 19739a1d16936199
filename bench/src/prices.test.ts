import { createReadStream, existsSync } from "node:fs";
import { join } from "node:path";
import { readDvfCsv } from "@lotir/connectors";
import {
  backTest,
  communeMedianEstimator,
  PUBLISHED_FIGURES,
  salesFromDvfRows,
  splitByDate,
  trainEstimator,
} from "@lotir/market";
import { isoDate } from "@lotir/units";
import { expect, test } from "vitest";

const name = join(import.meta.dirname, "../../../shared/data/dvf/geo-dvf-69-rhone-2018-jan-sep.csv.gz");

test.skipIf(!existsSync(name))(
  "the published figures on later sales are those measured, within a point and a half",
  { timeout: 240_000 },
  async () => {
    const read = await readDvfCsv({ name, bytes: createReadStream(name) });
    if (!read.ok) throw new Error(read.failure.kind);
    const { sales, counts } = salesFromDvfRows(read.value.map(({ row }) => row));
    expect(counts.read).toBe(12_804);
    const methods = { lotir: trainEstimator, "commune-median": communeMedianEstimator };
    const lines = backTest([splitByDate(sales, isoDate("2018-05-01"))], methods);
    const scoreOf = (kind: string, method: string) =>
      lines.find((line) => line.kind === kind && line.method === method)?.score;
    for (const figure of PUBLISHED_FIGURES.filter(({ design }) => design === "later-sales")) {
      const score = scoreOf(figure.kind, "lotir");
      expect(Math.abs((score?.medianError?.value ?? 1) - figure.medianError)).toBeLessThan(0.015);
      expect(Math.abs((score?.coverage ?? 0) - figure.coverage)).toBeLessThan(0.04);
    }
    const house = scoreOf("house", "lotir");
    expect(house?.medianError?.value).toBeLessThan(
      (scoreOf("house", "commune-median")?.medianError?.value ?? 0) - 0.03,
    );
    expect(house?.highOverLow).toBeLessThan(2.1);
  },
);
