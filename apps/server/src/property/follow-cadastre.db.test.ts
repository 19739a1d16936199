import { CadastreChanges } from "@lotir/contract";
import { hasTestServer, openTestServer, type TestServer } from "@lotir/database/testing";
import {
  generateCommune,
  nextEdition,
  publishedTwice,
  type SourceServer,
  serveCommune,
  startSourceServer,
  VINTAGES,
} from "@lotir/demo";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { z } from "zod";
import { openProduct, type Person, type Product } from "../testing/product.fixture.ts";

const COMMUNE = "06999";
const hamlet = generateCommune({ seed: "essai-editions", parcels: 60 });

const cornersOf = (id: string): ReadonlySet<string> => {
  const geometry = hamlet.parcelles.find((feature) => feature.id === id)?.geometry;
  return new Set(geometry?.type === "Polygon" ? geometry.coordinates[0]?.map((corner) => corner.join(" ")) : []);
};
const idAt = (rank: number): string => hamlet.parcelles[rank]?.id ?? "";
const touching = (id: string, ids: readonly string[]): string | undefined =>
  ids.find((other) => other !== id && [...cornersOf(id)].filter((corner) => cornersOf(other).has(corner)).length > 1);

/** A commune that joined it. */
const FORMER = "06998";
const [DIVIDED, RENUMBERED, REDRAWN, GONE, SAME] = [idAt(2), idAt(12), idAt(22), idAt(32), idAt(42)];
const TAKEN = [DIVIDED, RENUMBERED, REDRAWN, GONE, SAME];
const OTHERS = hamlet.parcelles.map(({ id = "" }) => id).filter((id) => !TAKEN.includes(id));
const MERGED = OTHERS.find((id) => touching(id, OTHERS) !== undefined) ?? "";
const BESIDE = touching(MERGED, OTHERS) ?? "";
const PLAIN = OTHERS.findLast((id) => id !== MERGED && id !== BESIDE) ?? "";
const next = nextEdition(
  hamlet,
  { divided: [DIVIDED], renumbered: [RENUMBERED], redrawn: [REDRAWN], gone: [GONE], merged: [[MERGED, BESIDE]] },
  VINTAGES.nextCadastre,
);

const HOMES = [["embedded"], ...(hasTestServer() ? [["server"] as const] : [])] as const;

describe.each(HOMES)("une édition du cadastre à l'autre, %s", (kind) => {
  const whole = serveCommune(hamlet);
  const identity = async () => ({ ...(await whole.identity()), former: [{ code: FORMER, nom: "Ancienne" }] });
  const commune = publishedTwice({ ...whole, identity }, () => next);
  let base: TestServer | undefined;
  let sources: SourceServer;
  let product: Product;
  let ana: Person;
  let bob: Person;
  const idOf = new Map<string, string>();

  const settled = async (): Promise<void> =>
    product.running.lotir.jobs.settled(COMMUNE, ({ scan, layers }) =>
      [...layers.map(({ status }) => status), scan?.status].every((status) => status === "loaded"),
    );
  const json = async (answer: Promise<Response>) => {
    const said = await answer;
    return { status: said.status, ...Object(await said.json()) };
  };
  const changed = async (person = ana): Promise<readonly CadastreChanges[]> =>
    z.array(CadastreChanges).parse((await json(person.get("/api/properties/cadastre"))).data);
  const cadastreOf = (former: string) => `/api/properties/${idOf.get(former)}/cadastre`;
  const fateOf = async (former: string) => {
    const changes = CadastreChanges.parse((await json(ana.get(cadastreOf(former)))).data);
    const fate = changes.parcels.find(({ parcelId }) => parcelId === former);
    return { fate: fate?.fate, to: fate?.successors.map(({ parcelId }) => parcelId).toSorted(), changes };
  };

  beforeAll(async () => {
    sources = await startSourceServer({ communes: [commune.served] });
    if (kind === "server") base = await openTestServer();
    product = await openProduct({
      sources: sources.url,
      ...(base === undefined ? {} : { environment: { DATABASE_URL: base.url } }),
    });
    ana = await product.signUp("ana@example.fr", "Agence");
    bob = await product.signUp("bob@example.fr", "Cabinet");
    await product.running.lotir.jobs.start(COMMUNE);
    await settled();
    for (const parcel of [...TAKEN, MERGED, BESIDE])
      idOf.set(parcel, (await json(ana.post("/api/properties", { cadastralReference: parcel }))).data.id);
  }, 420_000);
  afterAll(async () => {
    await product?.close();
    await sources?.close();
    await base?.stop();
  });

  test("rien ne change tant que l'édition est la même, et rien n'est à suivre", async () => {
    expect(await changed()).toEqual([]);
    expect(await fateOf(DIVIDED)).toMatchObject({ fate: "same", changes: { hasChanged: false } });
    expect((await json(ana.post(cadastreOf(DIVIDED), { parcelIds: [] }))).data).toMatchObject({ hasChanged: false });
  });

  test("la nouvelle édition remplace l'ancienne ; chaque propriété changée est trouvée, et dit par quoi", async () => {
    commune.publishNext();
    await product.running.lotir.jobs.start(COMMUNE, { layer: "parcelles" });
    await settled();
    await expect.poll(async () => (await changed()).length, { timeout: 60_000 }).toBe(6);
    await settled();
    expect((await changed()).every(({ edition }) => edition === VINTAGES.nextCadastre)).toBe(true);
    const to = (id: string) => [...(next.successors.get(id) ?? [])].toSorted();
    expect(await fateOf(DIVIDED)).toMatchObject({ fate: "divided", to: to(DIVIDED) });
    expect(await fateOf(RENUMBERED)).toMatchObject({ fate: "renumbered", to: to(RENUMBERED) });
    expect(await fateOf(REDRAWN)).toMatchObject({ fate: "redrawn", to: [REDRAWN] });
    expect(await fateOf(GONE)).toMatchObject({ fate: "gone", to: [] });
    expect(await fateOf(MERGED)).toMatchObject({ fate: "merged", to: to(MERGED) });
    expect(await fateOf(BESIDE)).toMatchObject({ fate: "merged", to: to(MERGED) });
    expect(await fateOf(SAME)).toMatchObject({ fate: "same", to: [SAME], changes: { hasChanged: false } });
    expect((await json(ana.post(cadastreOf(DIVIDED), { parcelIds: [SAME] }))).code).toBe("unknown-parcel");
  });

  test("une autre organisation n'en voit rien, et n'y touche pas", async () => {
    expect(await changed(bob)).toEqual([]);
    expect(await json(bob.get(cadastreOf(DIVIDED)))).toMatchObject({ status: 404, code: "property-not-found" });
    const followed = bob.post(cadastreOf(DIVIDED), { parcelIds: [...(next.successors.get(DIVIDED) ?? [])] });
    expect(await json(followed)).toMatchObject({ status: 404, code: "property-not-found" });
    expect((await json(product.anybody.get(cadastreOf(DIVIDED)))).status).toBe(401);
  });

  test("suivre le cadastre prend les nouvelles parcelles, garde le reste, et l'écrit dans l'historique", async () => {
    const named = [...(next.successors.get(DIVIDED) ?? [])];
    const followed = await json(ana.post(cadastreOf(DIVIDED), { parcelIds: named }));
    expect(followed).toMatchObject({ status: 200, data: { hasChanged: false } });
    const { data: sheet } = await json(ana.get(`/api/properties/${idOf.get(DIVIDED)}`));
    const parcels: readonly { id: string; surface: number; status: string; vintage: string }[] =
      sheet.parcelMappings[0].parcels;
    expect(parcels.map(({ id }) => id).toSorted()).toEqual(named.toSorted());
    expect(new Set(parcels.map(({ status, vintage }) => `${status} ${vintage}`))).toEqual(
      new Set([`validated ${VINTAGES.nextCadastre}`]),
    );
    expect(named).toContain(sheet.parcelId);
    expect(sheet.landSurface).toBe(parcels.reduce((sum, { surface }) => sum + surface, 0));
    const { data: history } = await json(ana.get(`/api/properties/${idOf.get(DIVIDED)}/history`));
    expect(JSON.stringify(history)).toContain("Cadastre suivi");
    expect((await changed()).map(({ propertyId }) => propertyId)).not.toContain(idOf.get(DIVIDED));
  });

  test("une part seulement peut être prise ; un ancien écran est dit en retard", async () => {
    const property = `/api/properties/${idOf.get(REDRAWN)}`;
    const { data } = await json(ana.get(property));
    const late = { parcelIds: [REDRAWN], version: data.version - 1 };
    expect(await json(ana.post(cadastreOf(REDRAWN), late))).toMatchObject({ status: 409, code: "changed-meanwhile" });
    const followed = await json(ana.post(cadastreOf(REDRAWN), { parcelIds: [REDRAWN], version: data.version }));
    expect(followed).toMatchObject({ status: 200, data: { hasChanged: false } });
    expect((await json(ana.get(property))).data.landSurface).toBeLessThan(data.landSurface);
  });

  test("une parcelle seulement proposée le reste, et la propriété garde une surface", async () => {
    const { database } = product.running.lotir;
    const { rows } = await sql<{ id: string }>`select id from auth.organization where name = 'Agence'`.execute(
      database.identity,
    );
    const id = idOf.get(RENUMBERED) ?? "";
    await database.application(rows[0]?.id ?? "", (trx) =>
      sql`update app.property_parcel set status = 'proposed' where property_id = ${id}::uuid`.execute(trx),
    );
    const parcelIds = [...(next.successors.get(RENUMBERED) ?? [])];
    expect((await json(ana.post(cadastreOf(RENUMBERED), { parcelIds }))).status).toBe(200);
    const { data } = await json(ana.get(`/api/properties/${id}`));
    expect(data.landSurface).toBeGreaterThan(0);
    expect(data.parcelMappings[0].parcels).toMatchObject([{ id: parcelIds[0], status: "proposed" }]);
    // Nothing more to follow: asked again, nothing moves.
    const again = await json(ana.post(cadastreOf(RENUMBERED), { parcelIds: [] }));
    expect(again).toMatchObject({ status: 200, data: { hasChanged: false } });
    expect((await json(ana.get("/api/properties"))).status).toBe(200);
  });

  test("une propriété garde une parcelle au moins, et deux propriétés ne prennent pas la même", async () => {
    expect(await json(ana.post(cadastreOf(GONE), { parcelIds: [] }))).toMatchObject({
      status: 400,
      code: "no-parcel-left",
    });
    const parcelIds = [...(next.successors.get(MERGED) ?? [])];
    expect((await json(ana.post(cadastreOf(MERGED), { parcelIds }))).status).toBe(200);
    expect(await json(ana.post(cadastreOf(BESIDE), { parcelIds }))).toMatchObject({
      status: 409,
      code: "ground-of-another",
    });
    expect(await fateOf(BESIDE)).toMatchObject({ fate: "merged" });
  });

  test("une commune réunie à une autre : la propriété se retrouve sous le nouveau code", async () => {
    const { database } = product.running.lotir;
    const { rows } = await sql<{ id: string }>`select id from auth.organization where name = 'Agence'`.execute(
      database.identity,
    );
    const former = `${FORMER}${PLAIN.slice(5)}`;
    const id = await database.application(rows[0]?.id ?? "", async (trx) => {
      const { rows: added } = await sql<{ id: string }>`
        insert into app.property (parcelle_id, name, vintage, geometry)
        select ${former}, 'Avant la réunion', '2020-01-01', geometry from territory.parcelle
        where commune = ${COMMUNE} and id = ${PLAIN} returning id`.execute(trx);
      await sql`insert into app.property_parcel (property_id, parcelle_id, status, vintage, geometry)
        select id, parcelle_id, 'validated', vintage, geometry from app.property where parcelle_id = ${former}`.execute(
        trx,
      );
      return added[0]?.id ?? "";
    });
    idOf.set(former, id);
    expect(await fateOf(former)).toMatchObject({ fate: "renumbered", to: [PLAIN] });
    expect((await json(ana.post(cadastreOf(former), { parcelIds: [PLAIN] }))).status).toBe(200);
    const { data } = await json(ana.get(`/api/properties/${id}`));
    expect(data).toMatchObject({ parcelId: PLAIN, inseeCode: COMMUNE, name: "Avant la réunion" });
  });
});
