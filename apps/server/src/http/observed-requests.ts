import { AsyncLocalStorage } from "node:async_hooks";
import { randomUUID } from "node:crypto";
import { contract } from "@lotir/contract";
import type { MiddlewareHandler } from "hono";

/** What is told of a request once it is answered: never its whole address, which names parcels and people. */
export interface Answered {
  readonly method: string;
  /** The first part of an address of the API (`properties`, `tiles`); « autre » for all the rest. */
  readonly area: string;
  readonly status: number;
  readonly ms: number;
}

const OTHER = "autre";
const FILES = ["auth", "tiles", "fonds", "plu", "health", "ready", "metrics"];
const AREAS: ReadonlySet<string> = new Set([
  ...FILES,
  ...Object.values(contract).flatMap((operation) => operation["~orpc"].route.path?.split("/")[1] ?? []),
]);
const METHODS: ReadonlySet<string> = new Set(["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"]);

/** Few values whatever is asked: each is a series of the metrics. */
export const areaOf = (path: string): string => {
  const [, api, area = ""] = path.split("/");
  return api === "api" && AREAS.has(area) ? area : OTHER;
};

const answering = new AsyncLocalStorage<{ readonly requestId: string }>();

/** What every line of the log says of the request that made it write; nothing outside of one. */
export const requestFields = (): object => answering.getStore() ?? {};

/** Gives each request a number, which its answer and the lines of the log carry, and tells how it was answered. */
export const observedRequests =
  (observe: (answered: Answered) => void): MiddlewareHandler =>
  (context, next) => {
    const requestId = randomUUID();
    return answering.run({ requestId }, async () => {
      const from = performance.now();
      await next();
      context.res.headers.set("X-Request-Id", requestId);
      const { method, path } = context.req;
      observe({
        method: METHODS.has(method) ? method : OTHER,
        area: areaOf(path),
        status: context.res.status,
        ms: performance.now() - from,
      });
    });
  };
