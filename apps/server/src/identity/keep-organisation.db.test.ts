import type { Database } from "@lotir/database";
import { onBothHomes } from "@lotir/database/testing";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createIdentity, type Identity } from "./create-identity.ts";
import { Client, ORIGIN, PASSWORD, person } from "./identity-client.fixture.ts";

onBothHomes((home) => {
  let database: Database;
  let identity: Identity;
  beforeAll(async () => {
    database = await home.open();
    identity = await createIdentity({ database, baseUrl: ORIGIN, secret: "x".repeat(32), secureCookies: false });
  });
  afterAll(() => database?.close());

  test("la session qu'ouvre un autre mot de passe reste dans l'organisation ; celle d'une autre personne, non", async () => {
    const client = new Client(identity);
    const asked = person("garde-organisation");
    await client.send("POST", "/sign-up/email", asked);
    const organisations = await Promise.all(
      ["garde-une", "garde-deux"].map((slug) => client.send("POST", "/organization/create", { name: slug, slug })),
    );
    const organisationId: string = organisations[0]?.body.id;
    await client.send("POST", "/organization/set-active", { organizationId: organisationId });
    const { status } = await client.send("POST", "/change-password", {
      currentPassword: PASSWORD,
      newPassword: "sept collines sous la pluie",
      revokeOtherSessions: true,
    });
    expect(status).toBe(200);
    const active = async (): Promise<unknown> =>
      (await client.send("GET", "/get-session")).body.session.activeOrganizationId;
    expect(await active()).toBe(organisationId);
    await client.send("POST", "/sign-up/email", person("garde-autre"));
    expect(await active()).toBeNull();
  });
});
