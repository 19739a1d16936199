import type { ParcelRisk } from "@lotir/contract";
import { expect, test } from "vitest";
import { dataOf, refusalOf } from "../testing/balanced-product.fixture.ts";
import { sharedProduct } from "../testing/shared-product.fixture.ts";

const product = sharedProduct();

test("six risks at the parcel's own place, each with the source's words", async () => {
  const { bare, ana } = product();
  const { risks, source } = await dataOf("showParcelRisks", await ana.get(`/cadastral/parcels/${bare.id}/risks`));
  expect(risks.map(({ risk }: ParcelRisk) => risk)).toEqual([
    "inondation",
    "argile",
    "seisme",
    "cavites",
    "radon",
    "carrieres",
  ]);
  for (const { words, status } of risks) expect([words !== "", status]).not.toContain(false);
  expect(source).toContain("Géorisques");
});

test("what was said of the commune when it was loaded stands beside, as the commune's", async () => {
  const { bare, ana } = product();
  const { commune } = await dataOf("showParcelRisks", await ana.get(`/cadastral/parcels/${bare.id}/risks`));
  expect(commune.risks.find(({ risk }: ParcelRisk) => risk === "inondation")).toMatchObject({
    status: "present",
    words: "Risque Existant",
  });
});

test("a parcel that is not loaded has no risks to tell", async () => {
  expect(await refusalOf(await product().ana.get("/cadastral/parcels/06999000ZZ9999/risks"))).toMatchObject({
    code: "unknown-parcel",
  });
});
