import type { ArticleText } from "../outline/outline.ts";

/** What one letter stands for: "D : distance de la façade…", "E la hauteur de la façade", "d est la distance à la limite". */
const MEANS =
  /(?:^|[^\p{L}\d'’])(\p{L}) ?(?::|=|,|est|designe|represente|etant|pour)? ?(?:a |par )?(la |une )?(distance|largeur|recul|retrait|hauteur|difference (?:de niveau|d'altitude|de hauteur))\b/gu;
const DISTANCE = /^(?:distance|largeur|recul|retrait)/;

interface Letters {
  readonly distance: ReadonlySet<string>;
  readonly height: ReadonlySet<string>;
}

const known = new WeakMap<object, Letters>();

const lettersOf = (article: ArticleText): Letters => {
  const before = known.get(article.fragments);
  if (before) return before;
  const distance = new Set<string>();
  const height = new Set<string>();
  for (const { plain } of article.fragments)
    for (const match of plain.slice(0, 600).matchAll(MEANS)) {
      const [, letter = "", , what = ""] = match;
      if (/^[ay]$/.test(letter) && !/[:=]/.test(match[0])) continue;
      (DISTANCE.test(what) ? distance : height).add(letter);
    }
  const letters = { distance, height };
  known.set(article.fragments, letters);
  return letters;
};

const FORMULA = /[<>=≥≤]|\b\p{L} (?:ne |n'|est )/u;

/** The sentence with the letters of its article made "l" for the distance and "h" for the height, at the same length. */
export const withUsualLetters = (plain: string, article: ArticleText): string => {
  if (!FORMULA.test(plain)) return plain;
  const { distance, height } = lettersOf(article);
  if (distance.size === 0 || height.size === 0) return plain;
  return plain.replace(/(?<![\p{L}\d'’])\p{L}(?![\p{L}\d'’])/gu, (letter) => {
    if (distance.has(letter)) return "l";
    return height.has(letter) ? "h" : letter;
  });
};
