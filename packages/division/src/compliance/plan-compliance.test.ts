import type { Point } from "@lotir/geometry";
import { pagesOfText, readRules, rulesOfZone, type ZoneRules } from "@lotir/plu";
import { metres } from "@lotir/units";
import { expect, test } from "vitest";
import { proposeDivisions } from "../propose-divisions.ts";
import { HYPOTHESES } from "../rules/division-rules.ts";
import { rulesFromZone } from "../rules/rules-from-zone.ts";
import { prepareSite } from "../site/prepare-site.ts";
import type { Site } from "../site/site.ts";
import { planCompliance } from "./plan-compliance.ts";

const TEXT = `=====PAGE 1=====
ZONE UB
ARTICLE UB 8 - IMPLANTATION DES CONSTRUCTIONS LES UNES PAR RAPPORT AUX AUTRES
La distance entre deux constructions non contiguës ne peut être inférieure à 4 mètres.
ARTICLE UB 9 - EMPRISE AU SOL
L'emprise au sol ne peut excéder 40 % de la superficie du terrain.
ARTICLE UB 10 - HAUTEUR
La hauteur ne peut excéder 6 mètres à l'égout du toit.
`;

const zoneOf = (text: string): ZoneRules => {
  const [zone] = readRules(pagesOfText(text)).zones;
  if (zone === undefined) throw new Error("no zone");
  return rulesOfZone(zone, "UB");
};

const OUTER: Point[] = [
  [0, 0],
  [50, 0],
  [50, 30],
  [0, 30],
];

const site = (): Site => {
  const prepared = prepareSite({
    parcels: [{ id: "A1", polygon: { outer: OUTER, holes: [] } }],
    boundary: [{ from: [0, 0], to: [50, 0], kind: "voie", grade: "A" }],
    buildings: [],
    constraints: [],
    scale: 1,
    slope: "inconnue",
  });
  if (!prepared.ok) throw new Error(prepared.failure.kind);
  return prepared.value;
};

const cellsOf = (zone: ZoneRules) => {
  const ground = site();
  const rules = { ...HYPOTHESES, ...rulesFromZone(zone), zone: { value: "oui", from: "plu" } as const };
  const plan = proposeDivisions(ground, { rules }).plans.find(({ ways }) =>
    ways.every(({ form }) => form === "facade"),
  );
  if (plan === undefined) throw new Error("no plan");
  return planCompliance(plan, zone, { site: ground, rules, buildings: [] });
};

const verdicts = (zone: ZoneRules, rule: string) => [
  ...new Set(cellsOf(zone).flatMap((cell) => (cell.rule === rule ? [cell.verdict] : []))),
];

test("a height that was read is still to be held: no house has one on a plan", () => {
  expect(verdicts(zoneOf(TEXT), "Hauteur à l'égout")).toEqual(["sous-reserve"]);
  expect(verdicts(zoneOf(TEXT), "Hauteur au faîtage")).toEqual([]);
});

test("the length of a façade is not judged as the width of a way", () => {
  const width = { kind: "valeur", value: metres(4), unit: "m", status: "lu-et-verifie", conditions: [] } as const;
  expect(verdicts({ ...zoneOf(TEXT), acces: { largeurMin: width } }, "Largeur d'accès")).toEqual(["sans-objet"]);
});

test("a rule that was read and that no plan shows keeps its row", () => {
  expect(verdicts(zoneOf(TEXT), "Entre deux constructions")).toEqual(["sous-reserve"]);
});

test("a share of land read and verified is proved", () => {
  expect(verdicts(zoneOf(TEXT), "Emprise au sol")).toEqual(["conforme"]);
});
