import { pagesOfText, readRules, rulesOfZone } from "@lotir/plu";
import { expect, test } from "vitest";
import { hypothesesIn } from "./division-rules.ts";
import { rulesFromZone } from "./rules-from-zone.ts";

const read = (articles: string) => {
  const [zone] = readRules(pagesOfText(`=====PAGE 1=====\nZONE UB\n${articles}`)).zones;
  if (zone === undefined) throw new Error("no zone");
  return rulesFromZone(rulesOfZone(zone, "UB"));
};

const VOIES = "ARTICLE UB 6 - IMPLANTATION DES CONSTRUCTIONS PAR RAPPORT AUX VOIES ET EMPRISES PUBLIQUES\n";
const LIMITES = "ARTICLE UB 7 - IMPLANTATION DES CONSTRUCTIONS PAR RAPPORT AUX LIMITES SÉPARATIVES\n";
const EMPRISE = "ARTICLE UB 9 - EMPRISE AU SOL\n";
const PLACES = "ARTICLE UB 12 - STATIONNEMENT\n";

test("a value read and verified is a rule of the PLU", () => {
  const rules = read(`${VOIES}Les constructions doivent être implantées à 6 mètres au moins de l'alignement des voies.
${EMPRISE}L'emprise au sol des constructions ne peut excéder 40 % de la superficie du terrain.
${PLACES}Il est exigé 3 places de stationnement par logement.`);
  expect(rules.setbackFromVoie).toEqual({ value: 6, from: "plu" });
  expect(rules.coverage).toEqual({ value: 0.4, from: "plu" });
  expect(rules.parkingPerLot).toEqual({ value: 3, from: "plu" });
});

test("where the text asks for the alignment, the house may stand on it", () => {
  expect(read(`${VOIES}Les constructions doivent être implantées à l'alignement des voies.`).setbackFromVoie).toEqual({
    value: 0,
    from: "plu",
  });
});

test("what depends on the height is taken for the house that the engine draws", () => {
  const { setbackFromLimite } = read(
    `${LIMITES}Les constructions doivent être implantées avec un retrait au moins égal à la moitié de leur hauteur, sans pouvoir être inférieur à 2 mètres.`,
  );
  expect(setbackFromLimite).toEqual({ value: { least: 3, onBoundary: false }, from: "plu" });
});

test("written as unregulated is free; not found is assumed, and said", () => {
  const free = read(`${EMPRISE}Non réglementé.`);
  expect(free.coverage).toEqual({ value: 1, from: "plu" });
  const silent = read(`${VOIES}Les constructions doivent être implantées à l'alignement des voies.`);
  expect(silent.coverage).toEqual({ value: 1, from: "hypothese" });
  expect(hypothesesIn(silent)).toEqual(expect.arrayContaining(["coverage", "pleineTerre", "setbackFromLimite"]));
  expect(hypothesesIn(silent)).not.toContain("setbackFromVoie");
});
