import { ORPCError } from "@orpc/client";
import { isUnreachable, sentenceOf, UNKNOWN } from "../../kit/messages.fr.ts";

/** Why an extraction did not start (spec 2 §8). */
export const extractionSentence = (error: Error): string =>
  isUnreachable(error) ? "Erreur réseau lors de l'extraction" : sentenceOf(error, "Erreur lors de l'extraction");

/** An answer that holds neither data nor a refusal: something between the server and the screen answered in its place. */
export class NoPluData extends Error {}

/** Why what is known of the rules could not be read, by what happened (spec 2 §8). */
export const pluSentence = (error: Error, fallback: string): string => {
  if (isUnreachable(error)) return "Erreur réseau lors de la récupération du document";
  if (error instanceof NoPluData) return "Données PLU non disponibles";
  return error instanceof ORPCError ? sentenceOf(error, fallback) : UNKNOWN;
};
