import { spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import type { Prediction } from "../predictions.ts";
import { sameValue } from "./compare-values.ts";
import {
  scorePredictions,
  type TruthCell,
  type TruthFact,
  type TruthSet,
  type TruthZone,
} from "./score-predictions.ts";

const FOLDER = join(import.meta.dirname, "../../../../../shared/data/plu");
const present = existsSync(join(FOLDER, "score.py"));
const python = spawnSync("python3", ["--version"]).status === 0;

const linesOf = <Line>(name: string): Line[] =>
  readFileSync(join(FOLDER, name), "utf8")
    .split("\n")
    .filter((line) => line !== "")
    .map((line) => JSON.parse(line) as Line);

const truthSet = (): TruthSet => {
  const facts = linesOf<TruthFact>("dev_facts.jsonl");
  const files = readdirSync(FOLDER).filter((name) => /^\d{5}_.+\.json$/.test(name));
  const zones = files.map(
    (name) => JSON.parse(readFileSync(join(FOLDER, name), "utf8")) as Pick<TruthZone, "insee" | "zone" | "pieges">,
  );
  const textOf = ({ insee, zone }: Pick<TruthZone, "insee" | "zone">) =>
    facts.findLast((fact) => fact.insee === insee && fact.zone === zone && fact.rang === "P")?.texte ?? "";
  return {
    cells: linesOf<TruthCell>("dev_cells.jsonl"),
    facts,
    zones: zones.map((zone) => ({ ...zone, texte: textOf(zone) })),
    textOf: (path) => readFileSync(join(FOLDER, "documents", path), "utf8"),
  };
};

/** The truth itself, damaged on purpose: wrong values, wrong pages, invented quotes, traps, foreign secteurs, doubles. */
const damaged = (
  cells: readonly (TruthCell & { readonly citation?: string; readonly page?: number })[],
): Prediction[] =>
  cells.flatMap((cell, i): Prediction[] => {
    const { citation, page } = cell;
    const line: Prediction = {
      ...cell,
      conditions: i % 4 === 0 ? ["condition"] : [],
      ...(citation ? { citation } : {}),
      ...(page === undefined ? {} : { page }),
    };
    if (i % 11 === 0) return [];
    if (i % 13 === 0) return [{ ...line, valeur: 15 }];
    if (i % 17 === 0) return [{ ...line, page: (page ?? 1) + 1 }];
    if (i % 19 === 0) return [{ ...line, citation: "phrase inventée de toutes pièces" }];
    if (i % 23 === 0) return [line, { ...line, valeur: 3 }];
    return i % 29 === 0 ? [{ ...line, secteur: "ZZ" }] : [line];
  });

describe.skipIf(!present)("the scorer in TypeScript", () => {
  test("gives the truth full marks", () => {
    const set = truthSet();
    const score = scorePredictions(
      set,
      linesOf<Prediction>("dev_cells.jsonl").map((cell) => ({ ...cell, conditions: [] })),
    );
    expect(score).toMatchObject({ precision: 1, rappel: 1, FP: 0, FN: 0, statuts_exacts: 194, pages_fausses: 0 });
  });

  test.skipIf(!python)("agrees with the published Python scorer, figure for figure, on damaged predictions", () => {
    const folder = mkdtempSync(join(tmpdir(), "plu-score-"));
    const predictions = damaged(linesOf("dev_cells.jsonl"));
    const file = join(folder, "predictions.jsonl");
    writeFileSync(file, predictions.map((each) => JSON.stringify(each)).join("\n"));
    const run = spawnSync(
      "python3",
      [join(FOLDER, "score.py"), join(FOLDER, "dev_cells.jsonl"), join(FOLDER, "documents"), file, "--json"],
      { encoding: "utf8" },
    );
    rmSync(folder, { recursive: true });
    expect(run.status).toBe(0);
    const { verifiees, six_champs, ...published } = scorePredictions(truthSet(), predictions);
    expect(published).toEqual(JSON.parse(run.stdout));
    expect([verifiees.TP, six_champs.TP]).toEqual([0, expect.any(Number)]);
  });
});

describe("what the published scorer does not say", () => {
  const row = { insee: "1", zone: "UB", secteur: "UB", champ: "voie", sous_champ: "recul_min_m", statut: "valeur" };
  const texts = { zones: [], textOf: () => "" };
  const given = { ...row, conditions: [] };

  test("the precision of what is said verified stands apart", () => {
    const cells = [
      { ...row, valeur: 5 },
      { ...row, champ: "hauteur", sous_champ: "max_m", valeur: 9 },
    ];
    const score = scorePredictions({ ...texts, cells, facts: [] }, [
      { ...given, valeur: 5, status: "lu-et-verifie" },
      { ...given, champ: "hauteur", sous_champ: "max_m", valeur: 8, status: "a-verifier" },
      { ...given, champ: "eau", sous_champ: "regle", valeur: "raccordement_obligatoire", status: "lu-et-verifie" },
    ]);
    expect(score.verifiees).toEqual({ TP: 1, FP: 1, precision: 0.5 });
    expect(score.six_champs).toEqual({ TP: 1, FP: 1, FN: 1, precision: 0.5, rappel: 0.5 });
  });

  test("a special case counts only with the words of its own condition", () => {
    const special: TruthFact = { ...row, secteurs: ["UB"], rang: "S", valeur: 10, conditions: ["voie départementale"] };
    const set = { ...texts, cells: [{ ...row, valeur: 5 }], facts: [special] };
    const with_ = (conditions: readonly string[]) =>
      scorePredictions(set, [{ ...given, valeur: 10, conditions }]).secondaires_admises;
    expect(with_(["le long des départementales"])).toBe(1);
    expect(with_(["sous conditions"])).toBe(0);
    expect(with_([])).toBe(0);
  });
});

describe("equality of values", () => {
  test("(H - 3)/2 answers « la moitié de la hauteur diminuée de 3 m »", () => {
    expect(sameValue({ k: 0.5, c: -3 }, { k: 0.5, c: -1.5 })).toBe(true);
    expect(sameValue({ k: 0.5, c: 0 }, { k: 0.5, c: -1.5 })).toBe(false);
  });

  test("an object answers on the keys of the truth; texts compare without case", () => {
    expect(sameValue({ places_par_logement: 2 }, { places_par_logement: 2, note: 1 })).toBe(true);
    expect(sameValue("R+2", "r+2")).toBe(true);
    expect(sameValue(true, 1)).toBe(false);
  });
});
