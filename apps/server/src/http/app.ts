import { getConnInfo } from "@hono/node-server/conninfo";
import { LARGEST_PHOTO_BYTES } from "@lotir/contract";
import { outageOf } from "@lotir/database";
import { SURVEY_LIMITS } from "@lotir/dossier";
import { type Handler, Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import { compress } from "hono/compress";
import type { Lotir } from "../lotir.ts";
import { OUTAGES, refusalOf, refuse } from "../refuse.ts";
import { clientAddress } from "./client-address.ts";
import type { Reached } from "./known-host.ts";
import type { Metrics } from "./metrics.ts";
import { type Answered, observedRequests } from "./observed-requests.ts";
import { rpc } from "./rpc.ts";
import { knownHosts, privateAnswers, retryLater, sameOriginWrites, securityHeaders } from "./security-headers.ts";
import { trustedAmong } from "./trusted-proxies.ts";
import { addVitals } from "./vitals.ts";
import { serveWebFiles } from "./web-files.ts";

/** Requests carry forms and references. */
const LARGEST_BODY = 200_000;
/** A photo, with what a form adds around it. */
const LARGEST_UPLOAD = LARGEST_PHOTO_BYTES + LARGEST_BODY;
/** What is drawn on a plan, all at once. */
const LARGEST_PLAN = 8_000_000;
/** A surveyor's file, with what a form adds around it. */
const LARGEST_SURVEY = SURVEY_LIMITS.largestBytes + LARGEST_BODY;
const TAKES_SURVEYS = /^\/api\/properties\/[^/]+\/plans\/[^/]+\/survey$/;
const TAKES_PLANS = /^\/api\/properties\/[^/]+\/plans\//;
/** Photos, pieces of a file, and a captured map. */
const TAKES_FILES = /^\/api\/(?:properties\/[^/]+\/(?:photos|dossier\/pieces)|division-plans\/generate)$/;

/** Where browsers reach the product, by which proxies, and the web app that they get. */
export interface Site extends Reached {
  readonly trustedProxies: readonly string[];
  readonly webFolder: string;
  /** What is no operation, by its path: a subject's own bytes. */
  readonly files: Readonly<Record<string, Handler>>;
  /** Told of every request once it is answered. */
  readonly observe: (answered: Answered) => void;
  /** What Prometheus reads; undefined where nobody asked for it. */
  readonly metrics: Metrics | undefined;
}

/** The whole of HTTP: identity, files, operations, then the web app for every other address. */
export const createApp = (lotir: Lotir, site: Site): Hono => {
  const { origin, listening, trustedProxies, webFolder, files, observe, metrics } = site;
  const isTrusted = trustedAmong(trustedProxies);
  const app = new Hono();
  app.use(observedRequests(observe));
  app.use(securityHeaders(origin));
  app.use(knownHosts({ origin, listening }));
  app.use("/api/*", privateAnswers);
  app.use("/api/*", sameOriginWrites(origin));
  app.use("/api/*", retryLater);
  app.use("/api/*", compress());
  const limit = (maxSize: number) =>
    bodyLimit({ maxSize, onError: (context) => context.json(refusalOf(refuse("too-large")), 413) });
  const [forms, uploads, plans] = [limit(LARGEST_BODY), limit(LARGEST_UPLOAD), limit(LARGEST_PLAN)];
  const surveys = limit(LARGEST_SURVEY);
  app.use("/api/*", (context, next) => {
    const { path } = context.req;
    if (TAKES_SURVEYS.test(path)) return surveys(context, next);
    if (TAKES_FILES.test(path)) return uploads(context, next);
    return (TAKES_PLANS.test(path) ? plans : forms)(context, next);
  });
  addVitals(app, { database: lotir.database, metrics });
  app.on(["GET", "POST"], "/api/auth/*", (context) => {
    const socket = getConnInfo(context).remote.address;
    const forwardedFor = context.req.header("x-forwarded-for");
    return lotir.identity.handle(context.req.raw, clientAddress({ socket, forwardedFor }, isTrusted));
  });
  for (const [path, serve] of Object.entries(files)) app.get(path, serve);
  app.use("/api/*", rpc(lotir));
  app.all("/api/*", (context) => context.json(refusalOf(refuse("not-found")), 404));
  serveWebFiles(app, webFolder);
  app.notFound((context) => context.json(refusalOf(refuse("not-found")), 404));
  app.onError((error, context) => {
    lotir.reportBug(error);
    const outage = outageOf(error);
    if (outage !== undefined) return context.json(refusalOf(refuse(OUTAGES[outage])), 503);
    return context.json(refusalOf(refuse("server-error")), 500);
  });
  return app;
};
