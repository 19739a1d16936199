import { lengthsIn, percentsIn } from "./numbers.ts";
import type { Found, Grammar } from "./reading.ts";

const LOT_BY_LOT =
  /(?:lot par lot|construction par construction|(?:a|pour|sur|de) chaque (?:lot|terrain|parcelle)|chacun des (?:lots|terrains))/;
const LOTS = /lotissement|division|lots?\b|151-21|123-10-1|plusieurs batiments/;
const OPPOSED =
  /(?:s'oppose|oppose|deroge|contrairement|n'est pas applicable|ne s'applique(?:nt)? pas|en derogation)(?:[^.]|\br\.\s?\*?){0,260}(?:151-21|123-10-1)|(?:151-21|123-10-1)[^.]{0,160}(?:s'oppose|n'est pas applicable|ne s'applique(?:nt)? pas|n'est pas retenu)/;
const DEROGATION = /151-?\s?21|123-10-1/;
const AS_A_WHOLE =
  /(?:apprecie\w*|s'apprecie\w*|appliquee?s?)[^.]{0,120}(?:au regard de |a |sur )l'ensemble (?:du projet|de l'operation|du terrain|de l'unite)/;

/** The sentence speaks of how rules are appreciated, or names the article: not of one subject that is due on each lot. */
const isOnAppreciation = (plain: string): boolean =>
  /151-21|123-10-1/.test(plain) ||
  (/appreci/.test(plain) && /regle|respect|norme|disposition|prescription/.test(plain));

/**
 * How rules are judged on a land that is divided (article R.151-21 al. 3): lot by lot, or the operation as a whole. Told
 * of another subject, it is read and left to be checked.
 */
export const division: Grammar = (reading) => {
  const { plain } = reading;
  if (!LOTS.test(plain)) return [];
  const reach = isOnAppreciation(plain) ? "general" : "limited";
  // « Par dérogation à l'article R.151-21 » is the rule itself, and no condition of it.
  const conditions = reading.bearing.conditions.filter((condition) => !DEROGATION.test(condition));
  const base = { champ: "division", sousChamp: "appreciation", at: 0, end: plain.length, reach, conditions } as const;
  if (OPPOSED.test(plain) || (LOT_BY_LOT.test(plain) && /appreci|regle|respect|appliqu/.test(plain)))
    return [{ ...base, valeur: "lot_par_lot" }];
  if (
    AS_A_WHOLE.test(plain) &&
    !/(?<!s'y )s'oppose|ne sont pas appreciee?s/.test(plain) &&
    !/non au regard/.test(plain)
  )
    return [{ ...base, valeur: "ensemble_operation" }];
  return [];
};

/** Share of social housing a programme owes. */
export const mixite: Grammar = (reading) => {
  if (!["mixite", "conditions", "interdites"].includes(reading.article.topic)) return [];
  const { plain, text } = reading;
  if (
    !/logements? (?:locatifs? )?(?:aides?|sociaux|social|abordables)|locatifs? (?:sociaux|aides?)|mixite sociale/.test(
      plain,
    )
  )
    return [];
  const percent = percentsIn(plain).find(
    (each) =>
      /au moins|minimum|minimal|consacr|affect|comport|comprendre/.test(plain) &&
      /logement|programme|operation/.test(plain.slice(each.end, each.end + 90)),
  );
  if (!percent) return [];
  const threshold =
    /(?:a partir de|de plus de|superieur a|au-dela de|d'au moins|comportant|comprenant)[^,;.]{0,60}/.exec(plain);
  const conditions = threshold ? [text.slice(threshold.index, threshold.index + threshold[0].length)] : [];
  return [
    {
      champ: "mixite_sociale",
      sousChamp: "logement_social_pct",
      valeur: percent.value,
      unite: "%",
      operateur: ">=",
      at: percent.at,
      end: percent.end,
      reach: "general",
      conditions,
    },
  ];
};

/** The strip along the road where building on the boundaries is allowed. Always a condition of other rules. */
export const bande: Grammar = (reading) => {
  if (!["voie", "limites", "hauteur"].includes(reading.article.topic)) return [];
  const { plain } = reading;
  if (
    !/bande|profondeur/.test(plain) ||
    !/alignement|voie|limite de fait|bande (?:de constructibilite|constructible|principale|d'implantation)|(?:dans|au-dela de) (?:la|une) bande de/.test(
      plain,
    )
  )
    return [];
  if (
    reading.article.topic !== "limites" &&
    !/limites? (?:separatives?|laterales?)|implant|bande (?:de constructibilite|constructible|principale)/.test(
      reading.full,
    )
  )
    return [];
  return lengthsIn(plain)
    .filter((each) =>
      /(?:bande (?:\w+ )?(?:de|d'une (?:largeur|profondeur) de|constructible de)|profondeur (?:maximale |maximum )?de)\s*$/.test(
        plain.slice(0, each.at),
      ),
    )
    .filter((each) => !/^\s*(?:le long|comptee? depuis|a partir) des? (?:la )?limites?/.test(plain.slice(each.end)))
    .slice(0, 1)
    .map(
      (each): Found => ({
        champ: "bande",
        sousChamp: "profondeur_m",
        valeur: each.value,
        unite: "m",
        operateur: "<=",
        at: each.at,
        end: each.end,
        reach: reading.bearing.reach === "special" ? "special" : "limited",
        conditions: ["bande comptée depuis l'alignement"],
      }),
    );
};
