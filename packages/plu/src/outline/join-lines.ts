/** Words written with a hyphen of their own: cut there, they keep it. */
const COMPOUND =
  /(?:^|[^\p{L}])(?:de|a|au|ci|la|non|sous|plate|demi|semi|rez|peut|celle|celui|ceux|eco|inter|c'est|avant|arriere|\p{L})-$/u;

/**
 * The folded words of two lines. A word cut at the line end is put together again, blanks moved after it, so that the
 * length stays that of the text.
 */
export const joinPlain = (before: string, after: string, softly: boolean): string => {
  if (softly && /^\p{Ll}/u.test(after)) {
    const word = /^[\p{L}-]+/u.exec(after)?.[0] ?? "";
    return `${before}${word} ${after.slice(word.length)}`;
  }
  const cut = /\p{L}-$/u.test(before) && /^\p{Ll}/u.test(after);
  if (!cut) return `${before} ${after}`;
  const word = /^[\p{L}-]+/u.exec(after)?.[0] ?? "";
  const rest = after.slice(word.length);
  const half =
    /(?:^|[^\p{L}])mi-$/u.test(before) && /^(?:hauteur|pente|chemin|distance|niveau|longueur|largeur|cote)/.test(word);
  return COMPOUND.test(before) || half ? `${before}${word} ${rest}` : `${before.slice(0, -1)}${word}  ${rest}`;
};
