import type { Opener, Statement } from "../outline/statements.ts";
import { ASIDE, closingIn, MIDDLE_EXCEPTION, OPENING_EXCEPTION, SIZE_CLASS } from "./closing-exceptions.ts";
import { namedPlaceIn } from "./named-roads.ts";
import { isOneRoadWidth } from "./road-widths.ts";
import { objectsIn } from "./special-objects.ts";
import { LOWERED_FOR_SECTEUR } from "./turned-figures.ts";

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

/** "Dans le périmètre d'attente du quai": where the name of an object is too wide, the words that limit the rule. */
const toldOf = (objects: readonly string[], text: string): readonly string[] =>
  objects.map((each) =>
    WIDE.test(each) || (each === "annexes" && !/annexe/i.test(text))
      ? `${each} : ${text
          .trim()
          .replace(/\s*[:;.]\s*$/, "")
          .slice(0, 140)}`
      : each,
  );
const WIDE = /^(?:périmètre|voisinage|autre objet)/;

const ofOpener = (opener: Opener, besideGeneral: boolean): Bearing => {
  const plain = scopeOf(opener);
  const place = opener.text.length < 160 ? namedPlaceIn(opener.text) : undefined;
  if (place !== undefined) return { reach: "special", conditions: [place] };
  const objects = toldOf(objectsIn(plain), opener.text);
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

const ofOwn = (written: string, text: string): Bearing => {
  const plain = written.replace(ASIDE, (aside) => " ".repeat(aside.length));
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

const STRIP =
  /^\W*(?:\d[.\d]*\W+)?(?:(?:a l'interieur d'une|dans une|sur une) (?:bande|profondeur)[^,;:]*|bande (?:de|d'une profondeur de) \d+ ?m\b[^,;:.%]{0,60}(?=:))/;

/** "À moins de 10 mètres d'une limite de zone UA": the edge of the zone, not all of it. */
const NEXT_TO_A_ZONE =
  /\b(?:a moins de|sur une (?:distance|profondeur|largeur) de) \d+ ?m(?:etres)?\b[^.;,\d]{0,25}\b(?:limites? (?:de |d'une |avec (?:la |les |une )?|des )(?:la |les )?zones?|(?:de la |des |d'une |les |la )zones?)\b/;

/** "En limite de la zone UT, un retrait de 8 m": the edge of another zone, not of the land. */
const ALONG_A_ZONE =
  /^[^;\d]{0,90}\b(?:en limites?|au contact|au droit|en bordure|a la limite|sur la limite|le long|vis-a-vis|par rapport aux? limites?)\b[^.;,\d]{0,25}\b(?:d'une |de la |de |des |avec (?:la |les |une )?)(?:autres? )?zones? (?!(?:de|d')\b)/;
/** "Avec l'accord écrit du voisin, …": what may be done with leave. */
const AGREED =
  /\b(?:accords?|consentement|autorisation) (?:\w+ ){0,2}(?:du|des|d'un|de l'un des) (?:\w+ )?(?:voisins?|proprietaires? (?:voisins?|riverains?|du fonds))|\bservitude de cour commune/;

const ofMain = (main: string, plain: string, text: string): Bearing => {
  const objects = toldOf(objectsIn(main), text);
  const place = namedPlaceIn(text.slice(0, main.length));
  if (objects.length > 0 || place !== undefined)
    return { reach: "special", conditions: [...objects, ...(place === undefined ? [] : [place])] };
  if (ALONG_A_ZONE.test(main)) return { reach: "special", conditions: [text.slice(0, 140)] };
  if (AGREED.test(main)) return { reach: "special", conditions: [text.split(",")[0] ?? "accord du voisin"] };
  if (
    /^\W*(?:[a-z0-9]{1,2}[.)]\s*)?ces (?:constructions|ouvrages|installations|batiments|derni|annexes|extensions)/.test(
      plain,
    )
  )
    return { reach: "special", conditions: ["constructions visées ci-dessus"] };
  if (NEXT_TO_A_ZONE.test(main)) return { reach: "special", conditions: ["voisinage d'une autre zone"] };
  if (/^\W*exceptions?\s*:/.test(plain)) return { reach: "special", conditions: ["exception"] };
  if (IMPOSED.test(main) && !LOWERED_FOR_SECTEUR.test(plain))
    return { reach: "special", conditions: ["règle alternative"] };
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
  if (DESTINATIONS.test(plain) || SIZE_CLASS.test(main) || USE_LABEL.test(plain) || USE_LED.test(plain))
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

/** "Par dérogation au paragraphe précédent, …, la hauteur dans le secteur UDb ne peut excéder": the same, at more length. */
const TURNING_AT_LENGTH =
  /^\W*(?:\d{1,2}(?:\.\d{1,2})*\W+)?Par (?:dérogation|exception) (?:à la règle|à cette règle|au paragraphe|aux? dispositions?|à ce qui|au? [\d.]+)[^,]{0,40},(?: et [^,]{3,60},)? (?=[^.;]{0,90}\b(?:dans|en|pour) (?:le |les |la )?(?:(?:sous-)?(?:secteurs?|zones?) )?\d?(?:AU|U|A|N)[A-Za-z\d-]{0,4}(?![A-Za-z\d'’]))/;

const ofOwnPart = ({ plain, text }: Pick<Statement, "plain" | "text">): Bearing => {
  const turned = (TURNING.exec(text) ?? TURNING_AT_LENGTH.exec(text))?.[0].length ?? 0;
  const { exceptFrom, ...bearing } = ofOwn(plain.slice(turned), text.slice(turned));
  return exceptFrom === undefined ? bearing : { ...bearing, exceptFrom: exceptFrom + turned };
};

const LED_BY_SECTEUR =
  /^\W*(?:[a-z\d]{1,2}\s?[).°]\s*)?(?:[Dd]ans|[Ee]n) (?:le |les |la )?(?:(?:sous-)?(?:secteurs?|zones?) )?\d{0,2}(?:AU|U|A|N)[A-Za-z\d-]{0,4}(?![A-Za-z\d'’])/;

const isWeakRank = ({ role, plain }: Opener): boolean =>
  role === "rank" && WEAK_RANK.test(plain) && !STRONG_RANK.test(plain);

/** "Par exception :" alone on its line turns from the zone to whatever its items name. */
const ONLY_TURNS =
  /^\W*(?:par (?:exception|derogation)|exceptions?|toutefois|cependant|neanmoins|en revanche)[^\p{L}]*$/u;

/** The reach of a statement: its own words and every opener above it; the narrowest wins. */
export const bearingOf = (statement: Statement, foreign: boolean): Bearing => {
  if (foreign) return { reach: "special", conditions: ["secteur particulier du document graphique"] };
  const title = WEAK_RANK.test(statement.article.title.toLowerCase()) && /^dispositions/i.test(statement.article.title);
  const beside = hasGeneralPart(statement);
  const led = LED_BY_SECTEUR.test(statement.text);
  // "Dispositions particulières" over "b) Dans le secteur UGr, …": what is particular is the secteur, whose rule it is.
  const openers = led
    ? statement.openers.filter((opener) => !isWeakRank(opener) && !ONLY_TURNS.test(opener.plain))
    : statement.openers;
  const all = [...openers.map((opener) => ofOpener(opener, beside)), ofOwnPart(statement)];
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
