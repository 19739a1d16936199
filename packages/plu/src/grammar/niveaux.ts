import type { Found, Reading } from "./reading.ts";

const LEVELS =
  /\br\s?\+\s?(\d)(?:\s?(?:\+|plus|avec(?: un)?)\s?(combles?|couronnement|c|attique|1 attique|a)(?![a-z])(?: amenage\w*)?)?(?!\s?\+\s?[a-z])(?![a-z\d])/g;

const STOREYS =
  /(?:rez-de-chaussee|rdc)\s*(?:\+|plus)\s*(\d|un|deux|trois|quatre) etages?(?:\s*(?:\+|plus|et)\s*(combles?))?/;
/** "Pas plus d'un étage sur rez-de-chaussée". */
const ABOVE_GROUND =
  /(?:pas plus d(?:e |')|maximum |limitee?s? a |au plus )(\d|une?|deux|trois|quatre) (?:seul )?(?:etages?|niveaux?) (?:sur|au-dessus du|en plus du) (?:le |un )?(?:rez-de-chaussee|rdc)(?: (?:et|plus|\+) (?:un )?(combles?))?/;
/** "Un rez-de-chaussée, deux étages et des combles", "un étage droit sur rez-de-chaussée". */
const IN_FULL =
  /\bsoit (?:un |le )?(?:rez-de-chaussee|rdc), (\d|une?|deux|trois|quatre) etages?(?: droits?)?(?:,? (?:et|plus) (?:un |des |les )?(combles?))?/;
const ON_GROUND =
  /\bsoit (\d|une?|deux|trois|quatre) (?:seul )?(?:etages?|niveaux?) (?:droits? )?sur (?:un )?(?:rez-de-chaussee|rdc)(?:,? (?:et|plus) (?:un |des )?(combles?))?/;
const SPELLED: Readonly<Record<string, string>> = { un: "1", deux: "2", trois: "3", quatre: "4" };

/** "Rez-de-chaussée + 1 étage + combles". */
export const storeys = ({ plain }: Reading): Found[] => {
  const match = STOREYS.exec(plain) ?? ABOVE_GROUND.exec(plain) ?? IN_FULL.exec(plain) ?? ON_GROUND.exec(plain);
  if (!match?.[1]) return [];
  const valeur = `R+${SPELLED[match[1]] ?? match[1]}${match[2] === undefined ? "" : "+combles"}`;
  const at = { at: match.index, end: match.index + match[0].length };
  return [{ champ: "hauteur", sousChamp: "niveaux", valeur, operateur: "<=", ...at }];
};

/** "C" stands for the attic under the roof, "A" for a storey set back from the façade. */
const roofOf = (written: string): string => {
  if (written === "couronnement") return "+couronnement";
  return written.startsWith("c") ? "+combles" : "+attique";
};

/** "R+C": an attic over the ground floor, and nothing between. */
const ATTIC_ALONE = /\br\s?\+\s?(?:c|combles?)(?![a-z\d])/;

const OF_A_PART =
  /^[^.;]{0,40}?\b(?:en|dans|pour) (?:les? |la )?(?:(?:sous-)?secteurs? |zones? )?\d?(?:u|au|n)[a-z\d-]{1,4}\b/;

/** "R+3 en UGa, R+2 en UGb", "R+1, et R+2 en UGa": each with the part named after it; the first may be that of the rest. */
const byPart = (plain: string, matches: readonly RegExpExecArray[]): Found[] => {
  const ends = matches.map(({ index, 0: all }) => index + all.length);
  const parts = matches.map((_, at) => OF_A_PART.test(plain.slice(ends[at], matches[at + 1]?.index)));
  const told = parts.every((own) => own) || (parts.length === 2 && parts[1] === true);
  if (!told) return [];
  return matches.map((match, at) => {
    const valeur = `R+${match[1]}${match[2] === undefined ? "" : roofOf(match[2])}`;
    return { champ: "hauteur", sousChamp: "niveaux", valeur, operateur: "<=", at: match.index, end: ends[at] ?? 0 };
  });
};

export const levels = (reading: Reading): Found[] => {
  const matches = [...reading.plain.matchAll(LEVELS)];
  const match = matches[0];
  const attic = match === undefined ? ATTIC_ALONE.exec(reading.plain) : null;
  if (attic !== null) {
    const at = { at: attic.index, end: attic.index + attic[0].length };
    return [{ champ: "hauteur", sousChamp: "niveaux", valeur: "R+C", operateur: "<=", ...at }];
  }
  if (!match || /a partir du r\s?\+|minimum/.test(reading.plain)) return [];
  const roof = match[2] === undefined ? "" : roofOf(match[2]);
  const valeur = `R+${match[1]}${roof}`;
  const second = /ou r\s?\+\s?c\b/.test(reading.plain);
  if (matches[1] !== undefined) return byPart(reading.plain, matches);
  const text = second ? `${valeur} ou R+C` : valeur;
  return [
    {
      champ: "hauteur",
      sousChamp: "niveaux",
      valeur: text,
      operateur: "<=",
      at: match.index,
      end: match.index + match[0].length,
    },
  ];
};
