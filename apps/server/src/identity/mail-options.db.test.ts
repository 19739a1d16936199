import type { Database } from "@lotir/database";
import { onBothHomes } from "@lotir/database/testing";
import type { Mail } from "@lotir/mail";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createIdentity, type Identity } from "./create-identity.ts";
import { Client, ORIGIN, PASSWORD, person } from "./identity-client.fixture.ts";

const OTHER_PASSWORD = "quatre vergers en pente";

onBothHomes((home) => {
  describe("ce qui s'écrit à une adresse", () => {
    let database: Database;
    let identity: Identity;
    const sent: Mail[] = [];
    const post = { isSending: true, send: (mail: Mail) => void sent.push(mail), close: async () => undefined };

    beforeAll(async () => {
      database = await home.open();
      identity = await createIdentity({
        database,
        baseUrl: ORIGIN,
        secret: "x".repeat(32),
        secureCookies: false,
        post,
      });
    });
    afterAll(() => database?.close());

    const askAccount = async (name: string) => {
      const client = new Client(identity);
      return { client, answer: await client.send("POST", "/sign-up/email", person(name)) };
    };
    /** Signs up, then opens the link that the address received. */
    const signUp = async (name: string): Promise<Client> => {
      const { client } = await askAccount(name);
      const token = linkTo(name, "/verify-email").hash.slice(1);
      expect((await client.send("GET", `/verify-email?token=${token}`)).status).toBe(200);
      return client;
    };
    const linkTo = (name: string, page: string): URL => {
      const mails = sent.filter(({ to, text }) => to === person(name).email.toLowerCase() && text.includes(page));
      return new URL(/https?:\S+/.exec(mails.at(-1)?.text ?? "")?.[0] ?? "http://aucun.example");
    };

    test("l'adresse se confirme par le lien reçu, dont le secret est après le #", async () => {
      const { client } = await askAccount("nadia");
      expect((await client.send("GET", "/get-session")).body).toBeNull();
      const link = linkTo("nadia", "/verify-email");
      expect([link.pathname, link.search]).toEqual(["/verify-email", ""]);
      const token = link.hash.slice(1);
      const wrong = await client.send("GET", `/verify-email?token=${token.slice(0, -3)}AAA`);
      expect(wrong.status).toBe(401);
      expect((await client.send("GET", `/verify-email?token=${token}`)).status).toBe(200);
      expect((await client.send("GET", "/get-session?disableCookieCache=true")).body.user.emailVerified).toBe(true);
    });

    test("s'inscrire répond la même chose à une adresse connue, et lui écrit qu'elle a un compte", async () => {
      await signUp("simone");
      const before = sent.length;
      const shapeOf = ({ answer }: Awaited<ReturnType<typeof askAccount>>, name: string) => ({
        status: answer.status,
        headers: [...answer.headers.keys()].sort(),
        cookies: answer.headers.getSetCookie(),
        body: JSON.stringify(answer.body)
          .replaceAll(/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/g, "un identifiant")
          .replaceAll(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, "un instant")
          .replaceAll(name, "quelqu'un"),
      });
      const known = shapeOf(await askAccount("simone"), "simone");
      const fresh = shapeOf(await askAccount("thelma"), "thelma");
      expect(known).toEqual(fresh);
      expect(sent.slice(before).map(({ to, subject }) => [to, subject])).toEqual([
        [person("simone").email, "Vous avez déjà un compte"],
        [person("thelma").email, "Confirmez votre adresse e-mail"],
      ]);
    });

    test("entrer sans avoir confirmé répond ce que répond un mot de passe faux ; le lien repart", async () => {
      await askAccount("ulysse");
      await signUp("viviane");
      const enter = (name: string, password: string) =>
        new Client(identity).send("POST", "/sign-in/email", { email: person(name).email, password });
      const before = sent.length;
      const unconfirmed = await enter("ulysse", PASSWORD);
      expect(sent.slice(before).map(({ to }) => to)).toEqual([person("ulysse").email]);
      const wrong = await enter("viviane", "pas celui-là du tout");
      const nobody = await enter("personne", PASSWORD);
      for (const each of [wrong, nobody])
        expect([each.status, each.body]).toEqual([unconfirmed.status, unconfirmed.body]);
      expect(unconfirmed.status).toBe(401);
      const again = linkTo("ulysse", "/verify-email").hash.slice(1);
      const client = new Client(identity);
      expect((await client.send("GET", `/verify-email?token=${again}`)).status).toBe(200);
      expect((await client.send("GET", "/get-session")).body.user.email).toBe(person("ulysse").email);
      // A link that served opens nothing more.
      const stranger = new Client(identity);
      await stranger.send("GET", `/verify-email?token=${again}`);
      expect((await stranger.send("GET", "/get-session")).body).toBeNull();
    });

    test("redemander le lien ne dit pas non plus si l'adresse est connue", async () => {
      await askAccount("walter");
      await signUp("xenia");
      const ask = (name: string) =>
        new Client(identity).send("POST", "/send-verification-email", { email: person(name).email });
      const [waiting, confirmed, unknown] = [await ask("walter"), await ask("xenia"), await ask("personne")];
      for (const each of [confirmed, unknown]) expect([each.status, each.body]).toEqual([waiting.status, waiting.body]);
    });

    test("un mot de passe oublié se change une fois, ferme les autres sessions, et rien n'en reste en clair", async () => {
      const elsewhere = await signUp("oscar");
      await new Client(identity).send("POST", "/request-password-reset", { email: person("oscar").email });
      const token = linkTo("oscar", "/reset-password").hash.slice(1);
      const rows = (await sql`select identifier, value from auth.verification`.execute(database.identity)).rows;
      expect(JSON.stringify(rows)).not.toContain(token);
      const reset = (newPassword: string) =>
        new Client(identity).send("POST", "/reset-password", { newPassword, token });
      expect((await reset("azertyuiop")).body.code).toBe("PASSWORD_TOO_WEAK");
      expect((await reset(OTHER_PASSWORD)).status).toBe(200);
      expect((await reset("cinq vergers en pente")).body).toMatchObject({ error: "Ce lien n'est pas valide." });
      expect((await elsewhere.send("GET", "/get-session")).body).toBeNull();
      const enter = (password: string) =>
        new Client(identity).send("POST", "/sign-in/email", { email: person("oscar").email, password });
      expect((await enter(PASSWORD)).status).toBe(401);
      expect((await enter(OTHER_PASSWORD)).status).toBe(200);
    });

    test("une adresse inconnue reçoit la même réponse, et aucun message", async () => {
      await signUp("paule");
      const before = sent.length;
      const ask = (name: string) =>
        new Client(identity).send("POST", "/request-password-reset", { email: person(name).email });
      const [known, unknown] = [await ask("paule"), await ask("personne")];
      expect([unknown.status, unknown.body]).toEqual([known.status, known.body]);
      expect(sent.length).toBe(before + 1);
    });

    test("l'invitation part par e-mail, et son lien ouvre l'organisation", async () => {
      const admin = await signUp("quitterie");
      await admin.send("POST", "/organization/create", { name: "Agence\r\nBcc: x@y.fr", slug: "a" });
      const guest = person("romain");
      await admin.send("POST", "/organization/invite-member", { email: guest.email, role: "member" });
      const mail = sent.at(-1);
      expect(mail?.to).toBe(guest.email);
      expect(mail?.subject).not.toMatch(/[\r\n]/);
      const link = linkTo("romain", "/invitation/");
      const client = await signUp("romain");
      const answer = { invitationId: link.pathname.split("/").at(-1), secret: link.hash.slice(1) };
      expect((await client.send("POST", "/organization/accept-invitation", answer)).status).toBe(200);
    });
  });
});
