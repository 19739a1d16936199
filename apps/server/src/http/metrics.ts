import { createHash, timingSafeEqual } from "node:crypto";
import type { Database } from "@lotir/database";
import type { Handler } from "hono";
import { collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client";
import type { Answered } from "./observed-requests.ts";

/** Bounds in seconds: a tile, a list, a search, a plan, a whole file. */
const BOUNDS = [0.005, 0.02, 0.05, 0.1, 0.3, 1, 3, 10, 60];

export interface Metrics {
  readonly observe: (answered: Answered) => void;
  readonly serve: Handler;
}

interface Watched {
  readonly database: Pick<Database, "jobs" | "replica">;
  /** Tiles and searches read here, by base. */
  readonly reading: { readonly answered: { readonly replica: number; readonly primary: number } };
  readonly openSockets: () => number;
}

/** Jobs by queue and state, as every process of the product sees them. */
const jobsOf = async ({ jobs }: Pick<Database, "jobs">) => {
  const { rows } = await jobs.executeSql(
    "select name, state::text as state, count(*)::int as jobs from jobs.job group by 1, 2",
  );
  return rows.map(({ name, state, jobs: count }) => ({
    queue: String(name),
    state: String(state),
    jobs: Number(count),
  }));
};

/** How late the replica is, and how many readings of tiles and searches it spares the primary. */
const watchReplica = (register: Registry, { database: { replica }, reading }: Watched): void => {
  if (replica === undefined) return;
  new Gauge({
    ...{ name: "lotir_replica_lag_seconds", help: "Retard de la réplique, en secondes ; NaN si elle ne répond pas" },
    registers: [register],
    collect() {
      const state = replica.state();
      this.set(state.status === "following" ? state.lagSeconds : Number.NaN);
    },
  });
  new Gauge({
    ...{ name: "lotir_readings", help: "Tuiles et recherches lues ici, par base", labelNames: ["base"] as const },
    registers: [register],
    collect() {
      this.set({ base: "replique" }, reading.answered.replica);
      this.set({ base: "primaire" }, reading.answered.primary);
    },
  });
};

const digest = (text: string): Buffer => createHash("sha256").update(text).digest();

/** What Prometheus reads, for who has the word of the installation; for anybody else the address does not exist. */
export const openMetrics = (token: string, watched: Watched): Metrics => {
  const { database, openSockets } = watched;
  const register = new Registry();
  watchReplica(register, watched);
  collectDefaultMetrics({ register });
  const labelNames = ["method", "area", "status"] as const;
  const seconds = new Histogram({
    ...{ name: "lotir_http_seconds", help: "Durée des réponses, en secondes", buckets: BOUNDS },
    ...{ labelNames, registers: [register] },
  });
  new Gauge({
    ...{ name: "lotir_sockets", help: "Prises du canal ouvertes ici", registers: [register] },
    collect() {
      this.set(openSockets());
    },
  });
  new Gauge({
    ...{ name: "lotir_jobs", help: "Travaux par file et par état, tous processus confondus" },
    ...{ labelNames: ["queue", "state"] as const, registers: [register] },
    async collect() {
      const counted = await jobsOf(database);
      this.reset();
      for (const { queue, state, jobs } of counted) this.set({ queue, state }, jobs);
    },
  });
  const expected = digest(`Bearer ${token}`);
  return {
    observe: ({ method, area, status, ms }) => seconds.observe({ method, area, status }, ms / 1_000),
    serve: async (context) => {
      const isAsked = timingSafeEqual(digest(context.req.header("authorization") ?? ""), expected);
      if (!isAsked) return context.notFound();
      return context.body(await register.metrics(), 200, { "Content-Type": register.contentType });
    },
  };
};
