import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Database } from "./database.ts";
import { onBothHomes } from "./testing/homes.fixture.ts";

onBothHomes((home) => {
  describe("file de travaux", () => {
    let database: Database;
    beforeAll(async () => {
      database = await home.open();
    });
    afterAll(() => database?.close());

    test("une erreur dans un texte de plusieurs instructions ne laisse pas de transaction ouverte", async () => {
      await expect(database.jobs.executeSql("begin; select 1 / 0; commit;")).rejects.toMatchObject({ code: "22012" });
      expect((await database.jobs.executeSql("select current_user::text as name")).rows).toEqual([
        { name: "lotir_jobs" },
      ]);
      expect(await database.jobs.executeSql("select $1::integer as number", [4])).toMatchObject({
        rows: [{ number: 4 }],
      });
    });

    test("la file ne lit ni les comptes ni ce que les organisations possèdent", async () => {
      for (const table of ['auth."user"', "auth.session", "auth.organisation_seal", "app.property", "app.audit"])
        await expect(database.jobs.executeSql(`select * from ${table}`)).rejects.toMatchObject({ code: "42501" });
    });
  });
});
