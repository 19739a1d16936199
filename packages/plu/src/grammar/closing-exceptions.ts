import { objectsIn } from "./special-objects.ts";

export const SIZE_CLASS =
  /(?:unite fonciere|terrain|parcelle|superficie|surface)[^.;]{0,60}(?:<|>|≥|≤|inferieure?|superieure?|comprise?|plus de|moins de)|(?:entre|de) \d[\d ]* (?:m2 )?(?:et|a) \d[\d ]* m2|\d ?m2 (?:et|ou) (?:plus|moins|au-dela|au-dessus)/;

/** "Sauf pour… dont l'emprise dépasse déjà ce seuil, pour lesquelles…, l'emprise est limitée à": up to the subject of the rule. */
export const OPENING_EXCEPTION =
  /^\W*(?:a defaut [^,.;]{3,60}? et )?(?:sauf|a l'exception|hormis|excepte)\b(?:(?:[^,]*,){1,5}?(?= (?:l'|la |le |les |un |une )(?:emprise|hauteur|surface|coefficient|constructions?|batiments?|retrait|recul|distance|implantation|nombre|largeur)\b)|[^,]*,)/;
const CLOSING_EXCEPTION =
  /;\s(?:dans|a l'interieur d)[^;,]{0,20}\bperimetres?\b[^;]*$|;\s(?:elle|il|celle-ci|celui-ci|ce \w+|cette \w+) (?:peut|pourra)(?: toutefois| cependant)? (?:atteindre|depasser|exceder|etre (?:porte|reduit|ramene)e?)\b(?![^;]*\b(?:secteurs?|en \d?(?:u|au|n)[a-z0-9]{1,4})\b)[^;]*$|;\s(?:les |l'|la |le )(?!secteurs?\b|hauteurs?\b)[^;:\d]{3,60} (?:peut|peuvent|pourra|pourront) (?:toutefois )?(?:atteindre|depasser|exceder)\b[^;]*$|[,;]\s(?:etant (?:precise|entendu)|il est precise) que [^;]*$|[;,]\s(?:et )?\d+(?:[.,]\d+)? ?(?:%|m(?:etres)?) pour (?:les |l'|la )(?!voies?|rues?|terrains?|parcelles?|logements?|habitations?|secteurs?|zones?)[^;]*$|[;,]\s(?:les |l'|pour (?:les |l'))(?:extensions?|annexes?|piscines?|garages?|abris?|constructions existantes)\b[^;]*$|;\s(?:elle|il|celle-ci|celui-ci) (?:est|sera) (?:de|limitee? a|fixee? a) [^;]{0,40}pour (?:les |l')(?:extensions?|annexes?|piscines?|garages?|abris?)\b[^;]*$|[,;]\s(?:cette (?:distance|limite|proportion|hauteur|largeur) |ce (?:recul|retrait|minimum|maximum|taux|seuil) |celui-ci |celle-ci |(?:elle|il) (?=peut|pourra))?(?:etant |est |sera |pouvant etre |(?:peut|pourra) (?:toutefois |cependant |neanmoins )?etre )?(?:portee?|majoree?|ramenee?|reduite?)s? a (?![^;:]*\b(?:secteurs?|zones?|en \d?[uan][a-z0-9]{1,4})\b)[^;:]*$|,\s(?:non compris(?:e?s)?|compte non tenu d\w+)\s[^;:]*$|,?\s(?:sauf|a l'exception|exception faite|mis a part|hormis|excepte|a l'exclusion|hors (?:emprise|ouvrages|superstructures|cheminees|edicules|elements|installations|locaux techniques|annexes|constructions existantes|piscines?|garages?|abris|terrasses|balcons|debords))\b(?!\s(?:dans |en |du |des |le |les |la |de )*(?:sous-)?(?:secteurs?|zones?)\b)[^;:]*$/;

/** "…, à l'exception des extensions de moins de 20 m² ; au fond, le retrait…": an exception without a length of its own. */
export const MIDDLE_EXCEPTION =
  /,? (?:sauf|a l'exception|a l'exclusion|hormis|excepte)\b(?:[^;,\d]|\d[\d ]*(?:m2|%)(?![a-z]))*(?=\s?;)/g;

/** "(6 m pour les garages)" at the end: a figure of its own for another object. */
const asideOf = (plain: string): RegExpExecArray | null => {
  const match = /\s\([^()]*\d\s?(?:m|%|metres?)(?![a-z0-9])[^()]*\)\W*$/.exec(plain);
  return match && objectsIn(match[0]).length > 0 ? match : null;
};

/** "…, sauf en UBa où elle est de 70 %": a code, in capitals, names a part of the zone and no other object. */
const FOR_A_SECTEUR =
  /^[,;]?\s?(?:sauf|hormis|except[ée]|[àa] l'exception|hors) (?:(?:en|dans|pour|de|du|des) )?(?:les? |la )?\d?(?:AU|U|A|N)[A-Za-z\d-]{0,4}(?![A-Za-z\d'’])/;

const ANOTHER =
  "(?:extensions?|annexes?|dependances?|piscines?|garages?|abris?|carports?|(?:constructions?|batiments?) (?:annexes?|existante?s?|agricoles?)|equipements? (?:publics?|collectifs?|d'interet)|locaux techniques)\\b";
const MEASURED = "(?:\\d+(?:[.,]\\d+)?|un|deux|trois|quatre|cinq|six) ?(?:%|m(?:etres?)?)(?![a-z0-9])";
/** "…et 3,50 m pour les annexes", "… | Annexe : 4 m": the last figure is that of another object, the first are the rule's. */
const FIGURE_OF_ANOTHER = new RegExp(
  `(?:[,;|]| et| ou) (?:(?:elles?|ils?|celles?-ci|ceux?-ci) (?:est|sont|sera|seront) (?:\\w+ )?)?(?:dont |a |de |d')?(?:au (?:moins|plus) )?${MEASURED}[^,;|\\d]{0,40} pour (?:les |l'|la |une? )?${ANOTHER}[^;|]*$|[;|] (?:et )?(?:pour )?(?:les |l')?${ANOTHER}[^;|:\\d]{0,30}:[^;|]*$|[,;] (?:et |mais )?(?:de |a )?${MEASURED}(?: (?:seulement|au moins|minimum))? (?:si|lorsqu|quand)[^;|\\d]{1,40}\\b${ANOTHER}[^;|]*$|; (?:et |mais )?(?:pour|dans le cas d[e']) ?(?:les |l'|la |des |une? )?${ANOTHER}[^;|]*$`,
);

/** "…et à 10 m au moins de la limite du domaine ferroviaire": the last distance is from something else than the road. */
const FROM_SOMETHING_ELSE = new RegExp(
  `(?:,|;| et) (?:a |de )?(?:au moins )?${MEASURED}(?: au (?:moins|minimum)| minimum)?,? (?:de|du|des|depuis|par rapport) [^,;\\d]{0,40}\\b(?:ferroviaire|ferrees?|fluvial|levees?|digues?|cimetieres?|berges?|cours d'eau|plans? d'eau|etangs?|ruisseaux?|rivieres?|autoroutes?|lisieres?|espaces? boises?)\\b[^;]*$`,
);

/** "40 % du terrain ; 30 % pour les terrains de moins de 500 m²": the last class alone is narrowed. */
const CLASS_LAST = new RegExp(
  `; (?:et |mais )?(?:${MEASURED}[^;]{0,40} )?(?:pour|dans|sur) les (?:terrains|parcelles|unites foncieres|lots)\\b[^;]*$`,
);

const classLastIn = (rule: string): RegExpExecArray | null => {
  const match = CLASS_LAST.exec(rule);
  const before = rule.slice(0, match?.index);
  return match && new RegExp(MEASURED).test(before) && !SIZE_CLASS.test(before) ? match : null;
};

/** "Deux constructions, hors annexes, sont distantes de": set between commas before the verb, it leaves them out of the rule. */
export const ASIDE =
  /(?:,|\() ?(?:hors|sauf|hormis|excepte|a l'exception|a l'exclusion|autres que) ?(?:d(?:es|e l'|e la|'|e) |les |l')?(?:annexes|garages|piscines|abris)(?: (?:et|ou|,) (?:(?:des |les |d')?(?:annexes|garages|piscines|abris(?: de jardin)?)))*(?:,|\)),? (?=(?:ne |n'|est |sont |sera |seront |doi|devr|peu|respect|observ|s'))/g;

/** Where the exception that closes a rule begins: what is said after it is not the rule of the zone. */
export const closingIn = (rule: string, text: string): RegExpExecArray | null => {
  const closing = CLOSING_EXCEPTION.exec(rule);
  const said = closing && !FOR_A_SECTEUR.test(text.slice(closing.index)) ? closing : null;
  const other = FIGURE_OF_ANOTHER.exec(rule);
  const elsewhere = FROM_SOMETHING_ELSE.exec(rule);
  const first = [said, other, elsewhere, classLastIn(rule)]
    .filter((each) => each !== null)
    .toSorted((a, b) => a.index - b.index)[0];
  return first ?? asideOf(rule);
};
