import { findPostgres, type ReplicaCluster, startPrivateCluster, startReplicaOf } from "@lotir/database/testing";
import {
  generateCommune,
  nextEdition,
  publishedTwice,
  type SourceServer,
  serveCommune,
  startSourceServer,
  VINTAGES,
} from "@lotir/demo";
import pg from "pg";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openProduct, type Person, type Product } from "./testing/product.fixture.ts";

const COMMUNE = "06999";
const TOKEN = "un mot de passe de mesure";
const hamlet = generateCommune({ seed: "essai-replique", parcels: 30 });
const GONE = hamlet.parcelles[4]?.id ?? "";

const onCluster = async (url: string, sql: string): Promise<void> => {
  const client = new pg.Client(url);
  await client.connect();
  await client.query(sql);
  await client.end();
};

const bin = findPostgres();

describe.skipIf(bin === undefined)("une réplique lit les tuiles et les recherches", () => {
  const commune = publishedTwice(serveCommune(hamlet), () =>
    nextEdition(hamlet, { gone: [GONE] }, VINTAGES.nextCadastre),
  );
  let primary: Awaited<ReturnType<typeof startPrivateCluster>>;
  let replica: ReplicaCluster;
  let sources: SourceServer;
  let product: Product;
  let ana: Person;

  const settled = (): Promise<void> =>
    product.running.lotir.jobs.settled(COMMUNE, ({ scan, layers }) =>
      [...layers.map(({ status }) => status), scan?.status].every((status) => status === "loaded"),
    );
  const ready = async () => Object(await (await product.send("/api/ready")).json()).data;
  const found = async (): Promise<readonly string[]> => {
    const { data } = Object(await (await ana.get(`/api/cadastral/analyze?commune=${COMMUNE}&order=surface`)).json());
    return data.parcels.map(({ parcelId }: { parcelId: string }) => parcelId);
  };
  const readings = () => ({ ...product.running.lotir.reading.answered });
  /** How many readings it has answered, once one more was asked. */
  const readByReplica = async (): Promise<number> => {
    await found();
    return readings().replica;
  };
  const tile = () => ana.get(`/api/tiles/${COMMUNE}/15/17047/11978.mvt`);

  beforeAll(async () => {
    primary = await startPrivateCluster(bin ?? "");
    await onCluster(primary.url, "create database lotir");
    replica = await startReplicaOf(bin ?? "", primary.url);
    const at = (url: string): string => url.replace(/postgres$/, "lotir");
    sources = await startSourceServer({ communes: [commune.served] });
    product = await openProduct({
      sources: sources.url,
      environment: {
        DATABASE_URL: at(primary.url),
        DATABASE_URL_REPLICA: at(replica.url),
        LOTIR_METRICS_TOKEN: TOKEN,
      },
    });
    ana = await product.signUp("ana@example.fr", "Agence");
    await product.running.lotir.jobs.start(COMMUNE);
    await settled();
  }, 420_000);
  afterAll(async () => {
    await product?.close();
    await sources?.close();
    await replica?.stop();
    await primary?.stop();
  });

  test("ce qui est arrivé sur la réplique s'y lit, et le primaire n'est pas dérangé", async () => {
    await expect.poll(ready, { timeout: 30_000 }).toMatchObject({ replica: { status: "following" } });
    await expect.poll(readByReplica, { timeout: 30_000 }).toBeGreaterThan(0);
    const before = readings();
    expect(await found()).toContain(GONE);
    expect((await tile()).status).toBeLessThan(300);
    expect(readings().primary).toBe(before.primary);
    expect(readings().replica).toBeGreaterThan(before.replica + 1);
  });

  test("en retard, elle le dit, et rien d'ancien n'est montré : le primaire répond", async () => {
    await onCluster(replica.url, "select pg_wal_replay_pause()");
    commune.publishNext();
    await product.running.lotir.jobs.start(COMMUNE, { layer: "parcelles" });
    await expect.poll(async () => (await found()).includes(GONE), { timeout: 120_000 }).toBe(false);
    await settled();
    const before = readings();
    expect(await found()).not.toContain(GONE);
    expect(readings().primary).toBeGreaterThan(before.primary);
    expect(readings().replica).toBe(before.replica);
    await expect.poll(async () => (await ready()).replica.lagSeconds, { timeout: 30_000 }).toBeGreaterThan(2);
    const metrics = await product.send("/api/metrics", { headers: { authorization: `Bearer ${TOKEN}` } });
    expect(await metrics.text()).toMatch(/lotir_replica_lag_seconds [1-9]/);
    await onCluster(replica.url, "select pg_wal_replay_resume()");
    await expect.poll(readByReplica, { timeout: 60_000 }).toBeGreaterThan(before.replica);
    expect(await found()).not.toContain(GONE);
  });

  test("coupée, personne ne le voit ; revenue, elle sert de nouveau", async () => {
    await replica.cut();
    expect(await found()).not.toContain(GONE);
    expect((await tile()).status).toBeLessThan(300);
    await expect.poll(ready, { timeout: 30_000 }).toMatchObject({ status: "ready", replica: { status: "away" } });
    await replica.comeBack();
    const before = readings();
    await expect.poll(readByReplica, { timeout: 60_000 }).toBeGreaterThan(before.replica);
  });

  test("elle n'est lue que sous le compte de l'application, qui n'y écrit pas", async () => {
    const { territory } = product.running.lotir.database.replica ?? {};
    const written = territory?.deleteFrom("territory.layer").execute();
    await expect(written).rejects.toThrow(/permission denied|read-only/);
  });
});
