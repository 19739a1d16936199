import { afterAll, expect, test } from "vitest";
import { rememberExports } from "./remember-exports.ts";

const { keys } = Object;
afterAll(() => {
  Object.keys = keys;
});

test("seule la table d'exports de PostGIS est énumérée une fois ; toute autre l'est à chaque fois", () => {
  rememberExports();
  const exported = { postgis_lib_version: 1, other: 2 };
  expect(Object.keys(exported)).toEqual(["postgis_lib_version", "other"]);
  expect(Object.keys(exported)).toBe(Object.keys(exported));
  const plain: Record<string, number> = { one: 1 };
  expect(Object.keys(plain)).toEqual(["one"]);
  plain.two = 2;
  expect(Object.keys(plain)).toEqual(["one", "two"]);
});
