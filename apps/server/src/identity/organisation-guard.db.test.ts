import type { Database } from "@lotir/database";
import { onBothHomes } from "@lotir/database/testing";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createIdentity, type Identity } from "./create-identity.ts";
import { Client, ORIGIN, person } from "./identity-client.fixture.ts";

const UPDATE = "/organization/update";

onBothHomes((home) => {
  describe("le nom d'une organisation", () => {
    let database: Database;
    let identity: Identity;
    let odile: Client;
    let paul: Client;
    let organisationId: string;

    beforeAll(async () => {
      database = await home.open();
      identity = await createIdentity({ database, baseUrl: ORIGIN, secret: "x".repeat(32), secureCookies: false });
      odile = new Client(identity);
      paul = new Client(identity);
      await odile.send("POST", "/sign-up/email", person("Odile"));
      const { body } = await paul.send("POST", "/sign-up/email", person("Paul"));
      const made = await odile.send("POST", "/organization/create", { name: "Agence", slug: "agence-nommee" });
      organisationId = made.body.id;
      await database.identity
        .insertInto("auth.member")
        .values({ organization_id: organisationId, user_id: body.user.id, role: "admin", created_at: new Date() })
        .execute();
      await paul.send("POST", "/organization/set-active", { organizationId: organisationId });
    });
    afterAll(() => database?.close());

    const rename = (client: Client, name: string, told: { version?: unknown; ifMatch?: string } = {}) => {
      const { version, ifMatch } = told;
      const body = { data: { name }, organizationId: organisationId, ...(version === undefined ? {} : { version }) };
      return client.send("POST", UPDATE, body, ifMatch === undefined ? {} : { "if-match": ifMatch });
    };
    const shown = async () => {
      const { body } = await odile.send("GET", `/organization/get-full-organization?organizationId=${organisationId}`);
      return { name: body.name, version: body.version };
    };

    test("une version lue avant le changement d'un autre est refusée, et ce qu'il a écrit reste", async () => {
      expect(await shown()).toEqual({ name: "Agence", version: 0 });
      expect((await rename(odile, "Agence d'Odile", { version: 0 })).body.version).toBe(1);
      for (const told of [{ version: 0 }, { ifMatch: '"0"' }]) {
        const stale = await rename(paul, "Agence de Paul", told);
        expect([stale.status, stale.body]).toEqual([
          409,
          expect.objectContaining({
            success: false,
            code: "changed-meanwhile",
            error: expect.stringMatching(/^Odile Durand a changé ces valeurs entre-temps/),
            details: expect.objectContaining({
              version: 1,
              fields: [
                {
                  field: "name",
                  label: "Nom de l'organisation",
                  theirs: "Agence d'Odile",
                  yours: "Agence de Paul",
                },
              ],
            }),
          }),
        ]);
      }
      expect(await shown()).toEqual({ name: "Agence d'Odile", version: 1 });
      for (const told of [{ version: "un" }, { version: 1.5 }, { ifMatch: "un" }])
        expect((await rename(paul, "Agence de Paul", told)).status).toBe(400);
      expect((await rename(paul, "Agence de Paul", { ifMatch: '"1"' })).status).toBe(200);
    });

    test("sans version il passe, et l'histoire garde l'ancien", async () => {
      const { name, version } = await shown();
      expect((await rename(odile, "Cabinet")).status).toBe(200);
      const kept = await database.application(organisationId, (trx) =>
        trx.selectFrom("app.audit").select("facts").where("action", "=", "organisation.update").orderBy("id").execute(),
      );
      expect(kept.at(-1)?.facts).toMatchObject({
        version: version + 1,
        isOnRead: false,
        before: { name },
        after: { name: "Cabinet" },
      });
    });

    test("deux à la fois sur une même version : un seul écrit", async () => {
      const { version } = await shown();
      const told = await Promise.all([odile, paul].map((client) => rename(client, `De ${client.bearer}`, { version })));
      expect(told.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    });

    test("un simple membre, un étranger : refusés, et la version ne bouge pas", async () => {
      const before = await shown();
      const stranger = new Client(identity);
      const { body } = await stranger.send("POST", "/sign-up/email", person("Rose"));
      expect((await rename(stranger, "À moi")).status).toBe(403);
      await database.identity
        .insertInto("auth.member")
        .values({ organization_id: organisationId, user_id: body.user.id, role: "member", created_at: new Date() })
        .execute();
      expect((await rename(stranger, "À moi")).status).toBe(403);
      expect(await shown()).toEqual(before);
    });
  });
});
