import { pagesOfText, readRules, rulesOfZone, type ZoneRules } from "@lotir/plu";
import { metres } from "@lotir/units";
import { expect, test } from "vitest";
import { type DivisionRules, hypothesesIn } from "./division-rules.ts";
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

test("what depends on the height is taken for the house that the engine draws, and said to be assumed", () => {
  const { setbackFromLimite } = read(
    `${LIMITES}Les constructions doivent être implantées avec un retrait au moins égal à la moitié de leur hauteur, sans pouvoir être inférieur à 2 mètres.`,
  );
  expect(setbackFromLimite).toEqual({ value: { least: 3, onBoundary: false }, from: "hypothese" });
});

test("a distance by the height that its floor covers for the highest house allowed is the rule of the text", () => {
  const text = (floor: number) =>
    `${LIMITES}Les constructions doivent être implantées avec un retrait au moins égal à la moitié de leur hauteur, sans pouvoir être inférieur à ${floor} mètres.\nARTICLE UB 10 - HAUTEUR\nLa hauteur ne peut excéder 7 mètres à l'égout du toit.\n`;
  expect(read(text(4)).setbackFromLimite).toEqual({ value: { least: 4, onBoundary: false }, from: "plu" });
  expect(read(text(3)).setbackFromLimite).toEqual({ value: { least: 3, onBoundary: false }, from: "hypothese" });
});

test("no house is taken higher than the text allows, and the distance it then asks is the rule of the text", () => {
  const { setbackFromLimite } = read(
    `${LIMITES}Les constructions doivent être implantées avec un retrait au moins égal à la moitié de leur hauteur, sans pouvoir être inférieur à 2 mètres.\nARTICLE UB 10 - HAUTEUR\nLa hauteur ne peut excéder 5 mètres au faîtage.\n`,
  );
  expect(setbackFromLimite).toEqual({ value: { least: 2.5, onBoundary: false }, from: "plu" });
});

test("eaves alone do not tell how high a house may stand", () => {
  const { setbackFromLimite } = read(
    `${LIMITES}Les constructions doivent être implantées avec un retrait au moins égal à leur hauteur.\nARTICLE UB 10 - HAUTEUR\nLa hauteur ne peut excéder 4 mètres à l'égout du toit.\n`,
  );
  expect(setbackFromLimite).toEqual({ value: { least: 6, onBoundary: false }, from: "hypothese" });
});

test("written as unregulated is free; not found is assumed, and said", () => {
  const free = read(`${EMPRISE}Non réglementé.`);
  expect(free.coverage).toEqual({ value: 1, from: "plu" });
  const silent = read(`${VOIES}Les constructions doivent être implantées à l'alignement des voies.`);
  expect(silent.coverage).toEqual({ value: 1, from: "hypothese" });
  expect(hypothesesIn(silent)).toEqual(expect.arrayContaining(["coverage", "pleineTerre", "setbackFromLimite"]));
  expect(hypothesesIn(silent)).not.toContain("setbackFromVoie");
});

test("a value under a condition still open is applied, and only assumed", () => {
  const rules = read(
    `${EMPRISE}Sauf indication du document graphique, l'emprise au sol des constructions ne peut excéder 40 % de la superficie du terrain.`,
  );
  expect(rules.coverage).toEqual({ value: 0.4, from: "hypothese" });
});

const RULE = { kind: "valeur", unit: "m", status: "lu-et-verifie", conditions: [] } as const;
const UNSURE = { ...RULE, status: "a-verifier" } as const;
const zoneWith = (change: (zone: ZoneRules) => ZoneRules): DivisionRules => {
  const [zone] = readRules(pagesOfText(`=====PAGE 1=====\nZONE UB\n${EMPRISE}Non réglementé.`)).zones;
  if (zone === undefined) throw new Error("no zone");
  return rulesFromZone(change(rulesOfZone(zone, "UB")));
};

test("an alignment that is not sure never takes the place of a setback that is", () => {
  const recul = { ...RULE, value: metres(5) };
  const voieWith = (alignement: ZoneRules["voie"]["alignement"]) =>
    zoneWith((zone) => ({ ...zone, voie: { ...zone.voie, recul, alignement } })).setbackFromVoie;
  expect(voieWith({ ...UNSURE, value: "autorise" })).toEqual({ value: 5, from: "plu" });
  expect(voieWith({ ...RULE, value: "autorise" })).toEqual({ value: 0, from: "plu" });
});

test("a distance to the road that the engine cannot measure leaves the setback assumed", () => {
  const recul = { ...RULE, value: metres(5) };
  const withProspect = zoneWith((zone) => ({
    ...zone,
    voie: { ...zone.voie, recul, prospect: { ...RULE, value: { k: 1, c: 0 } } },
  }));
  const fromAxis = zoneWith((zone) => ({
    ...zone,
    voie: { ...zone.voie, recul, reculAxe: { ...RULE, value: metres(10) } },
  }));
  expect([withProspect.setbackFromVoie.from, fromAxis.setbackFromVoie.from]).toEqual(["hypothese", "hypothese"]);
});

test("leave to build on the boundary that is not sure makes the setback assumed", () => {
  const limites = (enLimite: ZoneRules["limites"]["enLimite"]) =>
    zoneWith((zone) => ({ ...zone, limites: { ...zone.limites, recul: { ...RULE, value: metres(3) }, enLimite } }))
      .setbackFromLimite;
  expect(limites({ ...UNSURE, value: "autorise" })).toEqual({
    value: { least: 3, onBoundary: true },
    from: "hypothese",
  });
  expect(limites({ ...RULE, value: "autorise" }).from).toBe("plu");
});

test("places by floor area are counted for the house sought, and assumed", () => {
  const byFloor = zoneWith((zone) => ({
    ...zone,
    stationnement: { ...RULE, unit: "places", value: { m2ParPlace: 60 } },
  }));
  expect(byFloor.parkingPerLot).toEqual({ value: 2, from: "hypothese" });
});

test("how rules are appreciated is taken from the text only when it is sure", () => {
  const reading = (appreciation: ZoneRules["appreciation"]) =>
    zoneWith((zone) => ({ ...zone, appreciation })).appreciation;
  expect(reading({ ...UNSURE, unit: "texte", value: "lot_par_lot" })).toEqual({ value: "inconnu", from: "hypothese" });
  expect(reading({ ...RULE, unit: "texte", value: "lot_par_lot" })).toEqual({ value: "lot", from: "plu" });
});

test("the width of an access is its own: that of a carriageway leaves it assumed, several dwellings may ask more", () => {
  const widths = (acces: Partial<ZoneRules["acces"]>) =>
    zoneWith((zone) => ({ ...zone, acces: { ...zone.acces, ...acces } })).accessWidths;
  expect(widths({ voie: { ...RULE, value: metres(8) } }).from).toBe("hypothese");
  const shared = { ...RULE, value: { largeur: metres(6), desLogements: 2 } };
  expect(widths({ largeurMin: { ...RULE, value: metres(4) }, plusieursLogements: shared })).toEqual({
    value: [4, 6, 6],
    from: "plu",
  });
  expect(widths({ plusieursLogements: shared }).from).toBe("hypothese");
});
