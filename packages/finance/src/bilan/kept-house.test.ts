import { expect, test } from "vitest";
import { amountOf, balanced, example } from "../testing/documents.fixture.ts";

const dealer = example("marchand-de-biens");

/** Two lots of 650 m² sold with VAT, the house kept on 900 m²: 1 300 of 2 200 m² give their VAT back. */
const kept = (changed: object = {}) =>
  balanced({
    ...dealer,
    houses: [{ name: "Maison", areaM2: 900, sold: false, ...changed }],
    switches: { inputVat: "usage" },
    uncertainty: { draws: 0 },
  });

const lostOf = (spent: number): number => Math.round(spent * 0.2 * (900 / 2_200) * 100) / 100;

test("what is spent for all gives back no VAT for the ground of a house that is kept", () => {
  const bilan = kept();
  expect(amountOf(bilan, "tva-perdue-geometre")).toBe(lostOf(4_500));
  expect(amountOf(bilan, "tva-perdue-etude-sol")).toBe(lostOf(1_800));
  expect(amountOf(bilan, "tva-perdue-dossier")).toBe(lostOf(1_500));
});

test("roads, and the fees of what is sold, give all of it back", () => {
  expect(amountOf(kept(), "tva-perdue-vrd-1")).toBe(0);
  expect(amountOf(kept(), "tva-perdue-frais-de-vente")).toBe(0);
});

test("a house without an area stands on what the lots leave", () => {
  expect(amountOf(kept({ areaM2: undefined }), "tva-perdue-geometre")).toBe(lostOf(4_500));
});
