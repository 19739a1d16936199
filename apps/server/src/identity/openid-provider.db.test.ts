import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { openEgress, openIdSite } from "@lotir/connectors";
import type { Database } from "@lotir/database";
import { onBothHomes } from "@lotir/database/testing";
import { sql } from "kysely";
import Provider from "oidc-provider";
import { TOTP } from "otpauth";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createIdentity, type Identity } from "./create-identity.ts";
import { atOneInstant, Client, ORIGIN, PASSWORD, person } from "./identity-client.fixture.ts";

const CLIENT = { clientId: "lotir", clientSecret: "un secret d'essai", name: "Annuaire" } as const;
const BACK = `${ORIGIN}/api/auth/callback/openid`;

interface Known {
  readonly email: string;
  readonly verified: boolean;
}

/** A real provider of this machine, whose people are given; its consent pages say yes. */
class Directory {
  readonly people = new Map<string, Known>();
  #server: Server | undefined;
  port = 0;

  get issuer(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  async open(): Promise<void> {
    const server = createServer((request, response) => this.#answer?.(request, response));
    await new Promise<void>((resolve) => server.listen(this.port, "127.0.0.1", resolve));
    this.port = (server.address() as AddressInfo).port;
    this.#server = server;
    const provider = new Provider(this.issuer, {
      clients: [
        { client_id: CLIENT.clientId, client_secret: CLIENT.clientSecret, redirect_uris: [BACK] },
        { client_id: "un-autre", client_secret: CLIENT.clientSecret, redirect_uris: [BACK] },
      ],
      conformIdTokenClaims: false,
      claims: { openid: ["sub"], email: ["email", "email_verified"], profile: ["given_name", "family_name"] },
      features: { devInteractions: { enabled: true } },
      cookies: { keys: ["essai"] },
      findAccount: (_, id) => {
        const known = this.people.get(id);
        if (known === undefined) return undefined;
        const claims = { sub: id, email: known.email, email_verified: known.verified };
        return { accountId: id, claims: async () => ({ ...claims, given_name: "Olga", family_name: "Roux" }) };
      },
    });
    this.#answer = provider.callback();
  }
  #answer: ReturnType<Provider["callback"]> | undefined;

  async close(): Promise<void> {
    this.#server?.closeAllConnections();
    await new Promise<void>((resolve) => (this.#server ? this.#server.close(() => resolve()) : resolve()));
    this.#server = undefined;
  }
}

/** A browser among the provider's own pages: follows them, signs in as `login`, says yes, up to the way back. */
const walk = async (from: string, login: string): Promise<string> => {
  const jar = new Map<string, string>();
  let [url, form]: [string, URLSearchParams | undefined] = [from, undefined];
  for (let steps = 0; steps < 20; steps += 1) {
    if (url.startsWith(BACK)) return url;
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join("; ");
    const init: RequestInit = { redirect: "manual", headers: { cookie } };
    const answer = await fetch(url, form === undefined ? init : { ...init, method: "POST", body: form });
    for (const set of answer.headers.getSetCookie()) {
      const [pair = ""] = set.split(";");
      jar.set(pair.slice(0, pair.indexOf("=")), pair.slice(pair.indexOf("=") + 1));
    }
    const to = answer.headers.get("location");
    if (to !== null) [url, form] = [new URL(to, url).href, undefined];
    else {
      const page = await answer.text();
      const action = /action="([^"]+)"/.exec(page)?.[1];
      const prompt = /name="prompt" value="([^"]+)"/.exec(page)?.[1];
      if (action === undefined || prompt === undefined)
        throw new Error(`${answer.status} ${url}: ${page.slice(0, 300)}`);
      [url, form] = [new URL(action, url).href, new URLSearchParams({ prompt, login, password: "x" })];
    }
  }
  throw new Error("The provider's pages lead nowhere");
};

onBothHomes((home) => {
  describe("un autre fournisseur d'identité", () => {
    let database: Database;
    let identity: Identity;
    const directory = new Directory();
    const doors: { close(): Promise<void> }[] = [];

    const open = async (clientId: string = CLIENT.clientId): Promise<Identity> => {
      const egress = openEgress({ bases: [directory.issuer], userAgent: "Lotir/essais" });
      doors.push(egress);
      const client = { ...CLIENT, clientId, issuer: directory.issuer };
      const openid = { client, site: openIdSite(egress, client) };
      return createIdentity({ database, baseUrl: ORIGIN, secret: "x".repeat(32), secureCookies: false, openid });
    };

    beforeAll(async () => {
      database = await home.open();
      await directory.open();
      identity = await open();
    });
    afterAll(async () => {
      for (const door of doors) await door.close();
      await directory.close();
      await database?.close();
    });

    const leave = async (client: Client): Promise<string> => {
      const asked = {
        provider: "openid",
        callbackURL: "/properties",
        errorCallbackURL: "/sign-in",
        disableRedirect: true,
      };
      const { status, body } = await client.send("POST", "/sign-in/social", asked);
      expect(status, JSON.stringify(body)).toBe(200);
      return body.url;
    };
    /** Comes back by an address of the provider; where the browser is led then. */
    const comeBack = async (client: Client, back: string) => {
      const { status, headers } = await client.send("GET", back.slice(`${ORIGIN}/api/auth`.length));
      return { status, to: headers.get("location") ?? "" };
    };
    const enterAs = async (login: string, client = new Client(identity)) => ({
      client,
      ...(await comeBack(client, await walk(await leave(client), login))),
    });
    const sessionOf = async (client: Client) => (await client.send("GET", "/get-session")).body;

    test("premier accès : un compte s'ouvre, avec le nom du fournisseur ; le suivant y revient, rien de ses jetons n'est gardé", async () => {
      directory.people.set("olga", { email: "olga@annuaire.example", verified: true });
      const first = await enterAs("olga");
      expect(first.to).toBe("/properties");
      const session = await sessionOf(first.client);
      expect(session.user).toMatchObject({ email: "olga@annuaire.example", firstName: "Olga", lastName: "Roux" });
      const again = await enterAs("olga");
      expect((await sessionOf(again.client)).user.id).toBe(session.user.id);
      const { rows } = await sql`select * from auth.account where provider_id = 'openid'`.execute(database.identity);
      expect(rows).toMatchObject([{ access_token: null, refresh_token: null, id_token: null }]);
    });

    test("une adresse que le fournisseur n'a pas confirmée n'ouvre rien et ne rejoint rien", async () => {
      await new Client(identity).send("POST", "/sign-up/email", person("visee-openid"));
      await sql`update auth."user" set email_verified = true where email = 'visee-openid@example.fr'`.execute(
        database.identity,
      );
      directory.people.set("louche", { email: "visee-openid@example.fr", verified: false });
      directory.people.set("neuve", { email: "jamais-vue@example.fr", verified: false });
      for (const login of ["louche", "neuve"]) {
        const { client, to } = await enterAs(login);
        expect(to).toBe("/sign-in?error=email_not_found");
        expect(await sessionOf(client)).toBeNull();
      }
    });

    test("un compte d'ici se rejoint quand les deux côtés ont confirmé l'adresse, et pas avant", async () => {
      await new Client(identity).send("POST", "/sign-up/email", person("jointe"));
      directory.people.set("jointe", { email: "jointe@example.fr", verified: true });
      const before = await enterAs("jointe");
      expect(before.to).toBe("/sign-in?error=account_not_linked");
      expect(await sessionOf(before.client)).toBeNull();
      await sql`update auth."user" set email_verified = true where email = 'jointe@example.fr'`.execute(
        database.identity,
      );
      const after = await enterAs("jointe");
      expect(after.to).toBe("/properties");
      expect((await sessionOf(after.client)).user.email).toBe("jointe@example.fr");
    });

    test("rejouer le retour n'ouvre rien ; celui d'un autre navigateur non plus", async () => {
      const [victim, thief] = [new Client(identity), new Client(identity)];
      const back = await walk(await leave(victim), "olga");
      const stolen = await comeBack(thief, back);
      expect(stolen.to).toContain("error=");
      expect(await sessionOf(thief)).toBeNull();
      const own = new Client(identity);
      const used = await walk(await leave(own), "olga");
      expect((await comeBack(own, used)).to).toBe("/properties");
      await own.send("POST", "/sign-out", {});
      expect((await comeBack(own, used)).to).toContain("error=");
      expect(await sessionOf(own)).toBeNull();
    });

    test("un jeton fait pour un autre client est refusé", async () => {
      const egress = openEgress({ bases: [directory.issuer], userAgent: "Lotir/essais" });
      doors.push(egress);
      // Its codes are the other client's, and so is the audience of its tokens; we are still ourselves.
      const site = openIdSite(egress, { ...CLIENT, clientId: "un-autre", issuer: directory.issuer });
      const client = { ...CLIENT, issuer: directory.issuer };
      const settings = { baseUrl: ORIGIN, secret: "x".repeat(32), secureCookies: false };
      const mistaken = await createIdentity({ database, ...settings, openid: { client, site } });
      const visitor = new Client(mistaken);
      const departure = new URL(await leave(visitor));
      departure.searchParams.set("client_id", "un-autre");
      const { to } = await comeBack(visitor, await walk(departure.href, "olga"));
      expect(to).toBe("/sign-in?error=unable_to_get_user_info");
      expect(await sessionOf(visitor)).toBeNull();
    });

    test("le second facteur se demande aussi à qui vient d'ailleurs", async () => {
      directory.people.set("prude", { email: "prude@annuaire.example", verified: true });
      const { client } = await enterAs("prude");
      const { body } = await client.send("POST", "/two-factor/enable", {});
      const authenticator = new TOTP({ secret: new URL(body.totpURI).searchParams.get("secret") ?? "" });
      const code = (later: number) => authenticator.generate({ timestamp: Date.now() + later * 30_000 });
      const enabled = await atOneInstant(() => client.send("POST", "/two-factor/verify-totp", { code: code(-1) }));
      expect(enabled.status).toBe(200);
      const again = await enterAs("prude");
      expect(again.to).toBe(`${ORIGIN}/second-facteur?retour=%2Fproperties`);
      expect(await sessionOf(again.client)).toBeNull();
      expect((await again.client.send("POST", "/two-factor/verify-totp", { code: code(0) })).status).toBe(200);
      expect((await sessionOf(again.client)).user.email).toBe("prude@annuaire.example");
      // Without a password, turning it off asks to have just entered.
      await sql`update auth.session set created_at = now() - interval '1 hour'`.execute(database.identity);
      const late = await again.client.send("POST", "/two-factor/disable", {});
      expect(late).toMatchObject({ status: 403, body: { code: "SESSION_NOT_FRESH" } });
    });

    test("ce que la bibliothèque offre à côté est fermé", async () => {
      const client = new Client(identity);
      await client.send("POST", "/sign-in/email", { email: person("jointe").email, password: PASSWORD });
      for (const path of ["/link-social", "/unlink-account", "/get-access-token", "/refresh-token"])
        expect((await client.send("POST", path, { provider: "openid", providerId: "openid" })).status).toBe(404);
      const forged = { provider: "openid", idToken: { token: "a.b.c" } };
      expect((await new Client(identity).send("POST", "/sign-in/social", forged)).status).toBe(404);
    });

    test("le fournisseur ne répond pas : c'est dit, et il sert dès qu'il revient", async () => {
      await directory.close();
      const asked = { provider: "openid", callbackURL: "/properties", disableRedirect: true };
      const answer = await new Client(identity).send("POST", "/sign-in/social", asked);
      expect(answer).toMatchObject({ status: 424, body: { error: /^Le fournisseur d'identité ne répond pas/ } });
      const opened = await open();
      await directory.open();
      for (const each of [identity, opened]) expect((await enterAs("olga", new Client(each))).to).toBe("/properties");
    });
  });
});
