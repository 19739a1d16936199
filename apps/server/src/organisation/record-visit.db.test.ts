import { expect, test } from "vitest";
import { type Asker, dataOf } from "../testing/balanced-product.fixture.ts";
import { sharedProduct } from "../testing/shared-product.fixture.ts";

const product = sharedProduct();

const visit = async (asker: Asker): Promise<{ since: string | null }> =>
  dataOf("recordVisit", await asker.post("/dashboard/visits"));

const statuses = async (asker: Asker): Promise<string[]> =>
  (await dataOf("listRecentOpportunities", await asker.get("/opportunities/recent?limit=3"))).map(
    ({ status }: { status: string }) => status,
  );

test("a visit goes on while pages are asked; after a pause another begins, and what came since is new", async () => {
  const asker = await product().signUp("visite@example.fr", "Visites");
  const [own] = JSON.parse(await (await asker.get("/auth/organization/list")).text());
  const leftAt = async (moment: string): Promise<void> => {
    await product().lotir.database.application(own.id, (trx) =>
      trx
        .updateTable("app.preferences")
        .set({ visited_at: new Date(moment) })
        .execute(),
    );
  };
  expect(await visit(asker)).toEqual({ since: null });
  expect(await visit(asker)).toEqual({ since: null });
  await leftAt("2020-01-01T08:00:00Z");
  expect(await visit(asker)).toEqual({ since: "2020-01-01T08:00:00.000Z" });
  expect(await visit(asker)).toEqual({ since: "2020-01-01T08:00:00.000Z" });
  expect(await statuses(asker)).toEqual(["new", "new", "new"]);
  const yesterday = new Date(Date.now() - 3_600_000);
  const analysed = await product()
    .lotir.database.territory.selectFrom("territory.layer")
    .select("loaded_at")
    .where("name", "=", "facts")
    .executeTakeFirstOrThrow();
  await leftAt(yesterday.toISOString());
  await visit(asker);
  const isSince = (analysed.loaded_at ?? yesterday) > yesterday;
  expect(await statuses(asker)).toEqual(Array(3).fill(isSince ? "new" : "opportunity"));
});
