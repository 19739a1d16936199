import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { hasTestServer, openTestServer, type TestServer } from "@lotir/database/testing";
import { serveDepartement, startSourceServer } from "@lotir/demo";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openProduct, type Person, type Product } from "./testing/product.fixture.ts";

/** Two processes answer, a third works, on one PostgreSQL: what one learns, the sockets of the others hear. */
const freePort = async (): Promise<number> => {
  const held = createServer().listen(0, "127.0.0.1");
  await once(held, "listening");
  const address = held.address();
  held.close();
  await once(held, "close");
  return typeof address === "object" && address !== null ? address.port : 0;
};

describe.skipIf(!hasTestServer())("plusieurs processus", () => {
  let server: TestServer | undefined;
  let home = "";
  let first: Product;
  let second: Product;
  let person: Person;
  let organisationId = "";

  const openPart = (
    part: "serve" | "work",
    { sources, ...more }: { readonly sources?: string } & Readonly<Record<string, string>> = {},
  ): Promise<Product> =>
    openProduct({
      home,
      part,
      ...(sources === undefined ? {} : { sources }),
      environment: {
        ...more,
        DATABASE_URL: server?.url ?? "",
        ...(part === "work" ? { LOTIR_BASE_URL: "https://lotir.example" } : {}),
      },
    });
  const at = (product: Product, path: string, init: RequestInit = {}): Promise<Response> =>
    product.send(path, { ...init, headers: { cookie: person.cookie, origin: product.running.origin } });

  beforeAll(async () => {
    home = mkdtempSync(join(tmpdir(), "lotir-partage-"));
    server = await openTestServer();
    [first, second] = await Promise.all([openPart("serve"), openPart("serve")]);
    person = await first.signUp("deux@example.fr", "Agence");
    const { rows } = await sql<{ id: string }>`select id from auth.organization where name = 'Agence'`.execute(
      first.running.lotir.database.identity,
    );
    organisationId = rows[0]?.id ?? "";
  });
  afterAll(async () => {
    await Promise.all([first, second].map((product) => product?.close()));
    await server?.stop();
    rmSync(home, { recursive: true, force: true });
  });

  test("une session ouverte sur l'un vaut sur l'autre", async () => {
    expect((await at(second, "/api/properties")).status).toBe(200);
  });

  test("ce que l'un apprend s'entend une fois sur l'autre, si long que ce soit", async () => {
    const socket = await person.openSocket();
    expect(await socket.hear()).toMatch(/^40/);
    const told = { propertyId: "p".repeat(20_000), parcelId: "06999000AA0001" };
    second.running.lotir.channel.propertyAdded(organisationId, told);
    expect(await socket.hear()).toBe(`42${JSON.stringify(["property-added", told])}`);
    const next = { ...told, propertyId: "suivante" };
    second.running.lotir.channel.propertyAdded(organisationId, next);
    expect(await socket.hear()).toBe(`42${JSON.stringify(["property-added", next])}`);
  });

  test("ce qui fut trop long pour un avis s'efface, comme l'adaptateur le demande : sans valeurs", async () => {
    const relay = first.running.lotir.database.relay;
    await relay?.query("insert into jobs.channel_attachment (payload) values ('\\x00')");
    const removed = await relay?.query("delete from jobs.channel_attachment where created_at <= now() returning id");
    expect(removed?.rows.length).toBeGreaterThan(0);
  });

  test("sorti sur l'un, on n'entend plus rien sur l'autre", async () => {
    const leaving = await first.signIn("deux@example.fr", "autre poste");
    const socket = await leaving.openSocket();
    expect(await socket.hear()).toMatch(/^40/);
    const heard = socket.hear();
    const { origin } = second.running;
    await second.send("/api/auth/sign-out", {
      method: "POST",
      headers: { cookie: leaving.cookie, origin, "content-type": "application/json" },
      body: "{}",
    });
    expect(await heard).toMatch(/41|team/);
  });

  test("une génération sur l'un se voit de l'autre, n'y recommence pas, et s'y arrête", async () => {
    const [own, other] = [first.running.lotir.generations, second.running.lotir.generations];
    const generation = own.begin(organisationId, "bien");
    generation?.tell({ stage: "search", lots: 3 });
    await expect.poll(() => other.progressOf(organisationId, "bien")?.lots).toBe(3);
    expect(other.begin(organisationId, "bien")).toBeUndefined();
    expect(other.stop(organisationId, "bien")).toBe(true);
    await expect.poll(() => generation?.stopping.aborted).toBe(true);
    generation?.end();
    await expect.poll(() => other.progressOf(organisationId, "bien")).toBeNull();
  });

  test("qui répond ne charge pas ; qui travaille s'en charge, et chacun l'apprend", async () => {
    const { jobs } = first.running.lotir;
    await jobs.start("06999");
    expect((await jobs.progress("06999")).status).toBe("loading");
    const worker = await openPart("work");
    try {
      await second.running.lotir.jobs.settled("06999", ({ status }) => status === "failed" || status === "absent");
      expect((await jobs.progress("06999")).status).not.toBe("loading");
    } finally {
      await worker.close();
    }
  });

  test("qui travaille répond de sa santé à un port à lui, et de rien d'autre", async () => {
    const port = await freePort();
    const token = "un mot de seize lettres";
    const worker = await openPart("work", { LOTIR_WORK_PORT: String(port), LOTIR_METRICS_TOKEN: token });
    const ask = (path: string, headers: Record<string, string> = {}) =>
      fetch(`http://127.0.0.1:${port}${path}`, { headers });
    try {
      expect(await (await ask("/api/health")).json()).toEqual({ success: true, data: { status: "ok" } });
      expect(await (await ask("/api/ready")).json()).toEqual({ success: true, data: { status: "ready" } });
      const metrics = await ask("/api/metrics", { authorization: `Bearer ${token}` });
      expect([metrics.status, await metrics.text()]).toEqual([200, expect.stringContaining("process_resident_memory")]);
      for (const path of ["/api/metrics", "/api/properties", "/api/auth/get-session", "/"])
        expect([path, (await ask(path)).status]).toEqual([path, 404]);
    } finally {
      await worker.close();
    }
    await expect(ask("/api/health")).rejects.toThrow();
  });

  test("deux qui travaillent se partagent l'analyse de quatre communes : ni parcelle perdue, ni parcelle doublée", async () => {
    const communes = serveDepartement({ seed: "partage", parcels: 160, communes: 4 });
    const codes = communes.map(({ codeInsee }) => codeInsee);
    const sources = await startSourceServer({ communes });
    const workers = await Promise.all([
      openPart("work", { sources: sources.url }),
      openPart("work", { sources: sources.url }),
    ]);
    try {
      const { jobs, database } = first.running.lotir;
      await Promise.all(codes.map((code) => jobs.start(code)));
      const isScanned = ({ scan }: { scan: { status: string } | undefined }): boolean => scan?.status === "loaded";
      await Promise.all(codes.map((code) => second.running.lotir.jobs.settled(code, isScanned)));
      const { rows } = await sql<{ parcels: number; scanned: number; distinct: number; scans: number }>`
        select (select count(*) from territory.parcelle where commune = any(string_to_array(${codes.join()}, ','))) as parcels,
          count(*) as scanned, count(distinct s.parcelle_id) as distinct, count(distinct s.load_id) as scans
        from territory.parcelle_scan s where s.commune = any(string_to_array(${codes.join()}, ','))`.execute(
        database.territory,
      );
      const [found] = rows;
      expect(found?.parcels).toBeGreaterThan(100);
      expect(found).toMatchObject({ scanned: found?.parcels, distinct: found?.parcels, scans: codes.length });
      const begun = await sql<{ scans: number }>`
        select count(*) as scans from territory.load where layer = 'scan'
          and commune = any(string_to_array(${codes.join()}, ','))`.execute(database.territory);
      expect(begun.rows[0]?.scans).toBe(codes.length);
    } finally {
      await Promise.all(workers.map((worker) => worker.close()));
      await sources.close();
    }
  });
});
