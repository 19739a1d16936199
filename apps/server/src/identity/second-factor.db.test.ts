import type { Database } from "@lotir/database";
import { onBothHomes } from "@lotir/database/testing";
import { sql } from "kysely";
import { TOTP, URI } from "otpauth";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createIdentity, type Identity } from "./create-identity.ts";
import { atOneInstant, Client, ORIGIN, PASSWORD, person } from "./identity-client.fixture.ts";

const SECRET = "x".repeat(32);

/** What an authenticator shows, some half minutes from now. */
const codeOf = (uri: string, later = 0): string => {
  const read = URI.parse(uri);
  if (!(read instanceof TOTP)) throw new Error(`Not an authenticator's address: ${uri}`);
  return read.generate({ timestamp: Date.now() + later * 30_000 });
};

onBothHomes((home) => {
  describe("second facteur", () => {
    let database: Database;
    let identity: Identity;
    const ended: string[] = [];

    beforeAll(async () => {
      database = await home.open();
      identity = await createIdentity({
        database,
        baseUrl: ORIGIN,
        secret: SECRET,
        secureCookies: false,
        onSessionEnded: (userId) => ended.push(userId),
      });
    });
    afterAll(() => database?.close());

    const signUp = async (name: string): Promise<Client> => {
      const client = new Client(identity);
      const { status, body } = await client.send("POST", "/sign-up/email", person(name));
      expect(status, JSON.stringify(body)).toBe(200);
      await client.send("POST", "/organization/create", { name: `Agence ${name}` });
      return client;
    };
    /** A second factor turned on by the code of half a minute ago, so that the one of now has not served. */
    const enrol = (client: Client) =>
      atOneInstant(async () => {
        const { body } = await client.send("POST", "/two-factor/enable", { password: PASSWORD });
        const { totpURI: uri, backupCodes: codes }: { totpURI: string; backupCodes: string[] } = body;
        const served = codeOf(uri, -1);
        const verified = await client.send("POST", "/two-factor/verify-totp", { code: served });
        expect(verified.status, JSON.stringify(verified.body)).toBe(200);
        return { uri, codes, served };
      });
    const enter = async (name: string) => {
      const client = new Client(identity);
      const answer = await client.send("POST", "/sign-in/email", { email: person(name).email, password: PASSWORD });
      return { client, answer };
    };
    const give = (client: Client, code: string, more: object = {}) =>
      client.send("POST", "/two-factor/verify-totp", { code, ...more });

    test("le mot de passe seul n'ouvre plus rien : ni cookie, ni jeton, jusqu'au code", async () => {
      const { uri } = await enrol(await signUp("alma"));
      const { client, answer } = await enter("alma");
      expect(answer).toMatchObject({ status: 200, body: { twoFactorRedirect: true, twoFactorMethods: ["totp"] } });
      expect(answer.headers.get("set-auth-token")).toBeNull();
      expect(JSON.stringify(answer.body)).not.toContain("token");
      expect(await client.member()).toEqual({ ok: false, failure: "signed-out" });
      expect(await give(client, "000000")).toMatchObject({ status: 401, body: { error: /^Ce code n'est pas le bon/ } });
      expect(await client.member()).toMatchObject({ ok: false });
      expect((await give(client, codeOf(uri))).status).toBe(200);
      expect(await client.member()).toMatchObject({ ok: true });
    });

    test("un code ne sert qu'une fois, même à deux au même instant, même à qui vient de l'activer", async () => {
      const owner = await signUp("bela");
      const { uri, served } = await enrol(owner);
      const thief = (await enter("bela")).client;
      expect((await give(thief, served)).status).toBe(401);
      const [one, other] = [(await enter("bela")).client, (await enter("bela")).client];
      const code = codeOf(uri);
      const answers = await Promise.all([give(one, code), give(other, code)]);
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 401]);
      expect((await give((await enter("bela")).client, code)).status).toBe(401);
    });

    test("deviner : cinq codes par connexion, dix par compte, puis un quart d'heure, le bon code compris", async () => {
      const { uri } = await enrol(await signUp("cleo"));
      const guess = async (times: number) => {
        const { client } = await enter("cleo");
        const answers = [];
        for (let tries = 0; tries < times; tries += 1) answers.push(await give(client, String(100_000 + tries)));
        return { client, answers };
      };
      const { answers, client } = await guess(6);
      expect(answers.map(({ status }) => status)).toEqual([401, 401, 401, 401, 401, 400]);
      expect(answers.at(-1)?.body.error).toMatch(/trop de codes ont été essayés/);
      expect((await give(client, codeOf(uri))).status).toBe(401);
      await guess(5);
      const locked = await give((await enter("cleo")).client, codeOf(uri));
      expect(locked).toMatchObject({ status: 429, body: { error: /Patientez un quart d'heure/ } });
      await sql`update auth.two_factor set locked_until = now() - interval '1 second'`.execute(database.identity);
      expect((await give((await enter("cleo")).client, codeOf(uri))).status).toBe(200);
    });

    test("l'activer ferme les sessions ouvertes avant lui, et elles seules", async () => {
      const owner = await signUp("dina");
      const before = (await enter("dina")).client;
      const stranger = await signUp("dora-voisine");
      expect(await before.member()).toMatchObject({ ok: true });
      ended.length = 0;
      await enrol(owner);
      expect(await before.member()).toEqual({ ok: false, failure: "signed-out" });
      expect(await owner.member()).toMatchObject({ ok: true });
      expect(await stranger.member()).toMatchObject({ ok: true });
      expect(ended.length).toBeGreaterThan(0);
    });

    test("sans le mot de passe, ni activer, ni désactiver, ni refaire des codes ; sans le premier code, rien n'est activé", async () => {
      const owner = await signUp("elia");
      const wrong = { password: "pas celui-là du tout" };
      expect((await owner.send("POST", "/two-factor/enable", wrong)).status).toBe(400);
      await owner.send("POST", "/two-factor/enable", { password: PASSWORD });
      expect((await enter("elia")).answer.body.twoFactorRedirect).toBeUndefined();
      await enrol(owner);
      for (const path of ["disable", "generate-backup-codes"])
        expect((await owner.send("POST", `/two-factor/${path}`, wrong)).status).toBe(400);
      expect((await owner.send("POST", "/two-factor/enable", { password: PASSWORD })).body.error).toMatch(/déjà/);
      expect((await owner.send("POST", "/two-factor/disable", { password: PASSWORD })).status).toBe(200);
      expect((await enter("elia")).answer.body.twoFactorRedirect).toBeUndefined();
    });

    test("un code de secours sert une fois ; en refaire annule les anciens ; rien n'est lisible dans la base", async () => {
      const owner = await signUp("fani");
      const { uri, codes } = await enrol(owner);
      expect(new Set(codes).size).toBe(10);
      const recover = async (code = "") =>
        (await enter("fani")).client.send("POST", "/two-factor/verify-backup-code", { code });
      const [first, second] = codes;
      const twice = await Promise.all([recover(first), recover(first)]);
      expect(twice.filter(({ status }) => status === 200)).toHaveLength(1);
      expect(await recover(first)).toMatchObject({ status: 401, body: { error: /^Ce code de secours/ } });
      const { body } = await owner.send("POST", "/two-factor/generate-backup-codes", { password: PASSWORD });
      expect((await recover(second)).status).toBe(401);
      expect((await recover(body.backupCodes[0])).status).toBe(200);
      const { rows } = await sql<object>`select * from auth.two_factor, auth.spent_code`.execute(database.identity);
      const kept = JSON.stringify(rows);
      for (const known of [...codes, ...body.backupCodes, new URL(uri).searchParams.get("secret")])
        expect(kept).not.toContain(known);
    });

    test("aucun navigateur n'est cru d'avance, et les codes par e-mail ne sont pas offerts", async () => {
      const { uri } = await enrol(await signUp("gala"));
      const { client } = await enter("gala");
      const answer = await give(client, codeOf(uri), { trustDevice: true });
      expect(answer.status).toBe(200);
      expect(answer.headers.getSetCookie().join()).not.toContain("trust_device");
      await client.send("POST", "/sign-out", {});
      const again = await client.send("POST", "/sign-in/email", { email: person("gala").email, password: PASSWORD });
      expect(again.body.twoFactorRedirect).toBe(true);
      for (const path of ["send-otp", "verify-otp", "get-totp-uri"])
        expect((await client.send("POST", `/two-factor/${path}`, { code: "1", password: PASSWORD })).status).toBe(404);
    });
  });
});
