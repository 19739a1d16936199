import { expect, test } from "vitest";
import { departementOf } from "./public-assumptions.ts";

test.each([
  ["33234", "33"],
  ["2A004", "2A"],
  ["97411", "974"],
  // Lyon 3e, Villeurbanne, and a parcel of Vénissieux: the Métropole votes its own duty.
  ["69383", "69M"],
  ["69266", "69M"],
  ["692590000B0123", "69M"],
  // Villefranche-sur-Saône, Mornant: the Rhône.
  ["69264", "69"],
  ["69141", "69"],
])("the duty of %s is that of %s", (code, departement) => {
  expect(departementOf(code)).toBe(departement);
});
