import { sql } from "kysely";
import { expect, test } from "vitest";
import { dataOf, refusalOf } from "../testing/balanced-product.fixture.ts";
import { ABSENT_PROPERTY, propertyOn } from "../testing/property.fixture.ts";
import { sharedProduct } from "../testing/shared-product.fixture.ts";
import { readToken } from "./guest-token.ts";

const product = sharedProduct();
const LINK = { guest: "Banque du Port", blocks: ["terrain", "prix"], days: 7 };

test("the secret is answered once, after the #, and only its hash is kept", async () => {
  const asker = await product().signUp("invite@example.fr", "invite");
  const { id } = await propertyOn(asker, product().bare);
  const made = await dataOf("createGuestLink", await asker.post(`/properties/${id}/guest-links`, LINK));
  expect(made.path).toMatch(/^\/partage#[A-Za-z0-9_-]{86}$/);
  const token = readToken(made.path.split("#")[1] ?? "");
  const { rows } = await product().lotir.database.application(token?.organisationId ?? "", (trx) =>
    sql<Record<string, unknown>>`select * from app.guest_link where id = ${made.id}`.execute(trx),
  );
  const kept = JSON.stringify(rows);
  expect(rows).toHaveLength(1);
  for (const form of ["hex", "base64", "base64url"] as const) expect(kept).not.toContain(token?.secret.toString(form));
});

test("a link says for whom, what and until when, within limits", async () => {
  const asker = await product().signUp("invite-non@example.fr", "invite non");
  const { id } = await propertyOn(asker, product().bare);
  const make = (change: object, of = id) => asker.post(`/properties/${of}/guest-links`, { ...LINK, ...change });
  for (const change of [{ guest: " " }, { blocks: [] }, { blocks: ["ventes"] }, { days: 91 }, { days: 0 }])
    expect((await refusalOf(await make(change))).status).toBe(400);
  expect((await refusalOf(await make({}, ABSENT_PROPERTY))).status).toBe(404);
});
