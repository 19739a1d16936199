import { expect, test } from "vitest";
import { weighCommunes } from "./weigh-communes.ts";

const commune = (codeInsee: string, population?: number, surfaceHa?: number) => ({
  codeInsee,
  nom: codeInsee,
  population,
  surfaceHa,
});

test("une ville pèse par ses habitants, une campagne par ses hectares, la plus petite par ce qu'elle demande", () => {
  const weights = weighCommunes([commune("a", 60_000, 1_000), commune("b", 100, 9_000), commune("c", 0, 0)]);
  expect([...weights.values()]).toEqual([61_500, 9_600, 500]);
});

test("ce dont on ne sait rien compte comme la commune du milieu ; de rien, toutes comptent autant", () => {
  expect(weighCommunes([commune("a", 100), commune("b", 500), commune("c", 900), commune("d")]).get("d")).toBe(1_000);
  expect([...weighCommunes([commune("a"), commune("b")]).values()]).toEqual([1, 1]);
});
