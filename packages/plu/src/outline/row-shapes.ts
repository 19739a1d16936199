/** A table line: a short head and two measures or more, no sentence. */
export const isTableRow = (plain: string): boolean =>
  plain.length < 100 &&
  (plain.match(/\d(?:[.,]\d+)?\s?(?:m|metres|%)(?![a-z])/g)?.length ?? 0) >= 2 &&
  !/\b(?:de|a|et|ou|est|sont|doit|au moins)\b/.test(plain);

/** A table row written with bars. */
export const isBarred = (plain: string): boolean => (plain.match(/\|/g)?.length ?? 0) >= 2;

/** A line of a table of uses: the use, then its state. */
export const isUseRow = (plain: string): boolean =>
  plain.length < 110 &&
  /^[a-z][^.;:,]{3,70}\s+(?:interdite?s?|autorisee?s?(?: sous conditions?)?|admise?s?(?: sous conditions?)?|non admise?s?)$/.test(
    plain,
  ) &&
  !/\b(?:est|sont|sera|seront|peut|peuvent|doit|les|toutes?|tous)\b/.test(plain);
