import { describe, expect, test } from "vitest";
import { pagesOfText } from "../document/pages-of-text.ts";
import { rawLinesOf } from "./raw-lines.ts";
import { scopesOfQuote } from "./scope-of-lines.ts";

const CODES = { zone: "UB", all: ["UB", "UBa", "UBb"] };

const scopeOf = (text: string, quote: string, value: unknown = undefined) => {
  const raw = rawLinesOf(pagesOfText(text));
  return scopesOfQuote(raw, raw.placesOf(quote, undefined), { quote, value, codes: CODES });
};

describe("the secteurs of a sentence, from the sentence back up through the lines", () => {
  const RULE = "Les constructions sont à 5 m de l'alignement.";

  test.each([
    ["nothing above names a place", `Article 6\n${RULE}`, [["UB", "UBa", "UBb"]]],
    ["the nearest heading does", `Article 6\n1) Dans le secteur UBa :\n${RULE}`, [["UBa"]]],
    [
      "a heading of the same number came since",
      `Article 6\n1) En UBa :\nRien.\n2) Autres cas\n${RULE}`,
      [["UB", "UBa", "UBb"]],
    ],
    ["a heading excepts one", `Article 6\nDans toute la zone, sauf en UBb :\n${RULE}`, [["UB", "UBa"]]],
    ["an article came since", `Article 5\nEn UBa :\nArticle 6\n${RULE}`, [["UB", "UBa", "UBb"]]],
    ["the next sentence takes it back", `Article 6\n${RULE} Cette règle ne vaut pas en secteur UBb.`, [["UB", "UBa"]]],
    ["twice written, twice told", `Article 6\nEn UBa :\n${RULE}\nEn UBb :\n${RULE}`, [["UBa"], ["UBb"]]],
  ])("%s", (_name, text, scopes) => {
    expect(scopeOf(text, RULE)).toEqual(scopes);
  });

  test.each([
    [40, ["UB", "UBb"]],
    [20, ["UBa"]],
  ])("a sentence that shares its figures: %i %%", (value, scope) => {
    const quote = "L'emprise est limitée à 40 %, ramenée à 20 % en UBa.";
    expect(scopeOf(`Article 9\n${quote}`, quote, value)).toEqual([scope]);
  });

  test("the head of the column", () => {
    const row = "| Emprise | 60 % | 40 % |";
    expect(scopeOf(`| Règle | UBa | UBb |\n| --- | --- | --- |\n${row}`, row, 40)).toEqual([["UBb"]]);
  });

  test("a figure after that of another place, with no place of its own: nothing is told", () => {
    const quote = "En UBa, la façade est à 5 m ; la clôture est à 7 m.";
    expect(scopeOf(`Article 6\n${quote}`, quote, 7)).toEqual([]);
  });
});
