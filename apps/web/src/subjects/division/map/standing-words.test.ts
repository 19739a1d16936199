import type { BuildingHeights } from "@lotir/contract";
import { expect, test } from "vitest";
import { standingWords } from "./standing-words.ts";

const geometry = { type: "Polygon" as const, coordinates: [] };
const heights = (changed: Partial<BuildingHeights>): BuildingHeights => ({
  buildings: [
    { geometry, heightM: 5.6 },
    { geometry, heightM: null },
  ],
  status: "read",
  words: null,
  source: "BD TOPO (IGN)",
  licence: "Licence Ouverte 2.0",
  askedOn: "2026-11-20",
  ...changed,
});
const plain = (text: string): string => text.replaceAll(/[\u00a0\u202f]/g, " ");

test("measured and assumed buildings are counted apart", () =>
  expect(plain(standingWords(heights({})))).toBe(
    "1 bâtiment existant à la hauteur de BD TOPO (IGN). 1 bâtiment existant sans hauteur publiée : hachures, hauteur supposée de 6 m.",
  ));

test("a source that failed is said, and every height is then assumed", () => {
  const said = standingWords(heights({ status: "failing", words: "BD TOPO (IGN) ne répond pas" }));
  expect(said).toContain("supposée de 6 m");
  expect(said).toContain("BD TOPO (IGN) ne répond pas");
});

test("nothing is said to be measured while the source is asked, and bare ground has no building", () => {
  expect(standingWords(undefined)).toContain("supposée");
  expect(standingWords(heights({ buildings: [] }))).toBe("Aucun bâtiment existant.");
});
