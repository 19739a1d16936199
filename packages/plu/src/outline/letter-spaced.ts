/** Words that a title set letter by letter begins with, when nothing but single spaces parts it. */
const FIRST_WORDS = /^(ZONES?|ARTICLES?|CHAPITRE|TITRE|SECTION|SOUS-SECTION)(?=[A-Z\d])/i;

/**
 * "Z O N E   U J" as it is meant, "ZONE UJ": a title set letter by letter. Any other line as it stands. Only titles are set
 * so, and no value is quoted from a title.
 */
export const withoutLetterSpacing = (line: string): string => {
  const tokens = line.trim().split(/\s+/);
  const letters = tokens.filter((token) => /^\p{L}$/u.test(token)).length;
  const single = tokens.filter((token) => token.length === 1).length;
  if (letters < 5 || single < tokens.length * 0.75 || /[|=<>≥≤/+%]/.test(line)) return line;
  const words = line.trim().split(/\s{2,}|\t+/);
  if (words.length === 1) return words.join("").replace(/\s/g, "").replace(FIRST_WORDS, "$1 ");
  return words
    .map((word) => word.replace(/\s/g, ""))
    .join(" ")
    .replace(/(?<=\S):(?=\S)/g, " : ");
};
