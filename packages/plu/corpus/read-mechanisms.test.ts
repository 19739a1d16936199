import { describe, expect, test } from "vitest";
import { pagesOfText } from "../src/document/pages-of-text.ts";
import { type Prediction, predictionsOf } from "../src/predictions.ts";
import { readRules } from "../src/read-rules.ts";
import { type Score, scorePredictions } from "../src/score/score-predictions.ts";
import { MECHANISMS, type MechanismCase } from "./mechanisms.fixture.ts";

const predictionsFor = ({ name, text, zones }: MechanismCase): readonly Prediction[] =>
  zones.flatMap((zone) => predictionsOf(readRules(pagesOfText(text), zone), name));

const scoreOf = (mechanism: MechanismCase): Score => {
  const { name, text, zones, cells, facts } = mechanism;
  const truth = {
    cells,
    facts,
    zones: zones.map((zone) => ({ insee: name, zone, texte: name, pieges: [] })),
    textOf: () => text,
  };
  return scorePredictions(truth, predictionsFor(mechanism));
};

const cellOf = (line: { readonly zone: string; readonly secteur: string; readonly champ: string }): string =>
  [line.zone, line.secteur, line.champ].join(" ");

describe("each text guards one way of writing: all it rules is read, and nothing more", () => {
  test.each(MECHANISMS)("$name", (mechanism) => {
    const { FP, FN, par_champ, taux_hallucination } = scoreOf(mechanism);
    const missed = Object.entries(par_champ).filter(([, count]) => count.FP + count.FN > 0);
    expect({ FP, FN, missed }).toEqual({ FP: 0, FN: 0, missed: [] });
    expect(taux_hallucination ?? 0).toBe(0);
  });
});

describe("what is said read and verified", () => {
  const verified = MECHANISMS.flatMap((mechanism) =>
    predictionsFor(mechanism).filter(({ status }) => status === "lu-et-verifie"),
  );

  test("is right, and is most of what is read", () => {
    const scores = MECHANISMS.map(scoreOf);
    const right = scores.reduce((sum, { verifiees }) => sum + verifiees.TP, 0);
    const wrong = scores.reduce((sum, { verifiees }) => sum + verifiees.FP, 0);
    expect(wrong).toBe(0);
    expect(right / scores.reduce((sum, { TP }) => sum + TP, 0)).toBeGreaterThan(0.6);
  });

  test("stands under the title of its zone, without a doubt, and is the general rule", () => {
    expect(verified.filter(({ span, doutes, reach }) => !span || doutes || reach !== "general")).toEqual([]);
  });
});

test("a written silence is said, and a zone that no title opens has no rule", () => {
  for (const mechanism of MECHANISMS) {
    const said = predictionsFor(mechanism);
    for (const cell of mechanism.cells.filter(({ sous_champ, statut }) => sous_champ === "*" && statut !== "absent"))
      expect([cellOf(cell), said.findLast((each) => cellOf(each) === cellOf(cell))?.statut]).toEqual([
        cellOf(cell),
        cell.statut,
      ]);
  }
});
