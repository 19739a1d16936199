import { screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { answering, refusal, show, success, usingScreens } from "../../testing/render.fixture.tsx";
import { MarketPage } from "./MarketPage.tsx";

vi.mock("./PriceSurfaceSection.tsx", () => ({ PriceSurfaceSection: () => null }));

const MARKET = "/api/market/analysis";
const LOADED = { codeInsee: "33234", name: "Latresne", parcels: 4_344, fictional: false };
const homeOf = (communes: readonly object[]) =>
  success({ communes, parcels: 4_344, scored: 4_344, sales: 527, properties: 0 });

usingScreens();

test("while the figures come, it is said", async () => {
  answering({ "/api/home": homeOf([LOADED]), [MARKET]: "hanging" });
  show(<MarketPage />);
  await screen.findByText("Données en cours de chargement");
});

test("figures that cannot be read are said in the specification's words, with a way to try again", async () => {
  answering({ "/api/home": homeOf([LOADED]), [MARKET]: { status: 418, body: {} } });
  show(<MarketPage />);
  await screen.findByText("Impossible de charger les données du marché");
  screen.getByRole("button", { name: "Réessayer" });
});

test("a commune without any sale is no failure: nothing is to be tried again", async () => {
  answering({ "/api/home": homeOf([LOADED]), [MARKET]: refusal(404, "no-sales", "Aucune vente.") });
  show(<MarketPage />);
  await screen.findByText(/^Aucune donnée DVF n'existe pour cette commune/);
  expect(screen.queryByRole("button", { name: "Réessayer" })).toBeNull();
});

test("on day one, the page says what to do", async () => {
  answering({ "/api/home": homeOf([]) });
  show(<MarketPage />);
  await screen.findByText("Aucune commune chargée");
  screen.getByRole("link", { name: "Chercher une commune" });
});
