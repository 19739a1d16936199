import type { Market, MarketSale } from "@lotir/contract";
import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { answering, show, success, usingScreens } from "../../testing/render.fixture.tsx";
import { MarketKpis } from "./MarketKpis.tsx";
import { ReferenceValues } from "./ReferenceValues.tsx";
import { SaleStatistics } from "./SaleStatistics.tsx";
import { SalesTable } from "./SalesTable.tsx";
import { ZoneAnalysis } from "./ZoneAnalysis.tsx";

usingScreens();

const NONE = {
  count: 0,
  average: null,
  median: null,
  firstQuartile: null,
  thirdQuartile: null,
  evolution: null,
  per: "terrain",
} as const;
const kinds = <Value,>(value: Value) => ({ house: value, flat: value, "building-land": value, "other-land": value });
const market = {
  commune: { codeInsee: "33234" },
  sales: 3,
  byKind: kinds(NONE),
  byZone: [],
  byYear: [],
  byLotSize: [],
  series: kinds([]),
  distribution: kinds([]),
} as unknown as Market;

test("too few sales: dashes and words, never a zero", async () => {
  show(<MarketKpis market={market} kind="building-land" />);
  await screen.findByText(/trop peu de ventes/);
  screen.getByText(/parcelles non analysées/);
  expect(screen.getAllByText("–")).toHaveLength(3);
});

test("no sale of a kind, no zoning: each its sentence", async () => {
  show(
    <>
      <SaleStatistics market={market} kind="other-land" />
      <ZoneAnalysis zones={[]} kind="other-land" />
    </>,
  );
  await screen.findByText("Aucune vente de cette nature n'est publiée ici.");
  screen.getByText("Aucun zonage n'est publié pour cette commune.");
});

const table = (answer: Parameters<typeof answering>[0][string]) => {
  answering({ "/api/market/sales": answer });
  show(<SalesTable codeInsee="33234" period={12} zone={undefined} kind="house" />);
};

test("an empty period has no table, and nothing to export", async () => {
  table(success({ sales: [], total: 0 }));
  await screen.findByText("Aucune vente de cette nature dans la période.");
  expect((screen.getByRole("button", { name: "Exporter (CSV)" }) as HTMLButtonElement).disabled).toBe(true);
});

test("sales that cannot be read are said, with a way to try again", async () => {
  table({ status: 418, body: {} });
  await screen.findByText("Impossible de charger les données du marché");
  screen.getByRole("button", { name: "Réessayer" });
});

test("a list cut short says how many there are", async () => {
  const sale: MarketSale = {
    id: "1",
    soldOn: "2026-01-12",
    kind: "house",
    price: 312_000,
    landM2: 500,
    floorM2: null,
    pricePerSqm: null,
    parcelIds: ["33234000AB0001", "33234000AB0002"],
    zone: "UB",
  };
  table(success({ sales: [sale], total: 2_431 }));
  await screen.findByText(/et 1 de plus/);
  expect(document.body.textContent?.replaceAll("\u202f", " ")).toContain("2 431 ventes, les 1 dernières sont listées");
});

test("what the specification states without a measure is said to be so", async () => {
  show(<ReferenceValues />);
  for (const value of ["45 jours", "1,2", /^5 à 8\s%$/]) await screen.findByText(value);
  screen.getByText(/aucune source publiée ne les mesure ici, et aucun calcul de Lotir ne s'en sert/);
});
