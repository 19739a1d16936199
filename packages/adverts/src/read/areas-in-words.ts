import { LAND_RANGE } from "./read-number.ts";
import { spokenNumber } from "./spoken-number.ts";

/** What an area written in an advert measures; `parent` is the property that a plot is taken from. */
/** `bare`: nothing around the figure says what it measures. */
export type AreaRole = "land" | "parent" | "dwelling" | "other" | "bare";

export interface WrittenArea {
  readonly areaM2: number;
  readonly role: AreaRole;
}

const FIGURE = String.raw`\d{1,3}(?:[ .]\d{3})+(?!\d)|\d+(?:[.,]\d+)?`;
const SQUARE = String.raw`(?:m\s?²|m\s?2\b|m[eè]tres?[ -]carr[ée]s?|mc\b)`;
const PATTERNS: readonly (readonly [RegExp, (match: RegExpExecArray) => number | undefined])[] = [
  [new RegExp(String.raw`(?<![\d.,])(${FIGURE})\s*${SQUARE}`, "giu"), ([, figure = ""]) => figureOf(figure)],
  [
    /(?<![\d.,])(?:(\d{1,3})\s*ha(?:\s*et)?\s*)?(\d{1,2})\s*(?:a|ares?)\s*(?:et\s*)?(\d{1,2})\s*(?:ca|centiares?)\b/giu,
    ([, ha = "0", a = "0", ca = "0"]) => Number(ha) * 10_000 + Number(a) * 100 + Number(ca),
  ],
  [/(?<![\d.,])(\d{1,3}(?:[.,]\d{1,2})?)\s*ares?\b(?!\s*(?:et\s*)?\d)/giu, ([, a = ""]) => decimal(a) * 100],
  [
    /(?<![\d.,])(\d{1,2}(?:[.,]\d{1,4})?)\s*(?:ha|hectares?)\b(?!\s*(?:et\s*)?\d)/giu,
    ([, ha = ""]) => decimal(ha) * 10_000,
  ],
  [
    /(?<!\p{L})((?:\p{L}{2,14}[ -]){0,9}\p{L}{2,14})\s+(?:m[eè]tres?[ -]carr[ée]s?)/giu,
    ([, words = ""]) => spokenNumber(words),
  ],
  [
    /(?<!\p{L})((?:\p{L}{2,14}[ -]){0,4}\p{L}{2,14})\s+ares(?:\s+(?:et\s+)?((?:\p{L}{2,14}[ -]){0,3}\p{L}{2,14})\s+centiares)?/giu,
    ([, ares = "", centiares = ""]) => {
      const said = spokenNumber(ares);
      return said === undefined ? undefined : said * 100 + (spokenNumber(centiares) ?? 0);
    },
  ],
];

const decimal = (text: string): number => Number(text.replace(",", "."));
const figureOf = (text: string): number =>
  /^\d{1,3}(?:[ .]\d{3})+$/.test(text) ? Number(text.replace(/[ .]/g, "")) : decimal(text);

const LAND =
  /terrains?|parcelles?|jardins?|contenance|foncier|fonci[eè]re|parc(?!elle)|cl[oô]s|assiette|superficie|emprise fonci[eè]re|ext[ée]rieurs?|verdure|arbor[ée]e?|cadastr\p{L}+|lot|b[aâ]tir|nature/giu;
const DWELLING =
  /maisons?|villas?|habitables?|logements?|pavillons?|b[aâ]tisses?|appartements?|long[eè]res?|[ée]choppes?|demeures?|surface utile|carrez|plain[ -]pied|[ée]tage/giu;
const OTHER =
  /terrasses?|garages?|studios?|s[ée]jours?|salons?|caves?|piscines?|d[ée]pendances?|ateliers?|parc (?:public|municipal|de la commune)|squares?|emprise(?: au sol)?|au sol|planchers?|r[ée]alisables?|constructib\p{L}+ de|annexes?|v[ée]randas?|cuisines?|chambres?|combles|granges?|hangars?|abris?|celliers?|sous-sols?|suites?|balcons?|loggias?|face|voisine?s?|pi[eè]ces? de vie|bureaux?|buanderies?|pool ?house|carports?|pr[ée]aux?|lac|[ée]tang|for[eê]t|bois communal|lotissements? de|extension|cr[ée]er/giu;
const TAKEN =
  /d[ée]tach\p{L}*|issue?s?\b|pr[ée]lev\p{L}*|provenant|distrai\p{L}*|d[ée]coup\p{L}*|morcel\p{L}*|tir[ée]e?s? d|divis\p{L}*/iu;
const WHOLE =
  /propri[ée]t[ée]|ensemble|unit[ée] fonci[eè]re|tènement|parcelle m[eè]re|plus grande?|parcelle|terrain|fonds/iu;

const lastOf = (text: string, words: RegExp): number => {
  let last = -1;
  for (const match of text.matchAll(words)) last = match.index + match[0].length;
  return last;
};

const AFTER: readonly (readonly [RegExp, AreaRole])[] = [
  [
    /^\s*(?:environ\s*)?(?:au sol|de (?:terrasse|plancher|garage|d[ée]pendance|surface de plancher)|r[ée]alisables?|constructibles au sol)/iu,
    "other",
  ],
  [/^\s*(?:environ\s*)?(?:habitables?|de (?:surface )?habitable|de logement|carrez|utiles)/iu, "dwelling"],
  [
    /^\s*(?:environ\s*)?(?:de |du |en )\s*(?:beau |grand |joli |bon )?(?:terrain|parcelle|jardin|parc(?! public)|foncier|sol\b|verdure|prairie|pré\b)/iu,
    "land",
  ],
  [
    /^\s*(?:environ\s*)?(?:enti[eè]rement\s*)?(?:cl[oô]s|arbor|paysag|piscinable|constructible|viabilis|cadastr|plat\b|bornés?)/iu,
    "land",
  ],
];

/** « propriété de 2 140 m² »: the ground, unless it is too small to be one. */
const propertyRole = (areaM2: number): AreaRole => (areaM2 >= 400 ? "land" : "dwelling");

const roleOf = (before: string, after: string, areaM2: number): AreaRole => {
  const taken = TAKEN.exec(before);
  if (taken !== null && WHOLE.test(before.slice(taken.index))) return "parent";
  const told = AFTER.find(([words]) => words.test(after));
  if (told !== undefined) return told[1];
  const places = { land: lastOf(before, LAND), dwelling: lastOf(before, DWELLING), other: lastOf(before, OTHER) };
  if (/\bsur\s+(?:environ\s+|pr[eè]s de\s+|plus de\s+|quelque\s+)?$/iu.test(before) && places.dwelling >= places.other)
    return "land";
  const nearest = Math.max(places.land, places.dwelling, places.other);
  if (nearest < 0) return lastOf(before, /propri[ée]t[ée]s?|biens?/giu) < 0 ? "bare" : propertyRole(areaM2);
  // « parc public » ends both a word of land and one of something else: the longer reading is right.
  if (places.other === nearest || (places.other + 8 >= nearest && /parc (?:public|municipal)/iu.test(before)))
    return "other";
  return places.land === nearest ? "land" : "dwelling";
};

/** A sentence ends at a full stop that is not inside a figure. */
const sentenceStart = (text: string, at: number): number => {
  const before = text.slice(Math.max(0, at - 160), at);
  const end = [...before.matchAll(/[.!?;|](?!\d)|\s-\s(?=un|une|le|la|les|terrain|parcelle|jardin|\d)/giu)].at(-1);
  return Math.max(0, at - 160) + (end === undefined ? 0 : end.index + 1);
};

/** Every area written in a text, in figures (m², ares, hectares) or in words, with what it measures. */
export const areasInWords = (text: string): readonly WrittenArea[] =>
  PATTERNS.flatMap(([pattern, read]) =>
    [...text.matchAll(pattern)].flatMap((match) => {
      const areaM2 = read(match as RegExpExecArray);
      if (areaM2 === undefined || areaM2 < 5 || areaM2 > LAND_RANGE[1]) return [];
      const spoken = /^\p{L}/u.test(match[0]);
      // Ground alone is counted in ares.
      const isAres = !/m[eè²2]/iu.test(match[0].slice(-12));
      const end = match.index + match[0].length;
      const from = sentenceStart(text, spoken ? end - 1 : match.index);
      const before = text.slice(from, spoken ? end : match.index);
      const role = roleOf(before, text.slice(end, end + 60), areaM2);
      return [{ areaM2: Math.round(areaM2), role: isAres && role === "bare" ? "land" : role }];
    }),
  );
