import { sentenceOf } from "../../kit/messages.fr.ts";

/** Why an extraction did not start (spec 2 §8). */
export const extractionSentence = (error: Error): string =>
  error instanceof TypeError ? "Erreur réseau lors de l'extraction" : sentenceOf(error, "Erreur lors de l'extraction");
