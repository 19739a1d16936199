import type { MiddlewareHandler } from "hono";
import { refusalOf, refuse } from "../refuse.ts";
import { isFromForeignSite } from "./foreign-site.ts";
import { isKnownHost, type Reached } from "./known-host.ts";

const POLICY = [
  "default-src 'self'",
  "script-src 'self'",
  // MapLibre and Mantine set style attributes; no script comes from there.
  "style-src 'self' 'unsafe-inline'",
  // Base maps come by the product's own door: no screen speaks to another host.
  "img-src 'self' data: blob:",
  "connect-src 'self' ws: wss:",
  "worker-src 'self' blob:",
  "font-src 'self'",
  "object-src 'none'",
  "base-uri 'self'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join("; ");

/**
 * Headers of every answer, the channel's included, of a product reached at an origin. Sales pages must not be indexed
 * (décret 2018-1350, art. R.112 A-3 LPF): nothing is.
 */
export const securityHeadersOf = (origin: string): Readonly<Record<string, string>> => ({
  "Content-Security-Policy": POLICY,
  "X-Content-Type-Options": "nosniff",
  "Referrer-Policy": "same-origin",
  "X-Robots-Tag": "noindex, nofollow",
  "Cross-Origin-Opener-Policy": "same-origin",
  "Cross-Origin-Resource-Policy": "same-origin",
  "Permissions-Policy": "geolocation=(self), camera=(), microphone=()",
  // By the address that browsers use: behind a proxy, what reaches this process is plain HTTP.
  ...(origin.startsWith("https:") ? { "Strict-Transport-Security": "max-age=31536000; includeSubDomains" } : {}),
});

/** Sets them on every answer that does not say otherwise itself. */
export const securityHeaders = (origin: string): MiddlewareHandler => {
  const fixed = Object.entries(securityHeadersOf(origin));
  return async (context, next) => {
    await next();
    for (const [name, value] of fixed) if (!context.res.headers.has(name)) context.res.headers.set(name, value);
  };
};

/** What the API answers belongs to one member: no cache keeps it, unless the answer says how. */
export const privateAnswers: MiddlewareHandler = async (context, next) => {
  await next();
  const { headers } = context.res;
  if (!headers.has("Cache-Control")) headers.set("Cache-Control", "no-store");
};

/** Seconds after which what cannot be answered now may be asked again. */
const RETRY_AFTER = "10";

/** What cannot be answered now says when to ask again, unless it knows better. */
export const retryLater: MiddlewareHandler = async (context, next) => {
  await next();
  const { status, headers } = context.res;
  if (status === 503 && !headers.has("Retry-After")) headers.set("Retry-After", RETRY_AFTER);
};

/** Nothing is answered under a name that is not ours, the page included. */
export const knownHosts =
  (site: Reached): MiddlewareHandler =>
  async (context, next) =>
    isKnownHost(context.req.header("host"), site) ? next() : context.json(refusalOf(refuse("unknown-host")), 421);

/** A write that a browser sends from another site is refused; programs send no Origin and pass. */
export const sameOriginWrites =
  (origin: string): MiddlewareHandler =>
  async (context, next) => {
    const writes = !["GET", "HEAD", "OPTIONS"].includes(context.req.method);
    const coming = { from: context.req.header("origin"), to: context.req.header("host") };
    if (writes && isFromForeignSite(coming, origin)) return context.json(refusalOf(refuse("foreign-origin")), 403);
    return next();
  };
