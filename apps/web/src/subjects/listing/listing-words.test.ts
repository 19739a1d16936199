import { expect, test } from "vitest";
import { aListing } from "../../testing/listings.fixture.ts";
import {
  chanceWords,
  criteriaWords,
  landWords,
  lotsWords,
  offersWords,
  previewOf,
  priceWords,
  setAsideWords,
} from "./listing-words.ts";

const plain = (text: string | null) => text?.replace(/\u202f/g, " ");

test("a preview holds 150 characters at most, and no half word", () => {
  expect(previewOf("Court.")).toBe("Court.");
  const cut = previewOf("mot ".repeat(80));
  expect(cut.length).toBeLessThanOrEqual(150);
  expect(cut).toMatch(/mot…$/);
  expect(previewOf("x".repeat(400)).length).toBe(150);
  expect(previewOf(`${"a".repeat(140)} m². Jardin clos, puits.`)).toBe(`${"a".repeat(140)} m²…`);
});

test("ground and its price first; unknown is said", () => {
  expect(plain(landWords(aListing()))).toBe("1 240 m² de terrain · 319 €/m²");
  expect(plain(landWords(aListing({ landSurfaceEstimated: true, pricePerSqm: null })))).toBe(
    "1 240 m² de terrain (lu dans le texte)",
  );
  expect(landWords(aListing({ landSurface: null }))).toBe("Terrain non communiqué");
  expect(priceWords({ price: null })).toBe("Prix non communiqué");
});

test("an estimate is said to be one, the engine's answer is not", () => {
  expect(lotsWords(aListing())).toBe("≈ 2 lots (estimation)");
  const found = (isDivisible: boolean | null, maxLots: number | null) =>
    plain(lotsWords({ divisionPotential: { isDivisible, maxLots, basis: "moteur" } }));
  expect([found(true, 3), found(true, null), found(false, null), found(null, null)]).toEqual([
    "3 lots trouvés",
    "Divisible",
    "Non divisible",
    "Division inconnue",
  ]);
});

test("several agencies: from what to what", () => {
  const [offer] = aListing().offers;
  if (offer === undefined) throw new Error("no offer");
  expect(offersWords(aListing())).toBeNull();
  expect(plain(offersWords({ offers: [offer, { ...offer, price: 405_000 }] }))).toBe(
    "2 annonces de 395 000 € à 405 000 €",
  );
});

test("a chance is never said to be certain, nor nil", () => {
  expect([0.9999, 0.994, 0.41, 0.001, 0].map((each) => plain(chanceWords(each)))).toEqual([
    "plus de 99 % de chances",
    "99 % de chances",
    "41 % de chances",
    "moins de 1 % de chances",
    "moins de 1 % de chances",
  ]);
});

test("a search says where, what, and its limits; its keyword only where there is one", () => {
  const criteria = { houseIncluded: "with", maxPrice: 700_000, minSurface: 900, keyword: " " } as const;
  expect(plain(criteriaWords(criteria, ["Latresne", "Quinsac"]))).toBe(
    "Latresne, Quinsac · maisons avec terrain · jusqu'à 700 000 € · terrain d'au moins 900 m²",
  );
  expect(plain(criteriaWords({ ...criteria, houseIncluded: "without", keyword: "vue mer" }, []))).toMatch(
    /^Aucune ville choisie · terrains nus · .* · « vue mer »$/,
  );
});

test.each([
  [{ photos: 0, pages: 0 }, null],
  [{ photos: 1, pages: 0 }, "1 photo de côté : cette adresse ne mène à aucun site public."],
  [{ photos: 2, pages: 1 }, "2 photos et 1 lien de côté : ces adresses ne mènent à aucun site public."],
])("addresses that nobody follows are said: %o", (setAside, words) => expect(setAsideWords({ setAside })).toBe(words));
