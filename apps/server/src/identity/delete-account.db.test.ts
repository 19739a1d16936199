import { expect, test } from "vitest";
import { dataOf, refusalOf } from "../testing/balanced-product.fixture.ts";
import { PERSON } from "../testing/product.fixture.ts";
import { propertyOn } from "../testing/property.fixture.ts";
import { sharedProduct } from "../testing/shared-product.fixture.ts";

const product = sharedProduct();
const { password } = PERSON;

test("a wrong password removes nothing", async () => {
  const asker = await product().signUp("reste@example.fr", "Restante");
  expect(await refusalOf(await asker.post("/account/delete", { password: "pas-le-bon" }))).toMatchObject({
    status: 403,
    code: "wrong-password",
  });
  expect((await asker.get("/properties")).status).toBe(200);
});

test("who is alone leaves with the organisation and all that it owns", async () => {
  const asker = await product().signUp("part-deux@example.fr", "Partante");
  const property = await propertyOn(asker, product().bare);
  const [own] = JSON.parse(await (await asker.get("/auth/organization/list")).text());
  expect(await dataOf("deleteAccount", await asker.post("/account/delete", { password }))).toEqual({
    organisationsRemoved: 1,
  });
  expect((await asker.get("/properties")).status).toBe(401);
  const { database } = product().lotir;
  const left = await database.application(own.id, (trx) => trx.selectFrom("app.property").select("id").execute());
  expect(left).toEqual([]);
  expect(property.id).toBeTruthy();
  const person = database.identity.selectFrom("auth.user").select("id").where("email", "=", "part-deux@example.fr");
  expect(await person.execute()).toEqual([]);
  expect(await (await product().signUp("part-deux@example.fr", "Revenante")).get("/properties")).toMatchObject({
    status: 200,
  });
});

test("the last administrator of others stays until he names another", async () => {
  const asker = await product().signUp("chef@example.fr", "Équipe");
  const [own] = JSON.parse(await (await asker.get("/auth/organization/list")).text());
  const { identity } = product().lotir.database;
  await product().signUp("membre@example.fr", "Ailleurs");
  const { id } = await identity
    .selectFrom("auth.user")
    .select("id")
    .where("email", "=", "membre@example.fr")
    .executeTakeFirstOrThrow();
  await identity
    .insertInto("auth.member")
    .values({ organization_id: own.id, user_id: id, role: "member", created_at: new Date() })
    .execute();
  const refused = await refusalOf(await asker.post("/account/delete", { password }));
  expect(refused).toMatchObject({ status: 409, code: "last-administrator" });
  expect(refused.error).toContain("« Équipe »");
});
