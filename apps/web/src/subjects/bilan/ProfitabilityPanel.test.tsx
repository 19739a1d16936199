import type { DivisionGround, DivisionScenario } from "@lotir/contract";
import { PUBLIC_ASSUMPTIONS } from "@lotir/contract";
import { fireEvent, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { aPlan } from "../../testing/division.fixture.ts";
import { show, usingScreens } from "../../testing/render.fixture.tsx";
import { ProfitabilityPanel } from "./ProfitabilityPanel.tsx";

usingScreens();

const ground = {
  prices: { byArea: [], house: null, on: "2026-04-08" },
  around: { parcels: [], buildings: [] },
  balance: {
    departement: "33",
    areaM2: 1_200,
    landPriceEur: 90_000,
    landPriceOrigin: "estimation",
    boughtAs: "terrain-a-batir",
    assumptions: { ...PUBLIC_ASSUMPTIONS, profile: "particulier" },
    on: "2026-11-25",
  },
  builtM2: 0,
} as unknown as DivisionGround;

const lot = (letter: string) => ({
  letter,
  areaM2: 500,
  keepsHouse: false,
  priceEur: 140_000,
  priceLowEur: 120_000,
  priceHighEur: 160_000,
  priceConfidence: 0.7,
  priceLevel: "street",
});

const scenario = {
  id: "s1",
  name: "Deux lots",
  lots: [lot("A"), lot("B")],
  needsDemolition: false,
  confidence: 72,
  risks: ["Des lots sont desservis par le terrain d'autrui."],
  divisionPlan: aPlan(),
} as unknown as DivisionScenario;

const UNTOLD = "Pour un propriétaire, il faut la date et la part de son achat.";
const text = () => (document.body.textContent ?? "").replace(/\s/gu, " ");
const taxShown = (): string => /Impôt\s*(-?[\d ]+ €)/u.exec(text())?.[1] ?? "none";
const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });

const opened = async () => {
  show(<ProfitabilityPanel ground={ground} scenario={scenario} />);
  await screen.findByText(UNTOLD);
  fireEvent.click(screen.getByRole("button", { name: "Acte et procédure" }));
  await screen.findByLabelText("Propriétaire depuis");
};

test("what an owner tells of his land reaches the balance at once, and leaves with « Tout remettre »", async () => {
  await opened();
  type("Propriétaire depuis", "2016-05-01");
  screen.getByText(UNTOLD);
  type("Part du prix d'achat dans les lots", "20000");
  await screen.findByText("Résultat net");
  const alone = taxShown();
  expect(alone).not.toBe("none");
  // Ten shares of 14 000 € each: under the threshold of CGI, art. 150 U, II, 6°.
  type("Propriétaires, à parts égales", "10");
  expect(taxShown()).toBe("0 €");
  type("Propriétaires, à parts égales", "1");
  expect(taxShown()).toBe(alone);
  type("Taxe communale des terrains constructibles", "votee");
  type("Terrain constructible depuis", "2017-01-31");
  expect(taxShown()).not.toBe(alone);
  fireEvent.click(screen.getByRole("button", { name: "Tout remettre" }));
  screen.getByText(UNTOLD);
});

test("a day that no figure covers is told in French, and nothing typed is lost", async () => {
  await opened();
  type("Part du prix d'achat dans les lots", "20000");
  type("Propriétaire depuis", "9999-05-01");
  await screen.findByText("Erreur d'analyse");
  expect(text()).not.toMatch(/undefined|NaN|RangeError/);
  expect(screen.queryByText(UNTOLD)).toBeNull();
  expect(screen.getByLabelText<HTMLInputElement>("Propriétaire depuis").value).toBe("9999-05-01");
});

const inBusiness = (landPriceEur: number): DivisionGround => ({
  ...ground,
  balance: {
    ...ground.balance,
    landPriceEur,
    assumptions: { ...PUBLIC_ASSUMPTIONS, profile: "marchand-de-biens" },
  },
});

test.each([
  [60_000, "Projet viable"],
  [230_000, "Rentabilité insuffisante"],
])("a ground of %d €: %s", async (landPriceEur, verdict) => {
  show(<ProfitabilityPanel ground={inBusiness(landPriceEur)} scenario={scenario} />);
  await screen.findByText(verdict);
});

test("brut and net, how sure the prices are, what may go wrong and what may be done", async () => {
  show(<ProfitabilityPanel ground={inBusiness(90_000)} scenario={scenario} />);
  await screen.findByText("Marge brute, sur les ventes");
  // 280 000 € sold for a ground of 90 000 €.
  expect(text()).toContain("Reste190 000 €");
  expect(text()).toContain("Marge brute, sur les ventes67,9 %");
  expect(text()).toContain("Confiance des prix72 %");
  screen.getByRole("heading", { name: "Risques" });
  screen.getByRole("heading", { name: "Recommandations" });
  screen.getByText("Des lots sont desservis par le terrain d'autrui.");
  for (const name of ["Régimes de TVA", "Déclaration préalable ou permis d'aménager"])
    screen.getByRole("heading", { name });
});
