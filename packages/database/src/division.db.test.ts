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

const SCENARIOS = JSON.stringify([{ id: "0", name: "2 lots" }]);

onBothHomes((home) => {
  describe("projets de division d'une organisation", () => {
    let database: Database;
    let propertyId = "";
    const inA = <Outcome>(work: (trx: ApplicationTransaction) => Promise<Outcome>) =>
      database.application(ORGANISATION_A, work);
    const inB = <Outcome>(work: (trx: ApplicationTransaction) => Promise<Outcome>) =>
      database.application(ORGANISATION_B, work);
    const generate = (trx: ApplicationTransaction) =>
      trx
        .insertInto("app.division_project")
        .values({ property_id: propertyId, wishes: "{}", scenarios: SCENARIOS, created_by: null })
        .returning(["id", "version"])
        .executeTakeFirstOrThrow();
    const all = (trx: ApplicationTransaction) => trx.selectFrom("app.division_project").selectAll().execute();

    beforeAll(async () => {
      database = await home.open();
      await createOrganisation(database, ORGANISATION_A);
      await createOrganisation(database, ORGANISATION_B);
      propertyId = (await inA((trx) => addProperty(trx, "332340000A0001", "A 1"))).id;
      await inA(generate);
    });
    afterAll(() => database?.close());

    test("les scénarios se relisent tels qu'ils ont été écrits", async () => {
      const [project] = await inA(all);
      expect(project?.scenarios).toEqual([{ id: "0", name: "2 lots" }]);
      expect(project?.version).toBe(1);
    });

    test("une autre organisation n'en voit, n'en change ni n'en ajoute rien", async () => {
      expect(await inB(all)).toEqual([]);
      const changed = await inB((trx) =>
        trx.updateTable("app.division_project").set({ scenarios: "[]" }).executeTakeFirst(),
      );
      expect(changed.numUpdatedRows).toBe(0n);
      const removed = await inB((trx) => trx.deleteFrom("app.division_project").executeTakeFirst());
      expect(removed.numDeletedRows).toBe(0n);
      await expect(inB(generate)).rejects.toThrow();
    });

    test("chaque écriture change la version, que nul n'écrit lui-même", async () => {
      await inA((trx) => trx.updateTable("app.division_project").set({ scenarios: "[]" }).execute());
      expect((await inA(all))[0]?.version).toBe(2);
      await expect(inA((trx) => sql`update app.division_project set version = 1`.execute(trx))).rejects.toThrow();
      const other = sql`update app.division_project set organisation_id = ${ORGANISATION_B}::uuid`;
      await expect(inA((trx) => other.execute(trx))).rejects.toThrow();
    });

    test("une règle corrigée est à qui la corrige : une par zone et par règle, qu'une autre organisation ne voit pas", async () => {
      const corrections = (trx: ApplicationTransaction) => trx.selectFrom("app.rule_correction").selectAll().execute();
      const correct = (trx: ApplicationTransaction) =>
        trx
          .insertInto("app.rule_correction")
          .values({
            commune: "33234",
            zone: "UB",
            rule: "setbackFromVoie",
            value: 4,
            unit: "m",
            reason: "mairie",
            updated_by: null,
          })
          .execute();
      await inA(correct);
      await inB(correct);
      await expect(inA(correct)).rejects.toThrow();
      expect((await inA(corrections)).map(({ value, unit, version }) => [value, unit, version])).toEqual([[4, "m", 1]]);
      await inB((trx) => trx.deleteFrom("app.rule_correction").execute());
      expect(await inB(corrections)).toEqual([]);
      await inA((trx) => trx.updateTable("app.rule_correction").set({ value: 5 }).execute());
      expect((await inA(corrections)).map(({ value, version }) => [value, version])).toEqual([[5, 2]]);
      const other = sql`update app.rule_correction set organisation_id = ${ORGANISATION_B}::uuid`;
      await expect(inA((trx) => other.execute(trx))).rejects.toThrow();
      expect((await sql`select * from app.rule_correction`.execute(database.territory)).rows).toEqual([]);
    });

    test("ils disparaissent avec leur propriété ; sans organisation, pas une ligne", async () => {
      expect((await sql`select * from app.division_project`.execute(database.territory)).rows).toEqual([]);
      await inA((trx) => trx.deleteFrom("app.property").execute());
      expect(await inA(all)).toEqual([]);
    });
  });
});
