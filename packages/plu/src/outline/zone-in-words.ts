import { fold } from "../document/fold.ts";
import { HAS_VERB, isUpper } from "./words-of-titles.ts";

/** "UC", "1AUh", "Nl", "AU0-1": a capital first (R.151-17), then what tells the zone from its sisters. */
const CODE = "\\d{0,2}(?:AU|[UAN])[A-Z]{0,2}[a-z]{0,3}\\d{0,2}[a-z]{0,2}(?:-\\d{1,2})?";
const NOT_CODES = /^(?:Un|Une|Au|Aux|AUX|NORD|Nord|UNE|AVEC|Avec|Aire|AIRE|Art|ART|Ans|ANS|AXE|Axe|Non|NON|NEUF)$/;

const STRUCTURE =
  "(?:(?:(?:titre|chapitre|(?:sous-)?section|partie|livre|tome|fascicule)\\b|(?:premiere|deuxieme|seconde|troisieme|quatrieme|cinquieme|sixieme) (?:partie|section))\\s*(?:\\d{1,2}|[ivx]{1,5}|[a-h])?\\b\\s*[.:)°–-]*|\\d{1,2}(?:\\.\\d{1,2})?\\s?[.:)°–-]*|(?:[ivx]{1,5}|[a-h])\\s?[.:)°–-]+)\\s*";
const NUMBERED = new RegExp(`^${STRUCTURE}(?=\\S)`);
const LED = "(?:(?:reglement|dispositions|regles|prescriptions) [^:;,.]{0,40})?(?:la |les )?";

/** "ZONE URBAINE CENTRALE (UC)", "zone d'équipements « UE »": the code stands in brackets at the end. */
const BRACKETED = new RegExp(`^${LED}zones?\\b[^.;:]{0,90}[("«“]\\s?$`);
/** "UD - Zone pavillonnaire". */
const FIRST = new RegExp(`^(${CODE})\\s*[-–—:]\\s*(?:[Ll]a )?(?:ZONES?|[Zz]ones?)\\b`);
/** "quartiers centraux, indice UC": said in other words, but under a part of the book. */
const SAID =
  /\b(?:indices?|indicee?s?|denommee?s?|dite?s?|code|sigle|zonage|zones?|secteurs? indices?)\s*:?\s*["«“(]?\s?$/;
const NAMED = new RegExp(`^${LED}zones?\\b[^.;:]{2,70}\\s$`);

/** "Zone UC et secteur UCa": the first code is that of the zone. */
const FIRST_NAMED = new RegExp(
  `\\b[Zz](?:ones?|ONES?) (${CODE})(?![\\p{L}\\d])(?=.{1,40}\\b(?:[Ss]ecteurs?|SECTEURS?)\\b)`,
  "u",
);

const END = new RegExp(`(${CODE})\\s*[)"»”]?\\s*$`);

/** What is common to zones is the rule of none by itself. */
const COMMON = /\bcommune?s? (?:a|aux)\b/;

const SEVERAL = new RegExp(
  `^(?:[^a-z]{0,40}|.{0,60}\\b(?:aux|des|les) |(?:Titre|Chapitre|Partie) .{0,20})(?:[Zz]ones|ZONES)\\s+${CODE}(?:\\s*(?:,|et|ET|&|/)\\s*${CODE})+\\s*$`,
);

/** The zones that one title opens together: "ZONES 1AUa ET 1AUb". Empty for a title of one. */
export const codesOfTitle = (text: string): readonly string[] =>
  SEVERAL.test(text.trim()) && text.length < 110 && !COMMON.test(fold(text))
    ? (text.slice(text.search(/zones\s/i) + 5).match(new RegExp(`(?<![\\p{L}\\d])${CODE}(?![\\p{L}\\d])`, "gu")) ?? [])
    : [];

/**
 * The zone that a title names in words, its code last or first: "III. ZONE D'ACTIVITÉS ARTISANALES (UY)", "Deuxième partie :
 * quartiers de loisirs, indice UT". Undefined for any sentence, and for a code that is only mentioned.
 */
export const zoneInWords = (text: string): string | undefined => {
  const line = text.trim();
  if (line.length > 110 || /[.;,:]$/.test(line) || COMMON.test(fold(line))) return undefined;
  const plain = fold(line);
  const numbered = NUMBERED.exec(plain)?.[0].length ?? 0;
  const body = plain.slice(numbered);
  if (HAS_VERB.test(body.replace(/^a /, ""))) return undefined;
  const first = FIRST.exec(line.slice(numbered))?.[1];
  if (first !== undefined && !NOT_CODES.test(first)) return first;
  if (SEVERAL.test(line)) return codesOfTitle(line)[0];
  const end = END.exec(line);
  const code = end?.[1];
  if (code === undefined || NOT_CODES.test(code) || end === null) return undefined;
  const before = body.slice(0, end.index - numbered);
  const sentence = numbered === 0 && /^(?:la|cette|les) zones?\b/.test(body) && !isUpper(line);
  if (BRACKETED.test(before) && !sentence) return code;
  const title = numbered > 0 || isUpper(line) || /^(?:reglement|dispositions) (?:applicables?|propres|de)\b/.test(body);
  if (title && FIRST_NAMED.test(line)) return FIRST_NAMED.exec(line)?.[1];
  if (title && NAMED.test(before) && !/\b(?:limites?|limitrophe|contact|bordure|article|de la) $/.test(before))
    return code;
  const part = /^(?:titre|chapitre|(?:sous-)?section|partie|livre|tome|fascicule|\w+ partie|\w+ section)\b/.test(plain);
  return part && SAID.test(before) ? code : undefined;
};
