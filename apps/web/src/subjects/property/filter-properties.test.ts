import { expect, test } from "vitest";
import { aProperty } from "../../testing/properties.fixture.ts";
import { filterProperties, statusLabel } from "./filter-properties.ts";

const all = [
  aProperty({ id: "1", address: "3 chemin de l'Église, 33360 Latresne", status: "cadastre" }),
  aProperty({ id: "2", address: "Rue du Port, 06000 Nice", city: "Nice", status: "en_vente" }),
];

test("an address is found whatever its accents and the order of its words", () => {
  expect(filterProperties(all, { text: "eglise latresne", status: null }).map(({ id }) => id)).toEqual(["1"]);
  expect(filterProperties(all, { text: "  NICE port ", status: null }).map(({ id }) => id)).toEqual(["2"]);
});

test("the status narrows, and nothing asked keeps everything", () => {
  expect(filterProperties(all, { text: "", status: "en_vente" }).map(({ id }) => id)).toEqual(["2"]);
  expect(filterProperties(all, { text: "", status: null })).toHaveLength(2);
});

test("an unknown status is shown raw", () => {
  expect(statusLabel("promesse_achat_en_cours")).toBe("Promesse signée");
  expect(statusLabel("sous_sequestre")).toBe("sous_sequestre");
});
