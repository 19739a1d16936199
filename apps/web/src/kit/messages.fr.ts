import type { FailureCode } from "@lotir/contract";
import { ORPCError } from "@orpc/client";

export const OFFLINE = "Pas de connexion internet";
/** Spec 2 §8: a failure that nothing explains. */
export const UNKNOWN = "Erreur inconnue";
const UNREACHABLE = "Le serveur de Lotir ne répond pas. Réessayez dans quelques instants.";

/** Our refusals carry a lower-case code and a French sentence; the transport's own errors are upper-case and English. */
const isOurRefusal = (error: unknown): error is ORPCError<string, unknown> =>
  error instanceof ORPCError && /^[a-z-]+$/.test(error.code);

export const isRefusalWithCode = (error: unknown, code: FailureCode): boolean =>
  isOurRefusal(error) && error.code === code;

/** True when nothing answered at all (no connection, server stopped), as opposed to a refusal. */
export const isUnreachable = (error: unknown): boolean => error instanceof TypeError;

/** The sentence to show for a failed call: the server's, or what the browser knows, or `fallback`. */
export const sentenceOf = (error: unknown, fallback: string): string => {
  if (isOurRefusal(error)) return error.message;
  if (isUnreachable(error)) return navigator.onLine ? UNREACHABLE : OFFLINE;
  return fallback;
};

interface Asked {
  readonly error: Error | null;
  readonly data?: { readonly unavailable: string | null } | undefined;
}

/** Why some answers may be missing: the call failed, or a source behind it did not answer. Null: nothing is missing. */
export const silenceOf = ({ error, data }: Asked, fallback: string): string | null =>
  error === null ? (data?.unavailable ?? null) : sentenceOf(error, fallback);

export interface IdentityFailure {
  readonly message?: string | undefined;
  readonly status?: number | undefined;
}

/** A refusal of the identity service: the server has put it in French. Nothing else that answers is quoted. */
export const identitySentence = ({ message, status = 0 }: IdentityFailure, fallback: string): string => {
  if (status === 0) return navigator.onLine ? UNREACHABLE : OFFLINE;
  return status < 500 && message !== undefined && message !== "" ? message : fallback;
};
