import { pagesOfText, readRules, rulesOfZone } from "@lotir/plu";
import { describe, expect, test } from "vitest";
import { type KeptRules, rulesForZone, usableRules } from "./rules-for-zone.ts";

const TEXT = `=====PAGE 1=====
ZONE UB
Elle comprend le secteur UBa.
ARTICLE UB 6 - IMPLANTATION DES CONSTRUCTIONS PAR RAPPORT AUX VOIES
Les constructions doivent être implantées à une distance d'au moins 5 mètres de l'alignement.
ARTICLE UB 9 - EMPRISE AU SOL
Non réglementé.
=====PAGE 2=====
ZONE A
ARTICLE A 6 - IMPLANTATION DES CONSTRUCTIONS PAR RAPPORT AUX VOIES
Les constructions doivent être implantées à une distance d'au moins 10 mètres de l'alignement.
`;

const kept = readRules(pagesOfText(TEXT)).zones.flatMap((zone) =>
  zone.secteurs.map((secteur): KeptRules => ({ zone: zone.zone, secteur, rules: rulesOfZone(zone, secteur) })),
);

describe("the rules of a zone of the map", () => {
  test("its own name, whatever its spaces and its case", () => {
    expect(rulesForZone("UBA", kept)).toMatchObject({ match: "secteur", kept: { secteur: "UBa" } });
    expect(rulesForZone("UB", kept)).toMatchObject({ match: "secteur", kept: { secteur: "UB" } });
    expect(rulesForZone("U B", kept)).toMatchObject({ match: "secteur", kept: { secteur: "UB" } });
  });

  test.each(["UBb", "UB1", "UB-p"])(
    "%s, that the text does not name, is read as its zone and never verified",
    (libelle) => {
      const found = rulesForZone(libelle, kept);
      expect(found).toMatchObject({ match: "zone", kept: { zone: "UB" } });
      const recul = found && usableRules(found).voie.recul;
      expect(recul).toMatchObject({ kind: "valeur", value: 5, status: "a-verifier" });
    },
  );

  test("« non réglementé » frees the zone that says so, never a secteur that the text does not name", () => {
    const empriseOf = (libelle: string) => {
      const found = rulesForZone(libelle, kept);
      return found && usableRules(found).emprise.max;
    };
    expect(empriseOf("UB")).toMatchObject({ kind: "non-reglemente" });
    expect(empriseOf("UBb")).toMatchObject({ kind: "non-trouve", quote: "Non réglementé." });
  });

  test.each(["AU", "1AU", "AUb", "UBC", "UC", "N"])("%s is no part of another zone", (libelle) => {
    expect(rulesForZone(libelle, kept)).toBeUndefined();
  });

  test("its own rules stay verified", () => {
    const found = rulesForZone("A", kept);
    expect(found && usableRules(found).voie.recul).toMatchObject({ value: 10, status: "lu-et-verifie" });
  });
});
