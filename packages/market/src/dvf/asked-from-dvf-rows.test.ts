import { expect, test } from "vitest";
import { trainEstimator } from "../estimate/train-estimator.ts";
import { askedFromDvfRows } from "./asked-from-dvf-rows.ts";
import { bareLandRow, dvfRow } from "./dvf-row.fixture.ts";

const unpriced = { valeur_fonciere: "" };

test("one question per house, land or flat mutation, by mutation", () => {
  const { asked, leftOut } = askedFromDvfRows([
    dvfRow({ ...unpriced, id_mutation: "2025-3" }),
    bareLandRow({ ...unpriced, id_mutation: "2025-1" }),
    dvfRow({ ...unpriced, id_mutation: "2025-2", type_local: "Appartement" }),
    dvfRow({ ...unpriced, id_mutation: "2025-4", type_local: "Dépendance" }),
    bareLandRow({ ...unpriced, id_mutation: "2025-5", nature_mutation: "Vente en l'état futur d'achèvement" }),
  ]);
  expect(asked.map(({ mutation, kind }) => [mutation, kind])).toEqual([
    ["2025-1", "land"],
    ["2025-2", "flat"],
    ["2025-3", "house"],
  ]);
  expect(leftOut).toBe(2);
});

test("a house and a shop are asked as a house, and described as mixed", () => {
  const shop = dvfRow({ ...unpriced, type_local: "Local industriel. commercial ou assimilé" });
  const { asked } = askedFromDvfRows([dvfRow(unpriced), shop]);
  expect(asked).toMatchObject([{ kind: "house", goods: { kind: "mixed" } }]);
});

test("ground whose area is not written is asked all the same, and its area is what is unknown", () => {
  const { asked, leftOut } = askedFromDvfRows([
    bareLandRow({ ...unpriced, id_mutation: "2025-1", surface_terrain: "" }),
    bareLandRow({ ...unpriced, id_mutation: "2025-2", surface_terrain: "", nature_culture: "" }),
  ]);
  expect(asked).toMatchObject([
    { mutation: "2025-1", kind: "land", goods: { kind: "other-land", land: null } },
    { mutation: "2025-2", kind: "land", goods: { kind: "other-land", land: null } },
  ]);
  expect(leftOut).toBe(0);
  const abstained = trainEstimator([]).estimate({ ...asked[0]!.goods! });
  expect(abstained).toEqual({ ok: false, failure: { kind: "unknown-area", of: "terrain" } });
});

test("an unreadable date leaves a question without goods", () => {
  expect(askedFromDvfRows([dvfRow({ date_mutation: "" })]).asked).toMatchObject([{ goods: null }]);
});
