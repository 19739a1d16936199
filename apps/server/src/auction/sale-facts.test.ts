import { expect, test } from "vitest";
import { saleFacts } from "./sale-facts.ts";

const lot = { number: 1, kind: "house", builtM2: null, landM2: null, resultEur: null, parcels: [] } as const;
const notice = {
  regime: "judiciaire",
  hearing: { on: "2026-12-11", at: "09:30", weekdayAgrees: true },
  court: "Tribunal Judiciaire de Sainte-Mirande",
  office: "SCP Aubert & Delmas, avocats",
  lots: [{ ...lot, startingPriceEur: 292_000, parcels: [] }],
} as unknown as Parameters<typeof saleFacts>[0]["notice"];
const url = "https://exemple.fr/annonce/1";

test("the facts of a sale, one a line, with its link", () => {
  const words = saleFacts({ notice, url });
  expect(words).toContain("Audience : 11/12/2026 à 09:30\nTribunal : Tribunal Judiciaire de Sainte-Mirande\n");
  expect(words).toContain("Avocat poursuivant : SCP Aubert & Delmas, avocats\n");
  expect(words).toMatch(/Mise à prix : 292\s000 €\nAnnonce : https:\/\/exemple\.fr\/annonce\/1$/);
});

test("what the notice does not give is not made up", () => {
  const bare = { ...notice, hearing: null, court: null, office: null, lots: [] } as typeof notice;
  expect(saleFacts({ notice: bare, url }).split("\n")).toHaveLength(2);
});
