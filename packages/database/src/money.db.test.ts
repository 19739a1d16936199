import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { ApplicationTransaction, Database } from "./database.ts";
import { onBothHomes } from "./testing/homes.fixture.ts";
import {
  addProperty,
  createOrganisation,
  ORGANISATION_A,
  ORGANISATION_B,
} from "./testing/two-organisations.fixture.ts";

const CHOSEN = JSON.stringify({ profile: "lotisseur" });

const assume = (trx: ApplicationTransaction) =>
  trx.insertInto("app.assumptions").values({ chosen: CHOSEN, updated_by: null }).execute();

onBothHomes((home) => {
  describe("hypothèses et montants d'une organisation", () => {
    let database: Database;
    let propertyId = "";
    beforeAll(async () => {
      database = await home.open();
      await createOrganisation(database, ORGANISATION_A);
      await createOrganisation(database, ORGANISATION_B);
      await database.application(ORGANISATION_A, async (trx) => {
        await assume(trx);
        propertyId = (await addProperty(trx, "332340000A0001", "A 1")).id;
        await trx
          .insertInto("app.property_money")
          .values({ property_id: propertyId, costs: JSON.stringify({ utilities: 12_000 }), updated_by: null })
          .execute();
      });
    });
    afterAll(() => database?.close());

    const inA = <Outcome>(work: (trx: ApplicationTransaction) => Promise<Outcome>) =>
      database.application(ORGANISATION_A, work);
    const inB = <Outcome>(work: (trx: ApplicationTransaction) => Promise<Outcome>) =>
      database.application(ORGANISATION_B, work);

    test("une autre organisation n'en voit ni n'en change rien", async () => {
      expect(await inB((trx) => trx.selectFrom("app.assumptions").selectAll().execute())).toEqual([]);
      expect(await inB((trx) => trx.selectFrom("app.property_money").selectAll().execute())).toEqual([]);
      const changed = await inB((trx) => trx.updateTable("app.assumptions").set({ chosen: "{}" }).executeTakeFirst());
      expect(changed.numUpdatedRows).toBe(0n);
      const removed = await inB((trx) => trx.deleteFrom("app.property_money").executeTakeFirst());
      expect(removed.numDeletedRows).toBe(0n);
      expect((await inA((trx) => trx.selectFrom("app.assumptions").selectAll().execute()))[0]?.chosen).toEqual({
        profile: "lotisseur",
      });
    });

    test("chaque organisation a les siennes, et une ligne au plus", async () => {
      await inB(assume);
      expect(await inB((trx) => trx.selectFrom("app.assumptions").selectAll().execute())).toHaveLength(1);
      await expect(inB(assume)).rejects.toThrow();
    });

    test("les montants d'une propriété d'autrui sont refusés", async () => {
      const entered = inB((trx) =>
        trx.insertInto("app.property_money").values({ property_id: propertyId, updated_by: null }).execute(),
      );
      await expect(entered).rejects.toThrow();
    });

    test("chaque écriture change la version, que nul n'écrit lui-même", async () => {
      const save = () => inA((trx) => trx.updateTable("app.assumptions").set({ chosen: "{}" }).execute());
      const version = () => inA((trx) => trx.selectFrom("app.assumptions").select("version").executeTakeFirstOrThrow());
      const before = (await version()).version;
      await save();
      expect((await version()).version).toBe(before + 1);
      await expect(inA((trx) => sql`update app.assumptions set version = 1`.execute(trx))).rejects.toThrow();
      const other = sql`update app.assumptions set organisation_id = ${ORGANISATION_B}::uuid`;
      await expect(inA((trx) => other.execute(trx))).rejects.toThrow();
    });

    test("les montants disparaissent avec leur propriété", async () => {
      await inA((trx) => trx.deleteFrom("app.property").execute());
      expect(await inA((trx) => trx.selectFrom("app.property_money").selectAll().execute())).toEqual([]);
    });

    test("sans organisation, pas une ligne", async () => {
      for (const table of ["assumptions", "property_money"])
        expect((await sql.raw(`select * from app.${table}`).execute(database.territory)).rows).toEqual([]);
    });
  });
});
