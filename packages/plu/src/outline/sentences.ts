const ABBREVIATION = /(?<!\p{L})(?:art|cf|ex|min|max|maxi|mini|env|m|n|p|al|etc|\p{L})$/iu;

/** "… au plus. 2 places par logement": a sentence may begin with its figure. */
const FIGURE = /^\s+\d+(?:,\d+)?\s?(?:%|places?\b|m\b|mètres?\b)/;

const endsSentence = (before: string, after: string): boolean => {
  const mark = before.at(-1);
  if (mark === ";") return /^\s+(?:[A-ZÀ-Ý«"(]|[-–•])/.test(after);
  if (FIGURE.test(after)) return !/[\d.]$/.test(before.slice(0, -1)) && !ABBREVIATION.test(before.slice(0, -1));
  if (!/^\s+["«(]?\s?(?:[A-ZÀ-Ý]|\d{1,2}(?:AU|U|N)[A-Za-z\d]{0,5}\s?:)/.test(after)) return false;
  const word = before.slice(0, -1);
  if (/\d$/.test(word)) return !/^\s*[A-Z]\.?\d/.test(after) && !/(?:article|\bart|alinea|n°)\s*[\d.-]+$/i.test(word);
  return !ABBREVIATION.test(word) || /(?<!\p{L})(?:m|etc|maxi?|mini?)$/iu.test(word);
};

/** `[from, to)` of each sentence of a paragraph whose list mark ends at `skip`; a sentence keeps its full stop. */
export const sentenceBounds = (text: string, skip = 0): (readonly [number, number])[] => {
  const bounds: (readonly [number, number])[] = [];
  let from = 0;
  for (const match of text.matchAll(/[.;!?]/g)) {
    const to = match.index + 1;
    if (to <= skip || !endsSentence(text.slice(from, to), text.slice(to))) continue;
    bounds.push([from, to]);
    from = to + (/^\s*/.exec(text.slice(to))?.[0].length ?? 0);
  }
  if (text.slice(from).trim() !== "") bounds.push([from, text.length]);
  return bounds;
};
