import { bareName } from "./plain-words.ts";

const KINDS: Readonly<Record<string, string>> = {
  all: "allee",
  allees: "allee",
  av: "avenue",
  ave: "avenue",
  bd: "boulevard",
  bld: "boulevard",
  ch: "chemin",
  che: "chemin",
  chem: "chemin",
  imp: "impasse",
  pl: "place",
  rte: "route",
  sq: "square",
};
const KIND =
  /^(?:allee|avenue|boulevard|chemin|cours|impasse|place|route|rue|ruelle|sentier|sente|square|voie|venelle|passage|quai|clos|lieu dit|lotissement|hameau|domaine)$/;
const SMALL = /^(?:de|du|des|la|le|les|l|d|au|aux|a|et|en)$/;

/** A street's name bare of its articles and plurals: « Avenue des Coteaux » and « avenue du Coteau » read alike. */
export const streetName = (text: string): string => {
  const [kind = "", ...words] = bareName(text).split(" ");
  const named = words
    .filter((word) => !SMALL.test(word))
    .map((word) => (word.length > 3 ? word.replace(/[sx]$/, "") : word));
  return [KINDS[kind] ?? kind, ...named].join(" ");
};

/** The street in an address, « 12 bis Rue de la Forge 33360 Latresne »; undefined where it names none. */
export const streetOfAddress = (address: string): string | undefined => {
  const street = address
    .replace(/\b\d{5}\b.*$/, "")
    .replace(/^\s*\d{1,4}\s*(?:bis|ter|quater|[a-d]\b)?[\s,]*/i, "")
    .trim();
  return street.length < 4 ? undefined : streetName(street);
};

/** Streets among those known that a text names, by their bare names; « proche de » and « accès par » name them less surely but name them. */
export const streetsInWords = (text: string, known: ReadonlySet<string>): readonly string[] => {
  const words = bareName(text).split(" ");
  const found = new Set<string>();
  for (const [at, word] of words.entries()) {
    if (!KIND.test(KINDS[word] ?? word)) continue;
    for (let length = 2; length <= 7; length += 1) {
      const name = streetName(words.slice(at, at + length).join(" "));
      if (known.has(name)) found.add(name);
    }
  }
  return [...found].sort();
};
