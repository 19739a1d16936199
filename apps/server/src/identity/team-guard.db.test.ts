import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openProduct, type Person, type Product } from "../testing/product.fixture.ts";

let product: Product;
let serial = 0;

beforeAll(async () => {
  product = await openProduct({ environment: { LOTIR_TRUSTED_PROXIES: "127.0.0.1,::1" } });
});
afterAll(() => product?.close());

const base = () => product.running.lotir.database.identity;
const idOf = async (email: string, organisation: string): Promise<string> => {
  const { rows } = await sql<{ id: string }>`select m.id from auth.member m join auth."user" u on u.id = m.user_id
    where u.email = ${email} and m.organization_id = ${organisation}`.execute(base());
  return rows[0]?.id ?? "";
};

interface Team {
  readonly organisation: string;
  readonly admin: Person;
  readonly colleague: Person;
  readonly emails: { readonly admin: string; readonly colleague: string };
}

/** An Admin, and a Member who joined by the link of an invitation. */
const openTeam = async (role: "admin" | "member" = "member"): Promise<Team> => {
  serial += 1;
  const emails = { admin: `a${serial}@example.fr`, colleague: `c${serial}@example.fr` };
  const admin = await product.signUp(emails.admin, `Équipe ${serial}`);
  const colleague = await product.signUp(emails.colleague);
  const invited = await admin.post("/api/auth/organization/invite-member", { email: emails.colleague, role });
  const { id, link, organizationId }: Record<string, string> = Object(await invited.json());
  const secret = new URL(link ?? "").hash.slice(1);
  await colleague.post("/api/auth/organization/accept-invitation", { invitationId: id, secret });
  await colleague.post("/api/auth/organization/set-active", { organizationId });
  return { organisation: organizationId ?? "", admin, colleague, emails };
};
const rolesOf = async (organisation: string): Promise<string[]> => {
  const { rows } = await sql<{ role: string }>`select role from auth.member
    where organization_id = ${organisation} order by role`.execute(base());
  return rows.map(({ role }) => role);
};

describe("l'équipe", () => {
  test("qui est retiré perd tout à l'instant : appels, tuiles, et le canal déjà ouvert", async () => {
    const { admin, colleague, emails, organisation } = await openTeam();
    const socket = await colleague.openSocket();
    expect(await socket.hear()).toMatch(/^40/);
    expect((await colleague.get("/api/properties")).status).toBe(200);
    const removed = await admin.post("/api/auth/organization/remove-member", {
      memberIdOrEmail: await idOf(emails.colleague, organisation),
    });
    expect(removed.status).toBe(200);
    // The server speaks first, without waiting for its recheck: the news, then the end.
    expect(await socket.hear()).toContain("team-moved");
    expect((await colleague.get("/api/properties")).status).toBe(403);
    expect((await colleague.get("/api/tiles/06999/14/8500/5900.mvt")).status).toBe(403);
  });

  test("un rôle changé vaut à l'appel suivant, dans les deux sens", async () => {
    const { admin, colleague, emails, organisation } = await openTeam();
    const memberId = await idOf(emails.colleague, organisation);
    const save = () => colleague.post("/api/auth/organization/update", { data: { name: "Renommée" } });
    expect((await save()).status).toBe(403);
    await admin.post("/api/auth/organization/update-member-role", { memberId, role: "admin" });
    expect((await save()).status).toBe(200);
    await admin.post("/api/auth/organization/update-member-role", { memberId, role: "member" });
    expect((await save()).status).toBe(403);
  });

  test("jamais sans Admin : ni en partant, ni en se rétrogradant, ni à deux au même instant", async () => {
    const { admin, colleague, emails, organisation } = await openTeam("admin");
    const ids = {
      admin: await idOf(emails.admin, organisation),
      colleague: await idOf(emails.colleague, organisation),
    };
    const demote = (who: Person, memberId: string) =>
      who.post("/api/auth/organization/update-member-role", { memberId, role: "member" });
    // Each demotes himself at once: the library's check passes twice, the database's does not.
    const answers = await Promise.all([demote(admin, ids.admin), demote(colleague, ids.colleague)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
    const loser: { error?: string } = Object(await answers.find(({ status }) => status === 400)?.json());
    expect(loser.error).toMatch(/au moins un administrateur/);
    expect(await rolesOf(organisation)).toEqual(["admin", "member"]);
    const last = (
      await sql<{ id: string }>`select id from auth.member where organization_id = ${organisation}
      and role = 'admin'`.execute(base())
    ).rows[0]?.id;
    const who = last === ids.admin ? admin : colleague;
    const refused = await demote(who, last ?? "");
    const { error }: { error?: string } = Object(await refused.json());
    expect([refused.status, error]).toEqual([400, expect.stringContaining("au moins un administrateur")]);
    const leaving = await who.post("/api/auth/organization/leave", { organizationId: organisation });
    expect(leaving.status).toBe(400);
    expect(await rolesOf(organisation)).toEqual(["admin", "member"]);
  });

  test("un rôle inconnu ou double est refusé", async () => {
    const { admin, emails, organisation } = await openTeam();
    const memberId = await idOf(emails.colleague, organisation);
    for (const role of ["owner", "admin,member", ["admin", "member"], ""]) {
      const { status } = await admin.post("/api/auth/organization/update-member-role", { memberId, role });
      expect([role, status >= 400 && status < 500]).toEqual([role, true]);
    }
    expect(await rolesOf(organisation)).toEqual(["admin", "member"]);
  });

  test("quitter, et chaque geste est dans le journal de l'organisation", async () => {
    const { colleague, organisation } = await openTeam();
    expect((await colleague.post("/api/auth/organization/leave", { organizationId: organisation })).status).toBe(200);
    expect((await colleague.get("/api/properties")).status).toBe(403);
    const { rows } = await product.running.lotir.database.application(organisation, (trx) =>
      sql<{ action: string }>`select action from app.audit order by id`.execute(trx),
    );
    expect(rows.map(({ action }) => action)).toEqual(["invitation.make", "member.join", "member.leave"]);
  });
});
