import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { openDatabase } from "@lotir/database";
import { type SourceServer, serveDepartement, startSourceServer } from "@lotir/demo";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Process, processOf, quietPort, sourcesAt } from "./several-processes.ts";

/** Twenty by hand: `LOTIR_KILLS=20`. */
const KILLS = Number(process.env.LOTIR_KILLS ?? 2);

const [commune] = serveDepartement({ seed: "coupures-embarquees", parcels: 80, communes: 1 });
const code = commune?.codeInsee ?? "";

let home: string;
let sources: SourceServer;
let product: Process;
let origin: string;
let cookie = "";

const ask = async (method: string, path: string, body?: unknown) => {
  const answer = await fetch(`${origin}${path}`, {
    method,
    headers: { origin, cookie, ...(body === undefined ? {} : { "content-type": "application/json" }) },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  if (!answer.ok) throw new Error(`${path} : ${answer.status} ${await answer.text()}`);
  const set = answer.headers.getSetCookie().map((each) => each.split(";")[0]);
  if (set.length > 0) cookie = set.join("; ");
  return answer.json();
};

beforeAll(async () => {
  home = mkdtempSync(join(tmpdir(), "lotir-chargements-"));
  sources = await startSourceServer({ communes: commune === undefined ? [] : [commune] });
  const port = await quietPort();
  origin = `http://127.0.0.1:${port}`;
  product = processOf("all", { LOTIR_HOME: home, LOTIR_DEMO: "non", PORT: String(port), ...sourcesAt(sources.url) });
});
afterAll(async () => {
  await product?.kill();
  await sources?.close();
  rmSync(home, { recursive: true, force: true });
});

test(
  `le produit tué ${KILLS} fois pendant un chargement, sur la base embarquée, le reprend et le finit entier`,
  async () => {
    await product.start();
    await ask("POST", "/api/auth/sign-up/email", {
      name: "Coupures Essai",
      firstName: "Coupures",
      lastName: "Essai",
      email: "coupures@essai.example",
      password: "Bornes et murs de 1854, gardés",
    });
    await ask("POST", "/api/auth/organization/create", { name: "Coupures", slug: "coupures" });
    await ask("POST", `/api/communes/${code}/load`, {});
    const state = async () => (await ask("GET", `/api/communes/${code}`)).data;
    const isWhole = async (): Promise<boolean> => {
      const { status, scan } = await state();
      return status === "ready" && scan?.status === "loaded";
    };
    for (let kill = 0; kill < KILLS; kill += 1) {
      // Nothing left to cut: a layer is asked again, and with it its description and its scan.
      if (await isWhole()) await ask("POST", `/api/communes/${code}/load`, { layer: "batiments" });
      await wait(100 + ((kill * 677) % 4_000));
      await product.kill();
      await product.start();
    }
    const deadline = performance.now() + 600_000;
    while (!(await isWhole())) {
      if (performance.now() > deadline) throw new Error(`Still ${JSON.stringify(await state())}`);
      await wait(500);
    }
    await wait(2_000);
    await product.kill();
    const opened = await openDatabase({
      home: { kind: "embedded", folder: join(home, "database") },
      appVersion: "essai",
    });
    if (!opened.ok) throw new Error(JSON.stringify(opened.failure));
    const { rows } = await sql<Record<string, number>>`select
    (select count(*)::int from territory.parcelle) as parcels,
    (select count(distinct id)::int from territory.parcelle) as distinct,
    (select count(*)::int from territory.parcelle_scan) as scanned,
    (select count(*)::int from territory.parcelle_fact) as described,
    (select count(*)::int from (select 1 from territory.load where published_at is not null and retired_at is null
      group by commune, layer having count(*) > 1) d) as doubled`.execute(opened.value.loading);
    await opened.value.close();
    const [found] = rows;
    expect(found?.parcels).toBeGreaterThan(40);
    const { parcels } = found ?? {};
    expect(found).toEqual({ parcels, distinct: parcels, scanned: parcels, described: parcels, doubled: 0 });
  },
  900_000 + KILLS * 30_000,
);
