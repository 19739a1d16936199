import fc from "fast-check";
import { expect, test } from "vitest";
import { readPostalAddress, writePostalAddress } from "./postal-address.ts";

test.each([
  [
    "12 bis Chemin des Vignes, 06999 Île-Sainte-Mirande",
    ["12 bis", "Chemin des Vignes", "06999", "Île-Sainte-Mirande"],
  ],
  ["2 Boulevard des Genêts 06999 Île-Sainte-Mirande", ["2", "Boulevard des Genêts", "06999", "Île-Sainte-Mirande"]],
  ["7ter rue du Port, 33360 Latresne", ["7ter", "rue du Port", "33360", "Latresne"]],
  ["Lieu-dit Les 4 Vents, 33360 Latresne", ["", "Lieu-dit Les 4 Vents", "33360", "Latresne"]],
  ["Parcelle AB 12, Latresne", ["", "Parcelle AB 12", "", "Latresne"]],
  ["8 B rue Neuve", ["8 B", "rue Neuve", "", ""]],
  ["33360 Latresne", ["", "", "33360", "Latresne"]],
  ["", ["", "", "", ""]],
])("%s", (written, [number, street, postalCode, city]) => {
  expect(readPostalAddress(written)).toEqual({ number, street, postalCode, city });
});

const word = fc.constantFrom("rue", "des", "Vignes", "Genêts", "Port", "Saint-Jean", "d'Or");
const name = fc.array(word, { minLength: 1, maxLength: 4 }).map((words) => words.join(" "));
const addresses = fc.record({
  number: fc.constantFrom("", "1", "12", "12 bis", "7 ter", "140 quater"),
  street: name,
  postalCode: fc.constantFrom("", "06999", "33360", "97411"),
  city: name,
});

test("what is put together is taken apart without loss", () => {
  fc.assert(
    fc.property(addresses, (address) => {
      expect(readPostalAddress(writePostalAddress(address))).toEqual(address);
    }),
    { seed: 33_360 },
  );
});

test("whatever was written, nothing of it is lost but spaces and commas", () => {
  const letters = (text: string) => text.replaceAll(/[\s,]/g, "");
  fc.assert(
    fc.property(fc.string({ maxLength: 60 }), (written) => {
      expect(letters(writePostalAddress(readPostalAddress(written)))).toBe(letters(written));
    }),
    { seed: 33_360 },
  );
});
