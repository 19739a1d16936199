import { contract } from "@lotir/contract";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openProduct, type Person, type Product } from "../testing/product.fixture.ts";
import { type Operation, rightOf, TEAM_RIGHTS } from "./rights.ts";

const SAMPLES: Readonly<Record<string, string>> = { codeInsee: "06999", site: "licitor", name: "annonces" };
const NOBODY = "00000000-0000-4000-8000-000000000000";

const OPERATIONS = Object.entries(contract).map(([name, operation]) => {
  const { method = "POST", path = "/" } = operation["~orpc"].route;
  const filled = path.replaceAll(/\{\+?(\w+)\}/g, (_, part: string) => SAMPLES[part] ?? "06999000AA0001");
  return { name: name as Operation, method, path: `/api${filled}` };
});

const ROLES = ["personne", "seule", "ailleurs", "membre", "admin"] as const;
type Role = (typeof ROLES)[number];

let product: Product;
let people: Readonly<Record<Role, Person>>;
let [own, foreign] = ["", ""];

const organisationNamed = async (name: string): Promise<string> => {
  const { identity } = product.running.lotir.database;
  const { rows } = await sql<{ id: string }>`select id from auth.organization where name = ${name}`.execute(identity);
  return rows[0]?.id ?? "";
};

beforeAll(async () => {
  product = await openProduct({ environment: { LOTIR_TRUSTED_PROXIES: "127.0.0.1,::1" } });
  const admin = await product.signUp("admin@example.fr", "Agence");
  const ailleurs = await product.signUp("ailleurs@example.fr", "Cabinet");
  const seule = await product.signUp("seule@example.fr");
  const membre = await product.signUp("membre@example.fr");
  [own, foreign] = [await organisationNamed("Agence"), await organisationNamed("Cabinet")];
  await sql`insert into auth.member (organization_id, user_id, role, created_at)
    select ${own}::uuid, id, 'member', now() from auth."user" where email = 'membre@example.fr'`.execute(
    product.running.lotir.database.identity,
  );
  await membre.post("/api/auth/organization/set-active", { organizationId: own });
  people = { personne: product.anybody, seule, ailleurs, membre, admin };
});
afterAll(() => product?.close());

const ask = async (person: Person, { method, path }: { method: string; path: string }) => {
  const answer = await product.send(path, {
    method,
    headers: { cookie: person.cookie, origin: product.running.origin, "content-type": "application/json" },
    ...(method === "GET" ? {} : { body: "{}" }),
  });
  const body: { code?: string } = Object(await answer.json().catch(() => ({})));
  return { status: answer.status, code: body.code };
};

describe("opération × rôle", () => {
  test.each(OPERATIONS)("$name", async (asked) => {
    const right = rightOf(asked.name);
    for (const role of ROLES) {
      const { status, code } = await ask(people[role], asked);
      const said = [role, status, code];
      if (right === "anybody") expect(said).not.toEqual([role, 401, "signed-out"]);
      else if (role === "personne") expect(said).toEqual([role, 401, "signed-out"]);
      else if (role === "seule") expect(said).toEqual([role, 403, "no-organisation"]);
      else if (right === "admin" && role === "membre") expect(said).toEqual([role, 403, "not-an-admin"]);
      else expect(code ?? "").not.toMatch(/^(?:signed-out|no-organisation|not-a-member|not-an-admin)$/);
    }
  });
});

/** Written again by hand (spec 2 §6, docs/trust.md): a table that only answered to itself could be loosened unseen. */
test("ce qui est réservé aux Admins, et rien d'autre", () => {
  const operations = OPERATIONS.map(({ name }) => name).filter((name) => rightOf(name) === "admin");
  expect(operations.toSorted()).toEqual([
    "decideProject",
    "exportOrganisation",
    "saveAssumptions",
    "saveSecret",
    "switchAuctionSite",
  ]);
  const team = Object.entries(TEAM_RIGHTS).flatMap(([path, right]) => (right === "admin" ? [path] : []));
  expect(team.toSorted()).toEqual([
    "/organization/cancel-invitation",
    "/organization/invite-member",
    "/organization/list-invitations",
    "/organization/remove-member",
    "/organization/update",
    "/organization/update-member-role",
  ]);
});

const READINGS = /\/(?:list|get-)/;
/** What a call about an organisation sends, harmless: nobody is named. */
const bodyOf = (organizationId: string) => ({
  organizationId,
  invitationId: NOBODY,
  memberId: NOBODY,
  memberIdOrEmail: NOBODY,
  role: "membre",
  email: "pas une adresse",
  data: {},
});

describe("équipe × rôle × organisation", () => {
  const ABOUT_ONE = Object.entries(TEAM_RIGHTS).filter(
    ([path, right]) => right !== "account" && !path.endsWith("/cancel-invitation"),
  );
  test.each(ABOUT_ONE)("%s (%s)", async (path, right) => {
    const send = (role: Role, organisation: string): Promise<Response> =>
      READINGS.test(path)
        ? people[role].get(`/api/auth${path}?organizationId=${organisation}`)
        : people[role].post(`/api/auth${path}`, bodyOf(organisation));
    for (const role of ROLES)
      for (const organisation of [own, foreign]) {
        // Nobody leaves for good in a matrix, and these read the active organisation alone.
        const isOfIt = role === "ailleurs" ? organisation === foreign : organisation === own;
        if (path.endsWith("/leave") && isOfIt) continue;
        if (path.includes("get-active-member") && organisation === foreign) continue;
        const { status } = await send(role, organisation);
        const isMember = (role === "membre" || role === "admin" || role === "ailleurs") && isOfIt;
        const isEnough = isMember && (right === "member" || role !== "membre");
        const said = [path, role, organisation === own ? "la sienne" : "une autre", status];
        if (role === "personne") expect(said.at(-1)).toBe(401);
        // The guard's own refusal: the library, asked further, answers a stranger 400 or 404 according to what it found.
        else if (!isEnough) expect(said).toEqual([...said.slice(0, 3), 403]);
        else expect(said).toEqual([...said.slice(0, 3), expect.toSatisfy((s: number) => s !== 403 && s < 500)]);
      }
  });

  test("ce que la table ne nomme pas n'est pas proposé, pas même à un Admin", async () => {
    for (const path of ["/organization/delete", "/organization/create-team", "/organization/create-role"])
      expect([path, (await people.admin.post(`/api/auth${path}`, bodyOf(own))).status]).toEqual([path, 404]);
  });
});
