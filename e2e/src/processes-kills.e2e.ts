import { setTimeout as wait } from "node:timers/promises";
import { type Database, openDatabase } from "@lotir/database";
import { hasTestServer } from "@lotir/database/testing";
import { type SourceServer, serveDepartement, startSourceServer } from "@lotir/demo";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type Crowd, type Outcome, openCrowd } from "./crowd.ts";
import { type Cluster, hasNginx, openCluster, type Process } from "./several-processes.ts";

/** By hand: `LOTIR_KILLS=200 LOTIR_PEOPLE=200 LOTIR_PARCELS=2000`. */
const KILLS = Number(process.env.LOTIR_KILLS ?? 4);
const PEOPLE = Number(process.env.LOTIR_PEOPLE ?? 8);
/** Killed one after the other while the work of a dead worker waits to be taken up. */
const AT_MOST_SERVERS = 4;
const PARCELS = Number(process.env.LOTIR_PARCELS ?? 160);
const WHOLE_MS = 900_000 + KILLS * 60_000 + PEOPLE * 2_000;

const communes = serveDepartement({ seed: "coupures", parcels: PARCELS, communes: 4 });
const codes = communes.map(({ codeInsee }) => codeInsee);

interface Job {
  readonly id: string;
  readonly state: string;
  readonly startedOn: number;
}

/** Waits for what takes as long as it takes, at most ten minutes: threads of work give way to all the rest. */
const until = async (isSo: () => Promise<boolean>): Promise<void> => {
  const deadline = performance.now() + 600_000;
  while (!(await isSo())) {
    if (performance.now() > deadline) throw new Error(`Still not: ${isSo.toString()}`);
    await wait(500);
  }
};

/** The middle and the worst, ms. */
const spread = (values: readonly number[]): string => {
  const sorted = values.toSorted((one, other) => one - other);
  const at = (share: number): number =>
    Math.round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0);
  return `p50 ${at(0.5)} ms, p97,5 ${at(0.975)} ms, au plus ${at(1)} ms`;
};

const count = (outcomes: readonly Outcome[], kind: Outcome["kind"]): number =>
  outcomes.filter((each) => each.kind === kind).length;

describe.skipIf(!hasTestServer() || !hasNginx())("trois processus répondent, deux travaillent, derrière nginx", () => {
  let sources: SourceServer;
  let cluster: Cluster;
  let database: Database;
  let crowd: Crowd;
  let load: (code: string, layer?: string) => Promise<void>;

  const jobs = async (): Promise<readonly Job[]> => {
    const { rows } =
      await sql<Job>`select id::text, state::text, extract(epoch from started_on)::float8 * 1000 as "startedOn"
      from jobs.job where name in ('charger-couche', 'decrire-commune', 'analyser-commune')`.execute(database.loading);
    return rows;
  };
  const loaded = async (): Promise<boolean> => {
    const { rows } = await sql<{ scans: number }>`select count(*)::int as scans from territory.layer
      where name = 'scan' and status = 'loaded'`.execute(database.loading);
    return rows[0]?.scans === codes.length;
  };
  const settled = async (): Promise<boolean> => {
    const { rows } = await sql<{ commune: string }>`select commune from territory.layer
      where status <> 'loaded' and status <> 'not-published'`.execute(database.loading);
    const busy = (await jobs()).some(({ state }) => state === "active" || state === "created" || state === "retry");
    return rows.length === 0 && !busy;
  };
  beforeAll(async () => {
    sources = await startSourceServer({ communes });
    cluster = await openCluster({ serve: 3, work: 2, sources: sources.url });
    const opened = await openDatabase({
      home: { kind: "server", url: cluster.databaseUrl, secretsFolder: cluster.home },
      appVersion: "essai",
    });
    if (!opened.ok) throw new Error(JSON.stringify(opened.failure));
    database = opened.value;
    load = await openLoader(cluster.origin);
    for (const code of codes) await load(code);
    await until(async () => (await loaded()) && (await settled()));
    crowd = await openCrowd({
      origin: cluster.origin,
      people: PEOPLE,
      communes: codes,
      pauseMs: PEOPLE > 50 ? 3_000 : 1_000,
    });
  }, WHOLE_MS);
  afterAll(async () => {
    await crowd?.stop();
    await database?.close();
    await cluster?.close();
    await sources?.close();
  });

  test(
    `${KILLS} processus tués sous ${PEOPLE} personnes : rien d'autre que des demandes coupées, et tout travail repris`,
    async () => {
      const taken: number[] = [];
      const workers = cluster.processes.filter(({ part }) => part === "work");
      const servers = cluster.processes.filter(({ part }) => part === "serve");
      /** Down for half a second, as a supervisor would have it. */
      const killed = async (victim: Process | undefined): Promise<void> => {
        await victim?.kill();
        await wait(500);
        await victim?.start();
      };
      // A worker, then servers while what it held is taken up.
      for (let round = 0, kills = 0; kills < KILLS; round += 1) {
        for (const code of codes) await load(code, "batiments").catch(() => undefined);
        await until(async () => (await jobs()).some(({ state }) => state === "active"));
        // At any moment of what they do: the layer being read, the description, the scan.
        await wait((round * 677) % 2_500);
        const active = (await jobs()).filter(({ state }) => state === "active");
        const before = new Map(active.map((job) => [job.id, job.startedOn]));
        const killedAt = Date.now();
        await killed(workers[round % workers.length]);
        kills += 1;
        for (let each = 0; each < AT_MOST_SERVERS && kills < KILLS; each += 1, kills += 1)
          await killed(servers[(round + each) % servers.length]);
        // What it held is begun again by whoever works; what the other one held goes on, and ends.
        const isHeld = ({ id, state, startedOn }: Job): boolean =>
          state !== "completed" && before.get(id) === startedOn;
        await until(async () => !(await jobs()).some(isHeld));
        for (const { id, startedOn } of await jobs())
          if (before.has(id) && before.get(id) !== startedOn) taken.push(startedOn - killedAt);
      }
      await until(settled);
      const { outcomes } = crowd;
      const cut = outcomes.filter(({ kind }) => kind === "cut");
      console.log(
        [
          `${KILLS} coupures, ${PEOPLE} personnes : ${outcomes.length} demandes, ${cut.length} coupées`,
          `(${[...new Set(cut.map(({ method, status }) => `${method} ${status ?? "sans réponse"}`))].join(", ")}),`,
          `${count(outcomes, "wrong")} fausses ; ${spread(outcomes.map(({ ms }) => ms))} ;`,
          `${taken.length} travaux repris, le plus tard ${Math.round(Math.max(0, ...taken))} ms après la coupure`,
        ].join(" "),
      );
      expect(outcomes.filter(({ kind }) => kind === "wrong").slice(0, 5)).toEqual([]);
      // A process has few requests at once: what a kill cuts is what it was answering.
      expect(cut.length).toBeLessThanOrEqual(KILLS * Math.max(4, PEOPLE / 4));
      for (const [id, { cookie, text }] of crowd.acknowledged) {
        const answer = await fetch(`${cluster.origin}/api/properties/${id}`, { headers: { cookie } });
        const { data } = Object(await answer.json());
        // Another may have been written since, and cut before it was acknowledged.
        expect(Number(/^Visite (\d+)/.exec(data.notes)?.[1])).toBeGreaterThanOrEqual(
          Number(/^Visite (\d+)/.exec(text)?.[1]),
        );
      }
    },
    WHOLE_MS,
  );

  test("aucune parcelle perdue ni doublée, et une seule couche de chaque sorte sur pied", async () => {
    await crowd.stop();
    const { rows } = await sql<{ commune: string; parcels: number; distinct: number; scanned: number }>`
      select p.commune, count(*)::int as parcels, count(distinct p.id)::int as distinct,
        (select count(*)::int from territory.parcelle_scan s where s.commune = p.commune) as scanned
      from territory.parcelle p group by 1 order by 1`.execute(database.territory);
    expect(rows.map(({ commune }) => commune)).toEqual(codes.toSorted());
    for (const row of rows) expect(row).toMatchObject({ distinct: row.parcels, scanned: row.parcels });
    const doubled = await sql`select commune, layer from territory.load
      where published_at is not null and retired_at is null group by 1, 2 having count(*) > 1`.execute(
      database.loading,
    );
    expect(doubled.rows).toEqual([]);
  });

  test(
    "redémarrés l'un après l'autre, aucun ne perd une demande",
    async () => {
      const walk = await openCrowd({ origin: cluster.origin, people: PEOPLE + 1, communes: codes, pauseMs: 300 });
      const before = walk.outcomes.length;
      for (const each of cluster.processes) {
        expect(await each.stop()).toBe(0);
        await each.start();
      }
      await wait(1_000);
      await walk.stop();
      const asked = walk.outcomes.slice(before);
      const lost = asked.filter(({ kind }) => kind !== "answered");
      console.log(`Redémarrage à la suite : ${asked.length} demandes, ${lost.length} perdues`);
      expect(lost).toEqual([]);
      expect(asked.length).toBeGreaterThan(20);
    },
    WHOLE_MS,
  );
});

/** Somebody who only asks for communes, for nobody of the crowd. */
const openLoader = async (origin: string) => {
  let cookie = "";
  const post = async (path: string, body: unknown = {}): Promise<void> => {
    const answer = await fetch(`${origin}${path}`, {
      method: "POST",
      headers: { origin, cookie, "content-type": "application/json", "x-forwarded-for": "10.2.0.1" },
      body: JSON.stringify(body),
    });
    if (!answer.ok) throw new Error(`${path} : ${answer.status} ${await answer.text()}`);
    const set = answer.headers.getSetCookie().map((each) => each.split(";")[0]);
    if (set.length > 0) cookie = set.join("; ");
  };
  await post("/api/auth/sign-up/email", {
    name: "Chargeur Essai",
    firstName: "Chargeur",
    lastName: "Essai",
    email: "chargeur@essai.example",
    password: "Bornes et murs de 1854, gardés",
  });
  await post("/api/auth/organization/create", { name: "Chargeurs", slug: "chargeurs" });
  return (code: string, layer?: string) => post(`/api/communes/${code}/load`, layer === undefined ? {} : { layer });
};
