import type { Database } from "@lotir/database";
import { onBothHomes } from "@lotir/database/testing";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createIdentity, type Identity } from "./create-identity.ts";
import { Client, ORIGIN, person } from "./identity-client.fixture.ts";

interface Invited {
  readonly id: string;
  readonly secret: string;
  readonly email: string;
}

onBothHomes((home) => {
  describe("personne n'entre par une invitation qui n'est pas la sienne", () => {
    let database: Database;
    let identity: Identity;
    let admin: Client;
    let organisationId: string;
    let serial = 0;

    beforeAll(async () => {
      database = await home.open();
      identity = await createIdentity({ database, baseUrl: ORIGIN, secret: "x".repeat(32), secureCookies: false });
      admin = (await signUp("admin")).client;
      const made = await admin.send("POST", "/organization/create", { name: "Agence", slug: "agence-invitations" });
      organisationId = made.body.id;
    });
    afterAll(() => database?.close());

    const newEmail = (name: string): string => {
      serial += 1;
      return `${name}-${serial}@example.fr`;
    };
    const signUp = async (name: string, email = newEmail(name)): Promise<{ client: Client; userId: string }> => {
      const client = new Client(identity);
      const { status, body } = await client.send("POST", "/sign-up/email", { ...person(name), email });
      expect(status, JSON.stringify(body)).toBe(200);
      return { client, userId: body.user.id };
    };
    const invite = async (role: "admin" | "member", email = newEmail("invitee")): Promise<Invited> => {
      const { status, body } = await admin.send("POST", "/organization/invite-member", { email, role });
      expect(status, JSON.stringify(body)).toBe(200);
      return { id: body.id, email, secret: new URL(body.link).hash.slice(1) };
    };
    const member = async (): Promise<Client> => {
      const { client, userId } = await signUp("membre");
      await database.identity
        .insertInto("auth.member")
        .values({ organization_id: organisationId, user_id: userId, role: "member", created_at: new Date() })
        .execute();
      await client.send("POST", "/organization/set-active", { organizationId: organisationId });
      return client;
    };
    const accept = (client: Client, invitationId: string, secret?: string) =>
      client.send("POST", "/organization/accept-invitation", {
        invitationId,
        ...(secret === undefined ? {} : { secret }),
      });

    test("l'attaque : un membre lit l'invitation d'un Admin, s'inscrit sous son adresse, et n'entre pas", async () => {
      const invited = await invite("admin");
      const spy = await member();
      const listed = await spy.send("GET", `/organization/list-invitations?organizationId=${organisationId}`);
      expect([listed.status, listed.body.error]).toEqual([403, expect.stringContaining("administrateur")]);
      // Even knowing the id: the address is not verified, and the link was told to the Admin alone.
      const { client } = await signUp("usurpateur", invited.email);
      const taken = await accept(client, invited.id);
      expect([taken.status, taken.body.code]).toEqual([403, "INVITATION_LINK_REQUIRED"]);
      expect(await client.member()).toEqual({ ok: false, failure: "no-organisation" });
    });

    test.each([
      "/organization/list-invitations",
      "/organization/list-invitations/",
      "/organization//list-invitations",
      "/organization/get-full-organization",
    ])("un membre ne lit aucune invitation par %s", async (path) => {
      const { id, email } = await invite("member");
      const spy = await member();
      const { body } = await spy.send("GET", `${path}?organizationId=${organisationId}`).catch(() => ({ body: null }));
      expect(JSON.stringify(body)).not.toContain(id);
      expect(JSON.stringify(body)).not.toContain(email);
      const entered = await spy.send("POST", "/organization/set-active", { organizationId: organisationId });
      expect(JSON.stringify(entered.body)).not.toContain(id);
    });

    test("un membre n'invite personne et n'annule rien", async () => {
      const { id } = await invite("member");
      const spy = await member();
      const made = await spy.send("POST", "/organization/invite-member", { email: newEmail("ami"), role: "member" });
      expect(made.status).toBe(403);
      const cancelled = await spy.send("POST", "/organization/cancel-invitation", { invitationId: id });
      expect(cancelled.status).toBe(403);
      const { client: stranger } = await signUp("etranger");
      for (const [path, body] of [
        ["/organization/invite-member", { email: newEmail("ami"), role: "admin", organizationId: organisationId }],
        ["/organization/cancel-invitation", { invitationId: id }],
      ] as const)
        expect((await stranger.send("POST", path, body)).status).toBeGreaterThanOrEqual(400);
      const foreign = await stranger.send("GET", `/organization/list-invitations?organizationId=${organisationId}`);
      expect(foreign.status).toBe(403);
    });

    test("le lien ouvre une fois, à son destinataire, avec le rôle donné", async () => {
      const invited = await invite("admin");
      const { client: other } = await signUp("autre");
      expect((await accept(other, invited.id, invited.secret)).body.code).toBe(
        "YOU_ARE_NOT_THE_RECIPIENT_OF_THE_INVITATION",
      );
      const { client } = await signUp("invite", invited.email);
      expect((await accept(client, invited.id, "un-autre-secret")).body.code).toBe("INVITATION_NOT_FOUND");
      const path = `/organization/get-invitation?id=${invited.id}`;
      expect((await client.send("GET", `${path}&secret=${invited.secret}`)).status).toBe(403);
      const shown = await client.send("GET", path, undefined, { "x-lotir-invitation": invited.secret });
      expect(shown.body).toMatchObject({ organizationName: "Agence", role: "admin" });
      expect((await accept(client, invited.id, invited.secret)).status).toBe(200);
      expect(await client.member()).toMatchObject({ ok: true, value: { organisationId, role: "admin" } });
      expect((await accept(client, invited.id, invited.secret)).body.code).toBe("INVITATION_NOT_FOUND");
      const left = await database.identity.selectFrom("auth.invitation_secret").selectAll().execute();
      expect(left.map(({ invitation_id }) => invitation_id)).not.toContain(invited.id);
    });

    test("une adresse vérifiée suffit, sans lien", async () => {
      const { id, email } = await invite("member");
      const { client, userId } = await signUp("verifie", email);
      await sql`update auth."user" set email_verified = true where id = ${userId}`.execute(database.identity);
      expect((await accept(client, id)).status).toBe(200);
      expect(await client.member()).toMatchObject({ ok: true, value: { organisationId, role: "member" } });
    });

    test("expirée ou annulée, elle n'ouvre plus ; renvoyée, l'ancien lien non plus", async () => {
      const expired = await invite("member");
      await database.identity
        .updateTable("auth.invitation")
        .set({ expires_at: new Date(Date.now() - 1000) })
        .where("id", "=", expired.id)
        .execute();
      const late = await signUp("tard", expired.email);
      expect((await accept(late.client, expired.id, expired.secret)).body.code).toBe("INVITATION_NOT_FOUND");
      const cancelled = await invite("member");
      expect((await admin.send("POST", "/organization/cancel-invitation", { invitationId: cancelled.id })).status).toBe(
        200,
      );
      const undone = await signUp("annule", cancelled.email);
      expect((await accept(undone.client, cancelled.id, cancelled.secret)).body.code).toBe("INVITATION_NOT_FOUND");
      const first = await invite("member");
      const asked = { email: first.email, role: "member", resend: true };
      const again = await admin.send("POST", "/organization/invite-member", asked);
      const secret = new URL(again.body.link).hash.slice(1);
      const { client } = await signUp("renvoye", first.email);
      expect((await accept(client, first.id, first.secret)).body.code).toBe("INVITATION_NOT_FOUND");
      expect((await accept(client, again.body.id, secret)).status).toBe(200);
    });

    test("le lien vaut sept jours, et son secret n'est nulle part en clair", async () => {
      const { id, secret } = await invite("member");
      const kept = await database.identity
        .selectFrom("auth.invitation")
        .selectAll()
        .where("id", "=", id)
        .executeTakeFirstOrThrow();
      const days = (kept.expires_at.getTime() - Date.now()) / 86_400_000;
      expect(Math.round(days)).toBe(7);
      const { rows } = await sql<{ hash: Uint8Array }>`
        select hash from auth.invitation_secret where invitation_id = ${id}`.execute(database.identity);
      expect(rows[0]?.hash.length).toBe(32);
      expect(JSON.stringify([kept, rows])).not.toContain(secret);
      const listed = await admin.send("GET", `/organization/list-invitations?organizationId=${organisationId}`);
      expect(listed.status).toBe(200);
      expect(JSON.stringify(listed.body)).not.toContain(secret);
    });

    test("un rôle qui n'est pas le nôtre est refusé", async () => {
      for (const role of ["owner", "admin,owner", ["admin"], undefined]) {
        const { status } = await admin.send("POST", "/organization/invite-member", { email: newEmail("role"), role });
        expect([role, status >= 400 && status < 500]).toEqual([role, true]);
      }
    });
  });
});
