import { sql } from "kysely";
import { expect, test } from "vitest";
import { dataOf, refusalOf } from "../testing/balanced-product.fixture.ts";
import { sharedProduct } from "../testing/shared-product.fixture.ts";
import { openSecret } from "./secret-store.ts";

const product = sharedProduct();
const KEY = "cle-d-essai-1234567890abcd";

test("a key is kept sealed, shown by its end only, and opens for its organisation alone", async () => {
  const asker = await product().signUp("sara@example.fr", "Sceau");
  const other = await product().signUp("tom@example.fr", "Tiers");
  const [before] = await dataOf("showSecrets", await asker.get("/secrets"));
  expect(before).toMatchObject({ name: "annonces", lastFour: null, version: 0, mayChange: true });
  const answer = await asker.put("/secrets/annonces", { value: KEY, version: 0 });
  const [shown] = await dataOf("saveSecret", answer);
  expect(shown).toMatchObject({ lastFour: "abcd", version: 1 });
  expect(JSON.stringify(shown)).not.toContain(KEY.slice(0, 12));
  expect((await dataOf("showSecrets", await other.get("/secrets")))[0]).toMatchObject({ lastFour: null });
  const { lotir } = product();
  const { rows } = await sql<{ id: string }>`select id from auth.organization where name = 'Sceau'`.execute(
    lotir.database.identity,
  );
  const organisationId = rows[0]?.id ?? "";
  expect(await openSecret(lotir, organisationId, "annonces")).toBe(KEY);
  const stored = await lotir.database.application(organisationId, (trx) =>
    trx.selectFrom("app.secret").selectAll().execute(),
  );
  expect(JSON.stringify(stored)).not.toContain(KEY);
  const facts = await lotir.database.application(organisationId, (trx) =>
    trx.selectFrom("app.audit").selectAll().where("action", "like", "secret.%").execute(),
  );
  expect(facts).toHaveLength(1);
  expect(JSON.stringify(facts)).not.toContain("abcd");
});

test("a stale write is refused, a wrong key is said, and a key is taken away", async () => {
  const asker = await product().signUp("ugo@example.fr", "Urne");
  await dataOf("saveSecret", await asker.put("/secrets/annonces", { value: KEY }));
  expect(await refusalOf(await asker.put("/secrets/annonces", { value: KEY, version: 0 }))).toMatchObject({
    status: 409,
    code: "changed-meanwhile",
  });
  expect(await refusalOf(await asker.put("/secrets/annonces", { value: "a b" }))).toMatchObject({ status: 400 });
  expect((await asker.put("/secrets/inconnu", { value: KEY })).status).toBe(400);
  const [shown] = await dataOf("saveSecret", await asker.put("/secrets/annonces", { value: null }));
  expect(shown.lastFour).toBeNull();
});
