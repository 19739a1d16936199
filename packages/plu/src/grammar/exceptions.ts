import type { Opener, Statement } from "../outline/statements.ts";
import { isOneRoadWidth } from "./road-widths.ts";

/**
 * How far a statement stands from the general rule. `general`: applies to any new main construction. `limited`: a
 * condition narrows it, it is the rule only where the text gives no other. `special`: another object (annexes, existing
 * buildings, public equipment, one road, a perimeter), never the rule of the zone.
 */
export const UNLESS_ON_BOUNDARY = "à défaut d'implantation en limite";

export type Reach = "general" | "limited" | "special";

export interface Bearing {
  /** Where the sentence's closing exception starts ("…, sauf pour les annexes"): a value after it is not the rule. */
  readonly exceptFrom?: number;
  readonly reach: Reach;
  readonly conditions: readonly string[];
}

const OBJECTS: readonly (readonly [RegExp, string])[] = [
  [
    /\bannexes?\b(?! (?:n ?°|\d|[ivx]+\b|du (?:present |plu|reglement|titre)|au (?:present |plu|reglement)|graphique|documentaire))|\babris?\b|\bgarages?\b|\bpiscines?\b|\bserres?\b|\bcarports?\b|\bveranda/,
    "annexes",
  ],
  [/\bextensions?\b|\bsurelevations?\b|\bagrandissements?\b/, "extensions"],
  [
    /(?:constructions?|batiments?|(?<!contexte )bati|immeubles?|habitations?|logements?)(?: \w+)? (?:deja )?existante?s?\b|\breconstructions?\b|\bsinistre|rehabilitations?|changements? de destination|anterieurement|a la date d'approbation/,
    "constructions existantes",
  ],
  [
    /equipements? (?:publics?|collectifs?|d'interet|d'infrastructure|de superstructure)|services? publics?|interet (?:collectif|general|public)|constructions? publiques?/,
    "équipements publics",
  ],
  [
    /ouvrages? (?:techniques?|d'infrastructure|et accessoires)|locaux? techniques?|locaux? (?:de stockage|poubelles?|a ordures|a velos|destines? au stockage|ordures)|installations? techniques?|pylones?|antennes?|eoliennes?|paratonnerres?|cheminees?|ascenseurs?|transformateurs?|transport d'electricite|lignes? (?:electriques?|de distribution)|infrastructures? routieres?/,
    "ouvrages techniques",
  ],
  [
    /\b(?:rn|rd|cd|route nationale|route departementale)\s?n?°?\s?\d+|\bautoroutes?\b|(?:routes?|voies?)(?: et emprises publiques)? (?:nationales?|departementales?|ferrees?|express|rapides?|classees?|de contournement)|voirie departementale|grande circulation|voies? (?:non ouvertes?|pietonnes?|reservees? aux (?:pietons|cycles))|(?:le long|en bordure) des? (?:venelles?|sentiers?|chemins? (?:ruraux|pietons?|d'exploitation))|(?:domaine|emprises?|plateforme) (?:public )?ferroviaire|s\.?n\.?c\.?f|\bdeviation\b|\brocade\b|(?<!\b(?:stations?|arrets?) (?:de |du |d'un )?)\btramway|l'axe de la route|(?:le long|en bordure) (?:de l'avenue|du boulevard|de la rue (?!$)|du cours|de la place|de la route|du quai|du chemin)\b/,
    "voie particulière",
  ],
  [
    /cours d'eau|\bberges?\b|\brivieres?\b|\bruisseaux?\b|\bfosses?\b|\bcanal\b|\bcanaux\b|\blitt?oral\b|(?:bois(?:ement)?s?|boises?) classes?|\blisiere/,
    "cours d'eau ou boisement",
  ],
  [
    /hors agglomeration|en dehors des? (?:l')?agglomerations?|hors des (?:espaces|parties) (?:actuellement )?urbanise/,
    "hors agglomération",
  ],
  [/\bclotures?\b|\bportails?\b|\bhaies?\b|\btalus\b|\bmurs? (?:de soutenement|bahuts?)/, "clôtures"],
  [
    /\bperimetres?\b|emplacements? reserves?|\bindices?\b|marges? de recul (?:portee|inscrite|indiquee|figur)|polygones?/,
    "périmètre particulier",
  ],
  [
    /\bsaillies?\b|\bbalcons?\b|\bdebords?\b|\bencorbellements?\b|\bperrons?\b|\bauvents?\b|isolation|\brampes?\b|panneaux solaires|\bsous-?sols?\b|\bterrasses? (?:non couvertes?|de plain)|\bmodenatures?\b|\blucarnes?\b|\bpignons? (?:de |pour )|fleches? de pignon/,
    "éléments de construction",
  ],
  [/\blivraisons?\b|\bcycles?\b|\bvelos?\b|deux[- ]roues/, "autre objet"],
  [/a l'angle (?:de|des)|pan coupe|intersection des? alignements|voies? en pente/, "terrain d'angle"],
];

const DESTINATIONS =
  /(?:constructions?|batiments?|locaux|bati|etablissements?|projets?)[^.;:]{0,30}(?:(?:a )?(?:usage|vocation|destination)(?: d'| de | des |s? )|destinee?s? (?:a l'|a la |au |aux |a des |a )?|d'|de )(?:\w+ )?(?:activites?|bureaux?|commerc\w+|artisan\w+|industri\w+|entrepots?|agricoles?|exploitation|hotel\w*|hebergement|stationnement)/;
const CONDITIONAL =
  /^\W*(?:\d+[.)]\s*)?(?:toutefois|cependant|neanmoins|nonobstant|par (?:exception|derogation)|exceptionnellement|en cas d|dans le cas|dans les cas|lorsqu|si |s'il |pour les (?:parcelles|terrains|unites foncieres)|sur les terrains|sous reserve|a moins de \d+ ?m\w* d'une? (?:station|gare|arret)|dans un rayon)/;
const ALTERNATIVE =
  /\b(?:toutefois|cependant|neanmoins|par derogation|par exception|exceptionnellement|a titre exceptionnel)\b/;
const IMPOSED =
  /\b(?:peut|peuvent|pourra|pourront) (?:egalement |aussi |etre )*(?:imposee?s?|differente?s?|reduite?s?|portee?s?|majoree?s?|ramenee?s?|minoree?s?)\b|implantations? differentes?|autres? que celles? prevue/;
/** Conditions that only say "when not on the boundary": the setback that follows is the rule. */
const WHEN_SET_BACK =
  /ne (?:jouxte|joint|touche)|n'est pas (?:implantee?|edifiee?|contigu|accolee?|situee?|mitoyen)|ne sont pas (?:implantee?s|edifiee?s|contigu|accolee?s|mitoyen|(?:en|sur) (?:la |les |une )?limite)|n'est pas (?:en|sur) (?:la |une )?limite|en cas de (?:recul|retrait|non implantation)|dans le cas (?:contraire|ou la construction)|implantee?s? en (?:recul|retrait)|a defaut(?! d(?:e |')(?:indication|mention|prescription|disposition|marge))|en bordure (?:d'une|des|de la) voie|(?:si|lorsqu\w*|quand)\b[^.;,]{0,30} s'(?:en )?(?:ecart|eloign)(?:e|ent)\b|en retrait|ne s'implante|n'est pas realise|contrairement/;
const BEYOND =
  /^\W*au-dela(?:,| d(?:e|es) \d+ ?m(?:etres)?\b)|^\W*passee? (?:cette|la|ladite) (?:bande|profondeur)|au-dela de (?:cette|la|ladite) (?:bande|profondeur)|au-dela d'une (?:bande|profondeur)|(?:hors|en dehors) de (?:la|cette) bande|bande (?:(?:de )?\w+ )?secondaire/;
const SIZE_CLASS =
  /(?:unite fonciere|terrain|parcelle|superficie|surface)[^.;]{0,60}(?:<|>|≥|≤|inferieure?|superieure?|comprise?|plus de|moins de)|(?:entre|de) \d[\d ]* (?:m2 )?(?:et|a) \d[\d ]* m2|\d ?m2 (?:et|ou) (?:plus|moins|au-dela|au-dessus)/;

/** "Activités : 10 m au faîtage" — a label naming a use that is not dwelling. */
const USE_LABEL =
  /^\W*(?:les |pour les )?(?:autres )?(?:activites?|bureaux?|commerces?|artisanat|industries?|entrepots?|hotels?|hebergements?|exploitations? agricoles?)\b[^:.;\d]{0,60}:/;

/** "Pour les bureaux, elle est limitée à 9 m", "elle est portée à 12 m pour les rez-de-chaussée commerciaux". */
const USE_LED =
  /^\W*(?:pour|dans le cas d(?:e|es|'une?)) ?(?:les |l'|la |des |une? )?(?:autres )?(?:activites?|bureaux?|commerces?|artisanat|industries?|entrepots?|hotels?|hebergements?|exploitations?)\b/;
const MOVED_IF =
  /^\W*(?:ils?|elles?|ce(?:tte|t)? \w+|celui-ci|celle-ci) (?:est|sera|sont|(?:peut|pourra) etre) (?:porte|ramene|reduit|releve|abaisse|majore|augmente)e?s? a [^;]{1,30}? (?=(?:pour|lorsqu\w*|si|dans le cas|en cas)\b)/;

/** "Habitat collectif : R+2": one kind of dwelling, beside the rule of the others. */
export const COLLECTIVE_LABEL =
  /^\W*(?:(?:habitat|habitations?|logements?|immeubles?|constructions?|batiments?) )?(?:collectifs?|intermediaires?|semi-collectifs?)\b[^:.;\d]{0,40}:/;

const NEW_AND_EXTENDED =
  /(?:constructions? nouvelles?|nouvelles? constructions?)[^.;]{0,12}(?:et|ou|ainsi que|comme)[^.;]{0,14}extensions?(?: d\w*(?: \w+)? (?:constructions?|batiments?)(?: principales?)?(?: existante?s?)?)?/g;

/** "…, les ouvrages techniques n'étant pas compris", "(cheminées exclues)", "garage compris": what a measure leaves out or takes in. */
const LEFT_OUT =
  /(?:,|\()\s?(?:les |hors |non compris(?:e?s)? |exception faite )?[^,()]{3,90}?(?:n'etant pas (?:compris|pris en compte|comptes?|inclus)\w*|non (?:compris|inclus|comptes?)\w*|\bcompris\w*|inclus\w*|exclue?s?|en sus|exceptee?s?)\)?|,? ?(?:ouvrages|superstructures|cheminees)[^,.;()]{0,60}(?:exclue?s?|non comprise?s?|exceptee?s?)/g;

/** "…si elles s'accolent à une construction existante": the neighbour's building, not the object of the rule. */
const LEANS_ON =
  /\b(?:s'|etre )?(?:accol|adoss|jouxt|appuy|contigu|mitoyen)\w*[^.;,]{0,40}existante?s?(?: sur (?:la|une|le) \w+ \w+)?|\b(?:prolongement|continuite|alignement|meme recul|recul dominant)\b[^.;,\d]{0,25}(?:des|d'une?|que|avec) [^.;,\d]{0,30}existante?s?/g;

const objectsIn = (plain: string): string[] => {
  const main = plain
    .replace(NEW_AND_EXTENDED, "constructions")
    .replace(/\bhors (?:du |de ce |des |ces )?perimetres?/g, " ")
    .replace(LEANS_ON, " ")
    .replace(/(?:y compris (?:les )?|hors )annexes|annexes (?:comprises|incluses|non comprises)/g, "")
    .replace(
      /(?:et|y compris|ainsi que) (?:leurs|ses|les) annexes|hors cours d'eau|exterieure?s? au domaine ferroviaire/g,
      "",
    );
  const own = main.replace(LEFT_OUT, " ");
  return OBJECTS.flatMap(([pattern, name]) => (pattern.test(own) ? [name] : []));
};

const STRONG_RANK =
  /alternati|exception|derog|cas particulier|majoration|saillie|adaptation|autres dispositions|rappel|limites? d'application|modalites d'application/;
const WEAK_RANK = /particulier|specifique|special|toutefois|cependant/;

/** The part of an ordinary item that scopes what is nested in it: all of a short title, else its first clause. */
const scopeOf = (opener: Opener): string => {
  if (opener.role !== "item" && opener.role !== "lead") return opener.plain;
  const words = opener.plain.split(" ").length;
  if (words <= 9) return opener.plain;
  return /^(?:par rapport|le long|en bordure|dans|pour|en |hors|au-dela|sur |lorsqu|si |toutefois|sans prejudice)/.test(
    opener.plain,
  )
    ? opener.plain.slice(0, opener.plain.search(/,|:|$/))
    : "";
};

/** A heading that narrows what follows; a plain title ("Hauteur maximale") does not. */
const NARROWS =
  /^(?:pour|dans|en |lorsqu|si |sauf|au-dela|sur |le long|constructions?|toitures?|batiments?|habitations?|logements?)/;

const GENERAL_RANK =
  /^\W*(?:[\d.]+\W+)?(?:regles? generales?|dispositions? generales?|cas general|principe(?: general)?|regle)\s*:?\s*$/;
const withGeneralPart = new WeakMap<object, boolean>();

/** The article sets its general rule apart under a title: what stands under "dispositions particulières" is then no rule of the zone. */
const hasGeneralPart = ({ article }: Statement): boolean => {
  const known = withGeneralPart.get(article.fragments);
  if (known !== undefined) return known;
  const found = article.fragments.some(({ plain }) => plain.length < 60 && GENERAL_RANK.test(plain));
  withGeneralPart.set(article.fragments, found);
  return found;
};

const ofOpener = (opener: Opener, besideGeneral: boolean): Bearing => {
  const plain = scopeOf(opener);
  const objects = objectsIn(plain);
  if (objects.length > 0 && !/^(?:constructions? nouvelles? et|constructions? principales?)/.test(plain))
    return { reach: "special", conditions: objects };
  if (opener.role === "rank" && STRONG_RANK.test(plain)) return { reach: "special", conditions: [opener.text] };
  if (opener.role === "rank" && WEAK_RANK.test(plain))
    return { reach: besideGeneral ? "special" : "limited", conditions: [opener.text] };
  if (opener.role === "lead" && IMPOSED.test(opener.plain)) return { reach: "special", conditions: [opener.text] };
  if (DESTINATIONS.test(plain) || SIZE_CLASS.test(plain) || BEYOND.test(plain) || isOneRoadWidth(plain))
    return { reach: "limited", conditions: [opener.text] };
  if (CONDITIONAL.test(plain) && !WHEN_SET_BACK.test(plain)) return { reach: "limited", conditions: [opener.text] };
  if (opener.role === "condition" || (opener.role === "object" && NARROWS.test(plain)))
    return { reach: "general", conditions: [opener.text] };
  return { reach: "general", conditions: [] };
};

/** "Sauf pour… dont l'emprise dépasse déjà ce seuil, pour lesquelles…, l'emprise est limitée à": up to the subject of the rule. */
const OPENING_EXCEPTION =
  /^\W*(?:a defaut [^,.;]{3,60}? et )?(?:sauf|a l'exception|hormis|excepte)\b(?:(?:[^,]*,){1,5}?(?= (?:l'|la |le |les |un |une )(?:emprise|hauteur|surface|coefficient|constructions?|batiments?|retrait|recul|distance|implantation|nombre|largeur)\b)|[^,]*,)/;
const CLOSING_EXCEPTION =
  /[,;]\s(?:etant (?:precise|entendu)|il est precise) que [^;]*$|[;,]\s(?:et )?\d+(?:[.,]\d+)? ?(?:%|m(?:etres)?) pour (?:les |l'|la )(?!voies?|rues?|terrains?|parcelles?|logements?|habitations?|secteurs?|zones?)[^;]*$|[;,]\s(?:les |l'|pour (?:les |l'))(?:extensions?|annexes?|piscines?|garages?|abris?|constructions existantes)\b[^;]*$|;\s(?:elle|il|celle-ci|celui-ci) (?:est|sera) (?:de|limitee? a|fixee? a) [^;]{0,40}pour (?:les |l')(?:extensions?|annexes?|piscines?|garages?|abris?)\b[^;]*$|[,;]\s(?:cette (?:distance|limite|proportion|hauteur) |ce (?:recul|retrait|minimum|maximum|taux|seuil) |celui-ci |celle-ci )?(?:etant |est |sera |pouvant etre )?(?:portee?|majoree?|ramenee?|reduite?)s? a (?![^;:]*\b(?:secteurs?|zones?|en \d?[uan][a-z0-9]{1,4})\b)[^;:]*$|,?\s(?:sauf|a l'exception|exception faite|mis a part|hormis|excepte|a l'exclusion|hors (?:emprise|ouvrages|superstructures|cheminees|edicules|elements|installations|locaux techniques|annexes|constructions existantes|piscines?|garages?|abris|terrasses|balcons|debords))\b(?!\s(?:dans |en |du |des |le |les |la |de )*(?:sous-)?(?:secteurs?|zones?)\b)[^;:]*$/;

/** "…, à l'exception des extensions de moins de 20 m² ; au fond, le retrait…": an exception without a length of its own. */
const MIDDLE_EXCEPTION =
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
  `(?:[,;|]| et| ou) (?:(?:elles?|ils?|celles?-ci|ceux?-ci) (?:est|sont|sera|seront) (?:\\w+ )?)?(?:dont |a |de |d')?(?:au (?:moins|plus) )?${MEASURED}[^,;|\\d]{0,40} pour (?:les |l'|la |une? )?${ANOTHER}[^;|]*$|[;|] (?:et )?(?:pour )?(?:les |l')?${ANOTHER}[^;|:\\d]{0,30}:[^;|]*$|; (?:et |mais )?(?:pour|dans le cas d[e']) ?(?:les |l'|la |des |une? )?${ANOTHER}[^;|]*$`,
);

/** "…et à 10 m au moins de la limite du domaine ferroviaire": the last distance is from something else than the road. */
const FROM_SOMETHING_ELSE = new RegExp(
  `(?:,|;| et) (?:a |de )?(?:au moins )?${MEASURED}(?: au (?:moins|minimum)| minimum)?,? (?:de|du|des|depuis|par rapport) [^,;\\d]{0,40}\\b(?:ferroviaire|ferrees?|berges?|cours d'eau|ruisseaux?|rivieres?|autoroutes?|lisieres?|espaces? boises?)\\b[^;]*$`,
);

const closingIn = (rule: string, text: string): RegExpExecArray | null => {
  const closing = CLOSING_EXCEPTION.exec(rule);
  const said = closing && !FOR_A_SECTEUR.test(text.slice(closing.index)) ? closing : null;
  const other = FIGURE_OF_ANOTHER.exec(rule);
  const elsewhere = FROM_SOMETHING_ELSE.exec(rule);
  const first = [said, other, elsewhere].filter((each) => each !== null).toSorted((a, b) => a.index - b.index)[0];
  return first ?? asideOf(rule);
};

const ofOwn = (plain: string, text: string): Bearing => {
  const opened = OPENING_EXCEPTION.exec(plain)?.[0].length ?? 0;
  const rule = plain.slice(opened);
  const closing = closingIn(rule, text.slice(opened));
  const exceptFrom =
    closing && (closing.index > 25 || /\d\s?(?:m|%)|non reglement|sans objet/.test(rule.slice(0, closing.index)))
      ? opened + closing.index
      : undefined;
  const main = plain.slice(opened, exceptFrom).replace(MIDDLE_EXCEPTION, " ");
  const bearing = ofMain(main, plain, text);
  if (exceptFrom === undefined) return bearing;
  return {
    ...bearing,
    exceptFrom,
    conditions: [...bearing.conditions, text.slice(exceptFrom).replace(/^[,;|\s]+/, "")],
  };
};

/** "…pour le secteur UBa", "…pour les UBa": a part of the zone, whose rule it is. */
const PART_OF_ZONE =
  /^pour (?:les? |la |l')?(?:(?:sous-)?(?:secteurs?|zones?)|\d?(?:AU|U|A|N)[A-Za-z\d-]{0,4}(?![A-Za-z\d'’])|ensemble)/;

const STRIP = /^\W*(?:\d[.\d]*\W+)?(?:a l'interieur d'une|dans une|sur une) (?:bande|profondeur)[^,;:]*/;

const ofMain = (main: string, plain: string, text: string): Bearing => {
  const objects = objectsIn(main);
  if (objects.length > 0) return { reach: "special", conditions: objects };
  if (
    /^\W*(?:[a-z0-9]{1,2}[.)]\s*)?ces (?:constructions|ouvrages|installations|batiments|derni|annexes|extensions)/.test(
      plain,
    )
  )
    return { reach: "special", conditions: ["constructions visées ci-dessus"] };
  if (/^\W*exceptions?\s*:/.test(plain)) return { reach: "special", conditions: ["exception"] };
  if (IMPOSED.test(main)) return { reach: "special", conditions: ["règle alternative"] };
  if (WHEN_SET_BACK.test(plain)) return { reach: "general", conditions: [UNLESS_ON_BOUNDARY] };
  const clause = text.slice(0, Math.max(0, text.search(/,(?!\d)/)));
  if (CONDITIONAL.test(plain) || ALTERNATIVE.test(plain))
    return { reach: "limited", conditions: [clause || "sous conditions"] };
  const moved = MOVED_IF.exec(plain)?.[0].length;
  if (moved !== undefined && !PART_OF_ZONE.test(text.slice(moved)))
    return { reach: "limited", conditions: [text.slice(moved).replace(/[.;]\s*$/, "")] };
  const labelled = COLLECTIVE_LABEL.exec(plain);
  if (labelled)
    return { reach: "limited", conditions: [text.slice(0, labelled[0].length).replace(/^\W+|\s*:\s*$/g, "")] };
  const strip = STRIP.exec(plain);
  const beyond = BEYOND.exec(plain);
  if (DESTINATIONS.test(plain) || SIZE_CLASS.test(plain) || USE_LABEL.test(plain) || USE_LED.test(plain))
    return { reach: "limited", conditions: [clause || "sous conditions"] };
  if (beyond && !strip && !/\d ?(?:m|%)(?![a-z0-9])[^,;]*$/.test(plain.slice(0, beyond.index)))
    return { reach: "limited", conditions: [text.slice(beyond.index, beyond.index + beyond[0].length).trim()] };
  if (strip) return { reach: "general", conditions: [text.slice(strip.index, strip.index + strip[0].length).trim()] };
  const graphic = /(?:sauf|a defaut d(?:e |')) ?(?:indication|disposition|mention|prescription|marge)s?[^,]*/.exec(
    plain,
  );
  return {
    reach: "general",
    conditions: graphic ? [text.slice(graphic.index, graphic.index + graphic[0].length)] : [],
  };
};

const ORDER: Readonly<Record<Reach, number>> = { general: 0, limited: 1, special: 2 };

/** "Toutefois, en UBa, cette distance est réduite à 1,90 m": the adverb only turns from the zone to the secteur. */
const TURNING =
  /^\W*(?:Toutefois|Cependant|N[ée]anmoins|En revanche|Par exception),? (?=(?:en|dans|pour) (?:les? |la )?(?:(?:sous-)?(?:secteurs?|zones?) )?\d?(?:AU|U|A|N)[A-Za-z\d-]{0,4}(?![A-Za-z\d'’]))/;

const ofOwnPart = ({ plain, text }: Pick<Statement, "plain" | "text">): Bearing => {
  const turned = TURNING.exec(text)?.[0].length ?? 0;
  const { exceptFrom, ...bearing } = ofOwn(plain.slice(turned), text.slice(turned));
  return exceptFrom === undefined ? bearing : { ...bearing, exceptFrom: exceptFrom + turned };
};

/** The reach of a statement: its own words and every opener above it; the narrowest wins. */
export const bearingOf = (statement: Statement, foreign: boolean): Bearing => {
  if (foreign) return { reach: "special", conditions: ["secteur particulier du document graphique"] };
  const title = WEAK_RANK.test(statement.article.title.toLowerCase()) && /^dispositions/i.test(statement.article.title);
  const beside = hasGeneralPart(statement);
  const all = [...statement.openers.map((opener) => ofOpener(opener, beside)), ofOwnPart(statement)];
  const reach = all.reduce<Reach>(
    (worst, each) => (ORDER[each.reach] > ORDER[worst] ? each.reach : worst),
    title ? "limited" : "general",
  );
  const own = all.at(-1)?.exceptFrom;
  return {
    reach,
    conditions: [...new Set(all.flatMap((each) => each.conditions))],
    ...(own === undefined ? {} : { exceptFrom: own }),
  };
};
