import type { Database } from "@lotir/database";
import { onBothHomes } from "@lotir/database/testing";
import { afterAll, beforeAll, expect, test } from "vitest";
import { communesNamed, plainName } from "./commune-names.ts";

const NAMES = {
  "94038": "L'Haÿ-les-Roses",
  "06105": "Rœulx",
  "33234": "Latresne",
  "29019": "Saint-Rémy",
  "14656": "Saint-Rémy",
  "75112": "Paris 12e Arrondissement",
};

onBothHomes((home) => {
  let database: Database;
  beforeAll(async () => {
    database = await home.open();
    const place = { departement: "00", source: "essai", vintage: "2026" };
    for (const [code, name] of Object.entries(NAMES))
      await database.loading
        .insertInto("territory.commune")
        .values({
          code,
          name,
          postcodes: [],
          population: null,
          contour: null,
          centre: null,
          fictional: false,
          ...place,
        })
        .execute();
  });
  afterAll(() => database?.close());

  test.each([
    ["l hay les roses", ["94038"]],
    ["L’HAŸ-LES-ROSES", ["94038"]],
    ["roeulx", ["06105"]],
    ["Latresne ", ["33234"]],
    ["saint remy", ["14656", "29019"]],
    ["paris", []],
    ["", []],
  ])("a loaded commune is found without accents, case nor hyphens: %s", async (asked, codes) => {
    expect(await communesNamed(database.territory, asked)).toEqual(codes);
  });

  test("the database folds every name as the code does", async () => {
    for (const [code, name] of Object.entries(NAMES))
      expect(await communesNamed(database.territory, plainName(name))).toContain(code);
  });
});
