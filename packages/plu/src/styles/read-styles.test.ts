import { describe, expect, test } from "vitest";
import { OUTSIDE_VOCABULARY } from "../claim.ts";
import { pagesOfText } from "../document/pages-of-text.ts";
import { readRules } from "../read-rules.ts";
import { STYLES } from "./reglements.fixture.ts";

const linesOf = (text: string): string[] =>
  text
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "");

describe("each drafting style gives every value it writes and nothing else", () => {
  test.each(STYLES)("$name", ({ text, zone, expected, silences }) => {
    const reading = readRules(pagesOfText(text), zone).zones[0];
    expect(reading).toBeDefined();
    const secteurs = reading?.secteurs ?? [];
    const wanted = linesOf(expected).flatMap((line) =>
      line.startsWith("* ") ? secteurs.map((secteur) => `${secteur} ${line.slice(2)}`) : [line],
    );
    const found = secteurs.flatMap((secteur) =>
      (reading?.chosen[secteur] ?? [])
        .filter(({ sousChamp }) => !OUTSIDE_VOCABULARY.has(sousChamp))
        .map((claim) => `${secteur} ${claim.champ}.${claim.sousChamp} ${JSON.stringify(claim.valeur)}`),
    );
    expect(found.toSorted()).toEqual(wanted.toSorted());
    for (const line of linesOf(silences ?? "")) {
      const [champ, statut] = line.split(" ");
      expect(reading?.silences.filter((each) => each.champ === champ).map((each) => each.statut)).toEqual(
        secteurs.map(() => statut),
      );
    }
  });
});
