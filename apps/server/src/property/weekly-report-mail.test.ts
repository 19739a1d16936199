import { expect, test } from "vitest";
import type { CountedProperty } from "./dashboard-stats.ts";
import { weeklyReportMail } from "./weekly-report-mail.ts";

const NOW = new Date("2026-11-23T06:00:00Z");
const property = (given: Partial<CountedProperty>): CountedProperty => ({
  id: "p",
  name: "Maison du port",
  address: "1 quai du Port",
  status: "cadastre",
  createdAt: "2026-10-01T00:00:00Z",
  updatedAt: "2026-10-01T00:00:00Z",
  score: 70,
  money: null,
  ...given,
});
const mailOf = (properties: readonly CountedProperty[]) =>
  weeklyReportMail({
    to: "ana@example.fr",
    organisation: "Foncière\nde l'Îlot",
    origin: "https://lotir.example",
    properties,
    opportunities: 1_204,
    highScore: 70,
    now: NOW,
  });

test("what was added and what moved in seven days are told apart, and nothing older", () => {
  const { subject, text } = mailOf([
    property({ name: "Ajoutée", createdAt: "2026-11-20T00:00:00Z", updatedAt: "2026-11-20T00:00:00Z" }),
    property({ name: "Bougée", updatedAt: "2026-11-22T00:00:00Z", status: "en_vente" }),
    property({ name: "Ancienne" }),
  ]);
  expect(subject).toBe("Votre semaine sur Lotir : Foncière de l'Îlot");
  expect(text).toContain("Propriétés ajoutées : 1\n- Ajoutée");
  expect(text).toContain("Propriétés modifiées : 1\n- Bougée");
  expect(text).not.toContain("Ancienne");
  expect(text).toContain("Projets en cours : 1");
  expect(text).toContain("https://lotir.example/settings");
});

test("what was never analysed is unknown, never zero", () => {
  expect(mailOf([])).toMatchObject({ text: expect.stringContaining("Bénéfice estimé : inconnu") });
});

test("a hostile name writes no line of its own, and a long week is counted", () => {
  const { text } = mailOf(
    Array.from({ length: 13 }, (_, rank) =>
      property({ name: `Bien ${rank}\r\nBcc: tous@example.fr`, createdAt: "2026-11-21T00:00:00Z" }),
    ),
  );
  expect(text).not.toMatch(/^Bcc/m);
  expect(text).toContain("- et 3 autres");
});
