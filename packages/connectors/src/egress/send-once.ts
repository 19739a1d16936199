import type { Dispatcher } from "undici";
import { type Doorway, mayLeaveFor } from "./doorway.ts";
import type { EgressLimits } from "./limits.ts";
import { UpstreamError } from "./upstream-error.ts";

export interface EgressRequest {
  /** The name of the source in French sentences: "Cadastre (Etalab)". */
  readonly source: string;
  readonly url: URL;
  readonly accept: string;
  /** Sent to the first origin alone: a redirect to another takes none of them. A key of a paid source. */
  readonly secretHeaders?: Readonly<Record<string, string>>;
  /** Sent as a JSON body by POST; without it, GET. */
  readonly json?: unknown;
  /** Sent as a form by POST, to the first origin alone: what is entrusted to one site is not told to another. */
  readonly form?: Readonly<Record<string, string>>;
  readonly limits?: Partial<EgressLimits>;
  readonly signal?: AbortSignal | undefined;
}

/** One answer, headers read and body still compressed. */
export interface RawAnswer {
  readonly status: number;
  readonly url: URL;
  readonly header: (name: string) => string | undefined;
  readonly body: Uint8Array;
}

export interface Attempt {
  readonly dispatcher: Dispatcher;
  readonly doorway: Doorway;
  readonly userAgent: string;
  readonly limits: EgressLimits;
  readonly signal: AbortSignal;
}

const MAX_REDIRECTS = 3;
const REDIRECTS = new Set([301, 302, 303, 307, 308]);

const headerOf =
  (headers: Dispatcher.ResponseData["headers"]) =>
  (name: string): string | undefined => {
    const value = headers[name];
    return Array.isArray(value) ? value[0] : value;
  };

/**
 * One request and its redirects (3 at most, each checked like the first). The whole body is taken before answering,
 * so that a cut connection can be tried again without half of it being already used. Throws UpstreamError or what
 * the network threw.
 */
export const sendOnce = async (request: EgressRequest, attempt: Attempt): Promise<RawAnswer> => {
  let { url } = request;
  for (let hop = 0; hop <= MAX_REDIRECTS; hop += 1) {
    if (!mayLeaveFor(url, attempt.doorway, hop === 0 ? "asked" : "redirected"))
      throw new UpstreamError({ kind: "forbidden-address", source: request.source, address: url.host });
    const answer = await ask(url, request, attempt);
    const header = headerOf(answer.headers);
    const target = REDIRECTS.has(answer.statusCode) ? header("location") : undefined;
    if (target === undefined) {
      const body = await takeBody(answer, request.source, attempt.limits);
      return { status: answer.statusCode, url, header, body };
    }
    abandon(answer);
    url = URL.parse(target, url.href) ?? refuseTarget(request.source, target);
    if (request.form !== undefined && url.origin !== request.url.origin) refuseTarget(request.source, url.host);
  }
  return refuseTarget(request.source, `plus de ${MAX_REDIRECTS} redirections`);
};

// A body let go reports its own end as an error: without a listener that would end the process.
const abandon = ({ body }: Dispatcher.ResponseData): void => {
  body.on("error", () => undefined).destroy();
};

const refuseTarget = (source: string, address: string): never => {
  throw new UpstreamError({ kind: "forbidden-address", source, address });
};

/** What is sent by POST, and what it is. */
const sentBy = ({ json, form }: EgressRequest): { readonly type: string; readonly body: string } | undefined => {
  if (form !== undefined)
    return { type: "application/x-www-form-urlencoded", body: new URLSearchParams(form).toString() };
  return json === undefined ? undefined : { type: "application/json", body: JSON.stringify(json) };
};

const ask = (url: URL, request: EgressRequest, attempt: Attempt): Promise<Dispatcher.ResponseData> => {
  const sent = sentBy(request);
  return attempt.dispatcher.request({
    origin: url.origin,
    path: `${url.pathname}${url.search}`,
    method: sent === undefined ? "GET" : "POST",
    headers: {
      accept: request.accept,
      "accept-encoding": "gzip",
      "user-agent": attempt.userAgent,
      ...(sent === undefined ? {} : { "content-type": sent.type }),
      ...(url.origin === request.url.origin ? request.secretHeaders : {}),
    },
    body: sent?.body ?? null,
    signal: attempt.signal,
    headersTimeout: attempt.limits.headersMs,
    bodyTimeout: attempt.limits.idleMs,
  });
};

const takeBody = async (answer: Dispatcher.ResponseData, source: string, limits: EgressLimits): Promise<Uint8Array> => {
  const parts: Buffer[] = [];
  let received = 0;
  for await (const part of answer.body as AsyncIterable<Buffer>) {
    received += part.length;
    if (received > limits.receivedBytes) {
      abandon(answer);
      throw new UpstreamError({ kind: "too-large", source, limitBytes: limits.receivedBytes });
    }
    parts.push(part);
  }
  return Buffer.concat(parts, received);
};
