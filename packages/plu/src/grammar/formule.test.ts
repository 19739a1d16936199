import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { fold } from "../document/fold.ts";
import { prospectIn } from "./formule.ts";

const read = (text: string) => prospectIn(fold(text));

describe("a distance tied to a height, as k·H + c", () => {
  test.each([
    ["L ≥ H/2", { k: 0.5, c: 0 }],
    ["(L = ou > à H/2)", { k: 0.5, c: 0 }],
    ["L > = ou à H/2", { k: 0.5, c: 0 }],
    ["L ≥ H – 2", { k: 1, c: -2 }],
    ["L ≥ (H - 3)/2", { k: 0.5, c: -1.5 }],
    ["D ≥ 2 x A", { k: 2, c: 0 }],
    ["H ≤ 2L", { k: 0.5, c: 0 }],
    ["H ≤ L+2", { k: 1, c: -2 }],
    ["doit être au moins égale à la moitié de la différence d'altitude entre ces deux points", { k: 0.5, c: 0 }],
    ["soit au moins égale à la différence d’altitude de ces deux points diminuée de 3 mètres", { k: 1, c: -3 }],
    ["ne doit pas excéder 2 fois la distance comptée horizontalement", { k: 0.5, c: 0 }],
    ["au moins égale au tiers de la hauteur", { k: 1 / 3, c: 0 }],
    ["supérieure ou égale à la hauteur", { k: 1, c: 0 }],
  ])("%s", (text, expected) => {
    const found = read(text);
    expect(found?.k).toBeCloseTo(expected.k);
    expect(found?.c).toBeCloseTo(expected.c);
  });

  test.each(["un recul de 5 mètres", "la hauteur est limitée à 9 mètres", "L'implantation est libre"])(
    "none in « %s »",
    (text) => {
      expect(read(text)).toBeUndefined();
    },
  );

  test("H ≤ n·L and L ≥ H/n say the same", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 9 }), (n) => {
        expect(read(`H ≤ ${n}L`)?.k).toBeCloseTo(read(`L ≥ H/${n}`)?.k ?? Number.NaN);
      }),
      { seed: 2 },
    );
  });
});
