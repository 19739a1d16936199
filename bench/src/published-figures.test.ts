import { readFileSync } from "node:fs";
import { join } from "node:path";
import { PUBLISHED_DIVISION } from "@lotir/division";
import { PUBLISHED_TRIALS, type PublishedLine } from "@lotir/market";
import { expect, test } from "vitest";

const README = readFileSync(join(import.meta.dirname, "../../packages/market/README.md"), "utf8");

const GOODS = { house: "houses", flat: "flats", "building-land": "building land", "other-land": "other land" } as const;
const DESIGNS: Readonly<Record<string, string>> = {
  "cross-validation": ", cross-validation 3 × 5 folds",
  "from-2018-03-01": " sold from 1 March",
  "from-2018-04-01": " sold from 1 April",
  "from-2018-05-01": " sold from 1 May",
  "from-2018-06-01": " sold from 1 June",
  latresne: ", Latresne 2025",
};

const share = (value: number): string => (value * 100).toFixed(1);

const rowOf = (design: string, lines: readonly PublishedLine[], kind: PublishedLine["kind"]): string => {
  const of = (method: PublishedLine["method"]) => lines.find((line) => line.kind === kind && line.method === method);
  const [lotir, spec, median] = [of("lotir"), of("spec"), of("commune-median")];
  if (lotir === undefined || median === undefined) throw new Error(`${design} says nothing of ${kind}`);
  return [
    "",
    `${GOODS[kind]}${DESIGNS[design]}`,
    `${lotir.answered}/${lotir.asked}`,
    `**${share(lotir.medianError)} %** [${share(lotir.low)} ; ${share(lotir.high)}]`,
    spec === undefined ? "–" : `${share(spec.medianError)} % (${spec.answered})`,
    `${share(median.medianError)} %`,
    `${share(lotir.coverage)} %`,
    lotir.highOverLow.toFixed(2),
    "",
  ]
    .join(" | ")
    .trim();
};

const rows = PUBLISHED_TRIALS.flatMap(({ id, lines }) =>
  [...new Set(lines.map(({ kind }) => kind))].map((kind) => [id, kind, rowOf(id, lines, kind)] as const),
);

test.each(rows)("the README says of %s, %s, what the published figures say", (_design, _kind, row) => {
  expect(README).toContain(row);
});

test("the README's table says nothing more than the published figures", () => {
  const told = README.split("\n").filter((line) => /^\| (houses|flats|building land|other land)/.test(line));
  expect(told.toSorted()).toEqual(rows.map(([, , row]) => row).toSorted());
});

test("houses keep the promises made of them: closer than 17 %, four points under the commune's median, true intervals", () => {
  for (const { id, lines } of PUBLISHED_TRIALS.filter((trial) => trial.id !== "latresne")) {
    const own = lines.find(({ kind, method }) => kind === "house" && method === "lotir");
    const median = lines.find(({ kind, method }) => kind === "house" && method === "commune-median");
    expect(own?.medianError, id).toBeLessThanOrEqual(0.17);
    expect((median?.medianError ?? 0) - (own?.medianError ?? 1), id).toBeGreaterThanOrEqual(0.04);
    expect(own?.coverage, id).toBeGreaterThanOrEqual(0.72);
    expect(own?.coverage, id).toBeLessThanOrEqual(0.88);
    expect(own?.highOverLow, id).toBeLessThanOrEqual(2.1);
  }
});

test("building land, hidden in folds, is closer than by either yardstick", () => {
  const lines = PUBLISHED_TRIALS.find(({ id }) => id === "cross-validation")?.lines ?? [];
  const errorOf = (wanted: PublishedLine["method"]) =>
    lines.find(({ kind, method }) => kind === "building-land" && method === wanted)?.medianError ?? Number.NaN;
  expect(errorOf("lotir")).toBeLessThan(errorOf("spec"));
  expect(errorOf("lotir")).toBeLessThan(errorOf("commune-median"));
});

test("the counts told of the engine are those of its document", () => {
  const document = readFileSync(join(import.meta.dirname, "../../docs/division-figures.md"), "utf8");
  const { likeSurveyors, withoutFault, listAndSheet } = PUBLISHED_DIVISION;
  expect(document).toContain(`access proved | ${likeSurveyors.done} of ${likeSurveyors.asked} `);
  expect(document).toContain(`${withoutFault.done} of ${withoutFault.asked} without a hard fault`);
  expect(document).toMatch(new RegExp(`${listAndSheet.asked} of them: verdict .* \\| ${listAndSheet.done} \\(`));
});
