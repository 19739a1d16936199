import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { fold } from "../document/fold.ts";
import { areasIn, lengthsIn, percentsIn } from "./numbers.ts";

const lengths = (text: string) => lengthsIn(fold(text)).map((each) => each.value);

describe("lengths", () => {
  test.each([
    ["un recul de 7,5 m", [7.5]],
    ["3,50m", [3.5]],
    ["3m50 au plus", [3.5]],
    ["quatre mètres", [4]],
    ["trois (3) mètres", [3]],
    ["un mètre", [1]],
    ["30 m² d'emprise", []],
    ["30 m 2 d'emprise", []],
    ["1/3 de la hauteur", []],
    ["5 m et 10 m", [5, 10]],
    ["12 ml de façade", [12]],
    ["2,50 mètres", [2.5]],
  ])("%s", (text, expected) => {
    expect(lengths(text)).toEqual(expected);
  });

  test("a number written with its unit is found again, where it stands", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 9999 }), fc.constantFrom(" m", "m", " mètres"), (centimetres, unit) => {
        const written = (centimetres / 100).toString().replace(".", ",");
        const text = `un recul minimal de ${written}${unit} est imposé`;
        const [found] = lengthsIn(fold(text));
        expect(found?.value).toBeCloseTo(centimetres / 100);
        expect(text.slice(found?.at, found?.end)).toBe(`${written}${unit}`);
      }),
      { seed: 5 },
    );
  });
});

test("areas with a thousand space, exponents or words", () => {
  expect(areasIn(fold("1 000 m², 30 m2 et 50 mètres carrés")).map((each) => each.value)).toEqual([1000, 30, 50]);
});

test("percentages with or without a space", () => {
  expect(percentsIn(fold("35 % ou 60% ou 30 pour cent")).map((each) => each.value)).toEqual([35, 60, 30]);
});
