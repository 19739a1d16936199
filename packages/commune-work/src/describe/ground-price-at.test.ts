import { expect, test } from "vitest";
import { tooFewSales } from "./ground-price-at.ts";

test.each([
  [0, "Non estimé : aucune vente de terrain à bâtir à moins de 2 km, il en faut 3."],
  [1, "Non estimé : une seule vente de terrain à bâtir à moins de 2 km, il en faut 3."],
  [2, "Non estimé : 2 ventes de terrain à bâtir à moins de 2 km, il en faut 3."],
])("too few sales are counted as one speaks: %i", (found, sentence) =>
  expect(tooFewSales({ found, needed: 3 })).toBe(sentence),
);
