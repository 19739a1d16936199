import { expect, test } from "vitest";
import { COMMUNE, dataOf, refusalOf } from "../testing/balanced-product.fixture.ts";
import { sharedProduct } from "../testing/shared-product.fixture.ts";
import { analysisOf, bestParcels, marksOf } from "./parcel-marks.fixture.ts";

const product = sharedProduct();
const idOf = async (email: string): Promise<string> => {
  const people = product().lotir.database.identity.selectFrom("auth.user");
  return (await people.select("id").where("email", "=", email).executeTakeFirstOrThrow()).id;
};
const mark = (body: object) => ({ path: "/parcel-marks", body });

test("what is set aside leaves the list and the map, is counted apart, and comes back", async () => {
  const asker = await product().signUp("bureau-ecarte@example.fr", "Ecarte");
  const [first = "", second = ""] = await bestParcels(asker, 2);
  const before = await analysisOf(asker, "&setAside=masquees");
  const { path, body } = mark({ parcelIds: [first, second, first], isHidden: true });
  expect(await dataOf("markParcels", await asker.patch(path, body))).toEqual({ marked: 2 });
  const after = await analysisOf(asker, "&setAside=masquees");
  expect([after.matched, after.setAside]).toEqual([before.matched - 2, 2]);
  expect(after.parcels.map(({ parcelId }: { parcelId: string }) => parcelId)).not.toContain(first);
  expect((await analysisOf(asker, "&setAside=montrees")).matched).toBe(before.matched);
  const tile = async (filters: string) =>
    (await asker.get(`/tiles/${COMMUNE}/14/8500/5900.mvt?${filters}`)).headers.get("etag");
  expect(await tile("setAside=masquees")).not.toBe(await tile("setAside=montrees"));
  await dataOf("markParcels", await asker.patch(path, { parcelIds: [first, second], isHidden: false }));
  expect((await analysisOf(asker, "&setAside=masquees")).matched).toBe(before.matched);
});

test("each mark stands alone: seen, then given to oneself, then to nobody; the search follows", async () => {
  const asker = await product().signUp("bureau-suit@example.fr", "Suivi");
  const [id = ""] = await bestParcels(asker, 1);
  const send = async (change: object) =>
    dataOf("markParcels", await asker.patch("/parcel-marks", { parcelIds: [id], ...change }));
  const matched = async (followUp: string) => (await analysisOf(asker, `&followUp=${followUp}`)).matched;
  const all = await matched("toutes");
  const me = await idOf("bureau-suit@example.fr");
  await send({ isSeen: true });
  await send({ assigneeId: me });
  const [kept] = await marksOf(asker);
  expect(kept).toMatchObject({ parcelId: id, isHidden: false, isSeen: true, assignee: { id: me } });
  expect([await matched("vues"), await matched("a-voir"), await matched("miennes"), await matched("confiees")]).toEqual(
    [1, all - 1, 1, 1],
  );
  await send({ assigneeId: null });
  expect((await marksOf(asker))[0]).toMatchObject({ isSeen: true, assignee: null });
});

test("nobody of another organisation is given a parcel, and a wrong list is refused in a sentence", async () => {
  const asker = await product().signUp("bureau-marque-refus@example.fr", "Refuse");
  const [id = ""] = await bestParcels(asker, 1);
  await product().signUp("bureau-marque-etranger@example.fr", "Étranger");
  const stranger = await idOf("bureau-marque-etranger@example.fr");
  const refused = async (body: object) => (await refusalOf(await asker.patch("/parcel-marks", body))).error;
  expect(await refused({ parcelIds: [id], assigneeId: stranger })).toBe(
    "Cette personne n'est pas de votre organisation.",
  );
  expect(await refused({ parcelIds: [], isSeen: true })).toBe("Choisissez au moins une parcelle.");
  expect(await refused({ parcelIds: ["x"], isSeen: true })).toMatch(/14 caractères/);
  expect(await marksOf(asker)).toEqual([]);
});
