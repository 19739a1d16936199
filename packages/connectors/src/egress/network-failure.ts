import type { UpstreamFailure } from "@lotir/foncier";
import { errors } from "undici";
import { ForbiddenAddressError } from "./guarded-connector.ts";
import type { EgressLimits } from "./limits.ts";

const CODES = new Set([
  "EAI_AGAIN",
  "ECONNABORTED",
  "ECONNREFUSED",
  "ECONNRESET",
  "EHOSTUNREACH",
  "ENETUNREACH",
  "ENOTFOUND",
  "EPIPE",
  "EPROTO",
  "ETIMEDOUT",
]);

const isTlsRefusal = (code: string): boolean => /^(ERR_TLS|ERR_SSL|CERT_|UNABLE_TO_|DEPTH_ZERO|SELF_SIGNED)/.test(code);

const codeOf = (error: unknown): string =>
  error instanceof Error && "code" in error && typeof error.code === "string" ? error.code : "";

/** Closed by the other side while it was in use. */
export const isCut = (error: unknown): boolean =>
  error instanceof errors.SocketError || codeOf(error) === "ECONNRESET" || codeOf(error) === "EPIPE";

// Happy eyeballs reports one error per address tried: the first that says something is enough.
const causesOf = (error: unknown): readonly unknown[] =>
  error instanceof AggregateError ? [error, ...error.errors] : [error];

/** What a network error says of the source; undefined for anything that is not one (a bug, or the caller's abort). */
export const networkFailure = (
  error: unknown,
  asked: { readonly source: string; readonly limits: EgressLimits },
): UpstreamFailure | undefined => {
  const { source, limits } = asked;
  const causes = causesOf(error);
  const forbidden = causes.find((each) => each instanceof ForbiddenAddressError);
  if (forbidden) return { kind: "forbidden-address", source, address: forbidden.address };
  if (error instanceof errors.ConnectTimeoutError) return { kind: "timeout", source, afterMs: limits.connectMs };
  if (error instanceof errors.HeadersTimeoutError) return { kind: "timeout", source, afterMs: limits.headersMs };
  if (error instanceof errors.BodyTimeoutError) return { kind: "timeout", source, afterMs: limits.idleMs };
  if (error instanceof errors.HeadersOverflowError) return { kind: "too-large", source, limitBytes: 32_768 };
  const isNetwork = causes.some((each) => CODES.has(codeOf(each)) || isTlsRefusal(codeOf(each)));
  if (isNetwork || error instanceof errors.SocketError || codeOf(error).startsWith("HPE_"))
    return { kind: "unreachable", source };
  if (error instanceof errors.ResponseContentLengthMismatchError) return { kind: "unreachable", source };
  // The door was closed while the question was on its way.
  const isClosed = error instanceof errors.ClientDestroyedError || error instanceof errors.ClientClosedError;
  if (isClosed) return { kind: "unreachable", source };
  return undefined;
};
