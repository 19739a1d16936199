import { describe, expect, test } from "vitest";
import { pagesOfText } from "./document/pages-of-text.ts";
import { predictionsOf } from "./predictions.ts";
import { readRules } from "./read-rules.ts";

const trustOf = (text: string, zone = "UB") =>
  predictionsOf(readRules(pagesOfText(text), zone))
    .filter(({ statut }) => statut === "valeur" || statut === "facultatif")
    .map(({ secteur, sous_champ, status, doutes }) => [secteur, sous_champ, status, ...(doutes ?? [])]);

const HEIGHT = "ZONE UB\nArticle UB 10 - Hauteur\n";

describe("read and verified takes four proofs", () => {
  test("all of them", () => {
    expect(trustOf(`${HEIGHT}La hauteur des constructions ne dépasse pas 9 mètres au faîtage.`)).toEqual([
      ["UB", "faitage_m", "lu-et-verifie"],
    ]);
  });

  test.each([
    [
      "the zone",
      "Article 10 - Hauteur\nLa hauteur des constructions de la zone UB ne dépasse pas 9 mètres au faîtage.",
      "la zone n'est ouverte par aucun titre",
    ],
    [
      "the rank",
      `${HEIGHT}Pour les terrains de plus de 500 m², la hauteur ne dépasse pas 9 mètres au faîtage.`,
      "la règle est limitée : Pour les terrains de plus de 500 m²",
    ],
    [
      "another value",
      `${HEIGHT}La hauteur ne dépasse pas 9 mètres au faîtage.\nLa hauteur ne dépasse pas 8 mètres au faîtage.`,
      "une autre valeur est écrite",
    ],
  ])("without %s", (_proof, text, doubt) => {
    expect(trustOf(text)[0]).toEqual(["UB", "faitage_m", "a-verifier", doubt]);
  });

  test("eaves above the ridge prove neither", () => {
    const text = `${HEIGHT}La hauteur ne dépasse pas 12 mètres à l'égout. La hauteur ne dépasse pas 9 mètres au faîtage.`;
    const crossed = "l'égout ne peut être plus haut que le faîtage";
    expect(trustOf(text)).toEqual([
      ["UB", "egout_m", "a-verifier", crossed],
      ["UB", "faitage_m", "a-verifier", crossed],
    ]);
  });

  test("a zone that would forbid what it is for", () => {
    const text =
      "ZONE UX - zone industrielle\nArticle UX 1 - Occupations interdites\nSont interdites les constructions à usage d'industrie.";
    expect(trustOf(text, "UX")).toEqual([
      ["UX", "industrie", "a-verifier", "la zone interdirait ce pour quoi elle est faite"],
    ]);
  });
});

describe("words that keep a rule for one case make its value doubtful", () => {
  test.each([
    "La hauteur des serres et des silos ne dépasse pas 9 mètres au faîtage.",
    "À titre exceptionnel, la hauteur ne dépasse pas 9 mètres au faîtage.",
    "En cas de reconstruction, la hauteur ne dépasse pas 9 mètres au faîtage.",
    "Au-dessus de la cote de référence du plan de prévention, la hauteur ne dépasse pas 9 mètres au faîtage.",
    "La hauteur des logements de gardiennage ne dépasse pas 9 mètres au faîtage.",
    "En second rang, la hauteur ne dépasse pas 9 mètres au faîtage.",
    "Pour les maisons jumelées, la hauteur ne dépasse pas 9 mètres au faîtage.",
  ])("%s", (sentence) => {
    expect(trustOf(`${HEIGHT}${sentence}`).filter(([, , status]) => status === "lu-et-verifie")).toEqual([]);
  });
});

describe("a value that is lost is a doubt", () => {
  const stateOf = (text: string, champ: string) => {
    const line = predictionsOf(readRules(pagesOfText(text), "UB")).find((each) => each.champ === champ);
    return [line?.statut, line?.citation];
  };

  test("its sentence is to be read", () => {
    const said = "Le rapport de 55 % entre le bâti et la parcelle vaut en coupe comme en plan.";
    expect(stateOf(`ZONE UB\nArticle UB 9 - Emprise au sol\n${said}`, "emprise")).toEqual(["a_lire", said]);
  });

  test("a rule that has no figure stays one without figure", () => {
    const said = "L'emprise au sol tient compte du bâti environnant et du caractère des lieux.";
    expect(stateOf(`ZONE UB\nArticle UB 9 - Emprise au sol\n${said}`, "emprise")).toEqual(["qualitatif", said]);
  });
});
