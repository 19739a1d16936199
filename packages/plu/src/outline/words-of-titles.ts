const letters = (text: string): string => text.replace(/[^\p{L}]/gu, "");

/** Set in capitals: at least 70 % of its letters. */
export const isUpper = (text: string): boolean => {
  const only = letters(text);
  return only.length >= 3 && (only.match(/\p{Lu}/gu)?.length ?? 0) >= only.length * 0.7;
};

export const HAS_VERB = /\b(?:doit|doivent|est|sont|peut|peuvent|sera|seront|devra|devront|pourra|pourront|n'est|ne)\b/;
