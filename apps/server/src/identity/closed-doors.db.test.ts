import type { Database } from "@lotir/database";
import { onBothHomes } from "@lotir/database/testing";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { createIdentity, type Identity } from "./create-identity.ts";
import { Client, ORIGIN, PASSWORD, person } from "./identity-client.fixture.ts";

const SETTINGS = { baseUrl: ORIGIN, secret: "x".repeat(32), secureCookies: false } as const;
const OTHER_PASSWORD = "quatre vergers en pente";

onBothHomes((home) => {
  describe("mots de passe, cadence, noms et journal", () => {
    let database: Database;
    let identity: Identity;
    const bugs: unknown[] = [];

    beforeAll(async () => {
      database = await home.open();
      identity = await createIdentity({ ...SETTINGS, database, onBug: (error) => bugs.push(error) });
    });
    afterAll(() => database?.close());

    const signUp = async (name: string): Promise<Client> => {
      const client = new Client(identity);
      const { status, body } = await client.send("POST", "/sign-up/email", person(name));
      expect(status, JSON.stringify(body)).toBe(200);
      return client;
    };
    const signIn = (client: Client, name: string, password: string) =>
      client.send("POST", "/sign-in/email", { email: person(name).email, password });

    test("un mot de passe qui se devine est refusé, à l'inscription comme au changement", async () => {
      const weak = await new Client(identity).send("POST", "/sign-up/email", {
        ...person("faible"),
        password: "soleil2024",
      });
      expect(weak).toMatchObject({ status: 400, body: { code: "PASSWORD_TOO_WEAK", error: /se devine trop vite/ } });
      const client = await signUp("forte");
      const change = { currentPassword: PASSWORD, newPassword: "azertyuiop" };
      expect((await client.send("POST", "/change-password", change)).status).toBe(400);
    });

    test("changer de mot de passe ferme les autres sessions, même si l'on demande le contraire", async () => {
      const [client, elsewhere] = [await signUp("mobile"), new Client(identity)];
      await signIn(elsewhere, "mobile", PASSWORD);
      expect((await elsewhere.send("GET", "/get-session")).body).not.toBeNull();
      const change = { currentPassword: PASSWORD, newPassword: OTHER_PASSWORD, revokeOtherSessions: false };
      expect((await client.send("POST", "/change-password", change)).status).toBe(200);
      expect((await elsewhere.send("GET", "/get-session")).body).toBeNull();
      expect((await client.send("GET", "/get-session")).body).not.toBeNull();
    });

    test("cinq échecs ralentissent un compte, qu'il existe ou non, et un redémarrage n'y change rien", async () => {
      const owner = await signUp("visee");
      for (const name of ["visee", "fantome"]) {
        for (let tries = 0; tries < 5; tries += 1)
          expect((await signIn(new Client(identity), name, "pas celui-là du tout")).status).toBe(401);
        // Longer than a second, so that a busy machine does not outlast it.
        await database.identity
          .updateTable("auth.sign_in_pace")
          .set((row) => ({ failures: sql<number>`${row.ref("failures")} + 9` }))
          .where("failures", "=", 5)
          .execute();
        const restarted = await createIdentity({ ...SETTINGS, database });
        const answer = await signIn(new Client(restarted), name, PASSWORD);
        expect(answer).toMatchObject({ status: 429, body: { error: /Trop de tentatives/ } });
        expect(Number(answer.headers.get("retry-after"))).toBeGreaterThan(0);
      }
      // Who is signed in from there is not locked out by what strangers try.
      expect((await signIn(owner, "visee", PASSWORD)).status).toBe(200);
      expect((await signIn(new Client(identity), "visee", PASSWORD)).status).toBe(200);
    });

    test("le serveur fait l'adresse courte d'une organisation, et n'en prend aucune", async () => {
      const client = await signUp("nommee");
      const sent = { name: "Agence du Lac", slug: "agence-choisie" };
      const { body } = await client.send("POST", "/organization/create", sent);
      expect(body.slug).toMatch(/^agence-du-lac-[0-9a-f]{8}$/);
      const update = { organizationId: body.id, data: { name: "Agence du Pré", slug: "prise" } };
      const { body: updated } = await client.send("POST", "/organization/update", update);
      expect(updated).toMatchObject({ name: "Agence du Pré", slug: body.slug });
    });

    test.each([
      "javascript:alert(1)",
      "java\tscript:alert(1)",
      " data:text/html,x",
      "DATA:image/png;base64,AA",
      "blob:x",
    ])("un logo %j est refusé", async (logo) => {
      const client = await signUp(`logo${bugs.length}${logo.length}${Math.abs(logo.codePointAt(2) ?? 0)}`);
      const answer = await client.send("POST", "/organization/create", { name: "Agence", slug: "a", logo });
      expect(answer.status).toBe(400);
    });

    test("la page d'erreur est la nôtre, en français, et ne répète rien de l'adresse", async () => {
      const address = `${ORIGIN}/api/auth/error?error=%3Cscript%3Ealert(1)%3C/script%3E`;
      const answer = await identity.handle(new Request(address));
      const page = await answer.text();
      expect(page).toContain("La connexion n'a pas abouti");
      expect(page).not.toContain("script");
    });

    test("aucune adresse e-mail dans un journal, quoi qu'il arrive", async () => {
      const said: string[] = [];
      const hear = (...words: unknown[]): void => void said.push(words.map(String).join(" "));
      const spies = (["log", "info", "warn", "error", "debug"] as const).map((way) =>
        vi.spyOn(console, way).mockImplementation(hear),
      );
      const client = await signUp("discrete");
      await client.send("POST", "/sign-up/email", person("discrete"));
      await signIn(new Client(identity), "discrete", "pas celui-là du tout");
      await signIn(new Client(identity), "inconnue", PASSWORD);
      const { body } = await client.send("POST", "/organization/create", { name: "Agence", slug: "a" });
      const invited = { email: "invitee@example.fr", role: "member", organizationId: body.id };
      await client.send("POST", "/organization/invite-member", invited);
      await client.send("POST", "/organization/invite-member", { ...invited, email: "pas une adresse" });
      await client.send("POST", "/request-password-reset", { email: "discrete@example.fr", redirectTo: "/x" });
      for (const spy of spies) spy.mockRestore();
      expect([...said, ...bugs.map(String)].join("\n")).not.toMatch(/@example\.fr/);
    });
  });
});
