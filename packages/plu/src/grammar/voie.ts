import { prospectIn, symbolicIn, withoutFormula } from "./formule.ts";
import { withUsualLetters } from "./letters-of-article.ts";
import { lineOrBackIn } from "./line-or-back.ts";
import { CLASSED, roadLedIn } from "./named-roads.ts";
import { figureOf, lengthsIn, percentsIn, type Quantity } from "./numbers.ts";
import type { Found, Grammar, Reading } from "./reading.ts";
import { SPEAKS_OF_BEFORE, TURNED_FOR_SECTEUR } from "./turned-figures.ts";

const OPPOSITE = /alignement[^.;]{0,40}oppose|limite[^.;]{0,25}opposee?s?|oppose/;
const SETBACK =
  /\bespaces? (?:libres? )?(?:d'au moins|de \d)|^\W*(?:deux|trois|quatre|cinq|six|huit|dix|douze|quinze) metres (?:au moins|minimum|au minimum)|\d ?m(?:etres)? (?:au moins |(?:au )?minimum )?(?:de|par rapport a|comptes? (?:de|depuis|a partir de)) (?:l'axe|l'alignement|la limite d|la voie)|(?:situe|edifie|construit|etabli|tien|trouve|place|pose|dispose)\w*\s+a (?:une |au moins )?(?:\d|un|deux|trois|quatre|cinq|six|sept|huit|dix)|(?:^\W*|: )\d+(?:[.,]\d+)? ?m(?:etres)? (?:au moins|(?:au )?min)|^\W*(?:minimum|au moins) ?:? ?\d|\b[ldr]\s?(?:≥|>|=)|(?:aucune?|ne|interdi\w+)\b[^.;]{0,80}a moins de|\bsoit a (?:\d|un|deux|trois|quatre|cinq|six)|\b(?:recul|retrait|marge|distance|s'(?:en )?ecarte|a au moins|implante\w* (?:a|au)|en arriere)/;
const MINIMUM =
  /au moins|minimum|minima(?:le?s?|ux)|\bmini\b|ne (?:peut|pourra|doit|devra)(?: pas)? etre inferieure?|superieure? ou egale?|inferieure? a|≥|\b[ldr]\s?[=>]|egale? ou superieure?|(?:aucune?|ne|interdi\w+)\b[^.;]{0,80}a moins de|recul (?:de|est de|sera de|impose)|(?:implante|edifie|construi|etabli|situe)\w* a (?:une distance de )?(?:\d|un |deux|trois|quatre|cinq|six|huit|dix)|retrait (?:de|est de)|distance de|en retrait de|en recul de|respecter|reculs?[^.;:]{0,30} respecte|(?:respect|observ)\w+ (?:les |des )(?:reculs|retraits)|(?:portee?|ramenee?|reduite?)s? a \d[^.;]{0,40}\b(?:en|dans) (?:les? )?(?:(?:sous-)?secteurs?|\d?(?:u|au|n)[a-z0-9]{1,4})\b/;
const MAXIMUM =
  /recul maxim|retrait maxim|maximum de|au plus|maximale? de|n'exced(?:ant|e|ent|era) pas|sans (?:toutefois |pouvoir |jamais )*(?:depasser|exceder)|ne (?:doit|peut|pourra)(?: pas)? exceder/;
const ABOUT_ROAD = /alignement|voies?\b|emprises? publiques?|domaine public|limite de fait/;
const NOT_A_SETBACK = /profondeur|bande|longueur|largeur|lineaire|hauteur (?:de|maxim)|tous les|linteau/;

const AT_ALIGNMENT =
  /(?<!rapport )(?<!parallele )(?<!parallelement )\b(?:a|sur|en limite d[eu]|jusqu'a) l'alignement|\ben alignement\b|en limite (?:d'emprise|du domaine|de voie|de l'emprise)|(?<!rapport )a la limite (?:d'emprise|du domaine|des voies)|\balignement obligatoire|\balignement ou (?:recul|retrait)\b/;
const CHOICE =
  /\balignement ou (?:recul|retrait)\b|\bsoit\b|\bou a defaut\b|\bou\b (?:en |avec |a (?!creer|modifier|elargir)|au|dans|sur|selon|respect|observ|implant|jusqu|bien)|peuvent|peut etre|pourront|pourra|possible|autorisee?s?/;

const nearby = (plain: string, length: Quantity): string => plain.slice(Math.max(0, length.at - 90), length.end + 90);

/** "5 m de l'alignement." is the whole rule of its article. */
const ALONE =
  /^\W*(?:(?:[a-z]|\d)\) ?)?(?:(?:le long |en bordure )?(?:de |des |a |aux? )?(?:les |toutes? (?:les )?)?autres voies?[^:;.\d]{0,50}: ?)?\d+(?:[.,]\d+)? ?m(?:etres)? (?:de|depuis|par rapport a) (?:l'alignement|l'axe|la limite d)/;

/** "Toutefois un retrait de 3 m au plus peut être admis": a leave beside the rule. */
const asLeave = (plain: string): Pick<Found, "reach"> =>
  /^\W*(?:toutefois|cependant|neanmoins|par exception)\b.*\b(?:peut|peuvent|pourra|pourront) etre (?:admis|autoris|tolere|accepte)/.test(
    plain,
  )
    ? { reach: "special" }
    : {};

const setback = (reading: Reading, length: Quantity): Found | undefined => {
  const { plain, full } = reading;
  const around = nearby(plain, length);
  const before = plain.slice(Math.max(0, length.at - 60), length.at);
  if (NOT_A_SETBACK.test(before) && !/recul|retrait|distance/.test(before.slice(-40))) return undefined;
  const spokenOf = SPEAKS_OF_BEFORE.test(plain) && SETBACK.test(reading.before);
  if (
    !(SETBACK.test(plain) || SETBACK.test(full) || spokenOf) ||
    !(ABOUT_ROAD.test(full) || reading.article.topic === "voie")
  )
    return undefined;
  if (/ponctuel|partiel|lineaire de facade|dernier niveau|attique|etages? superieurs?|loggias?/.test(plain))
    return undefined;
  const base = { champ: "voie", valeur: length.value, unite: "m", at: length.at, end: length.end } as const;
  const bound = [...before.slice(-40).matchAll(/minim|au moins|maxim|au plus|depasser|exceder/g)].at(-1)?.[0];
  const capped = /sans (?:toutefois |pouvoir |jamais )*(?:depasser|exceder)/;
  const after = plain.slice(length.end);
  const most =
    /^\s*(?:au )?(?:maximum|plus)\b/.test(after) || (capped.test(around) ? capped.test(before) : MAXIMUM.test(around));
  const capping = /^\s*(?:au )?(?:maximum|plus)\b/.test(after);
  const least = /^\s*(?:au )?(?:minimum|moins)\b/.test(after);
  if (most && !least && (capping || (bound !== "minim" && bound !== "au moins")))
    return { ...base, ...asLeave(plain), sousChamp: "recul_max_m", operateur: "<=" };
  if (!MINIMUM.test(full) && !ALONE.test(plain) && !TURNED_FOR_SECTEUR.test(plain)) return undefined;
  const tail = plain.slice(length.end, length.end + 50).split(/\d/)[0] ?? "";
  const said = /\baxe\b|alignement|limite/.exec(tail)?.[0];
  const axis =
    said === undefined
      ? /\baxe\b/.test(plain.slice(0, length.at) + tail) ||
        (/\baxe\b/.test(full.slice(0, reading.ownFrom)) && !/alignement/.test(around))
      : said === "axe";
  return { ...base, sousChamp: axis ? "recul_axe_min_m" : "recul_min_m", operateur: ">=" };
};

const FIGURE = "(\\d+(?:[.,]\\d+)?|un|deux|trois|quatre|cinq|six|huit|dix|douze|quinze)";
const between = new RegExp(
  `(?:(?:compris\\w*|variant|situe\\w*|implante\\w*|plac\\w*|prennent place|prend place|dispos\\w*|pose\\w*|tien\\w*) entre|bande (?:allant )?de) ${FIGURE} ?(?:m(?:etres?)?)?(?: (?:au )?(?:minimum|moins))? (?:et|a) ${FIGURE} ?m`,
);

const PLACED_BETWEEN =
  /implant\w+[^.;]{0,30}(?:bande|entre)|\b(?:plac\w*|place|dispos\w*|pose\w*|tien\w*|situe\w*) entre [^.;]{0,30}(?:alignement|voies?|emprises? publiques?)/;

/** "b) par rapport aux autres voies, publiques ou privées : 5 m": what stands between the figure before and this one. */
const saidBefore = (plain: string, from: number, at: number): string => {
  const between = plain.slice(from, at);
  return from === 0 ? between : between.slice(Math.max(0, between.search(/[,;]|\bet\b/)));
};

/** "10 m des voies départementales et 5 m des autres voies": each distance keeps the road said before or after it. */
const byKindOfRoad = (reading: Reading, found: Found, from: number, tail: string): Found => {
  const { plain } = reading;
  const led = roadLedIn(saidBefore(plain, from, found.at));
  const near = tail.split(/,|\bet\b/)[0] ?? tail;
  const rest = plain.slice(found.end + near.length);
  const apart = /\d/.test(rest) && CLASSED.test(rest) && !CLASSED.test(plain.slice(0, found.end));
  const own = reading.bearing.conditions.length === 1 && reading.bearing.conditions[0] === "voie particulière";
  const ordinary =
    own &&
    led !== "named" &&
    (led === "others" ||
      (!CLASSED.test(apart ? near : tail) &&
        (apart || /autres (?:voies|cas)|voies? (?:communales?|privees?|urbaines?)/.test(tail))));
  return ordinary ? { ...found, reach: "general", conditions: [] } : found;
};

/** "Un recul compris entre 3 et 6 mètres": a minimum and a maximum. */
const rangeOf = (range: RegExpExecArray): Found[] => {
  const at = { at: range.index, end: range.index + range[0].length, champ: "voie", unite: "m" } as const;
  const low = figureOf(range[1] ?? "");
  const minimum: Found[] = low > 0 ? [{ ...at, sousChamp: "recul_min_m", valeur: low, operateur: ">=" }] : [];
  return [...minimum, { ...at, sousChamp: "recul_max_m", valeur: figureOf(range[2] ?? ""), operateur: "<=" }];
};

/** "Par rapport à l'alignement des voies ou à la limite d'emprise": the line is where a distance is taken from. */
const MEASURED_FROM =
  /\b(?:rapport|compt\w+|mesur\w+|parallele\w*|perpendiculaire\w*)\b(?:(?! implant| edifi| constru| etabli|\bsoit en |, soit |, ou (?:bien|sont) )[^.;:]){0,130}$/;
/** "À l'alignement des façades voisines": the line of the neighbours, not that of the road. */
const OF_NEIGHBOURS =
  /^[^.;,]{0,20} (?:des |de la |du |de l'|d'une? )(?:facades?|constructions?|batiments?|bati)\b[^.;,]{0,45}\b(?:voisine?s?|mitoyenne?s?|contigu\w+|riverain\w+|existant\w*|limitrophes?)\b/;

/** "…, la façade se place :", over "En secteur UIa : à l'alignement". */
const PLACED_LEAD =
  /\b(?:se (?:plac|tien|situ)\w+|s'implant\w+|s'etabli\w+|(?:est|sont|sera|seront) (?:implante|edifie|construite?|place|etablie?|situe)e?s?)\b[^.;]{0,25}:\s*$/;
const SECTEUR_ALONE = /^\W*(?:en|dans|pour)? ?(?:les? |la )?(?:secteurs?|zones?)\b[^:]{0,30}:\s*$/;

const alignment = (reading: Reading): Found[] => {
  const { plain } = reading;
  const match = AT_ALIGNMENT.exec(plain);
  if (
    !match ||
    MEASURED_FROM.test(plain.slice(0, match.index)) ||
    OF_NEIGHBOURS.test(plain.slice(match.index + match[0].length)) ||
    /(?<!\bou dans le )prolongement|continuite de l'alignement|pas[^.;]{0,20} a l'alignement|l'alignement (?:oppose|doit|est(?! (?:autoris|admis|possible|permis|obligatoire)))/.test(
      plain,
    )
  )
    return [];
  if (
    !/implant|edifi|construi|etabli|\b(?:se )?(?:plac|tien)\w+|\b(?:est|sont|sera|seront) (?:a|sur|en) (?:l')?alignement|alignement ou|admis|autoris|soit a l'alignement|alignement obligatoire/.test(
      reading.full,
    )
  )
    return [];
  const start = Math.max(
    plain.lastIndexOf("constructions", match.index),
    plain.lastIndexOf("batiment", match.index),
    plain.lastIndexOf("implantation", match.index),
    match.index - 130,
    0,
  );
  const clause = plain.slice(start, match.index + match[0].length + 110);
  const offered =
    reading.isItem &&
    /(?:(?:peuvent|pourront|peut|soit) [^.;]{0,40}|au choix\W*):\s*$/.test(reading.openers.at(-1)?.plain ?? "");
  const free = CHOICE.test(clause) || offered;
  const bound =
    /doivent|doit|seront|sera|devront|obligatoire|s'implante|(?:implante|edifie|construit|etabli|posee)e?s? a l'alignement|\bse (?:plac|tien)\w+ [^.;]{0,20}(?:a l'|en )alignement|(?:facades?|constructions?|bati|batiments?)\b[^.;,]{0,30} (?:est|sont|sera|seront) (?:a l'|en )alignement|implantation (?:des \w+ )?a l'alignement\W*$/.test(
      plain,
    );
  const placed = PLACED_LEAD.test(
    reading.openers.findLast(({ plain: above }) => /:\s*$/.test(above) && !SECTEUR_ALONE.test(above))?.plain ?? "",
  );
  if (!free && !bound && !(placed && /: (?:a|sur|en) (?:l')?alignement|^\W*(?:a|sur|en) (?:l')?alignement/.test(plain)))
    return [];
  const valeur = free ? "autorise" : "obligatoire";
  const only = /^[^.;]{0,30}\b(?:lorsqu|quand |si (?:la|le|les|une?) )[^.;]*/.exec(
    plain.slice(match.index + match[0].length),
  );
  const from = match.index + match[0].length;
  const narrowed: Pick<Found, "reach" | "conditions"> =
    only && !free && reading.bearing.reach === "general"
      ? { reach: "limited", conditions: [reading.text.slice(from, from + only[0].length).trim()] }
      : {};
  return [
    {
      ...narrowed,
      champ: "voie",
      sousChamp: "alignement",
      valeur,
      operateur: free ? "autorise" : "=",
      at: match.index,
      end: match.index + match[0].length,
    },
  ];
};

/** "60 % au moins du linéaire de façade est implanté à l'alignement". */
const shareAtAlignment = ({ plain }: Reading): Found[] =>
  /alignement/.test(plain) && /au moins|minimum|minimal/.test(plain)
    ? percentsIn(plain)
        .filter((each) => /^[^.;]{0,30}(?:lineaire|longueur|largeur|facade)/.test(plain.slice(each.end)))
        .slice(0, 1)
        .map(({ value, at, end }) => ({
          champ: "voie",
          sousChamp: "alignement_lineaire_min_pct",
          valeur: value,
          unite: "%",
          operateur: ">=",
          at,
          end,
        }))
    : [];

const PLACED = "(?:implant|edifi|constru|etabli|pos[ee]|plac[ee]|tien)\\w*";

const likeNeighbours = (reading: Reading): Found[] => {
  const match =
    /(?:meme (?:recul|alignement|retrait)|alignement|recul|continuite)[^.;]{0,40}(?:constructions?|batiments?|facades?) (?:voisine?s?|mitoyenne?s?|contigu\w+|riverain\w+)/.exec(
      reading.plain,
    );
  if (!match) return [];
  const onTheirLine =
    new RegExp(`${PLACED}[^.;,]{0,30}\\b(?:a|sur|dans|selon) l'alignement (?:des|de la|du) `).test(reading.plain) &&
    /(?:doi(?:t|vent)|devr(?:a|ont)|sont|est|sera|seront|(?:se|s') ?(?:implant|etabli|tien|plac)\w*) /.test(
      reading.plain,
    ) &&
    !/peu(?:t|vent)|pourr|possible|autoris|admis|toutefois|\bsoit\b|\bou\b|\bsi\b|lorsqu|\d ?m\b/.test(reading.plain);
  if (!/meme (?:recul|retrait|alignement)/.test(match[0]) && !onTheirLine) return [];
  return [
    {
      champ: "voie",
      sousChamp: "regle",
      valeur: "meme_recul_que_voisins",
      at: match.index,
      end: match.index + match[0].length,
    },
  ];
};

const setbacksOf = (reading: Reading): Found[] => {
  const plain = symbolicIn(reading.plain) ? withoutFormula(reading.plain) : reading.plain;
  const choice = lineOrBackIn(plain);
  const lengths = lengthsIn(plain).filter(({ value }) => value > 0 || choice === undefined);
  return lengths.flatMap((length, index) => {
    const found = setback(reading, length);
    return found
      ? [byKindOfRoad(reading, found, lengths[index - 1]?.end ?? 0, plain.slice(length.end, lengths[index + 1]?.at))]
      : [];
  });
};

/** "À 0 m ou à 3 m de l'alignement": where the distance is one from the road, zero is the alignment. */
const orAtAlignment = (reading: Reading, setbacks: readonly Found[]): Found[] => {
  const choice = lineOrBackIn(reading.plain);
  if (!choice || !setbacks.some(({ sousChamp, valeur }) => sousChamp === "recul_min_m" && valeur === choice.back))
    return [];
  const { at, end } = choice;
  return [{ champ: "voie", sousChamp: "alignement", valeur: "autorise", operateur: "autorise", at, end }];
};

/** Setbacks from roads and public land, alignment, and the rule that ties height to the width of the road. */
export const voie: Grammar = (reading) => {
  const { plain } = reading;
  const written = withUsualLetters(plain, reading.article);
  const facing = OPPOSITE.test(plain) || /en bordure d'une voie/.test(plain);
  const prospect = facing ? prospectIn(plain) : reading.article.topic === "voie" ? symbolicIn(written) : undefined;
  if (prospect) {
    const only =
      /^\W*(?:lorsqu|en cas|si |toutefois)/.test(plain) &&
      !/^\W*lorsqu'(?:un batiment|une construction) est (?:edifiee?|implantee?) en bordure/.test(plain);
    const reach = only && reading.bearing.reach === "general" ? { reach: "limited" as const } : {};
    const least = facing ? [] : setbacksOf(reading);
    return [
      ...least,
      {
        champ: "voie",
        sousChamp: "prospect",
        valeur: prospect,
        unite: "m",
        operateur: ">=",
        at: 0,
        end: plain.length,
        ...reach,
      },
    ];
  }
  if (reading.article.topic !== "voie") return [];
  const range = between.exec(plain);
  if (range?.[1] && range[2] && (SETBACK.test(reading.full) || PLACED_BETWEEN.test(plain)))
    return [...alignment(reading), ...rangeOf(range)];
  const setbacks = setbacksOf(reading);
  const choice = orAtAlignment(reading, setbacks);
  const line = choice.length > 0 ? choice : alignment(reading);
  return [...line, ...setbacks, ...shareAtAlignment(reading), ...likeNeighbours(reading)];
};
