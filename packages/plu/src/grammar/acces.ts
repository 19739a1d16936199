import { accessWidth, isForBoth } from "./acces-largeur.ts";
import { lengthsIn, numberOf, percentsIn, type Quantity } from "./numbers.ts";
import type { Found, Grammar, Reading } from "./reading.ts";
import { widthsByWay } from "./road-directions.ts";

const base = (quantity: Quantity) =>
  ({ champ: "acces_voirie", valeur: quantity.value, at: quantity.at, end: quantity.end }) as const;

const privateRoads = (reading: Reading): Found[] => {
  const { plain } = reading;
  if (!/(?:nouvelles? voies? privees?|voies? privees? nouvelles?|voies? privees? a creer)/.test(plain)) return [];
  return lengthsIn(plain).flatMap((length): Found[] => {
    const after = plain.slice(length.end, length.end + 60);
    const min = { ...base(length), unite: "m", operateur: ">=" } as const;
    if (/non ouvertes?/.test(plain)) return [{ ...min, sousChamp: "voie_privee_nouvelle_non_ouverte_largeur_min_m" }];
    if (/^[^\d]{0,30}sens unique/.test(after))
      return [{ ...min, sousChamp: "voie_privee_nouvelle_ouverte_sens_unique_m" }];
    if (/^[^\d]{0,30}double sens/.test(after))
      return [{ ...min, sousChamp: "voie_privee_nouvelle_ouverte_double_sens_m" }];
    return [];
  });
};

const DEAD_END = /impasses?/;
const ACCESS =
  /\bacces\b|entrees? (?:charretieres?|carrossables?)|debouches? d(?:'un|es?|u) (?:terrain|lot|propriete|parcelle)|sorties? (?:de vehicules|carrossables?)/;
/** "Les impasses ne dépassent pas 80 m": no other measure of them is so long. */
const LONG_AS_A_WHOLE =
  /impasses?[^.;,\d]{0,30}\bmesur\w+ (?:pas )?plus de $|impasses?(?:(?!larg|emprise|chaussee|diametre|rayon|retournement)[^.;,\d]){0,40}(?:depass\w*|exced\w*|limitee?s? a)(?: pas| jamais)? (?:plus de )?$/;
const ROAD = /voies?|voiries?|chaussees?|plateforme|plate-forme/;

/** "Un accès d'une largeur comprise entre 3 et 5 mètres": the vocabulary names the most. */
const RANGE_OF_ACCESS =
  /(?:\bacces\b[^.;]{0,40}\blargeur|\blargeur (?:de l'|des |d'un |de chaque )acces) (?:\w+ )?(?:doit etre |est |sera )?comprise entre \d+(?:[.,]\d+)? ?(?:m(?:etres)? )?(?:(?:au )?mini\w* )?et (\d+(?:[.,]\d+)?) ?m(?:etres)?\b/;

const rangeOfAccess = ({ plain }: Reading): Found[] => {
  const match = RANGE_OF_ACCESS.exec(plain);
  if (!match?.[1]) return [];
  const end = match.index + match[0].length;
  const most = { at: end - match[0].length, end, value: numberOf(match[1]) };
  return [{ ...base(most), sousChamp: "acces_largeur_max_m", unite: "m", operateur: "<=" }];
};

/** "…3,50 m de large pour une maison": said of the accesses of one use. */
const servedBy = ({ plain, text }: Reading, { end }: Quantity): Pick<Found, "reach" | "conditions"> => {
  const said = /^[^.;,\d]{0,20}\b(?:pour|desservant|lorsqu\w*) [^.;,]{3,60}/.exec(plain.slice(end));
  return said ? { reach: "limited", conditions: [text.slice(end, end + said[0].length).trim()] } : {};
};

const MEASURES =
  /\b(?:largeurs?|larges?|emprises?|plates?-?formes?|longueurs?|hauteurs?|distances?|reculs?|retraits?|rayons?|profondeurs?|diametres?)\b/g;

/** What a figure measures, said before it in its clause: "La largeur de plate-forme des voies nouvelles … 8 mètres". */
const measureOf = (plain: string, at: number): string =>
  [
    ...(plain
      .slice(Math.max(0, at - 200), at)
      .split(/[.;]/)
      .at(-1)
      ?.matchAll(MEASURES) ?? []),
  ].at(-1)?.[0] ?? "";

const WIDE = /larg|emprise|forme/;

/** "…ne peuvent avoir une largeur supérieure à 5 m", "…ne peut avoir plus de 70 m de long". */
const NO_MORE_THAN = /(?:\b(?:ne|n')[^.;\d]{0,60}(?:superieures? a|plus d[e'])|\bni superieures? a)\s*$/;

/** "Leur longueur ne peut excéder 60 m": the sentence before says of what. */
const OF_BEFORE = /^\W*(?:(?:sa|leur|cette|la) (?:largeur|longueur)|elles?\b|celles?-ci|ces voies)/;

/** What a road is made of besides its carriageway: its width is its own. */
const BESIDE_THE_ROAD =
  /^\W*(?:les? |l'|la |des |chaque |une? )?(?:aires? de retournement|raquettes?|portails?|trottoirs?|cheminements?|pistes? cyclables?)\b/;

/** The most a dead end may reach. */
const deadEnd = (reading: Reading, length: Quantity): Found | undefined => {
  const { plain, full } = reading;
  const around = plain.slice(Math.max(0, length.at - 75), length.end + 30);
  const near = plain.slice(Math.max(0, length.at - 45), length.end + 15);
  const told =
    OF_BEFORE.test(plain) && !/\bvoies?\b|acces/.test(plain.slice(0, length.at)) ? `${reading.before} ${full}` : full;
  const long =
    LONG_AS_A_WHOLE.test(plain.slice(0, length.at)) ||
    /longueur/.test(near) ||
    measureOf(plain, length.at) === "longueur" ||
    /^ de (?:long|longueur)\b/.test(plain.slice(length.end));
  const most =
    /exced|depass|maxim|\b(?:ne|pas)\b[^.;]{0,30}superieure|limitee?|longueur (?:est |soit )?inferieure/.test(around) ||
    /longueur superieure a \d+ ?m(?:etres)? (?:sont|est) (?:interdit|proscrit|prohib)/.test(plain) ||
    NO_MORE_THAN.test(plain.slice(0, length.at)) ||
    /^\s*(?:au (?:plus|maximum)|maximum)\b/.test(plain.slice(length.end));
  if (!DEAD_END.test(told) || !long || !most || /minim|au moins/.test(near)) return undefined;
  return {
    ...base(length),
    sousChamp: "impasse_longueur_max_m",
    unite: "m",
    operateur: "<=",
    reach: "limited",
    conditions: ["voie en impasse"],
  };
};

const widths = (reading: Reading): Found[] => {
  const { plain, full } = reading;
  // "Un seul accès par terrain. Sa largeur ne dépasse pas 4 m.": the sentence before says whose width it is.
  const told = /^\W*(?:sa|leur|cette) largeur/.test(plain) ? `${reading.before} ${full}` : full;
  const ofOther = /^\W*(?:sa|leur|cette) largeur/.test(plain) && BESIDE_THE_ROAD.test(reading.before);
  const range = rangeOfAccess(reading);
  if (range.length > 0 || ofOther) return range;
  const rule = plain.slice(0, reading.bearing.exceptFrom);
  if (/existante?s?/.test(plain) || /sens unique/.test(rule)) return [];
  return lengthsIn(plain).flatMap((length): Found[] => {
    const before = plain.slice(Math.max(0, length.at - 75), length.at);
    const around =
      before + plain.slice(length.at, length.end) + (plain.slice(length.end, length.end + 30).split(/\d/)[0] ?? "");
    const impasse = deadEnd(reading, length);
    if (impasse) return [impasse];
    const access = accessWidth(reading, length);
    if (access && !isForBoth(reading, length)) return [access];
    const wide = /largeur|emprise|large|plate-?forme|chaussee d'au moins/.test(around);
    if (!wide && !WIDE.test(measureOf(plain, length.at))) return [];
    const capped =
      NO_MORE_THAN.test(plain.slice(0, length.at)) || /^\s*(?:au )?(?:maxim|plus\b)/.test(plain.slice(length.end));
    const bound = capped
      ? "maxim"
      : [...before.matchAll(/minim|au moins|inferieure|maxim|exced|depass|au plus|(?:limite|plafonne)e?s? a/g)].at(
          -1,
        )?.[0];
    if (ACCESS.test(told) && /maxim|exced|depass|au plus|(?:limite|plafonne)e?s? a/.test(bound ?? around)) {
      const widest: Found = { ...base(length), sousChamp: "acces_largeur_max_m", unite: "m", operateur: "<=" };
      return [{ ...widest, ...servedBy(reading, length) }];
    }
    const minimum =
      /au moins|minim|inferieure? a|superieure? ou egale?|≥/.test(around) ||
      /\b(?:aucune?|ne|n')[^.;\d]{0,50}moins de\s*$/.test(before);
    if (
      !minimum ||
      DEAD_END.test(before) ||
      !(ROAD.test(full) || /\bvoi(?:es?|rie)\b/i.test(reading.article.title)) ||
      /acces|trottoir|pieton|cyclable|portail|bande de roulement/.test(before)
    )
      return [];
    const oneUse = /double sens/.test(plain) ? { reach: "limited" as const, conditions: ["double sens"] } : {};
    const road: Found = { ...base(length), ...oneUse, sousChamp: "voie_largeur_min_m", unite: "m", operateur: ">=" };
    return access ? [road, access] : [road];
  });
};

/** A ramp down to a basement is part of a building, not the way onto the land. */
const UNDER_BUILDING =
  /\b(?:garages?|parkings?|parcs?|stationnements?|niveaux?)\b[^.;,]{0,25}(?:sous-?sols?|souterrains?|enterres?)/;

const slopes = (reading: Reading): Found[] => {
  const { plain } = reading;
  return percentsIn(plain).flatMap((percent): Found[] => {
    const before = plain.slice(Math.max(0, percent.at - 80), percent.at);
    if (
      !/pentes?/.test(before) ||
      !/exced|inferieure?|depass|maxim|superieure?|limitee?|au plus|(?:aucune?|\bne|n')\b.*\bplus de/.test(before)
    )
      return [];
    if (UNDER_BUILDING.test(plain)) return [];
    const ramp = /acces|rampes?|garages?|parkings?|debouche/.test(plain);
    const sousChamp = ramp ? "rampe_pente_max_pct" : "voie_pente_max_pct";
    return [
      {
        ...base(percent),
        sousChamp,
        unite: "%",
        operateur: "<=",
        reach: "limited",
        conditions: [ramp ? "accès au débouché sur la voie" : "voie nouvelle"],
      },
    ];
  });
};

/** Widths, slopes and lengths of accesses and new roads. */
export const acces: Grammar = (reading) => {
  if (reading.article.topic !== "acces") return [];
  const privees = privateRoads(reading);
  if (privees.length > 0) return privees;
  const byWay = reading.bearing.exceptFrom === undefined ? widthsByWay(reading) : [];
  return [...(byWay.length > 0 ? byWay : widths(reading)), ...slopes(reading)];
};
