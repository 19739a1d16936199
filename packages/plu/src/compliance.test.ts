import { emprise, metres, terrain } from "@lotir/units";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { complianceOf, type LotMeasures, WHOLE_OPERATION } from "./compliance.ts";
import { pagesOfText } from "./document/pages-of-text.ts";
import { readRules } from "./read-rules.ts";
import { rulesOfZone } from "./rules-of-zone.ts";
import type { ZoneRules } from "./zone-rules.ts";

const TEXT = `
ZONE UB
ARTICLE UB 5 - SUPERFICIE MINIMALE DES TERRAINS
La superficie minimale des terrains constructibles est de 800 m².
ARTICLE UB 6 - IMPLANTATION PAR RAPPORT AUX VOIES
Les constructions sont implantées à 5 mètres au moins de l'alignement.
ARTICLE UB 7 - IMPLANTATION PAR RAPPORT AUX LIMITES SEPARATIVES
Les constructions sont implantées soit en limite séparative, soit à une distance au moins égale à 3 mètres.
ARTICLE UB 9 - EMPRISE AU SOL
L'emprise au sol ne peut excéder 40 % de la superficie du terrain.
ARTICLE UB 10 - HAUTEUR
La hauteur ne peut excéder 6 mètres à l'égout du toit.
ARTICLE UB 12 - STATIONNEMENT
Se reporter aux dispositions communes.
ARTICLE UB 13 - ESPACES LIBRES
Non réglementé.
ARTICLE UB 14 - COEFFICIENT D'OCCUPATION DU SOL
Le coefficient d'occupation du sol est fixé à 0,35.
`;

const rulesFrom = (text: string): ZoneRules => {
  const reading = readRules(pagesOfText(text), "UB").zones[0];
  if (!reading) throw new Error("zone UB not read");
  return rulesOfZone(reading, "UB");
};

const RULES = rulesFrom(TEXT);
const LOT: LotMeasures = {
  lot: "A",
  surface: terrain(500),
  emprise: emprise(150),
  reculVoie: metres(6),
  reculLimites: metres(0),
  hauteurEgout: metres(5),
};
const verdictOf = (rules: ZoneRules, lots: readonly LotMeasures[], rule: string, lot: string) =>
  complianceOf(rules, lots).find((cell) => cell.rule === rule && cell.lot === lot)?.verdict;

describe("the rules handed to the engine", () => {
  test("carry value, unit, state, quote and article", () => {
    expect(RULES.emprise.max).toEqual({
      kind: "valeur",
      value: 0.4,
      unit: "ratio",
      status: "lu-et-verifie",
      span: { title: "ZONE UB" },
      conditions: [],
      quote: "L'emprise au sol ne peut excéder 40 % de la superficie du terrain.",
      article: "UB 9",
    });
  });

  test("keep the four silences apart", () => {
    expect([RULES.espacesVerts.pleineTerre.kind, RULES.stationnement.kind, RULES.appreciation.kind]).toEqual([
      "non-reglemente",
      "renvoi",
      "non-trouve",
    ]);
  });

  test("a minimum area and a COS are shown as set aside by the ALUR law, never as rules", () => {
    expect(RULES.inopposables.map(({ status, subject, value }) => ({ status, subject, value }))).toEqual([
      { status: "ecrit_inopposable", subject: "surface_min", value: 800 },
      { status: "ecrit_inopposable", subject: "cos", value: 0.35 },
    ]);
  });
});

const GARDENS = `
ZONE UB
ARTICLE UB 9 - EMPRISE AU SOL
L'emprise au sol de l'ensemble des constructions ne peut excéder 200 m² par unité foncière.
ARTICLE UB 13 - ESPACES LIBRES
Les espaces libres de toute construction représentent au moins 60 % de la surface du terrain.
Au moins 40 % du terrain est traité en espaces verts.
DISPOSITIONS COMMUNES
Dans un lotissement, les règles sont appréciées lot par lot : l'article R.151-21 du code de l'urbanisme ne s'applique pas.
`;

describe("coverage in square metres, planted and free land", () => {
  const rules = rulesFrom(GARDENS);
  const lot = (name: string, built: number, open: number): LotMeasures => ({
    lot: name,
    surface: terrain(500),
    emprise: emprise(built),
    pleineTerre: terrain(open),
  });
  const told = (lots: readonly LotMeasures[], rule: string) =>
    complianceOf(rules, lots).flatMap((cell) => (cell.rule === rule ? [cell.verdict] : []));

  test("what the open ground proves is conforme, what all that is not built cannot reach is not, the rest is to be seen", () => {
    const lots = [lot("A", 100, 350), lot("B", 150, 100), lot("C", 320, 100)];
    expect(told(lots, "Espaces libres")).toEqual(["conforme", "sous-reserve", "non-conforme"]);
    expect(told(lots, "Espaces végétalisés")).toEqual(["conforme", "sous-reserve", "non-conforme"]);
    expect(told(lots, "Emprise au sol, en surface")).toEqual(["conforme", "conforme", "non-conforme"]);
  });
});

describe("compliance of a plan", () => {
  test("each rule gets its verdict with the sentence", () => {
    const cells = complianceOf(RULES, [LOT]);
    expect(Object.fromEntries(cells.map((cell) => [cell.rule, cell.verdict]))).toEqual({
      "Emprise au sol": "conforme",
      "Pleine terre": "sans-objet",
      "Recul sur voie": "conforme",
      "Recul en limite": "conforme",
      "Hauteur à l'égout": "conforme",
      "Hauteur au faîtage": "sous-reserve",
      "Largeur d'accès": "sous-reserve",
      Stationnement: "sous-reserve",
    });
    expect(cells.find((cell) => cell.rule === "Recul sur voie")?.quote).toContain("5 mètres");
  });

  test.each([
    [4.99, "non-conforme"],
    [5, "conforme"],
    [5.01, "conforme"],
  ])("a setback of %f m where 5 are required is %s", (recul, verdict) => {
    expect(verdictOf(RULES, [{ ...LOT, reculVoie: metres(recul) }], "Recul sur voie", "A")).toBe(verdict);
  });

  const LOTS = [LOT, { lot: "B", surface: terrain(300), emprise: emprise(160) }];
  const withReading = (sentence: string) => rulesFrom(`TITRE I\n${sentence}\n${TEXT}`);

  test("coverage is judged on the whole operation or lot by lot, as the règlement says", () => {
    const whole = withReading(
      "En application de l'article R. 151-21, les règles s'apprécient au regard de l'ensemble du projet.",
    );
    expect(verdictOf(whole, LOTS, "Emprise au sol", WHOLE_OPERATION)).toBe("conforme");
    const byLot = withReading(
      "En application de l'article R. 151-21, les règles s'apprécient lot par lot dans les lotissements.",
    );
    expect(verdictOf(byLot, LOTS, "Emprise au sol", "B")).toBe("non-conforme");
  });

  test("what is due on each lot for one subject never says how all rules are appreciated", () => {
    const visitors = withReading(
      "Pour les places visiteurs, la règle est respectée sur chaque lot des lotissements de plus de 5 lots.",
    );
    expect(visitors.appreciation).toMatchObject({ kind: "valeur", status: "a-verifier" });
    expect(verdictOf(visitors, LOTS, "Emprise au sol", WHOLE_OPERATION)).toBe("sous-reserve");
  });

  test("where the règlement does not say, coverage must hold both ways", () => {
    expect(verdictOf(RULES, LOTS, "Emprise au sol", WHOLE_OPERATION)).toBe("sous-reserve");
    expect(verdictOf(RULES, [LOT, LOT], "Emprise au sol", WHOLE_OPERATION)).toBe("conforme");
    const over = { ...LOT, emprise: emprise(210) };
    expect(verdictOf(RULES, [over, over], "Emprise au sol", WHOLE_OPERATION)).toBe("non-conforme");
  });

  test("a distance that depends on the height is not judged without the height", () => {
    const byHeight = rulesFrom(`
ZONE UB
ARTICLE UB 7 - IMPLANTATION PAR RAPPORT AUX LIMITES SEPARATIVES
Les constructions sont implantées avec un retrait au moins égal à la moitié de leur hauteur, sans pouvoir être inférieur à 3 mètres.
`);
    const at = (reculLimites: number, hauteurFaitage?: number) =>
      verdictOf(
        byHeight,
        [
          {
            ...LOT,
            reculLimites: metres(reculLimites),
            ...(hauteurFaitage === undefined ? {} : { hauteurFaitage: metres(hauteurFaitage) }),
          },
        ],
        "Recul en limite",
        "A",
      );
    expect(at(3)).toBe("sous-reserve");
    expect(at(2.5)).toBe("non-conforme");
    expect(at(3, 8)).toBe("non-conforme");
    expect(at(4, 8)).toBe("conforme");
  });

  test("places that depend on the floor area are not judged without it", () => {
    const byFloor = rulesFrom(`
ZONE UB
ARTICLE UB 12 - STATIONNEMENT
Il est exigé 1 place de stationnement par tranche de 60 m² de surface de plancher pour les logements.
`);
    expect(byFloor.stationnement).toMatchObject({ kind: "valeur", value: { m2ParPlace: 60 } });
    expect(verdictOf(byFloor, [{ ...LOT, logements: 1, places: 2 }], "Stationnement", "A")).toBe("sous-reserve");
  });

  test("a rule that was read and that a plan does not show is told, never passed over", () => {
    const more = rulesFrom(`
ZONE UB
ARTICLE UB 8 - IMPLANTATION DES CONSTRUCTIONS LES UNES PAR RAPPORT AUX AUTRES
La distance entre deux constructions non contiguës ne peut être inférieure à 4 mètres.
`);
    expect(verdictOf(more, [LOT], "Entre deux constructions", WHOLE_OPERATION)).toBe("sous-reserve");
    expect(verdictOf(RULES, [LOT], "Entre deux constructions", WHOLE_OPERATION)).toBeUndefined();
  });

  test("nothing is conforme on a value that was not read and verified", () => {
    fc.assert(
      fc.property(
        fc.constantFrom("a-verifier" as const, "hypothese" as const),
        fc.double({ min: 0, max: 30, noNaN: true }),
        (status, recul) => {
          const rule = RULES.voie.recul;
          if (rule.kind !== "valeur") throw new Error("the setback was not read");
          const rules: ZoneRules = { ...RULES, voie: { ...RULES.voie, recul: { ...rule, status } } };
          expect(verdictOf(rules, [{ ...LOT, reculVoie: metres(recul) }], "Recul sur voie", "A")).toBe("sous-reserve");
        },
      ),
      { seed: 11 },
    );
  });
});

describe("behind the alignment", () => {
  const withRoad = (sentence: string): ZoneRules =>
    rulesFrom(TEXT.replace("Les constructions sont implantées à 5 mètres au moins de l'alignement.", sentence));

  test.each([
    ["Les constructions doivent être implantées à l'alignement.", 2, "non-conforme"],
    ["Les constructions doivent être implantées à l'alignement.", 0, "conforme"],
    ["Le recul des constructions par rapport à l'alignement est compris entre 3 et 6 mètres.", 6.5, "non-conforme"],
    ["Le recul des constructions par rapport à l'alignement est compris entre 3 et 6 mètres.", 6, "conforme"],
    ["Les constructions sont implantées à 12 mètres au moins de l'axe de la voie.", 20, "sous-reserve"],
  ])("%s %f m: %s", (sentence, recul, verdict) => {
    expect(verdictOf(withRoad(sentence), [{ ...LOT, reculVoie: metres(recul) }], "Recul sur voie", "A")).toBe(verdict);
  });
});

test.each([
  [{ logements: 1, largeurAcces: metres(4) }, "conforme"],
  [{ logements: 1, largeurAcces: metres(4), logementsDesservis: 2 }, "non-conforme"],
  [{ logements: 1, largeurAcces: metres(5), logementsDesservis: 3 }, "conforme"],
])("a way is judged on the dwellings it serves, not on those of the lot alone: %j", (measures, verdict) => {
  const text =
    "ZONE UB\nARTICLE UB 3 - DESSERTE\nTout accès doit avoir une largeur d'au moins 3,50 mètres pour un logement et 5 mètres à partir de deux logements.";
  const lot: LotMeasures = { lot: "B", surface: terrain(400), ...measures };
  expect(verdictOf(rulesFrom(text), [lot], "Largeur d'accès", "B")).toBe(verdict);
});
