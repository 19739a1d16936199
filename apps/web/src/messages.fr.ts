import type { FailureCode } from "@lotir/contract";
import { ORPCError } from "@orpc/client";

export const OFFLINE = "Pas de connexion internet";
const UNREACHABLE = "Le serveur de Lotir ne répond pas. Réessayez dans quelques instants.";

/** Our refusals carry a lower-case code and a French sentence; the transport's own errors are upper-case and English. */
const isOurRefusal = (error: unknown): error is ORPCError<string, unknown> =>
  error instanceof ORPCError && /^[a-z-]+$/.test(error.code);

export const isRefusalWithCode = (error: unknown, code: FailureCode): boolean =>
  isOurRefusal(error) && error.code === code;

/** True when nothing answered at all (no connection, server stopped), as opposed to a refusal. */
const isUnreachable = (error: unknown): boolean => error instanceof TypeError;

/** The sentence to show for a failed call: the server's, or what the browser knows, or `fallback`. */
export const sentenceOf = (error: unknown, fallback: string): string => {
  if (isOurRefusal(error)) return error.message;
  if (isUnreachable(error)) return navigator.onLine ? UNREACHABLE : OFFLINE;
  return fallback;
};

/** better-auth speaks English: its codes, said in French. */
const IDENTITY: Record<string, string> = {
  INVALID_EMAIL_OR_PASSWORD: "Adresse e-mail ou mot de passe incorrect.",
  INVALID_EMAIL: "Cette adresse e-mail n'est pas valide.",
  INVALID_PASSWORD: "Mot de passe incorrect.",
  USER_ALREADY_EXISTS: "Un compte existe déjà avec cette adresse e-mail. Connectez-vous.",
  USER_ALREADY_EXISTS_USE_ANOTHER_EMAIL: "Un compte existe déjà avec cette adresse e-mail. Connectez-vous.",
  PASSWORD_TOO_SHORT: "Le mot de passe doit compter au moins 8 caractères.",
  PASSWORD_TOO_LONG: "Le mot de passe est trop long (128 caractères au plus).",
  EMAIL_NOT_VERIFIED: "Confirmez d'abord votre adresse e-mail.",
  ORGANIZATION_ALREADY_EXISTS: "Une organisation porte déjà ce nom.",
  ORGANIZATION_SLUG_ALREADY_TAKEN: "Une organisation porte déjà ce nom.",
  YOU_ARE_NOT_ALLOWED_TO_CREATE_A_NEW_ORGANIZATION: "Votre compte ne permet pas de créer une organisation.",
  YOU_HAVE_REACHED_THE_MAXIMUM_NUMBER_OF_ORGANIZATIONS: "Vous avez atteint le nombre maximal d'organisations.",
};

export interface IdentityFailure {
  readonly code?: string | undefined;
  readonly status?: number | undefined;
}

export const identitySentence = (failure: IdentityFailure, fallback: string): string => {
  if (failure.status === 429) return "Trop de tentatives. Patientez une minute avant de réessayer.";
  if (failure.status === 0 || failure.status === undefined) return navigator.onLine ? UNREACHABLE : OFFLINE;
  return (failure.code === undefined ? undefined : IDENTITY[failure.code]) ?? fallback;
};
