import { COLLECTIVE_LABEL } from "./exceptions.ts";
import { areasIn, countsIn } from "./numbers.ts";
import type { Found, Grammar, Reading } from "./reading.ts";

const DWELLING = /habitation|\bmaisons?\b|logements?\b|habitat\b|residence/;
const OTHER_USE =
  /bureaux?|commerc|artisan|industri|hotel|restaurant|etablissement|entrepot|enseignement|activites|chambres?|\blits?\b|visiteurs?|classe|salles?|velos?|cycles?|deux[- ]roues|2 roues|livraison|foyers?|etudiants?|personnes agees/;
const SOCIAL =
  /logements? (?:locatifs? )?(?:sociaux|aides?|social)|pret aide|finances? (?:avec|par|a l'aide)|locatifs? (?:sociaux|finances?)/;
const PLACES = "(?:places?|pl\\.?|emplacements?|aires?|stationnements?)";

const COUNTS: Readonly<Record<string, number>> = { un: 1, une: 1, deux: 2, trois: 3 };

const HOW_MANY = "(\\d+(?:[.,]\\d+)?|une?|deux|trois)";
const HOW_MANY_OF = "(\\d+|deux|trois|quatre|cinq|six|huit|dix|vingt)";
const PLACE = "(?:places?|emplacements?)(?: de stationnement)?";

/** "2", "une", "une place et demie". */
const placesSaid = (written: string, half: string | undefined): number =>
  /demi/.test(written)
    ? 0.5
    : (COUNTS[written.trim()] ?? Number(written.replace(",", "."))) + (half === undefined ? 0 : 0.5);

const AT_LEAST = new RegExp(
  `(?:minimum|au moins|mini|inferieure? a|moins de|descendre (?:sous|en dessous d[e']|au-dessous d[e'])|plancher de)\\s*(?:de |d'|a )?${HOW_MANY} ${PLACE}( et demie?)?[^.;]{0,45}par logement`,
);
/** "…, 1 place minimum par logement". */
const LEAST_AFTER = new RegExp(
  `[,;(] ?(?:avec )?${HOW_MANY} ${PLACE}( et demie?)? (?:(?:au )?minimum par logement|par logement (?:au )?minimum)`,
);

/** "…, avec un minimum de 1 et un maximum de 2 places par logement": the places are named once. */
const LEAST_BESIDE_MOST = new RegExp(
  `(?:minimum|au moins|mini)\\s*(?:de |d'|: ?)?${HOW_MANY}(?: ${PLACE})?( et demie?)?,? (?:et |avec )?(?:un |au )?(?:maximum|plus|maxi)\\s*(?:de |d'|: ?)?${HOW_MANY}(?: ${PLACE})? par logement`,
);
/** "…, un minimum d'une place par logement et un maximum de deux". */
const MOST_AFTER_LEAST = new RegExp(
  `(?:minimum|au moins)[^.;]{0,30}par logement,? (?:et |avec )?(?:un |au )?(?:maximum|plus)\\s*(?:de |d')?(\\d|une?|deux|trois)(?: ${PLACE})?\\W*$|(?:et|,) au plus (\\d|deux|trois)(?: ${PLACE})? par logement`,
);

const perArea = (reading: Reading): Found[] => {
  const { plain } = reading;
  const match =
    /(?:par|pour|\/)\s*(?:chaque\s+)?(?:(?:tranche|fraction)\s+(?:entiere\s+|entamee\s+|commencee\s+|complete\s+)?(?:de\s+)?)?(\d+)\s?m2/.exec(
      plain,
    );
  const place = countsIn(plain, PLACES)[0];
  if (!match?.[1] || place?.value !== 1 || !/plancher|shon|sdp|habitable|construite/.test(plain)) return [];
  const ratio: Record<string, number> = { m2_par_place: Number(match[1]) };
  const least = AT_LEAST.exec(plain) ?? LEAST_AFTER.exec(plain) ?? LEAST_BESIDE_MOST.exec(plain);
  if (least?.[1]) ratio.min_par_logement = placesSaid(least[1], least[2]);
  const most =
    /(?:plus d[e']|maximum(?: (?:\w+ )?de)?|superieure?s? a|plafonnee? a|limitee? a|dans la limite de|exceder|depasser|exige plus d[e']|impose plus d[e']) ?(\d|une?|deux|trois) (?:places?|emplacements?)?[^.;]{0,25}par logement/.exec(
      plain,
    ) ?? MOST_AFTER_LEAST.exec(plain);
  const capped = most?.[1] ?? most?.[2];
  if (capped) ratio.max_par_logement = COUNTS[capped] ?? Number(capped);
  return [
    {
      champ: "stationnement_logement",
      sousChamp: "ratio",
      valeur: ratio,
      unite: "place/m2_sdp",
      operateur: ">=",
      at: match.index,
      end: match.index + match[0].length,
    },
  ];
};

const PER_DWELLING = new RegExp(
  `(?<![\\d.,])(\\d+(?:[.,]\\d+)?\\s*|(?:une )?demi[- ]|(?:une?|deux|trois)\\s+)(?:${PLACES})( et demie?)?(?: de stationnement| de parking| ou de garage| couvertes?|\\s+(?:au )?minim\\w+)*\\s*(?:\\([^)]*\\)\\s*|dont [^.;,]{1,25}? )?(?:au (?:moins|minimum)\\s+)?(?:(?:sont |est )?(?:exige|impose|requis|demande|prevu|amenage|realise)e?s?\\s+)?(?:par\\s+|pour (?:chaque|tout)\\s+|/\\s?)(?:nouveau\\s+)?(?:logement|habitation)`,
  "g",
);

/** "2 places par logement jusqu'à 100 m²": a class of dwellings, not all of them. */
const sizeClass = ({ plain, text }: Reading, end: number): Pick<Found, "reach" | "conditions"> => {
  const match =
    /^s?\s*,?\s*(?:jusqu'a|de moins de|de plus de|dont la surface|d'une surface|au-dela de|inferieurs? a|de (?:une?|deux|trois|quatre|cinq|\d))[^.;,]{0,50}(?:\d+ ?m2|pieces?\b|chambres?\b)|^s?\s*(?:de type |a partir (?:du|d'un) |du )(?:type )?[tf] ?\d[^.;,]{0,20}|^s?\s*au-dela\b/.exec(
      plain.slice(end),
    );
  return match ? { reach: "limited", conditions: [text.slice(end, end + match[0].length).trim()] } : {};
};

const blanks = (text: string): string => " ".repeat(text.length);

/** "…admises si une place par logement s'ouvre sur l'allée": what allows something else asks for nothing. */
const ONLY_IF = /\b(?:si|lorsqu\w*|des lors qu\w*|a condition qu\w*|pourvu qu\w*) (?:\w+ ){0,4}$/;

/** A ceiling is no requirement. */
const AT_MOST = /(?:au (?:plus|maximum)|maximum de|limitee?s? a|pas (?:plus de|(?:exceder|depasser)))\W*$/;

const perDwelling = (reading: Reading): Found[] =>
  [...reading.plain.replace(BESIDE, blanks).matchAll(PER_DWELLING)].flatMap((match) => {
    if (AT_MOST.test(reading.plain.slice(0, match.index)) || ONLY_IF.test(reading.plain.slice(0, match.index)))
      return [];
    const places = placesSaid(match[1] ?? "", match[2]);
    return {
      champ: "stationnement_logement",
      sousChamp: "ratio",
      valeur: { places_par_logement: places },
      ...sizeClass(reading, match.index + match[0].length),
      unite: "place/logement",
      operateur: ">=",
      at: match.index,
      end: match.index + match[0].length,
    };
  });

const ELSEWHERE = new RegExp(
  `[,;] (?:et |mais )?${HOW_MANY}(?: seule?)?(?: ${PLACE})? (?=(?:dans|en|pour) (?:les? |l'|la )?(?:autres? |reste |(?:sous-)?secteurs? |zones? |\\d?[uan][a-z0-9]{1,4}\\b))`,
);

/** "Une place par logement en UDa, deux dans les autres secteurs": the second number counts the same places. */
const elsewhere = (reading: Reading, first: Found | undefined): Found[] => {
  const match = first === undefined ? null : ELSEWHERE.exec(reading.plain.slice(first.end));
  if (!first || !match?.[1]) return [];
  const at = first.end + match.index + match[0].indexOf(match[1]);
  return [
    { ...first, valeur: { places_par_logement: placesSaid(match[1], undefined) }, at, end: at + match[1].length },
  ];
};

/** "Pour un logement : 2 places", "Par logement : deux places". */
const DWELLING_FIRST = new RegExp(
  `^\\W*(?:(?:pour|par) )(?:un |chaque )?logement\\s*:\\s*${HOW_MANY} ${PLACE}( et demie?)?\\W*$`,
);

/** "Toute construction de logement comprend 2 places", "Pour les logements individuels, deux places au minimum sont aménagées". */
const DWELLING_HAS = new RegExp(
  `^\\W*(?:(?:pour )?(?:les |chaque |tout |un )?logements?(?: individuels?| nouveaux?| neufs?)?|(?:pour )?(?:toute |les |chaque )?(?:nouvelles? )?(?:constructions? (?:nouvelles? )?(?:de logement|a usage d'habitation|d'habitation)|maisons? individuelles?|habitations?(?: individuelles?)?))(?:,| :)?\\s*(?:(?:doit |doivent |devra |devront )?(?:comprend\\w*|comport\\w*|dispos\\w* d[e']|prevoi\\w*|posseder|possede|(?:etre |est |sont |sera |seront )?(?:dote|pourvu|equipe)e?s? de|beneficie\\w* de|il est exige|il sera exige)\\s*)?(?:au (?:moins|minimum) )?${HOW_MANY} ${PLACE}( et demie?)?(?: de stationnement)?(?: au (?:moins|minimum)| minimum)?(?: sont (?:amenage|exige|realise|prevu|impose)\\w*| (?:exige|impose|requis)e?s?|,? dont | (?:couvertes?|a l'air libre|sur|dans|hors)\\b|\\W*$|\\s*\\(|[.;,] )`,
);

/** "Le nombre de places exigible est de 2 par logement". */
const NUMBER_OF = new RegExp(
  `nombre (?:minim\\w+ )?de (?:places|emplacements)[^.;\\d]{0,40}\\b${HOW_MANY}( et demie?)? par logement`,
);

/** "Il doit être aménagé, pour chaque logement, deux places de stationnement". */
const FOR_EACH = new RegExp(
  `(?:(?:pour|par) (?:chaque|un) logement,?|\\bpar logement,) ${HOW_MANY} ${PLACE}( et demie?)?`,
);

const dwellingFirst = (reading: Reading): Found[] => {
  const match =
    DWELLING_FIRST.exec(reading.plain) ??
    FOR_EACH.exec(reading.plain) ??
    NUMBER_OF.exec(reading.plain) ??
    DWELLING_HAS.exec(reading.plain.replace(BESIDE, blanks));
  if (!match?.[1]) return [];
  const valeur = { places_par_logement: placesSaid(match[1], match[2]) };
  const at = { at: match.index, end: match.index + match[0].length };
  return [
    { champ: "stationnement_logement", sousChamp: "ratio", valeur, unite: "place/logement", operateur: ">=", ...at },
  ];
};

/** "…; 1 place par logement locatif social", "…; 1 place visiteur pour 10 logements": another rule, in the same line. */
const BESIDE =
  /[;,] ?(?:et )?(?:une?|\d)(?: seule| seul)?(?: places?)? (?:pour|par) (?:les |chaque )?(?:logements? (?:locatifs? )?(?:sociaux|aides?|social)|locatifs? soci)[^;,]*|[;,] ?(?:mais |et )?(?:a moins de \d|dans un rayon|a proximite d)[^;]*|;[^;]*(?:logements? (?:locatifs? )?(?:sociaux|aides?|social)|pret aide|locatifs? (?:sociaux|social)|visiteurs?|velos?)[^;]*/g;

/** Housing that goes with a public building. */
const FUNCTION = /logements? de fonction/;

/** Whether the statement is about the parking of ordinary dwellings: said in it, or by the title it stands under. */
const isAboutDwellings = (reading: Reading): boolean => {
  const ordinary = reading.plain
    .slice(0, reading.bearing.exceptFrom)
    .replace(/[,;]?\s*(?:plus|\+|et|ainsi que|auxquelles)[^.;]{0,50}visiteurs?.*$/, "")
    .replace(BESIDE, "");
  if (FUNCTION.test(ordinary)) return false;
  if (SOCIAL.test(ordinary) || /deux[- ]roues|velos?|cycles?|visiteurs?/.test(ordinary)) return false;
  const above = reading.openers.map((opener) => opener.plain);
  const titles = above.filter((plain) => plain.split(" ").length <= 8);
  if (
    above.some((plain) => SOCIAL.test(plain)) ||
    titles.some((plain) => /velos?|cycles?|deux[- ]roues|visiteurs?/.test(plain))
  )
    return false;
  const nearest = above.toReversed().find((plain) => DWELLING.test(plain) || OTHER_USE.test(plain));
  if (nearest !== undefined)
    return DWELLING.test(nearest) && !/chambre|hoteli|hebergement hotelier|foyer/.test(nearest);
  return DWELLING.test(reading.plain) && !/hotel|bureau|commerc|chambres?/.test(reading.plain.slice(0, 80));
};

const VISITORS =
  /(?<![\d.,])(\d+|une?|deux)\s+(?:places?|emplacements?)(?: de stationnement)?(?: supplementaires?)?(?: banalisee?s?)?(?: (?:pour les |destinee?s? aux |reservee?s? aux |affectee?s? aux |a l'usage des |a l'intention des |de )?(?:visiteurs?))[^.;\d]{0,25}(?:(?:par|pour)\s+|\/\s?)(?:chaque )?(?:tranche (?:entamee |entiere )?de )?(\d+|deux|trois|quatre|cinq|six|huit|dix) (?:logements?|habitations?|lots?)/;
/** "Une place par tranche de 4 logements est exigée pour les visiteurs." */
const VISITORS_LAST = new RegExp(
  `(?<![\\d.,])(\\d+|une?|deux) ${PLACE}(?: supplementaires?)?(?: banalisee?s?)?(?: (?:est|sont|sera|seront) (?:ajoute|exige|prevu|realise|amenage|demande)e?s?)? (?:par|pour) (?:chaque )?(?:tranche (?:entamee |entiere )?de )?${HOW_MANY_OF} logements?[^.;\\d]{0,45}\\b(?:pour les|destinee?s? aux|reservee?s? aux|affectee?s? aux|a l'usage des|a l'intention des) visiteurs`,
);
const SPELLED: Readonly<Record<string, number>> = { deux: 2, trois: 3, quatre: 4, cinq: 5, six: 6, huit: 8, dix: 10 };

/** "Visiteurs : 1 place pour 4 logements." */
const VISITORS_LABEL =
  /^\W*(?:(?:(?:places?|stationnement) (?:des |pour (?:les )?|de )?|pour les )?visiteurs?\s*:|pour les visiteurs,[^.;:\d]{0,30})\s*(?:au (?:moins|minimum) )?(\d+|une?|deux)\s+(?:places?|emplacements?)[^.;\d]{0,25}(?:par|pour)\s+(?:chaque )?(?:tranche (?:entamee |entiere )?de )?(\d+|deux|trois|quatre|cinq|six|huit|dix) (?:logements?|habitations?|lots?)/;

/** Places for the visitors of dwellings: always beside the main rule. */
const visitors = (reading: Reading): Found[] => {
  const match = VISITORS.exec(reading.plain) ?? VISITORS_LABEL.exec(reading.plain) ?? VISITORS_LAST.exec(reading.plain);
  if (!match?.[1] || !match[2]) return [];
  const valeur = { min: COUNTS[match[1]] ?? Number(match[1]), par_logements: SPELLED[match[2]] ?? Number(match[2]) };
  const at = { at: match.index, end: match.index + match[0].length };
  const conditions = ["visiteurs", ...reading.bearing.conditions];
  return [{ champ: "stationnement_logement", sousChamp: "visiteurs", valeur, ...at, reach: "limited", conditions }];
};

const COVERED = new RegExp(
  `${HOW_MANY} (?:places?|emplacements?)(?: de stationnement)? couvertes?[^.;\\d]{0,30}(?:par|pour) (?:tranche (?:entamee |entiere )?de |chaque tranche de )?${HOW_MANY_OF} (?:places?|emplacements?)`,
);

/** "Deux places par logement, dont une couverte": one of them. */
const COVERED_OF_THEM = new RegExp(
  `${HOW_MANY} (?:places?|emplacements?)[^.;\\d]{0,40}\\blogements?\\b[^.;\\d]{0,20}\\bdont (?:au moins )?${HOW_MANY} (?:places? |emplacements? )?(?:est |sera )?couverte`,
);

/** "Au moins une place couverte par tranche de 3 places": beside the main rule. */
const covered = (reading: Reading): Found[] => {
  const ofThem = COVERED_OF_THEM.exec(reading.plain);
  if (ofThem?.[1] && ofThem[2]) {
    const valeur = { min: placesSaid(ofThem[2], undefined), par_places: placesSaid(ofThem[1], undefined) };
    const at = { at: ofThem.index, end: ofThem.index + ofThem[0].length };
    return [{ champ: "stationnement_logement", sousChamp: "places_couvertes", valeur, ...at }];
  }
  const match = COVERED.exec(reading.plain);
  if (!match?.[1] || !match[2]) return [];
  const valeur = { min: placesSaid(match[1], undefined), par_places: SPELLED[match[2]] ?? Number(match[2]) };
  const at = { at: match.index, end: match.index + match[0].length };
  const conditions = ["habitation", ...reading.bearing.conditions];
  return [
    { champ: "stationnement_logement", sousChamp: "places_couvertes", valeur, ...at, reach: "limited", conditions },
  ];
};

const PUBLIC =
  /equipements?|etablissements? (?:recevant|d'enseignement|sportifs?|culturels?)|salles? (?:de|des|polyvalentes?)|stades?|lieux? de culte|spectacles?|interet collectif|services? publics?/;
const MOST_PER_PERSON = new RegExp(
  `(?:au (?:plus|maximum)|maximum(?: de)?|jusqu'a|limitee?s? a|plafonnee?s? a|n'exced\\w+ pas)[^.;\\d]{0,20}${HOW_MANY} ${PLACE}[^.;\\d]{0,20}(?:par|pour) (?:tranche (?:entamee |entiere )?de )?${HOW_MANY_OF} (?:personnes?|places? (?:assises?|de spectateurs?)|spectateurs?|usagers?|visiteurs?|occupants?)`,
);

/** Places a public building may have at most, by the persons it receives. */
const publicPlaces = (reading: Reading): Found[] => {
  const match = PUBLIC.test(reading.full) ? MOST_PER_PERSON.exec(reading.plain) : null;
  if (!match?.[1] || !match[2]) return [];
  return [
    {
      champ: "stationnement_equipement",
      sousChamp: "ratio_max",
      valeur: { max: placesSaid(match[1], undefined), par_personnes: SPELLED[match[2]] ?? Number(match[2]) },
      operateur: "<=",
      at: match.index,
      end: match.index + match[0].length,
      reach: "general",
    },
  ];
};

/** Parking places owed by dwellings. */
export const stationnement: Grammar = (reading) => {
  if (reading.article.topic === "stationnement") {
    const own = dwellings(reading);
    return [...own, ...visitors(reading), ...covered(reading), ...publicPlaces(reading)];
  }
  return [];
};

/** "2 places par logement, garage compris", "une place ou un garage par logement": the garage counts, it is not the object. */
const isOnlyGarage = ({ bearing, openers, plain }: Reading): boolean =>
  bearing.reach === "special" &&
  bearing.conditions.length === 1 &&
  bearing.conditions[0]?.startsWith("annexes") === true &&
  /\bgarages?\b/.test(plain) &&
  !/\bannexes?\b|\babris?\b|piscine/.test(plain) &&
  !openers.some((opener) => /garage|annexe/.test(opener.plain));

/** "1 place par logement au maximum peut être exigée": what may be asked at most is no number to provide. */
const AT_MOST_ASKED =
  /(?:au maximum|au plus|maximum)[^.;\d]{0,20}(?:peut|peuvent|pourra|pourront) (?:\w+ )?(?:etre )?(?:exige|demande|impose)|ne p(?:eut|ourra|euvent|ourront)[^.;\d]{0,12}(?:etre )?(?:exige|demande|impose)\w* (?:plus|que)\b/;

/** "À moins de 500 m d'une gare, 0,5 place par logement": the rule of the land that is near one. */
const NEAR_A_STATION = /^\W*(?:toutefois,? )?(?:a moins de \d|dans un (?:rayon|perimetre)|a proximite d)/;

/** Where places are counted by floor area, "avec un minimum de 2 places par logement" is only their least number. */
const BY_AREA = /(?:par|pour) (?:\w+ ){0,3}\d+ ?m2/;
const LEAST = /(?:minimum|moins)(?: de| d')?\s*$/;

/** "…; pour les bureaux, une place pour 40 m²": what follows is the rule of another use. */
const OF_ANOTHER_USE = new RegExp(
  `;\\s*(?:et )?(?:(?:pour|dans le cas d[e']) ?(?:les |le |la |l'|un |une |des |d')?(?:${OTHER_USE.source})|(?:les |le |la |l')?(?:${OTHER_USE.source})[^;:\\d]{0,30} :)(?:(?!logements?|habitat)[^;])*`,
  "g",
);

const dwellings: Grammar = (told) => {
  const plain = told.plain.replace(OF_ANOTHER_USE, blanks);
  const reading = plain === told.plain ? told : { ...told, plain };
  if (!isAboutDwellings(reading) || AT_MOST_ASKED.test(reading.plain)) return [];
  const byArea = areasIn(reading.plain).length > 0 ? perArea(reading) : [];
  const beside = BY_AREA.test(reading.plain) && byArea.length === 0;
  const each = perDwelling(reading).filter(({ at }) => !(beside && LEAST.test(reading.plain.slice(0, at))));
  const found = byArea.length > 0 ? byArea : [...each, ...elsewhere(reading, each[0]), ...dwellingFirst(reading)];
  return found.map((each) => ({
    ...each,
    ...((each.reach === undefined &&
      reading.bearing.reach === "limited" &&
      !NEAR_A_STATION.test(reading.plain) &&
      !COLLECTIVE_LABEL.test(reading.plain)) ||
    isOnlyGarage(reading)
      ? { reach: "general" as const, conditions: reading.bearing.conditions }
      : {}),
  }));
};
