import { areasIn } from "./numbers.ts";
import type { Found, Grammar } from "./reading.ts";

const USES: readonly (readonly [RegExp, string])[] = [
  [/\bbureaux?\b/, "bureau"],
  [/\bcommerces?\b|commercia(?:le?s?|ux)\b/, "commerce"],
  [/\brestauration\b|\brestaurants?\b/, "restauration"],
  [/\bhotels?\b|hoteliers?\b/, "hotel"],
];
/** The use a sentence is about is named as it begins. */
const SUBJECT_REACH = 70;
const ALLOWED = /autoris|admis|tolere|permis/;
const LIMIT =
  /(?:dans la limite de|limitee?s? a|n'excedant pas|n'excede(?:nt)?(?: pas)?|ne depass\w+ pas|n'excedera pas|au plus|ne (?:doit|doivent|peut|peuvent) pas (?:exceder|depasser)|inferieure? (?:ou egale )?a|jusqu'a|maxim\w+ de)\s*$/;
const UNITS: readonly (readonly [RegExp, string])[] = [
  [/^\s*(?:maximum |au plus )?de (?:surface de plancher|sdp)/, "m2_sdp"],
  [/^\s*(?:maximum |au plus )?d'emprise/, "m2_emprise"],
];

/** Floor areas up to which shops, offices, hotels and restaurants are allowed. Always a condition of the use. */
export const destinationsConditions: Grammar = (reading) => {
  if (!["conditions", "usages", "interdites"].includes(reading.article.topic) || reading.foreign) return [];
  const { plain, full } = reading;
  if (!ALLOWED.test(full) && reading.article.topic !== "conditions") return [];
  const subject = plain.slice(0, SUBJECT_REACH);
  const uses = USES.filter(([pattern]) => pattern.test(subject));
  const [area, second] = areasIn(plain);
  const use = uses[0]?.[1];
  if (uses.length !== 1 || use === undefined || !area || second || !LIMIT.test(plain.slice(0, area.at))) return [];
  if (/logements?|habitation|extensions?|existante?s?|interdi|entrepots?/.test(plain)) return [];
  const said = /(?:surface de plancher|emprise)[^.;]{0,40}$/.exec(plain.slice(0, area.at))?.[0];
  const before = said?.startsWith("emprise") ? "m2_emprise" : said === undefined ? undefined : "m2_sdp";
  const unite = UNITS.find(([pattern]) => pattern.test(plain.slice(area.end)))?.[1] ?? before;
  if (unite === undefined) return [];
  const found: Found = {
    champ: "destinations_conditions",
    sousChamp: use,
    valeur: area.value,
    unite,
    operateur: "<=",
    at: area.at,
    end: area.end,
    reach: reading.bearing.reach === "special" ? "special" : "limited",
    conditions: [reading.text.slice(0, 200)],
  };
  return [found];
};
