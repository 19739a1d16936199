import type { Database } from "@lotir/database";
import { onBothHomes } from "@lotir/database/testing";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createIdentity, type Identity } from "./create-identity.ts";
import { Client, ORIGIN, PASSWORD, person } from "./identity-client.fixture.ts";

onBothHomes((home) => {
  describe("identité", () => {
    let database: Database;
    let identity: Identity;
    let serial = 0;

    beforeAll(async () => {
      database = await home.open();
      identity = await createIdentity({ database, baseUrl: ORIGIN, secret: "x".repeat(32), secureCookies: false });
    });
    afterAll(() => database?.close());

    const signUp = async (name: string): Promise<{ client: Client; userId: string; email: string }> => {
      serial += 1;
      const client = new Client(identity);
      const asked = person(`${name}${serial}`);
      const { status, body } = await client.send("POST", "/sign-up/email", asked);
      expect(status, JSON.stringify(body)).toBe(200);
      return { client, userId: body.user.id, email: asked.email };
    };
    const createOrganisation = async (client: Client, name: string): Promise<string> => {
      serial += 1;
      const slug = `organisation-${serial}`;
      const { status, body } = await client.send("POST", "/organization/create", { name, slug });
      expect(status, JSON.stringify(body)).toBe(200);
      return body.id;
    };
    const addMember = async (organisationId: string, userId: string): Promise<void> => {
      await database.identity
        .insertInto("auth.member")
        .values({ organization_id: organisationId, user_id: userId, role: "member", created_at: new Date() })
        .execute();
    };

    test("sans session : déconnecté", async () => {
      expect(await new Client(identity).member()).toEqual({ ok: false, failure: "signed-out" });
    });

    test("le cookie de session est HttpOnly, SameSite=Lax, et ne part que sous notre nom", async () => {
      const client = new Client(identity);
      const { headers } = await client.send("POST", "/sign-up/email", person("cookie"));
      const cookie = headers.getSetCookie().find((each) => each.startsWith("lotir.session_token="));
      expect(cookie).toMatch(/HttpOnly/i);
      expect(cookie).toMatch(/SameSite=Lax/i);
      expect(cookie).toMatch(/Path=\//i);
    });

    test("inscription, puis organisation : son créateur en est Admin", async () => {
      const { client, userId } = await signUp("alice");
      expect(await client.member()).toEqual({ ok: false, failure: "no-organisation" });
      const organisationId = await createOrganisation(client, "  Agence du Parc ");
      expect(await client.member()).toMatchObject({ ok: true, value: { userId, organisationId, role: "admin" } });
      const { body } = await client.send("GET", "/organization/list");
      expect(body).toMatchObject([{ id: organisationId, name: "Agence du Parc" }]);
    });

    test("un nom d'organisation blanc est refusé en français", async () => {
      const { client } = await signUp("blanche");
      const { status, body } = await client.send("POST", "/organization/create", { name: "   ", slug: "blanc" });
      expect(status).toBe(400);
      expect(body).toMatchObject({ success: false, code: "ORGANISATION_NAME_REQUIRED", message: /^Donnez un nom/ });
    });

    test("une nouvelle session s'ouvre sur l'organisation, prénom et nom sont gardés", async () => {
      const { client, email } = await signUp("bruno");
      const organisationId = await createOrganisation(client, "Agence de Bruno");
      const elsewhere = new Client(identity);
      const { status } = await elsewhere.send("POST", "/sign-in/email", { email, password: PASSWORD });
      expect(status).toBe(200);
      expect(await elsewhere.member()).toMatchObject({ ok: true, value: { organisationId } });
      const { body } = await elsewhere.send("GET", "/get-session");
      expect(body.user).toMatchObject({ firstName: /^bruno/, lastName: "Durand", email });
    });

    test("un mauvais mot de passe et un compte inconnu disent la même chose", async () => {
      const { email } = await signUp("claire");
      const wrong = await new Client(identity).send("POST", "/sign-in/email", { email, password: "pas celui-là" });
      const unknown = await new Client(identity).send("POST", "/sign-in/email", {
        email: "personne@example.fr",
        password: PASSWORD,
      });
      expect(wrong.status).toBe(401);
      expect(wrong.body).toEqual(unknown.body);
      expect(wrong.body.error).toBe("Adresse e-mail ou mot de passe incorrect.");
    });

    test("changer d'organisation, seulement vers une des siennes", async () => {
      const { client } = await signUp("diane");
      const { client: other } = await signUp("eric");
      const first = await createOrganisation(client, "Première");
      const second = await createOrganisation(client, "Seconde");
      const foreign = await createOrganisation(other, "Ailleurs");
      expect(await client.member()).toMatchObject({ value: { organisationId: second } });
      await client.send("POST", "/organization/set-active", { organizationId: first });
      expect(await client.member()).toMatchObject({ value: { organisationId: first } });
      const refused = await client.send("POST", "/organization/set-active", { organizationId: foreign });
      expect(refused.status).toBe(403);
      expect(await client.member()).not.toMatchObject({ value: { organisationId: foreign } });
    });

    test("un membre retiré est refusé à l'appel suivant, quoi que dise sa session", async () => {
      const { client } = await signUp("fanny");
      const organisationId = await createOrganisation(client, "Agence de Fanny");
      const { client: colleague, userId, email } = await signUp("gilles");
      await addMember(organisationId, userId);
      await colleague.send("POST", "/organization/set-active", { organizationId: organisationId });
      expect(await colleague.member()).toMatchObject({ ok: true, value: { role: "member" } });
      const removed = await client.send("POST", "/organization/remove-member", { memberIdOrEmail: email });
      expect(removed.status, JSON.stringify(removed.body)).toBe(200);
      expect(await colleague.member()).toEqual({ ok: false, failure: "not-a-member" });
    });

    test("un membre ne retire personne, le dernier Admin ne part pas", async () => {
      const { client, email: adminEmail } = await signUp("helene");
      const organisationId = await createOrganisation(client, "Agence d'Hélène");
      const { client: colleague, userId } = await signUp("ivan");
      await addMember(organisationId, userId);
      await colleague.send("POST", "/organization/set-active", { organizationId: organisationId });
      const refused = await colleague.send("POST", "/organization/remove-member", { memberIdOrEmail: adminEmail });
      expect(refused.status).toBeGreaterThanOrEqual(400);
      const leaving = await client.send("POST", "/organization/leave", { organizationId: organisationId });
      expect(leaving.body.error).toMatch(/au moins un administrateur/);
      expect(await client.member()).toMatchObject({ ok: true });
    });

    test("un autre client s'annonce par Authorization: Bearer", async () => {
      const { client, email } = await signUp("julie");
      const organisationId = await createOrganisation(client, "Agence de Julie");
      const script = new Client(identity);
      const signedIn = await script.send("POST", "/sign-in/email", { email, password: PASSWORD });
      script.bearer = signedIn.headers.get("set-auth-token") ?? "";
      expect(await script.member()).toMatchObject({ ok: true, value: { organisationId } });
      // The bare token, which a page reads from its session, is no key: only the signed one is.
      script.bearer = script.bearer.split(".")[0];
      expect(await script.member()).toEqual({ ok: false, failure: "signed-out" });
      script.bearer = `${(signedIn.headers.get("set-auth-token") ?? "").slice(0, -4)}AAAA`;
      expect(await script.member()).toEqual({ ok: false, failure: "signed-out" });
    });

    test("déconnexion : la session est finie, même pour qui en garde le cookie", async () => {
      const { client } = await signUp("karim");
      await createOrganisation(client, "Agence de Karim");
      const stolen = client.headers();
      const { status } = await client.send("POST", "/sign-out");
      expect(status).toBe(200);
      const replayed = await identity.requireMember(new Request(ORIGIN, { headers: stolen }));
      expect(replayed).toEqual({ ok: false, failure: "signed-out" });
    });

    test("une écriture venue d'un autre site est refusée", async () => {
      const { client } = await signUp("lea");
      const headers = client.headers();
      headers.set("origin", "https://evil.example");
      headers.set("content-type", "application/json");
      const asked = new Request(`${ORIGIN}/api/auth/organization/create`, {
        method: "POST",
        headers,
        body: JSON.stringify({ name: "X", slug: "x" }),
      });
      expect((await identity.handle(asked)).status).toBe(403);
    });

    test("trop d'essais de mot de passe d'une même adresse, comptés par l'adresse de la prise", async () => {
      const attempt = (forged: string) =>
        identity.handle(
          new Request(`${ORIGIN}/api/auth/sign-in/email`, {
            method: "POST",
            headers: { origin: ORIGIN, "content-type": "application/json", "x-lotir-address": forged },
            body: JSON.stringify({ email: "cible@example.fr", password: "essai" }),
          }),
          "198.51.100.9",
        );
      const statuses: number[] = [];
      for (let index = 0; index < 25; index++) statuses.push((await attempt(`203.0.113.${index}`)).status);
      expect(statuses[0]).toBe(401);
      expect(statuses.at(-1)).toBe(429);
    });
  });
});
