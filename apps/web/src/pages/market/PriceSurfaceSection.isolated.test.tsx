import type { PriceSurface } from "@lotir/contract";
import { screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { answering, refusal, show, success, usingScreens } from "../../testing/render.fixture.tsx";
import { PriceSurfaceSection } from "./PriceSurfaceSection.tsx";

// The map itself needs a graphics card: what is told beside it is what is tried here.
vi.mock("../../subjects/market/map/SurfaceMap.tsx", () => ({
  default: ({ bands }: { bands: readonly unknown[] }) => <p>carte de {bands.length} bandes</p>,
}));

usingScreens();

const SURFACE = "/api/market/surface";
const text = () => (document.body.textContent ?? "").replace(/\u202f/g, " ");

const cell = (pricePerSqm: number | null) => ({
  latitude: 44.79,
  longitude: -0.49,
  pricePerSqm,
  confidence: pricePerSqm === null ? null : 0.6,
});

const surface = (prices: readonly (number | null)[]): PriceSurface => ({
  kind: "building-land",
  of: "un lot à bâtir de 600 m²",
  per: "terrain",
  stepM: 90,
  cells: prices.map(cell),
  source: { source: "DVF", vintage: "2026-04-08", fictional: true },
});

test("five bands of price with their cells, what is priced, and how many points have no estimate", async () => {
  answering({ [SURFACE]: success(surface([300, 310, 320, 330, 340, 350, 360, 370, 380, 390, null])) });
  show(<PriceSurfaceSection codeInsee="06999" kind="building-land" />);
  await screen.findByText(/carte de 5 bandes/);
  for (const words of ["300 à 310 €/m²", "380 à 390 €/m²", "60 %", "un lot à bâtir de 600 m²", "tous les 90 m"])
    expect(text()).toContain(words);
  expect(text()).toContain("Sans estimation : 1 case.");
});

test("too few sales for any price: said, without a map", async () => {
  answering({ [SURFACE]: success(surface([null, null])) });
  show(<PriceSurfaceSection codeInsee="06999" kind="other-land" />);
  await screen.findByText(/Trop peu de ventes de cette nature/);
  expect(text()).not.toContain("carte de");
});

test("a refusal is a sentence", async () => {
  answering({ [SURFACE]: refusal(404, "no-sales", "Aucune vente publiée (DVF) pour cette commune.") });
  show(<PriceSurfaceSection codeInsee="06999" kind="house" />);
  await screen.findByText(/Aucune vente publiée/);
});
