import type { ParcelPlu, PluRule } from "@lotir/contract";
import { expect, test } from "vitest";
import { constraintsOf, heightOf } from "./plu-constraints.ts";

const rule = (key: string, value: string | null): PluRule => ({
  key,
  label: key,
  state: value === null ? "non-trouve" : "lu-et-verifie",
  value,
  conditions: [],
  doubts: [],
  quote: null,
});
const pluWith = (...rules: PluRule[]): ParcelPlu => ({ rules }) as unknown as ParcelPlu;

test("without a règlement every constraint is the specification's, and none is said to be read", () => {
  for (const { rule: read, byDefault } of constraintsOf(undefined))
    expect([read, byDefault !== ""]).toEqual([undefined, true]);
  expect(heightOf(undefined)).toMatchObject({ metres: 7 });
  expect(heightOf(undefined).origin).toContain("par défaut");
});

test("a value that was read takes the place of the default; a rule without a value does not", () => {
  const plu = pluWith(rule("hauteur.faitage", "9,5 m"), rule("emprise.max", null));
  expect(heightOf(plu)).toMatchObject({ metres: 9.5 });
  const [coverage] = constraintsOf(plu);
  expect(coverage?.rule).toBeUndefined();
});
