import type { Database } from "@lotir/database";
import { onBothHomes } from "@lotir/database/testing";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createIdentity, type Identity } from "./create-identity.ts";
import { Client, ORIGIN, PASSWORD, person } from "./identity-client.fixture.ts";

const SECRET = "x".repeat(32);

/** What an attacker makes of a signed token: never the same one. */
const TAMPERED: Readonly<Record<string, (signed: string) => string>> = {
  "sans signature": (signed) => signed.split(".")[0] ?? "",
  "signature vide": (signed) => `${signed.split(".")[0]}.`,
  "signature d'un autre": (signed) => `${signed.split(".")[0]}.${"A".repeat(43)}%3D`,
  "signature coupée": (signed) => signed.slice(0, -6),
  "jeton d'un autre": (signed) => `B${signed.slice(1)}`,
  "jeton allongé": (signed) => `x${signed}`,
  "deux signatures": (signed) => `${signed}.${signed.split(".")[1]}`,
  "tout vide": () => "",
  "un caractère nul": (signed) => `%00${signed}`,
  "une instruction": () => "%27%20or%201%3D1%20--.AAAA",
};

onBothHomes((home) => {
  describe("qui demande, en une instruction", () => {
    let database: Database;
    let identity: Identity;
    beforeAll(async () => {
      database = await home.open();
      identity = await createIdentity({ database, baseUrl: ORIGIN, secret: SECRET, secureCookies: false });
    });
    afterAll(() => database?.close());

    const enter = async (name: string) => {
      const client = new Client(identity);
      const { body } = await client.send("POST", "/sign-up/email", person(name));
      await client.send("POST", "/organization/create", { name: `Agence ${name}` });
      return { client, userId: String(body.user.id), cookie: client.headers().get("cookie") ?? "" };
    };
    const askWith = (headers: Record<string, string>) =>
      identity.requireMember(new Request(`${ORIGIN}/api/properties`, { headers }));
    const sessionWith = async (headers: Record<string, string>): Promise<unknown> =>
      (await identity.handle(new Request(`${ORIGIN}/api/auth/get-session`, { headers }))).json();

    test("un jeton touché n'ouvre rien, comme pour la bibliothèque elle-même", async () => {
      const { cookie } = await enter("alba");
      const [name = "", signed = ""] = cookie.split("=");
      expect(await askWith({ cookie })).toMatchObject({ ok: true });
      expect(await sessionWith({ cookie })).not.toBeNull();
      for (const [way, tamper] of Object.entries(TAMPERED)) {
        const touched = tamper(signed);
        for (const headers of [{ cookie: `${name}=${touched}` }, { authorization: `Bearer ${touched}` }]) {
          expect([way, await askWith(headers)]).toEqual([way, { ok: false, failure: "signed-out" }]);
          expect([way, await sessionWith(headers)]).toEqual([way, null]);
        }
      }
    });

    test("le cookie est lu sous son nom parmi d'autres, et l'en-tête passe devant lui", async () => {
      const [one, other] = [await enter("bice"), await enter("carla")];
      const crowd = `a=1; autre.session_token=${other.cookie.split("=")[1]}; ${one.cookie}; z="2"`;
      expect(await askWith({ cookie: crowd })).toMatchObject({ value: { userId: one.userId } });
      const authorization = `bearer ${other.cookie.slice(other.cookie.indexOf("=") + 1)}`;
      expect(await askWith({ cookie: one.cookie, authorization })).toMatchObject({ value: { userId: other.userId } });
      expect(await askWith({ cookie: one.cookie, authorization: "Basic YTpi" })).toMatchObject({
        value: { userId: one.userId },
      });
    });

    test("une session finie, révoquée, d'un autre secret ou d'un compte supprimé n'ouvre rien, à l'instant", async () => {
      const { cookie, userId } = await enter("dora");
      const expire = (interval: string) =>
        sql`update auth.session set expires_at = now() + ${interval}::interval where user_id = ${userId}::uuid`.execute(
          database.identity,
        );
      await expire("-1 second");
      expect(await askWith({ cookie })).toEqual({ ok: false, failure: "signed-out" });
      await expire("1 hour");
      expect(await askWith({ cookie })).toMatchObject({ ok: true });
      const elsewhere = await createIdentity({
        database,
        baseUrl: ORIGIN,
        secret: "y".repeat(32),
        secureCookies: false,
      });
      const asked = new Request(ORIGIN, { headers: { cookie } });
      expect(await elsewhere.requireMember(asked)).toEqual({ ok: false, failure: "signed-out" });
      const second = new Client(identity);
      await second.send("POST", "/sign-in/email", { email: person("dora").email, password: PASSWORD });
      await second.send("POST", "/revoke-other-sessions", {});
      expect(await askWith({ cookie })).toEqual({ ok: false, failure: "signed-out" });
      expect(await second.member()).toMatchObject({ ok: true });
      await sql`delete from auth."user" where id = ${userId}::uuid`.execute(database.identity);
      expect(await second.member()).toEqual({ ok: false, failure: "signed-out" });
    });

    test("une organisation active illisible n'en est aucune", async () => {
      const { cookie, userId } = await enter("elsa");
      await sql`update auth.session set active_organization_id = 'pas un identifiant' where user_id = ${userId}::uuid`.execute(
        database.identity,
      );
      expect(await askWith({ cookie })).toEqual({ ok: false, failure: "not-a-member" });
    });
  });
});
