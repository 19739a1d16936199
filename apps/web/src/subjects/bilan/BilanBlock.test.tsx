import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { BilanBlock } from "../../subjects/bilan/BilanBlock.tsx";
import { PriceBlock } from "../../subjects/market/PriceBlock.tsx";
import { aParcelBilan, fiveLines } from "../../testing/bilan.fixture.ts";
import { aParcel } from "../../testing/parcels.fixture.ts";
import { answering, refusal, show, success, usingScreens } from "../../testing/render.fixture.tsx";
import { studied } from "../../testing/study.fixture.tsx";

const Bilan = studied(BilanBlock);

usingScreens();

const ID = "33234000AB0123";
const PARCEL = `/api/cadastral/parcels/${ID}`;
const BILAN = `${PARCEL}/bilan`;
const DIVISIONS = `${PARCEL}/divisions`;
const NO_DIVISION = refusal(422, "not-a-site", "Cette parcelle ne peut pas être étudiée.");
const text = () => (document.body.textContent ?? "").replace(/\u202f/g, " ");

const estimatedValue = {
  value: 713_167.35,
  pricePerSqm: 8697.2,
  low: 562_245.6,
  high: 908_728.8,
  comparables: 231,
  confidence: 0.757,
  method: "lotir",
};
const house = {
  kind: "house",
  per: "plancher",
  level: "street",
  confidence: 0.757,
  landM2: 1755.8,
  floor: { areaM2: 82, from: "vente", empriseM2: 150.4, soldOn: "2024-12-18", houses: 237 },
  on: "2026-04-08",
} as const;

test("an estimate shows its interval, its right square metre, what it rests on and how sure it is", async () => {
  answering({ [PARCEL]: success(aParcel({ estimatedValue, estimate: house })) });
  show(<PriceBlock parcelId={ID} />);
  await screen.findByText(/713/);
  for (const words of [
    "Maison",
    "≈ 713 000 €",
    "562 000 €",
    "909 000 €",
    "4 prix sur 5",
    "Prix au m² de plancher",
    "8 700 €/m²",
    "Plancher de la vente du 18/12/2024",
    "Au moins trois ventes de même nature à moins de 200 m.",
    "Confiance 76 %",
    "Voir les comparables",
  ])
    expect(text()).toContain(words);
});

test("a floor that was guessed is said to be", async () => {
  const floor = { ...house.floor, from: "emprise" as const, soldOn: null };
  answering({ [PARCEL]: success(aParcel({ estimatedValue, estimate: { ...house, floor } })) });
  show(<PriceBlock parcelId={ID} />);
  await screen.findByText(/Plancher supposé d'après l'emprise/);
});

test("not estimated, with the reason given by the server and no way to comparables", async () => {
  answering({ [PARCEL]: success(aParcel({ estimateNote: "Non estimé : 2 ventes comparables." })) });
  show(<PriceBlock parcelId={ID} />);
  await screen.findByText("Non estimé");
  screen.getByText("Non estimé : 2 ventes comparables.");
  expect(screen.queryByText("Voir les comparables")).toBeNull();
});

test("a block that fails says the server's sentence and offers a retry", async () => {
  answering({ [PARCEL]: refusal(404, "unknown-parcel", "Parcelle introuvable dans le cadastre chargé.") });
  show(<PriceBlock parcelId={ID} />);
  await screen.findByText("Parcelle introuvable dans le cadastre chargé.");
  screen.getByText("Réessayer");
});

test("five lines, whose assumptions they are, and what the land is bought at", async () => {
  answering({ [BILAN]: success(aParcelBilan()), [DIVISIONS]: NO_DIVISION });
  show(<Bilan parcelId={ID} />);
  await screen.findByText("Ventes hors taxes");
  for (const words of [
    "Marchand de biens, hypothèses publiques",
    "aux prix estimés",
    "au prix estimé",
    "acte d'achat inconnu : TVA sur le prix total",
    "de 238 à 438 k€ selon les prix de vente",
    "25 % l'impôt payé",
    "Prix d'achat maximal pour 12 % de marge903 000 €",
    "13 mois",
  ])
    expect(text()).toContain(words);
  const [sales = 0, ...others] = screen
    .getAllByRole("row")
    .flatMap((row) => row.querySelectorAll("th ~ td")[0]?.textContent ?? [])
    .map((amount) => Number(amount.replace(/[^\d−]/g, "").replace("−", "-")));
  expect(others).toHaveLength(4);
  expect(others.reduce((sum, each) => sum + each, 0)).toBe(sales);
  expect(text()).not.toMatch(/\d,\d\d €/);
});

test.each([
  ["entered", { boughtAs: "terrain-a-batir", boughtAsOrigin: "saisi" }, "acheté comme terrain à bâtir"],
  ["supposed with a house", { boughtAs: "avec-maison", boughtAsOrigin: "suppose" }, "acheté avec la construction"],
] as const)("how the deed names the ground, %s, is said where the taxes are", async (_, deed, words) => {
  answering({ [BILAN]: success(aParcelBilan(deed)), [DIVISIONS]: NO_DIVISION });
  show(<Bilan parcelId={ID} />);
  await screen.findByText(words);
});

test("a loss is a word and a minus sign, never a colour alone", async () => {
  const lines = fiveLines({
    marginEur: -120_000,
    marginRate: -0.18,
    netEur: -120_000,
    netRate: -0.18,
    marginLowEur: null,
    marginHighEur: null,
    residualLandPriceEur: null,
  });
  answering({
    [BILAN]: success(aParcelBilan({ fiveLines: lines, assumptionsOrigin: "organisation" })),
    [DIVISIONS]: NO_DIVISION,
  });
  show(<Bilan parcelId={ID} />);
  await screen.findByText(/Marge avant impôt \(−18/);
  expect(text()).toContain("−120 000 €");
  expect(text()).toContain("hypothèses de votre organisation");
  expect(text()).toContain("aucun");
});

test("kept houses of unknown value: the least that is left, never « viable » nor « perte », and how to know more", async () => {
  const lines = fiveLines({
    marginEur: -250_000,
    marginRate: -1.2,
    netEur: -250_000,
    netRate: -1.2,
    unpricedHouses: 2,
  });
  const note = "Sans les 2 maisons conservées, de valeur inconnue : la marge et le prix résiduel sont des minimums.";
  answering({ [BILAN]: success(aParcelBilan({ fiveLines: lines, note })), [DIVISIONS]: NO_DIVISION });
  show(<Bilan parcelId={ID} />);
  await screen.findByText(/Marge avant impôt, au moins/);
  expect(text()).toContain("−250 000 €");
  expect(text()).toContain(note);
  expect(text()).not.toMatch(/perte|viable/);
});

test("no plan is a sentence, and nothing to open", async () => {
  const note = "Aucun plan de division pour cette parcelle : il n'y a pas de bilan à dresser.";
  answering({ [BILAN]: success(aParcelBilan({ lots: [], fiveLines: null, note })), [DIVISIONS]: NO_DIVISION });
  show(<Bilan parcelId={ID} />);
  await screen.findByText(note);
  expect(screen.queryByRole("button", { name: /bilan/i })).toBeNull();
});

test("a lot without a price says which, and the balance can be completed by hand", async () => {
  const note = "Le lot A n'a pas de prix : trop peu de ventes comparables, saisissez-en un.";
  answering({ [BILAN]: success(aParcelBilan({ fiveLines: null, note })), [DIVISIONS]: NO_DIVISION });
  show(<Bilan parcelId={ID} />);
  await screen.findByText(note);
  screen.getByText("Compléter le bilan");
});
