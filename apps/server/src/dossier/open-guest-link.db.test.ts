import { GUEST_BLOCK_LABELS } from "@lotir/contract";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { dataOf, refusalOf } from "../testing/balanced-product.fixture.ts";
import { A_LOT, propertyOn } from "../testing/property.fixture.ts";
import { sharedProduct } from "../testing/shared-product.fixture.ts";
import { hashOf, newSecret, readToken, writeToken } from "./guest-token.ts";

const product = sharedProduct();
const open = (token: unknown) => product().nobody.post("/guest/open", { token });

const linkOf = async (name: string, blocks: readonly string[]) => {
  const asker = await product().signUp(`${name}@example.fr`, name);
  const { id } = await propertyOn(asker, product().bare);
  await asker.put(`/properties/${id}/notes`, { text: "CANARI-NOTES", version: 0 });
  await asker.put(`/properties/${id}/dossier/facts`, {
    facts: { applicant: { name: "CANARI-DEMANDEUR", email: "canari@example.fr" } },
  });
  await asker.post(`/properties/${id}/lots`, { ...A_LOT, description: "CANARI-LOT" });
  const made = await dataOf(
    "createGuestLink",
    await asker.post(`/properties/${id}/guest-links`, { guest: "Banque", blocks, days: 7 }),
  );
  return { asker, id, linkId: made.id, token: made.path.split("#")[1] ?? "" };
};

test("a guest sees the chosen blocks and nothing else: no note, no name, no sale", async () => {
  for (const [rank, block] of Object.keys(GUEST_BLOCK_LABELS).entries()) {
    const { token } = await linkOf(`vue-${rank}`, [block]);
    const answer = await open(token);
    const text = await answer.clone().text();
    const view = await dataOf("openGuestLink", answer);
    expect(Object.keys(view.blocks)).toEqual([block]);
    expect(text).not.toMatch(/CANARI|canari|saleDate|soldOn|neighbo|example\.fr/);
    expect(answer.headers.get("x-robots-tag")).toContain("noindex");
    expect(answer.headers.get("cache-control")).toContain("no-store");
  }
});

test("prices come with their interval, those of the member's own screens", async () => {
  const { token, asker, id } = await linkOf("vue-prix", ["prix", "plan"]);
  const view = await dataOf("openGuestLink", await open(token));
  const tracking = await dataOf("showUrbanismeTracking", await asker.get(`/properties/${id}/urbanisme-tracking`));
  expect(view.blocks.plan.image).toBeNull();
  expect(view.blocks.plan.lots).toEqual(
    tracking.lots.map(({ letter, areaM2, keepsHouse }: Record<string, unknown>) => ({ letter, areaM2, keepsHouse })),
  );
  expect(view.blocks.prix.ground.value).toBeGreaterThan(0);
  expect(view.blocks.prix.ground.low).toBeLessThanOrEqual(view.blocks.prix.ground.value);
  expect(view.blocks.prix.lots[0]).toMatchObject({ value: 180_000 });
});

test("the plan is a picture, shown with its block and with no other; nothing in it runs", async () => {
  const { token, asker, id } = await linkOf("vue-plan", ["plan"]);
  await asker.post(`/properties/${id}/plans/import-cadastral`, { forceReimport: false });
  const view = await dataOf("openGuestLink", await open(token));
  expect(view.blocks.plan.image).toMatch(/^<svg /);
  expect(view.blocks.plan.image).not.toMatch(/<script|<foreignObject|\son\w+=|href="http/i);
  const other = await linkOf("vue-sans-plan", ["terrain"]);
  await other.asker.post(`/properties/${other.id}/plans/import-cadastral`, { forceReimport: false });
  expect(await (await open(other.token)).text()).not.toContain("<svg");
});

test("an expired link, a closed one, one of a deleted property show nothing", async () => {
  const live = await linkOf("vue-expiree", ["terrain"]);
  const organisationId = readToken(live.token)?.organisationId ?? "";
  const [linkId, secret] = [crypto.randomUUID(), newSecret()];
  // No one may move the day of a link: one is written that ended already.
  await product().lotir.database.application(organisationId, (trx) =>
    sql`insert into app.guest_link (property_id, id, secret_hash, guest, blocks, expires_at, created_by)
      select property_id, ${linkId}::uuid, ${hashOf(secret)}, guest, blocks, now() - interval '1 second', created_by
      from app.guest_link where id = ${live.linkId}`.execute(trx),
  );
  const expired = writeToken({ organisationId, linkId, secret });
  expect(await refusalOf(await open(expired))).toMatchObject({ status: 404, code: "guest-link-closed" });
  const gone = await linkOf("vue-supprimee", ["terrain"]);
  expect((await open(gone.token)).status).toBe(200);
  expect((await gone.asker.delete(`/properties/${gone.id}`)).status).toBe(200);
  expect(await refusalOf(await open(gone.token))).toMatchObject({ status: 404, code: "guest-link-closed" });
});

test("a wrong secret, another organisation's id, an expired or made-up link: the same answer, nothing counted", async () => {
  const { token, linkId } = await linkOf("vue-fausse", ["terrain"]);
  const read = readToken(token);
  if (read === undefined) throw new Error("a token of ours is read");
  const { organisationId: elsewhere } = readToken((await linkOf("vue-ailleurs", ["terrain"])).token) ?? read;
  const wrong = Buffer.from(read.secret);
  wrong[31] = (wrong[31] ?? 0) ^ 1;
  const attempts = [
    "",
    "x",
    "a".repeat(86),
    token.slice(0, -1),
    writeToken({ ...read, secret: wrong }),
    writeToken({ ...read, organisationId: elsewhere }),
    writeToken({ ...read, linkId: "00000000-0000-4000-8000-000000000000" }),
  ];
  for (const attempt of attempts)
    expect(await refusalOf(await open(attempt))).toMatchObject({ status: 404, code: "guest-link-closed" });
  const own = <Row>(run: (trx: never) => Promise<Row>) =>
    product().lotir.database.application(read.organisationId, run as never) as Promise<Row>;
  const { rows } = await own((trx) =>
    sql<{ openings: number }>`select openings from app.guest_link where id = ${linkId}`.execute(trx),
  );
  expect(rows).toEqual([{ openings: 0 }]);
});

test("a guest's secret opens nothing else: it is no session", async () => {
  const { token, id } = await linkOf("vue-session", ["terrain"]);
  for (const path of ["", "/urbanisme-tracking", "/guest-links", "/history", "/photos"])
    expect((await product().nobody.get(`/properties/${id}${path}?token=${token}`)).status).toBe(401);
});
