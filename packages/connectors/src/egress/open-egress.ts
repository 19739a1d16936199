import { failure, type Result, success, type UpstreamFailure } from "@lotir/foncier";
import { Agent } from "undici";
import { doorwayTo, isLoopbackHost } from "./doorway.ts";
import { guardedConnector, type Resolve } from "./guarded-connector.ts";
import { DEFAULT_LIMITS, type EgressLimits } from "./limits.ts";
import { isCut, networkFailure } from "./network-failure.ts";
import { backoffMs, isRetriedStatus, PATIENCE, type Patience, retryAfterMs } from "./retry.ts";
import { type Attempt, type EgressRequest, type RawAnswer, sendOnce } from "./send-once.ts";
import { UpstreamError } from "./upstream-error.ts";

/** The one door by which anything leaves for the outside. */
export interface Egress {
  /**
   * The answer of a source (status 200 to 299), or why there is none. Rejects only with the caller's own abort
   * reason: that is no failure of the source.
   */
  send(request: EgressRequest): Promise<Result<RawAnswer, UpstreamFailure>>;
  /** What this door waits for and takes, unless a request says otherwise. */
  readonly limits: EgressLimits;
  close(): Promise<void>;
}

export interface EgressOptions {
  /** The configured bases: nothing else can be asked. Plain http is for loopback bases only. */
  readonly bases: readonly string[];
  /** Host suffixes that a redirect of a base may reach, such as ".data.gouv.fr". */
  readonly redirectHosts?: readonly string[];
  /** Any public site may be asked too, over https; what its name leads to is checked when it connects. */
  readonly isOpenToPublic?: boolean;
  readonly userAgent: string;
  readonly limits?: Partial<EgressLimits>;
  readonly patience?: Patience;
  readonly resolve?: Resolve;
}

/** Throws a RangeError when a base is not one that may be configured. */
export const openEgress = (options: EgressOptions): Egress => {
  const doorway = {
    ...doorwayTo(options.bases, options.redirectHosts ?? []),
    isOpenToPublic: options.isOpenToPublic ?? false,
  };
  const ownLimits = { ...DEFAULT_LIMITS, ...options.limits };
  const loopbackOrigins = [...doorway.origins].map((origin) => new URL(origin)).filter(isLoopbackHost);
  const connect = guardedConnector({
    connectTimeoutMs: ownLimits.connectMs,
    isLoopbackAllowed: (host, port) =>
      loopbackOrigins.some((url) => url.hostname.replace(/^\[|\]$/g, "") === host && url.port === port),
    ...(options.resolve ? { resolve: options.resolve } : {}),
  });
  const dispatcher = new Agent({ connect, connections: 6, pipelining: 1, maxHeaderSize: 32_768 });
  const patience = options.patience ?? PATIENCE;
  return {
    limits: ownLimits,
    send: (request) => {
      const limits = { ...ownLimits, ...request.limits };
      const attempt = { dispatcher, doorway, userAgent: options.userAgent, limits };
      return sendPatiently(request, attempt, patience);
    },
    close: () => dispatcher.destroy(),
  };
};

const sendPatiently = async (
  request: EgressRequest,
  attempt: Omit<Attempt, "signal">,
  patience: Patience,
): Promise<Result<RawAnswer, UpstreamFailure>> => {
  const { limits } = attempt;
  const deadline = AbortSignal.timeout(limits.totalMs);
  const signal = request.signal ? AbortSignal.any([request.signal, deadline]) : deadline;
  const give = (facts: UpstreamFailure): Result<never, UpstreamFailure> => failure(facts);
  let cutBefore = false;
  for (let tried = 0; ; tried += 1) {
    const outcome = await trySending(request, { ...attempt, signal });
    request.signal?.throwIfAborted();
    if (deadline.aborted) return give({ kind: "timeout", source: request.source, afterMs: limits.totalMs });
    if (outcome.result.ok || !outcome.mayRetry) return outcome.result;
    if (outcome.wasCut && !cutBefore && isOnlyRead(request)) {
      cutBefore = true;
      tried -= 1;
      continue;
    }
    if (tried + 1 >= limits.tries) return outcome.result;
    const asked = retryAfterMs(outcome.retryAfter, patience.now());
    if (asked === Number.POSITIVE_INFINITY) return outcome.result;
    const pause = Math.max(asked ?? 0, backoffMs(tried, patience.random));
    await patience.wait(pause, signal).catch(() => undefined);
    request.signal?.throwIfAborted();
    if (deadline.aborted) return outcome.result;
  }
};

const QUOTA_STATUSES = new Set([402, 403, 429]);

/** « credit/denied » and its like, in the first words of a refusal. */
const isOutOfQuota = ({ status, body }: RawAnswer): boolean =>
  QUOTA_STATUSES.has(status) && /credit|quota/i.test(Buffer.from(body.subarray(0, 2_000)).toString("latin1"));

const isOnlyRead = ({ json, form }: EgressRequest): boolean => json === undefined && form === undefined;

interface Outcome {
  readonly result: Result<RawAnswer, UpstreamFailure>;
  readonly mayRetry: boolean;
  /** The connection was closed by the other side, as one kept from an earlier question may be at any moment. */
  readonly wasCut?: boolean;
  readonly retryAfter?: string | undefined;
}

const trySending = async (request: EgressRequest, attempt: Attempt): Promise<Outcome> => {
  const { source } = request;
  try {
    const answer = await sendOnce(request, attempt);
    if (answer.status >= 200 && answer.status < 300) return { result: success(answer), mayRetry: false };
    return {
      result: failure({
        kind: "refused",
        source,
        status: answer.status,
        ...(isOutOfQuota(answer) ? { isQuota: true } : {}),
      }),
      mayRetry: isRetriedStatus(answer.status) && !isOutOfQuota(answer),
      retryAfter: answer.header("retry-after"),
    };
  } catch (error) {
    if (error instanceof UpstreamError) return { result: failure(error.facts), mayRetry: false };
    const facts = networkFailure(error, { source, limits: attempt.limits });
    if (facts === undefined && !attempt.signal.aborted) throw error;
    const mayRetry = facts?.kind !== "forbidden-address";
    return { result: failure(facts ?? { kind: "unreachable", source }), mayRetry, wasCut: isCut(error) };
  }
};
