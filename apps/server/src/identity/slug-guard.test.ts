import fc from "fast-check";
import { expect, test } from "vitest";
import { slugOf } from "./slug-guard.ts";

test("un nom se lit dans son adresse courte, et deux agences du même nom ne se rencontrent pas", () => {
  expect(slugOf("Agence de l'Été")).toMatch(/^agence-de-l-ete-[0-9a-f]{8}$/);
  expect(slugOf("Agence")).not.toBe(slugOf("Agence"));
});

test("quel que soit le nom, une adresse courte et sûre", () => {
  fc.assert(fc.property(fc.string(), (name) => /^[a-z0-9-]{1,60}$/.test(slugOf(name))));
});
