import { fold } from "../document/fold.ts";

/** What a truth says of one special case. */
export interface SpecialCase {
  readonly conditions?: readonly string[];
  readonly citation?: string;
}

/** The beginnings of the words that carry meaning: "lotissements" answers "lotissement", "du" answers nothing. */
const stemsOf = (texts: readonly string[]): ReadonlySet<string> =>
  new Set(
    texts.flatMap((text) =>
      fold(text)
        .split(/[^a-z0-9]+/)
        .filter((word) => word.length > 3 || /\d/.test(word))
        .map((word) => word.slice(0, 5)),
    ),
  );

/**
 * Whether the conditions given with a special case are those of the text: they share a word with what the truth says of it,
 * or with its sentence. "Sous conditions" answers nothing.
 */
export const sharesWords = (given: readonly string[], fact: SpecialCase): boolean => {
  const told = stemsOf([...(fact.conditions ?? []), fact.citation ?? ""]);
  if (told.size === 0) return given.length > 0;
  return [...stemsOf(given)].some((stem) => told.has(stem));
};
