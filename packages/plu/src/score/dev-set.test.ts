import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { pagesOfText } from "../document/pages-of-text.ts";
import { predictionsOf } from "../predictions.ts";
import { readRules } from "../read-rules.ts";
import {
  scorePredictions,
  type TruthCell,
  type TruthFact,
  type TruthSet,
  type TruthZone,
} from "./score-predictions.ts";

const FOLDER = join(import.meta.dirname, "../../../../../shared/data/plu");

const linesOf = <Line>(name: string): Line[] =>
  readFileSync(join(FOLDER, name), "utf8")
    .split("\n")
    .filter((line) => line !== "")
    .map((line) => JSON.parse(line) as Line);

const truthOf = (insee: string): TruthSet => {
  const facts = linesOf<TruthFact>("dev_facts.jsonl").filter((fact) => fact.insee === insee);
  const files = readdirSync(FOLDER).filter((name) => name.startsWith(`${insee}_`));
  const zones = files.map((name) => JSON.parse(readFileSync(join(FOLDER, name), "utf8")) as TruthZone);
  return {
    cells: linesOf<TruthCell>("dev_cells.jsonl").filter((cell) => cell.insee === insee),
    facts,
    zones: zones.map((zone) => ({
      ...zone,
      texte: facts.findLast((fact) => fact.zone === zone.zone && fact.rang === "P")?.texte ?? "",
    })),
    textOf: (path) => readFileSync(join(FOLDER, "documents", path), "utf8"),
  };
};

/** The thresholds that every set must meet; the open set is read with them too, document by document. */
describe.skipIf(!existsSync(join(FOLDER, "dev_cells.jsonl")))("the annotated zones, one document at a time", () => {
  test.each(["29232", "34172", "38185"])("commune %s", (insee) => {
    const truth = truthOf(insee);
    const predictions = truth.zones.flatMap((zone) =>
      predictionsOf(readRules(pagesOfText(truth.textOf(zone.texte)), zone.zone), insee),
    );
    const score = scorePredictions(truth, predictions);
    expect(score.precision).toBeGreaterThanOrEqual(0.95);
    expect(score.rappel).toBeGreaterThanOrEqual(0.8);
    expect(score.taux_hallucination).toBe(0);
    expect(score.pages_fausses / score.citations_trouvees).toBeLessThanOrEqual(0.02);
    expect(
      score.pieges_hors_secondaires / Math.max(1, truth.zones.flatMap((zone) => zone.pieges).length),
    ).toBeLessThanOrEqual(0.04);
  });
});
