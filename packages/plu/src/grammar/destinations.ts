import { HAS_VERB } from "../outline/headings.ts";
import type { Found, Grammar, Reading } from "./reading.ts";

const USES: readonly (readonly [RegExp, string])[] = [
  [
    /exploitations? (?:agricoles? (?:ou|et) )?forestieres?|(?:usage|destination|vocation) (?:agricole (?:et|ou) )?forestier|(?:agricoles? (?:ou|et) )forestiere?s?/,
    "exploitation_forestiere",
  ],
  [
    /exploitations? agricoles?|(?:usage|destination|vocation) (?:\w+, ){0,3}\w+(?:,| ou| et) agricole|(?:usage|destination|vocation) agricole|^\W*agricoles?\b|(?:batiments|constructions|installations|activites) agricoles?/,
    "exploitation_agricole",
  ],
  [/artisanat et (?:(?:au |le |du |de )?(?:commerce|commerces) de detail)/, "artisanat_commerce_detail"],
  [/commerces? de gros/, "commerce_de_gros"],
  [/(?<!artisanat et (?:au |le |du |de )?)commerces? de detail(?! de gros)/, "commerce_detail"],
  [/artisan(?:at(?! et (?:au |le |du |de )?commerces? de detail)|ale?s?|aux)/, "artisanat"],
  [
    /(?:(?:usage|vocation|destination|activites?|constructions?|destinee?s?)[^.;]{0,60}|(?:^|, | et | ou |- |: |interdite?s? )(?:au |le |les |de |du |aux )?)commerc(?:es?|iale?s?|iaux)\b(?! de (?:gros|detail))(?! et activites)(?<!entrepots? \w+)/,
    "commerce",
  ],
  [/\brestauration\b|\brestaurants?\b/, "restauration"],
  [/activites? de services?/, "activites_services"],
  [/\bcinemas?\b/, "cinema"],
  [/autres hebergements? touristiques?|hebergements? touristiques?/, "autres_hebergements_touristiques"],
  [/hebergements? hoteliers?|hoteliere?s?\b|\bhotellerie\b/, "hebergement_hotelier"],
  [/(?<!\w)hotels?\b/, "hotel"],
  [
    /(?:a l'|l'|d'|^|: |- |, )hebergements?\b(?! (?:hotelier|touristique|leger|de loisirs|des animaux|de plein air))/,
    "hebergement",
  ],
  [/\bindustri(?:e|es|elle|elles|el|els)\b/, "industrie"],
  [/\bentrepots?\b|entreposage/, "entrepot"],
  [/\bbureaux?\b/, "bureau"],
  [/centres? de congres/, "centre_congres_exposition"],
  [/\bcampings?\b|\bcampement|accueil (?:de|des) campeurs/, "camping"],
  [/parcs? residentiels? de loisirs/, "parc_residentiel_loisirs"],
  [/habitations? legeres?|hebergements? legers?/, "habitation_legere_loisirs"],
  [/\bcarrieres?\b/, "carriere"],
  [
    /(?:usage|destinee?s?|destination|vocation)[^.;]{0,25}(?:d'habitation|l'habitation|habitation|logements?)\b|(?:^\W*|, | et )(?:l'|les? )?(?:habitations?|logements?)\s*(?:[,.;:]|$)|constructions? d'habitat\b|(?:constructions|locaux) d'habitation/,
    "habitation",
  ],
];

/** The uses that a passage names, whatever it says of them. */
export const usesIn = (plain: string): readonly string[] =>
  USES.flatMap(([pattern, code]) => (pattern.test(plain) ? [code] : []));

const ALL_ELSE =
  /(?:toutes?|tous) (?:\w+ ){1,3}que (?:l'article|le present|cet article)[^.]{0,30} n(?:e|')[^.]{0,20}(?:mentionne|autorise|vise|admet|prevoit|cite)|(?:toutes?|tous|les) (?:les )?(?:autres )?(?:nouvelles? )?(?:constructions?|occupations?|utilisations?|activites?|usages?|installations?|destinations?|modes? d'occupation)[^.]{0,130}(?:non (?:admis\w*|autoris\w+|visee?s?|mentionn\w+|prevue?s?|conformes|enumer\w+|compatibles? avec la vocation)|(?:ne (?:sont|figurent|seraient) pas|n'(?:est|etant) pas|non) (?:expressement )?(?:autoris\w+|admis\w*|visee?s?|mentionn\w+|prevue?s?|enumer\w+|listee?s?|a l'article)|qui ne (?:correspondent|repondent|respectent) pas)/;
const ALL_BUT =
  /^\W*toutes? (?:les )?(?:nouvelles? )?constructions?(?: nouvelles?)? (?:est|sont) (?:strictement )?interdites?(?=\W*$| (?:en|dans) (?:le |les )?(?:secteurs? |zones? |\d?[uan][a-z0-9]{1,4}\b))|(?:toutes?|tous) (?:les )?(?:constructions?|occupations?|utilisations?|installations?)[^.]{0,60}(?:autres que|a l'exception|sauf|excepte|hormis)|(?:occupations|utilisations|constructions)(?:(?:,| et| ou) \w+)*(?: du sol)?,? autres que celles? (?:visee?s?|mentionn\w+|autoris\w+|admises|prevues|enumer\w+)/;

const CUT =
  /a l'exception|a l'exclusion|autres que|autre que|\bsauf\b|hormis|excepte|\bhors\b(?! d'usage| service| d'age)|non liee?s?|sans (?:lien|rapport|relation)|lorsqu|qui ne |ne repondant|ne relevant|dans la limite|a condition|sous reserve|en dehors|visee?s? (?:a|aux)|des lors|a moins qu|si elle|liees? a|necessaires? a/;
/** "…d'habitation autres que celles visées à l'article 2, les constructions à usage de bureaux…": the list goes on. */
const EXCEPTED_ITEM =
  /\s(?:autres? que|non liee?s? |qui ne sont pas liee?s? |a l'exception d|a l'exclusion d|sauf|hormis|hors (?:des|de|d'))[^,;:]{3,90}(?=,\s?(?:et |ou )?(?:les? |la |l'|des |ainsi que ))/g;

const OTHER_SUBJECT =
  /^(?:\W*(?:\d+\W+|[a-z]\)\s*)?)?(?:les? |l'|toute?s? |tous |la |des |une? )*(?:nouvelles? |nouveaux |constructions nouvelles et )*(?:stationnement|depots?|affouillements?|exhaussements?|defrichements?|demolitions?|installations? classees|garages?|pylones?|antennes|clotures?|travaux|destructions?|changements? de destination|extensions?(?! de carriere)|entreposage|caravanes?|isolement|surfaces? de vente|cellules|aires? d|abris|creation en)/;
const HEADINGS =
  /^(?:exploitation agricole et forestiere|habitations?|commerces? et activites? de services?|equipements? d'interet collectif.*|autres activites? des secteurs?.*|destinations?.*)\s*:?\s*$/;
const ALLOWED =
  /(?:uniquement|seule?s?)?\s*(?:sont |est )?(?:uniquement )?(?:autorisee?s?|admis(?:e?s?)?|toleree?s?)\b[^.]{0,30}:?\s*$/;

/** "Tout est autorisé, sauf :" — what follows is forbidden. */
const ALL_ALLOWED_BUT =
  /(?:autoris|admis)\w*[^.;:]{0,80}\b(?:sauf|a l'exception|hormis|excepte|a l'exclusion)[^:]{0,60}:?\s*$/;

/** "Est admis tout usage qui n'est pas interdit": the verb of the main clause allows. */
const ALLOWS =
  /^\W*(?:est|sont|peu(?:t|vent)|pourr\w+)\b (?:etre )?(?:\w+ )?(?:admis|autoris|permis|tolere|realis|construi|edifi)\w*|^\W*(?:tous?|toutes?)\b[^.;,]{0,90}\b(?:est|sont) (?:\w+ )?(?:admis|autoris|permis)\w*(?:,| sauf| a l'exception| hors|\W*$)/;

/** "…, à l'exception de :" — what follows is not forbidden; "…, sauf secteur UAj :" only says where. */
const EXCEPTED_BELOW =
  /(?:a l'exception|excepte|sauf|autres que|hormis|exclusion)(?! (?:d(?:e|u|es) |dans |en |pour )?(?:les? |la |l')?(?:(?:sous-)?(?:secteurs?|zones?)\b|\d?(?:u|au|n)[a-z\d]{1,3}\b))[^:]{0,25}:?\s*$/;

/** "Ne peuvent être autorisés en zone UI :", "Ne sont pas admis :". */
const NOT_ALLOWED =
  /\bn(?:e |')(?:peu(?:t|vent)|sont|est|saurai\w+|pourr\w+) (?:pas )?(?:etre )?(?:admis|autoris|toler|permis)/;

const isOutside = (reading: Reading): boolean =>
  reading.openers.some((opener) => {
    if (ALL_ALLOWED_BUT.test(opener.plain) && !/interdi/.test(opener.plain)) return false;
    if (EXCEPTED_BELOW.test(opener.plain)) return true;
    if (/interdi/.test(opener.plain) || NOT_ALLOWED.test(opener.plain)) return false;
    return (
      ALLOWED.test(opener.plain) ||
      /perimetres?|bordure|cours d'eau|inondation|zones? humides?|risques?|espaces boises|indices?\b|prescriptions|emplacements? reserve|\b(?:trame|protege)/.test(
        opener.plain,
      )
    );
  });

/** In an article that also allows, only what stands under the word, or says it, is forbidden. */
const isUnderBan = (reading: Reading): boolean => {
  const nearest = [reading, ...reading.openers.toReversed()].find((each) =>
    /interdi|autoris|admis|tolere|sous (?:reserve|condition)/.test(each.plain),
  );
  return nearest !== undefined && (/interdi/.test(nearest.plain) || NOT_ALLOWED.test(nearest.plain));
};

/** "Entrepôt   Interdit": a row of a table of uses that says its state in words. */
const BANNED_ROW = /^[^.;:]{4,90}\s+interdite?s?$/;

/** The cells of a table row written with bars, without the bars at its ends. */
const cellsOf = (plain: string): string => plain.replace(/^[\s|]+|[\s|]+$/g, "");

/** The use a row forbids: the cell before its state; nothing in another row. */
const bannedUse = (row: string): string | undefined => {
  if (!row.includes("|")) return row.replace(/\s+interdite?s?$/, "");
  const cells = row.split("|").map((cell) => cell.trim());
  return /^interdite?s?$/.test(cells.at(-1) ?? "") ? cells.slice(0, -1).findLast((cell) => cell !== "") : undefined;
};

const SEVERAL_STATES =
  /\b(?:autorisee?s?|admise?s?|conditions?(?: n° ?\d)?(?: \(\d\))?) interdite?s?\b|\binterdite?s? (?:autorisee?s?|admise?s?|(?:sous )?conditions?)\b/;

/** A row of a table of uses poured out as text: the column of its cross cannot be told. */
const isTableRow = ({ text, plain, openers }: Reading): boolean =>
  /[:|=]\s*(?:oui|non)\b/.test(plain) ||
  /(?:^|\s)[xX✓✔●✗](?:\s|$)/.test(text) ||
  SEVERAL_STATES.test(plain) ||
  openers.some((opener) => /\bautorise\w*\b.{0,40}\binterdi/.test(opener.plain));

export const USES_TABLE: ReadonlySet<string> = new Set(["interdites", "usages", "conditions", "other"]);

const conditionsOf = (plain: string, text: string): string[] => {
  const cut = CUT.exec(plain);
  const nouvelles = /\bnouvelles?\b/.test(plain) ? ["constructions nouvelles"] : [];
  return cut ? [...nouvelles, text.slice(cut.index).trim()] : nouvelles;
};

const forbidden = (sousChamp: string, at: number, end: number, conditions: readonly string[]): Found => ({
  champ: "destinations_interdites",
  sousChamp,
  valeur: true,
  operateur: "interdit",
  at,
  end,
  reach: "general",
  conditions,
});

/** "Sont interdites dans la zone UA les destinations suivantes : …": the list stands in the sentence. */
const BANNED_HERE =
  /^\W*(?:sont|est) (?:\w+ )?interdite?s?,? (?:dans|en) (?:toute |tous )?(?:la |les |le |l'ensemble (?:de la |des ))?(?:zones?|secteurs?)\b[^.;:,]{0,30}?,? (?:les?|la|l'|toutes?|tous)(?= |(?<='))/;

const NEXT_IN_LIST = /(?:,|;| et| ainsi que| ou)\s(?=(?:les? |la |l'|des ))/g;
const USE_OF_ITS_OWN =
  /^\W*(?:les? |la |l'|des )(?:(?:amenagement|ouverture|creation)s? (?:et l'\w+ )?(?:de |d'))?(?:terrains? (?:amenages? )?(?:de |pour (?:le )?|d'accueil de )?(?:camping|caravan)|campings?|parcs? residentiels? de loisirs|habitations? legeres?|carrieres?|entrepots?|industries?|hotels?|exploitations? (?:agricoles?|forestieres?)|commerces? de gros|constructions? (?:a (?:usage|destination|vocation)|destinees?) )/;

/** "Les caravanes isolées, les terrains de camping": the uses that the list names beside what is no use. */
const usesListed = (subject: string): string => {
  const starts = [0, ...[...subject.matchAll(NEXT_IN_LIST)].map((each) => each.index + each[0].length), subject.length];
  return starts
    .slice(0, -1)
    .map((from, index) => subject.slice(from, starts[index + 1]))
    .map((part) => (USE_OF_ITS_OWN.test(part) ? part : " ".repeat(part.length)))
    .join("");
};

/** The use that a row of a table forbids, by its own name: none where it names several, or public offices. */
export const bannedByName = (use: string): Found | undefined => {
  const codes = USES.flatMap(([pattern, code]) => (pattern.test(use) ? [code] : []));
  const [code] = codes;
  if (code === undefined || codes.length > 1 || /administrations? publiques?|equipements?|services publics/.test(use))
    return undefined;
  return forbidden(code, 0, use.length, []);
};

/** Uses and buildings the first article forbids, item by item; what an item excepts is kept as its condition. */
export const destinations: Grammar = (reading) => {
  const { topic } = reading.article;
  const row = cellsOf(reading.plain);
  if (
    row.includes("|") ||
    (USES_TABLE.has(topic) && BANNED_ROW.test(row) && !SEVERAL_STATES.test(row) && !HAS_VERB.test(row))
  ) {
    if (reading.foreign || !USES_TABLE.has(topic)) return [];
    const use = bannedUse(row);
    const uses = USES.flatMap(([pattern, code]) => (use !== undefined && pattern.test(use) ? [code] : []));
    return uses.length === 0 || uses.length > 2 ? [] : uses.map((code) => forbidden(code, 0, reading.plain.length, []));
  }
  if ((topic !== "interdites" && topic !== "usages") || reading.foreign || isOutside(reading)) return [];
  if (topic === "usages" && !isUnderBan(reading)) return [];
  if (isTableRow(reading)) return [];
  const { plain, text } = reading;
  if (!reading.isItem && HEADINGS.test(plain.trim())) return [];
  if (
    /^\W*(?:en complement|se reporter|sont interdit|cette disposition|ces (?:dispositions|constructions|commerces))/.test(
      plain,
    ) &&
    !/interdit\w* (?:les|l'|la|le|:|toutes?|tous)/.test(plain) &&
    !BANNED_HERE.test(plain)
  )
    return [];
  const conditions = conditionsOf(plain, text);
  if (
    /^\W*(?:\d+\W+)?(?:dans|au sein|a l'interieur|en bordure|le long)[^,:]{0,80}(?:perimetres?|cours d'eau|inondables?|humides?|boises|risques?)/.test(
      plain,
    )
  )
    return [];
  if (ALL_ALLOWED_BUT.test(plain) || ALLOWS.test(plain)) return [];
  if (/\b(?:perimetres?|espaces?|parties?|secteurs?) d'indices?\b/.test(plain)) return [];
  if (ALL_ELSE.test(plain) || ALL_BUT.test(plain)) {
    if (!/d'interet collectif|hauteur/.test(plain.slice(0, 70)))
      return [forbidden("tout_sauf_autorise", 0, plain.length, conditions)];
  }
  const listed = plain.replace(EXCEPTED_ITEM, (clause) => " ".repeat(clause.length));
  const cut = CUT.exec(listed);
  const whole = cut && cut.index > 12 ? listed.slice(0, cut.index) : listed;
  const bare = whole
    .replace(/^\W*(?:\d+\W+)?(?:en|dans|pour) [^,:]{0,60}[,:]\s*/, "")
    .replace(BANNED_HERE, (said) => said.slice(said.search(/(?:les?|la|l'|toutes?|tous)$/)));
  const subject = OTHER_SUBJECT.test(bare) ? usesListed(whole) : whole;
  if (subject.trim() === "" || /\d\s?m2|administrations? publiques?/.test(subject)) return [];
  return USES.flatMap(([pattern, code]) => {
    const match = pattern.exec(subject);
    return match ? [forbidden(code, match.index, match.index + match[0].length, conditions)] : [];
  });
};
