import { ORPCError } from "@orpc/client";
import { OFFLINE, sentenceOf } from "../../kit/messages.fr.ts";

const TIMEOUT = "La recherche prend trop de temps. Veuillez réessayer.";
const INVALID = "Paramètres de recherche invalides";
const SERVER = "Erreur serveur. Veuillez réessayer dans quelques instants.";

const isTimeout = (error: Error): boolean => error.name === "TimeoutError" || error.name === "AbortError";

/** The sentence of a search of adverts that failed (spec 1 §8). */
export const searchFailure = (error: Error): string => {
  if (isTimeout(error)) return TIMEOUT;
  if (error instanceof ORPCError) {
    if (error.status === 400) return sentenceOf(error, INVALID);
    if (error.status >= 500) return error.code === "source-unavailable" ? error.message : SERVER;
    return sentenceOf(error, `Erreur API: ${error.status}`);
  }
  if (error instanceof TypeError) return navigator.onLine ? sentenceOf(error, SERVER) : OFFLINE;
  return `Erreur: ${error.message}`;
};
