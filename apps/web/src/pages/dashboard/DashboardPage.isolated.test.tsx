import { fireEvent, screen, within } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { type Answers, answering, show, success, usingScreens } from "../../testing/render.fixture.tsx";
import { DashboardPage } from "./DashboardPage.tsx";

vi.mock("../../kit/channel.ts", () => ({ followPortfolio: () => () => undefined, closeChannel: () => undefined }));

usingScreens();

const FIGURES = [
  "totalOpportunities",
  "activeProjects",
  "totalInvestment",
  "projectedProfit",
  "avgScore",
  "successRate",
  "monthlyGrowth",
];
const stats = {
  ...Object.fromEntries(FIGURES.map((figure) => [figure, null])),
  totalOpportunities: 12,
  activeProjects: 0,
  explained: Object.fromEntries(FIGURES.map((figure) => [figure, `Formule de ${figure}.`])),
  projects: [],
};
const found = (id: string, status: "new" | "opportunity") => ({
  id,
  name: "AB 1",
  address: `Parcelle ${id}`,
  codeInsee: "33234",
  commune: "Latresne",
  surface: 1_200,
  status,
  lots: 3,
  investment: 400_000,
  profit: 50_000,
  score: 82,
  analysedAt: "2026-11-24T08:00:00Z",
  fictional: false,
});
const HOME = { parcels: 0, scored: 0, sales: 0 };
const LOADED = { codeInsee: "33234", name: "Latresne", parcels: 4_344, fictional: false };

const open = (answers: Answers = {}): void => {
  answering({
    "/api/dashboard/visits": success({}),
    "/api/dashboard/stats": success(stats),
    "/api/home": success({ ...HOME, communes: [LOADED], properties: 2 }),
    "/api/opportunities/recent": { body: { success: true, data: [], since: null } },
    "/api/statistics": success({ communes: [], parcels: 0, scored: 0, sales: 0, insights: null, byKind: null }),
    ...answers,
  });
  show(<DashboardPage />);
};

test("on day one, it says what to do, in order", async () => {
  open({ "/api/home": success({ ...HOME, communes: [], properties: 0 }) });
  await screen.findByText("Rien à montrer encore : voici comment commencer");
  screen.getByRole("link", { name: "Cherchez une commune" });
  await screen.findByText(/^Aucune parcelle notée 70 ou plus/);
  await screen.findByText(/^Aucun projet en cours/);
  await screen.findByText("Aucune commune chargée n'a de ventes publiées.");
});

test("each figure has its formula behind a tap; what cannot be counted is a dash", async () => {
  open();
  for (const [label, figure] of [
    ["Opportunités", "totalOpportunities"],
    ["Taux de réussite", "successRate"],
    ["Croissance, 30 jours", "monthlyGrowth"],
  ]) {
    fireEvent.click(await screen.findByRole("button", { name: `${label} : comment ce chiffre est compté` }));
    await screen.findByText(`Formule de ${figure}.`);
    fireEvent.keyDown(document.body, { key: "Escape" });
  }
  expect(screen.getAllByTitle("Rien à compter pour l'instant")).toHaveLength(5);
});

test("what is new since the last visit comes first, and is marked", async () => {
  open({
    "/api/opportunities/recent": {
      body: {
        success: true,
        data: [found("33234000AB0002", "new"), found("33234000AB0001", "opportunity")],
        since: "2026-11-23T08:00:00Z",
      },
    },
  });
  const [first, second] = await screen.findAllByRole("link", { name: /Parcelle 33234/ });
  within(first as HTMLElement).getByText("Nouvelle");
  expect(within(second as HTMLElement).queryByText("Nouvelle")).toBeNull();
  screen.getByText(/^Les nouvelles depuis votre visite du .+ viennent d'abord\./);
});

test("a first visit has nothing new to compare with", async () => {
  open({
    "/api/opportunities/recent": {
      body: { success: true, data: [found("33234000AB0001", "opportunity")], since: null },
    },
  });
  await screen.findByText(/^Première visite : à la prochaine/);
});

test("each part that cannot be read says so alone, with a way to try again", async () => {
  const failed = { status: 418, body: {} };
  open({ "/api/dashboard/stats": failed, "/api/opportunities/recent": failed, "/api/statistics": failed });
  for (const sentence of [
    "Les chiffres n'ont pas pu être lus.",
    "Les projets n'ont pas pu être lus.",
    "Les opportunités n'ont pas pu être lues.",
    "Impossible de charger les données du marché",
  ])
    await screen.findByText(sentence);
  expect(screen.getAllByRole("button", { name: "Réessayer" }).length).toBeGreaterThanOrEqual(4);
});
