import { ALL_FIGURES } from "@lotir/finance";
import { expect, test } from "vitest";
import { figureValueText } from "./figure-value.ts";

const words = (text: string) => text.replace(/\u202f|\u00a0/g, " ");

test("a share reads in per cent, with all its digits", () => {
  expect(words(figureValueText(0.0071498, "part du prix"))).toBe("0,71498 %");
  expect(words(figureValueText(125, "€"))).toBe("125 €");
});

test("ranges and brackets read from left to right", () => {
  expect(words(figureValueText({ low: 0.03, default: 0.04, high: 0.06 }, "part du prix de vente"))).toBe(
    "bas 3 %, usuel 4 %, haut 6 %",
  );
  expect(
    words(
      figureValueText(
        [
          { upTo: 6500, rate: 0.0387 },
          { upTo: null, rate: 0.00799 },
        ],
        "part du prix",
      ),
    ),
  ).toBe("jusqu'à 6 500, taux 3,87 % ; au-delà, taux 0,799 %");
});

test("no figure of law is left in English or unreadable", () => {
  for (const figure of ALL_FIGURES)
    for (const { value } of figure.values) {
      const text = figureValueText(value, figure.unit);
      expect(text).not.toMatch(/NaN|undefined|\[object|[a-z][A-Z]/);
    }
});
