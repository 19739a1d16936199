import { type Database, outageOf } from "@lotir/database";
import { Hono } from "hono";
import { sql } from "kysely";
import { OUTAGES, refusalOf, refuse } from "../refuse.ts";
import type { Metrics } from "./metrics.ts";
import { type Answered, observedRequests } from "./observed-requests.ts";
import { retryLater } from "./security-headers.ts";

interface Vitals {
  readonly database: Pick<Database, "territory" | "replica">;
  readonly metrics: Metrics | undefined;
}

/** What watches over a process asks of it: alive, ready, and its figures to who knows the word. */
export const addVitals = (app: Hono, { database, metrics }: Vitals): void => {
  app.get("/api/health", (context) => context.json({ success: true, data: { status: "ok" } }));
  // Alive is not ready: a balancer sends people where the database answers too (503 with Retry-After elsewhere).
  app.get("/api/ready", async (context) => {
    await sql`select 1`.execute(database.territory);
    // A replica that is away or late keeps nobody out: what it would have read is read at the primary.
    const replica = database.replica?.state();
    return context.json({ success: true, data: { status: "ready", ...(replica && { replica }) } });
  });
  if (metrics !== undefined) app.get("/api/metrics", metrics.serve);
};

/** All that a process which only works answers: nothing of anybody. */
export const createVitals = (
  vitals: Vitals & { readonly observe: (answered: Answered) => void; readonly reportBug: (error: unknown) => void },
): Hono => {
  const app = new Hono();
  app.use(observedRequests(vitals.observe));
  app.use("/api/*", retryLater);
  addVitals(app, vitals);
  app.notFound((context) => context.json(refusalOf(refuse("not-found")), 404));
  app.onError((error, context) => {
    vitals.reportBug(error);
    const outage = outageOf(error);
    if (outage !== undefined) return context.json(refusalOf(refuse(OUTAGES[outage])), 503);
    return context.json(refusalOf(refuse("server-error")), 500);
  });
  return app;
};
