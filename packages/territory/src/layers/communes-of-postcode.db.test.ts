import type { Database } from "@lotir/database";
import { ewkbPoint } from "@lotir/database/row-values";
import { onBothHomes } from "@lotir/database/testing";
import { afterAll, beforeAll, expect, test } from "vitest";
import { communeOfCode, communesOfPostcode } from "./communes-of-postcode.ts";

onBothHomes((home) => {
  let database: Database;
  beforeAll(async () => {
    database = await home.open();
    const shared = { departement: "33", population: null, contour: null, fictional: false, source: "essai" };
    const row = (code: string, name: string, postcodes: string[], centre: string | null) =>
      ({ ...shared, code, name, postcodes, centre, vintage: "2026" }) as const;
    for (const values of [
      row("33234", "Latresne", ["33360"], ewkbPoint([-0.49, 44.78])),
      row("33099", "Carignan-de-Bordeaux", ["33360"], null),
      row("33063", "Bordeaux", ["33000", "33100"], null),
    ])
      await database.loading.insertInto("territory.commune").values(values).execute();
  });
  afterAll(() => database?.close());

  test("every commune of a shared postcode, one of its own, none of an unknown one", async () => {
    const names = async (postcode: string) =>
      (await communesOfPostcode(database.territory, postcode)).map(({ name }) => name);
    expect(await names("33360")).toEqual(["Carignan-de-Bordeaux", "Latresne"]);
    expect(await names("33100")).toEqual(["Bordeaux"]);
    expect(await names("75001")).toEqual([]);
    expect(await names("' or true --")).toEqual([]);
  });

  test("the middle of a commune, or none where its source has none", async () => {
    expect((await communeOfCode(database.territory, "33234"))?.centre).toEqual([-0.49, 44.78]);
    expect((await communeOfCode(database.territory, "33099"))?.centre).toBeUndefined();
    expect(await communeOfCode(database.territory, "99999")).toBeUndefined();
  });
});
