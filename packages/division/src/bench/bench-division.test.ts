import { existsSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { benchDivision } from "./bench-division.ts";

const folder = new URL("../../../../../shared/data/brie-77053/", import.meta.url);

test("on the divisions of Brie every solved case is proved and the shapes beat naive halving and the surveyors", (ctx) => {
  if (!existsSync(folder)) return ctx.skip("les divisions de Brie ne sont pas sur cette machine");
  const read = (name: string): unknown => JSON.parse(readFileSync(new URL(name, folder), "utf8"));
  const files = { cases: read("divisions.geojson"), context: read("context-2003.geojson") };
  const run = benchDivision(files, () => performance.now());
  if (!run.ok) throw new Error(run.failure.kind);
  const { engine, naive, surveyors, whereNaiveReaches, solved, accessProved, withFrontage } = run.value.report;
  expect(solved).toBeGreaterThanOrEqual(withFrontage - 1);
  expect(accessProved).toBe(solved);
  expect(engine.compactness.mean).toBeGreaterThanOrEqual(0.68);
  expect(engine.rectangularity.mean).toBeGreaterThanOrEqual(0.89);
  expect(engine.compactness.p10).toBeGreaterThanOrEqual(0.46);
  expect(engine.rectangularity.p10).toBeGreaterThanOrEqual(0.7);
  for (const other of [naive, surveyors]) expect(engine.compactness.mean).toBeGreaterThan(other.compactness.mean);
  expect(whereNaiveReaches.engine.compactness.mean).toBeGreaterThanOrEqual(whereNaiveReaches.naive.compactness.mean);
  expect(whereNaiveReaches.engine.rectangularity.mean).toBeGreaterThanOrEqual(
    whereNaiveReaches.naive.rectangularity.mean,
  );
}, 180_000);
