import { areasInWords } from "./areas-in-words.ts";
import { natureInWords } from "./nature-in-words.ts";
import { plainWords } from "./plain-words.ts";

/** What the words of an advert say that its fields may not. */
export interface ToldInWords {
  /** m²; undefined where no ground is told, or several. */
  readonly landM2: number | undefined;
  /** The words mean a flat or a lot of a condominium. */
  readonly isFlat: boolean;
  /** Sold, or under offer. */
  readonly isGone: boolean;
}

/** Reads ground, flat and sold in the words of an advert, as matching does. */
export const readWords = (title: string, description: string): ToldInWords => {
  const [head, body] = [plainWords(title), plainWords(description)];
  const lands = new Set(
    areasInWords(`${head}. ${body}`).flatMap(({ role, areaM2 }) => (role === "land" ? [areaM2] : [])),
  );
  const nature = natureInWords(head, body);
  const [only] = lands;
  return { landM2: lands.size === 1 ? only : undefined, isFlat: nature.flat === "yes", isGone: nature.isGone };
};
