import { expect, test } from "vitest";
import { type CountedProperty, dashboardStatsOf } from "./dashboard-stats.ts";

const NOW = new Date("2026-06-15T12:00:00Z");
const daysAgo = (days: number): string => new Date(NOW.getTime() - days * 86_400_000).toISOString();

const property = (change: Partial<CountedProperty>): CountedProperty => ({
  id: "p",
  name: "AN 24",
  address: "2 Rue des Lilas",
  status: "cadastre",
  createdAt: daysAgo(5),
  updatedAt: daysAgo(1),
  score: null,
  money: null,
  ...change,
});

const statsOf = (properties: readonly CountedProperty[]) =>
  dashboardStatsOf({ properties, opportunities: 12, highScore: 70, now: NOW });

test("nothing in the portfolio: counts are zero, and what cannot be counted is null", () => {
  expect(statsOf([])).toMatchObject({
    totalOpportunities: 12,
    activeProjects: 0,
    totalInvestment: null,
    projectedProfit: null,
    avgScore: null,
    successRate: null,
    monthlyGrowth: null,
    projects: [],
  });
});

test("a success is a studied property that was bought or sold; nothing else is", () => {
  const money = { investment: 100_000, profit: 10_000 };
  const stats = statsOf([
    property({ status: "vendue", money }),
    property({ status: "en_gestion" }),
    property({ status: "promesse_achat_en_cours" }),
    property({ status: "cadastre", money }),
    property({ status: "annonce" }),
  ]);
  expect(stats.successRate).toBe(50);
  expect(stats.explained.successRate).toContain("2 sur 4");
});

test("money is that of the projects under way, and those without an analysis are said", () => {
  const stats = statsOf([
    property({ status: "en_vente", money: { investment: 300_000, profit: 50_000 } }),
    property({ status: "en_gestion" }),
    property({ status: "vendue", money: { investment: 1_000_000, profit: 1 } }),
  ]);
  expect(stats).toMatchObject({ activeProjects: 2, totalInvestment: 300_000, projectedProfit: 50_000 });
  expect(stats.explained.totalInvestment).toContain("1 projet sans analyse ne compte pas");
  expect(stats.projects).toHaveLength(2);
});

test("growth compares thirty days with the thirty before", () => {
  const added = (days: number) => property({ createdAt: daysAgo(days) });
  expect(statsOf([added(1), added(2), added(29), added(31), added(45), added(90)]).monthlyGrowth).toBe(50);
  expect(statsOf([added(1)]).monthlyGrowth).toBeNull();
});
