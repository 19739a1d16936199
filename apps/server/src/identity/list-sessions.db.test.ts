import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { dataOf } from "../testing/balanced-product.fixture.ts";
import { openProduct, type Product } from "../testing/product.fixture.ts";

let product: Product;
beforeAll(async () => {
  product = await openProduct();
});
afterAll(() => product?.close());

test("chacun lit ses sessions et elles seules, la sienne d'abord, sans leurs jetons", async () => {
  const first = await product.signUp("liste@example.fr", "Liste");
  await product.signUp("liste-autre@example.fr", "Autre liste");
  const second = await product.signIn("liste@example.fr", "Firefox d'essai");
  const answer = await second.get("/api/account/sessions");
  const sessions = await dataOf("listSessions", answer.clone());
  expect(sessions).toMatchObject([
    { isCurrent: true, userAgent: "Firefox d'essai", address: expect.stringMatching(/127|::1/) },
    { isCurrent: false },
  ]);
  expect(Date.parse(sessions[0].seenAt)).toBeGreaterThanOrEqual(Date.parse(sessions[0].openedAt));
  const text = await answer.text();
  for (const { cookie } of [first, second]) expect(text).not.toContain(cookie.split(/[=.]/)[2]);
  const asFirst = await dataOf("listSessions", await first.get("/api/account/sessions"));
  expect(asFirst.map(({ id }: { id: string }) => id)).toEqual(
    sessions.map(({ id }: { id: string }) => id).toReversed(),
  );
});

test("une session dont on se sert le dit, toutes les dix minutes au plus", async () => {
  const who = await product.signUp("vue@example.fr", "Vue");
  const seenAt = async (): Promise<number> =>
    Date.parse((await dataOf("listSessions", await who.get("/api/account/sessions")))[0].seenAt);
  const opened = await seenAt();
  await who.get("/api/auth/get-session");
  expect(await seenAt()).toBe(opened);
  const twentyMinutesAgo = sql`update auth.session set updated_at = updated_at - interval '20 minutes',
    expires_at = expires_at - interval '20 minutes' where updated_at = ${new Date(opened)}`;
  await twentyMinutesAgo.execute(product.running.lotir.database.identity);
  expect(await seenAt()).toBeLessThan(opened);
  await who.get("/api/auth/get-session");
  expect(await seenAt()).toBeGreaterThanOrEqual(opened);
});
