import fc from "fast-check";
import { expect, test } from "vitest";
import { cleanText, fold, normaliseForSearch, squash } from "./fold.ts";

test("folding keeps every index: same length, lower case, no accents", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme" }), (text) => {
      expect(fold(text)).toHaveLength(text.length);
    }),
    { seed: 3 },
  );
  expect(fold("L’ÉGOUT – m² « œuvre »")).toBe('l\'egout - m2 " ouvre "');
});

test("letter-spaced and broken-case titles compare equal", () => {
  expect(squash("I M P L A N T A T I O N")).toBe(squash("ImplaNtation"));
});

test("soft hyphens and ligatures are undone in quotes", () => {
  expect(cleanText("au\ufffedessus  de l'ofﬁce")).toBe("audessus de l'office");
});

test("the search normalisation makes quotes, dashes, exponents and spaces plain", () => {
  expect(normaliseForSearch("« 30 m²\u00a0»  – l’unité ........ ")).toBe("« 30 m2 » - l'unité ....");
});
