import { countsIn, lengthsIn } from "./numbers.ts";
import type { Found, Grammar } from "./reading.ts";

const APART =
  /^\W*\d+(?:[.,]\d+)? ?m(?:etres)? au moins|^\W*\d+(?:[.,]\d+)? ?m(?:etres)? (?:au )?min|\b[ldr]\s?[≥>=]|distan[ct]|recul|espace|eloigne|separ|ecart|intervalle|passage/;
const MINIMUM =
  /au moins|minimum|minimale?|(?:portee?|ramenee?|reduite?)s? a \d[^.;]{0,20}\b(?:en|dans) (?:les? )?(?:(?:sous-)?secteurs?|\d?(?:u|au|n)[a-z0-9]{1,4})\b|inferieure? a|superieure? ou egale?|egale? ou superieure?|distan(?:ce|te?s?) d(?:e|'au moins)|≥|egale? a|\b(?:cette distance|ce passage|cet (?:espace|intervalle|ecart)) (?:est|sera|aura)\b|(?:aucune?|ne|interdi\w+)\b[^.;]{0,80}a moins de/;
const NEAR =
  /(?:a moins de|rayon de|au plus|maximale? de|maximum de|n'excedant pas|maximum|superieure? a|(?:eloigne\w*|distante?s?|a) (?:pas )?(?:de |a )?plus de)[^.;]{0,25}$/;
const AT_MOST_AFTER = /^\s*(?:au (?:plus|maximum)|maximum)\b/;

/** Distances between two buildings of one land, and the angle under which a window may see another building. */
export const entreConstructions: Grammar = (reading) => {
  if (reading.article.topic !== "entre") return [];
  const { plain } = reading;
  const angle = countsIn(plain, "(?:°|degres?)")[0];
  const champ = "entre_constructions" as const;
  if (angle && /angle/.test(plain)) {
    return [
      {
        champ,
        sousChamp: "angle_vue_deg",
        valeur: angle.value,
        unite: "°",
        operateur: "<=",
        at: angle.at,
        end: angle.end,
        reach: "limited",
        conditions: ["baies des pièces principales"],
      },
    ];
  }
  return lengthsIn(plain).flatMap((length): Found[] => {
    const before = plain.slice(Math.max(0, length.at - 60), length.at);
    const base = { champ, valeur: length.value, unite: "m", at: length.at, end: length.end } as const;
    const near = NEAR.test(before) || AT_MOST_AFTER.test(plain.slice(length.end));
    if (
      near &&
      /(?:logements?|habitations?|maisons?)[^.;]{0,90}(?:exploitants?|exploitation)/.test(reading.full) &&
      !/annexes?/.test(reading.plain)
    ) {
      return [
        {
          ...base,
          sousChamp: "logement_exploitation_max_m",
          operateur: "<=",
          reach: "limited",
          conditions: ["logement de l'exploitant"],
        },
      ];
    }
    if (near && /annexes?/.test(reading.full)) {
      return [{ ...base, sousChamp: "annexes_max_m", operateur: "<=", reach: "limited", conditions: ["annexes"] }];
    }
    if (/(?:distance|eloign)\w*[^.;]{0,30}(?:maximale? de|maximum de|n'exced\w+ pas|au plus)[^.;]{0,12}$/.test(before))
      return [{ ...base, sousChamp: "distance_max_m", operateur: "<=" }];
    if (
      !(APART.test(plain) || APART.test(reading.full)) ||
      !MINIMUM.test(reading.full) ||
      /hauteur[^.;,]{0,25}$|longueur|largeur|profondeur/.test(before)
    )
      return [];
    const statut = /peut etre imposee?|pourra etre imposee?/.test(plain) ? "facultatif" : "valeur";
    const reach = statut === "facultatif" ? { reach: "general" as const } : {};
    return [{ ...base, ...reach, sousChamp: "distance_min_m", operateur: ">=", statut }];
  });
};
