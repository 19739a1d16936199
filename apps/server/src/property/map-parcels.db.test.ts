import { expect, test } from "vitest";
import { at, COMMUNE, dataOf, refusalOf } from "../testing/balanced-product.fixture.ts";
import { ABSENT_PROPERTY, propertyOn } from "../testing/property.fixture.ts";
import { sharedProduct } from "../testing/shared-product.fixture.ts";

const product = sharedProduct();

test("parcels are added, validated and taken out; the first stays, and the ground is that of the validated ones", async () => {
  const asker = await product().signUp("parcelles@example.fr", "parcelles");
  const { id } = await propertyOn(asker, product().bare);
  const { lat, lng: lon } = at(product().bare);
  const near = await dataOf(
    "listParcelsNearby",
    await asker.post("/cadastre/parcels-nearby", { lat, lon, codeInsee: COMMUNE }),
  );
  const own = product().bare.id;
  const [beside, other] = near.filter((parcel: { id: string }) => parcel.id !== own);
  const map = (parcels: readonly (readonly [string, string])[]) =>
    asker.put(`/properties/${id}/parcels`, { parcels: parcels.map(([parcelId, status]) => ({ parcelId, status })) });
  const surface = async () => (await dataOf("showProperty", await asker.get(`/properties/${id}`))).landSurface;
  const mapped = await dataOf(
    "mapParcels",
    await map([
      [beside.id, "validated"],
      [other.id, "proposed"],
    ]),
  );
  expect(mapped.map((parcel: { id: string; status: string }) => [parcel.id, parcel.status]).toSorted()).toEqual(
    [
      [own, "validated"],
      [beside.id, "validated"],
      [other.id, "proposed"],
    ].toSorted(),
  );
  expect(await surface()).toBeCloseTo(product().bare.surface + beside.surface, 6);
  const listed = JSON.parse(await (await asker.get("/properties")).text()).data;
  expect(listed).toMatchObject([{ parcelsCount: 3 }]);
  expect(await dataOf("mapParcels", await map([[own, "proposed"]]))).toMatchObject([{ id: own, status: "validated" }]);
  expect(await surface()).toBeCloseTo(product().bare.surface, 6);
  const stale = await asker.put(`/properties/${id}/parcels`, {
    parcels: [{ parcelId: own, status: "validated" }],
    version: 1,
  });
  expect(await refusalOf(stale)).toMatchObject({ status: 409, code: "changed-meanwhile" });
  expect(await refusalOf(await map([["33234000AB0001", "validated"]]))).toMatchObject({ code: "unknown-parcel" });
  expect(await refusalOf(await asker.put(`/properties/${id}/parcels`, { parcels: [] }))).toMatchObject({
    status: 400,
    error: "Une propriété garde une parcelle au moins.",
  });
  const absent = await asker.put(`/properties/${ABSENT_PROPERTY}/parcels`, {
    parcels: [{ parcelId: own, status: "validated" }],
  });
  expect((await refusalOf(absent)).status).toBe(404);
});

test("touching parcels of one owner are one unité foncière, declared by the user; others are the ground of the operation", async () => {
  const asker = await product().signUp("unite@example.fr", "unite");
  const { id } = await propertyOn(asker, product().bare);
  const own = product().bare.id;
  const { lat, lng: lon } = at(product().bare);
  const near = await dataOf(
    "listParcelsNearby",
    await asker.post("/cadastre/parcels-nearby", { lat, lon, codeInsee: COMMUNE, radius: 400 }),
  );
  const groundWith = async (ids: readonly string[], oneOwner?: boolean) => {
    const parcels = [own, ...ids].map((parcelId) => ({ parcelId, status: "validated" }));
    await dataOf("mapParcels", await asker.put(`/properties/${id}/parcels`, { parcels, oneOwner }));
    const { ground, touching } = await dataOf("showProperty", await asker.get(`/properties/${id}`));
    return { ground, touching };
  };
  const others: { id: string }[] = near.filter((parcel: { id: string }) => parcel.id !== own);
  const states = [];
  for (const { id: other } of [...others.slice(0, 6), ...others.slice(-2)])
    states.push({ other, ...(await groundWith([other], true)) });
  const beside = states.find(({ touching }) => touching);
  const apart = states.find(({ touching }) => !touching);
  expect(beside).toMatchObject({ ground: "unite-fonciere" });
  expect(apart).toMatchObject({ ground: "assiette" });
  // Said once, it stays until somebody says otherwise.
  expect(await groundWith([beside?.other ?? ""])).toMatchObject({ ground: "unite-fonciere" });
  expect(await groundWith([beside?.other ?? ""], false)).toMatchObject({ ground: "assiette", touching: true });
  expect(await groundWith([], true)).toMatchObject({ ground: "parcelle", touching: true });
});
