import { HAS_VERB } from "../outline/headings.ts";
import { byOpenings } from "./facade-openings.ts";
import { prospectIn, symbolicIn, withoutFormula } from "./formule.ts";
import { withUsualLetters } from "./letters-of-article.ts";
import { type LineOrBack, lineOrBackIn } from "./line-or-back.ts";
import { figureOf, lengthsIn, type Quantity } from "./numbers.ts";
import type { Found, Grammar, Reading } from "./reading.ts";
import { SPEAKS_OF_BEFORE, TURNED_FOR_SECTEUR } from "./turned-figures.ts";

const BOUNDARY =
  /limites?\s+(?:separatives?|laterales?|parcellaires?|de propriete|mitoyennes?|de fond|d'unite|de terrain)|fonds? de (?:parcelle|terrain)|l'une (?:au moins )?des limites|d'une limite|\bles limites\b|ces limites|cette limite|en limites?\b/;
const ON_BOUNDARY =
  /\b(?:en|sur|jusqu'en|jusqu'a|contre|joindre|joint|joign\w+|touche\w*|jouxt\w+|contigu\w* (?:a|aux?)|(?:accole|adosse)(?:ment|r|e?s?) (?:a|aux?))\s+(?:au (?:moins|maximum|plus) )?(?:la |les |l'une (?:au moins |au plus )?des |une (?:ou plusieurs |ou deux |ou l'autre |au moins |seule |des )*|deux |2 |ces |cette |des |leurs? )*(?:limites?\b)|(?:edifiee?s?|implantee?s?|construite?s?|implanter|edifier|(?:^|\W)soit|^\W*),? (?:soit )?le long (?:des?|de la|de l'une des|d'une) limites?\b(?! de zone)|\bsur (?:l')?une (?:ou (?:sur )?(?:les )?(?:deux|plusieurs) )?(?:des )?limites?\b|(?:limites?[^.;]{0,40})\b(?:sur|jouxt\w+|touch\w+) (?:l'une d'(?:entre )?elles|celles?-ci)|\blimites?(?: separatives?)? peu(?:t|vent) etre batie?s?|d'une limite(?: laterale| separative)?(?: de propriete)? (?:laterale |separative )?a l'autre|en ordre continu|mitoyennete/;
const MAY =
  /limites?(?: separatives?)? peu(?:t|vent) etre batie?s?|au choix|\bsoit\b|\bou\b|peut|peuvent|pourra|pourront|autorisee?s?|admise?s?|possible|permise?|\blibre\b/;
const PROVIDED =
  /dans (?:les|l'un des) cas suivants?|dans les conditions|\bsi (?:la|le|les|des|une?|elle|elles|il|leur|sa|son|ses|l')|\bs'il|a condition|sous (?:reserve|condition)|lorsqu|des lors|dans la mesure|pour des batiments dont|dont la hauteur|a l'exception|(?<!d'elles )seulement|uniquement|n'exced|inferieure ou egale|inferieure a/;
const NOT_ALLOWED =
  /constitue (?:egalement |aussi )?une limite|(?:ne (?:peuvent|peut|doivent|doit|pourra|pourront)|interdit\w*|n'est pas|ne sont pas)[^.;]{0,40}(?:en|sur|le long) (?:\w+ ){0,2}limite|recul obligatoire|en recul est obligatoire|(?:en|sur) (?:les? |la )?limites?(?: separatives?| laterales?)? n'est (?:pas|jamais) (?:admise|autorisee|permise|possible)/;
const UNDERGROUND = /souterrain|au-dessous du|sous le terrain|enterre|sous-?sol/;

const EITHER =
  /soit[^.;]{0,80}limite[^.;]{0,60}[,;]?\s*soit|limites?(?: separatives?)?(?: de propriete)?,? (?:ou|soit) (?:en |avec |a |dans |en respectant|retrait|recul)|(?:retrait|recul|distance)[^.;]{0,80}\bou (?:sur|en) |d'une limite[^.;]{0,30} a l'autre|soit[^.;]{0,40}(?:retrait|recul|distance)|\bsoit en ordre (?:semi-)?continu/;

/** "En limite séparative si la hauteur…": no verb says that one builds there. */
const BOUNDARY_LABEL =
  /^\W*(?:(?:\d{1,2}|[a-h])\W+)?(?:[^:]{3,60}: *)?(?:soit )?(?:en|sur|le long d['e]s?) ?(?:la |une )?limite/;

/** "En limite de la zone A, un retrait de 8 m": the edge of another zone, not of the land. */
const ALONG_A_ZONE =
  /^\W*(?:en|au droit de la|le long de la|sur la) limites? (?:de |avec |des )(?:la |les |une? )?zones?\b/;

/** The rule without the exception that closes it: "soit en limite, soit à 4 m, sauf pour les annexes". */
const ruleOf = ({ plain, bearing: { exceptFrom } }: Reading): string =>
  exceptFrom === undefined ? plain : plain.slice(0, exceptFrom);

const onBoundary = (reading: Reading): Found[] => {
  const { full } = reading;
  const plain = ruleOf(reading);
  const match = ON_BOUNDARY.exec(plain);
  if (!match || NOT_ALLOWED.test(plain) || UNDERGROUND.test(plain) || ALONG_A_ZONE.test(plain)) return [];
  if (/\b(?:murs?|pignons?|voisine?s?)\b[^.;,]{0,50}$/.test(plain.slice(0, match.index))) return [];
  const told = plain.split(/\b(?:si|lorsqu|des lors|a condition)\b/)[0] ?? plain;
  const label = BOUNDARY_LABEL.test(plain) && !HAS_VERB.test(told);
  if (
    !(
      label ||
      /implant|edifi|constru|etabli|\bbati(?:e?s?|r)?\b|\b(?:constructions?|batiments?|pignons?|facades?) (?:\w+ )?(?:est|sont|peuvent etre|sera|seront) (?:en|sur) |accole|adoss|accol|joindre|joint|joign|jouxt|touche|\bsoit en ordre/.test(
        full,
      )
    ) ||
    /annexes?\b/.test(plain)
  )
    return [];
  const listed = reading.isItem || reading.openers.at(-1)?.role === "lead";
  const chosen = /au choix|\bsoit\b[^:]{0,12}:/.test(reading.openers.at(-1)?.plain ?? "");
  const item = listed && (/^\W*(?:\d+[.)]\s*)?soit\b/.test(plain) || chosen);
  if (/a moins que[^.;]{0,60}ne (?:jouxte|joigne)/.test(plain)) return [found("autorise", match)];
  const either = EITHER.test(plain) || item;
  if (!either && !label && !MAY.test(full)) {
    const placed =
      /limite[^.;]{0,20} a l'autre|ordre continu|\b(?:joint|jouxte|touche) (?:au moins )?(?:une|l'une)\b|\b(?:jouxter|joindr|toucher)ont (?:au moins )?(?:une|l'une|les)|sur (?:au moins )?(?:une|l'une|deux|les deux) |(?:implante|edifie|construite?|s'implante|implantation obligatoire)\w*,? (?:obligatoirement )?(?:en|sur) (?:les? |la |une |ces )?limites?\b(?! de zone)/.test(
        plain,
      );
    return placed &&
      /\b(?:joint|jouxte|touche) |doivent|doit|\w+ront\b|sont|s'implante|obligatoire|[:,] implantation\b/.test(full)
      ? [found("autorise", match)]
      : [];
  }
  const tail = plain.slice(match.index).split(/[;.]/)[0] ?? "";
  // "Les constructions peuvent être implantées en limite :" — the cases follow.
  const listedCases = !item && !/\bsoit\b/.test(plain) && /limites?[^.;:]{0,40}:\s*$/.test(plain);
  const provided =
    listedCases ||
    ONLY_ONE.test(plain) ||
    (either && !item
      ? PROVIDED.test(tail.split(/\bsoit\b|\bou\b/)[0] ?? "")
      : PROVIDED.test(item ? (tail.split(/[,;]?\s*\bsoit\b/)[0] ?? "") : plain.slice(Math.max(0, match.index - 40))));
  return [found(provided ? "sous_conditions" : "autorise", match)];
};

/** "L'implantation en limite n'est autorisée que sur une seule des limites latérales." */
const ONLY_ONE =
  /\bn\w*'?(?:e )?(?:est|sont|y est|peut|peuvent|s'implant\w+)[^.;]{0,50} qu(?:e |')(?:(?:sur |en |le long d')?(?:une seule|l'une seule|un seul cote)|pour |si |lorsqu|dans (?:le|les|un) cas|en cas|sous reserve)/;

const found = (valeur: "autorise" | "sous_conditions", match: RegExpExecArray): Found => ({
  champ: "limites",
  sousChamp: "en_limite",
  valeur,
  operateur: "autorise",
  at: match.index,
  end: match.index + match[0].length,
});

const onTheLine = ({ at, end }: LineOrBack): Found => ({
  champ: "limites",
  sousChamp: "en_limite",
  valeur: "autorise",
  operateur: "autorise",
  at,
  end,
});

const SETBACK =
  /\b(?:est|sont|sera|seront) a (?:au moins )?\d|\bet a \d+(?:[.,]\d+)? ?m(?:etres)? au moins des autres|: \d+(?:[.,]\d+)? ?m(?:etres)? (?:au moins|minimum|au minimum)|\bespaces? (?:libres? )?(?:d'au moins|de \d)|^\W*(?:deux|trois|quatre|cinq|six|huit|dix|douze|quinze) metres (?:au moins|minimum|au minimum)|\b(?:en|sur) (?:la )?limites? ou a \d|(?:^\W*|: )a \d+(?:[.,]\d+)? ?m(?:etres)?\b|^\W*\d+(?:[.,]\d+)? ?m(?:etres)? (?:(?:au )?min|des limites?|de la limite|de chaque limite)|(?:implante|edifie|construit|situe|etabli|dispose|tien|trouve|place|pose)\w*\s+a (?:au moins |une |un minimum de )?(?:\d|un|deux|trois|quatre|cinq|six|huit|dix)|\bsoit (?:a )?(?:au moins )?\d+(?:[.,]\d+)? ?m(?:etres)?(?: au moins| minimum)?\W*(?:$|,|des|de (?:celles?-ci|cette|ces|la limite))|\brest\w+ a (?:\d|au moins)|\bou (?:bien )?a (?:au moins |une |un minimum de )?\d|a moins de|\b[ldr]\s?[=≥>]|\b(?:recul|retrait|marge|distance|distante?s?|eloigne|ecart|sans pouvoir etre inferieure?|mini)/;
const MINIMUM =
  /au moins|minimum|minimale?s?|\bmini\b|\bmin\b|\bsoit (?:a )?\d|(?:aucune?|ne|interdi\w+)\b[^.;]{0,80}a moins de|\bni a (?:moins de )?\d|inferieure? a|sans (?:jamais |pouvoir )?descendre |jamais moins de|superieure? ou egale?|egale? ou superieure?|≥|>\s?=?|de recul|(?:recul|retrait|distance|marge)(?: (?:d'isolement|\w+))? (?:de|est de|sera de|egale?)|respecter|(?:portee?|ramenee?|reduite?)s? a \d[^.;]{0,40}\b(?:en|dans) (?:les? )?(?:(?:sous-)?secteurs?|\d?(?:u|au|n)[a-z0-9]{1,4})\b/;
const NOT_A_SETBACK =
  /profondeur|bande|passage|interruption|longueur|largeur|lineaire|hauteur|moins de$|plus de$|au-dela d(?:e|es)$|diminuee? de$|deduits?$|dans la limite de|(?<!\bau )moins$|maxim\w*(?: de)?$|inferieure ou egale a$|n'exced\w+( pas)?$/;

/** "4 m des limites séparatives." is the whole rule of its article. */
const ALONE =
  /(?:^\W*|\b(?:implante|edifie|construi|etabli|situe)\w* a )\d+(?:[.,]\d+)? ?m(?:etres)? (?:des|de la|de chaque) limites?/;

/** "Lorsque la largeur du terrain est supérieure à 20 mètres": a class of land, whatever distance follows. */
const SIZE_OF_LAND =
  /(?:largeur|longueur|profondeur|lineaire)[^.;,]{0,14}(?:terrain|parcelle|unite fonciere|propriete|facade)[^.;,]{0,24}(?:superieure?|inferieure?|plus|moins|exced\w*|depass\w*|egale?|est)[^.;,\d]{0,14}$/;

/** "Un recul compris entre 3 et 6 m": the vocabulary names the least. */
const BETWEEN =
  /compris\w* entre (?:(\d+(?:[.,]\d+)?|deux|trois|quatre|cinq|six)(?: ?m(?:etres?)?)?(?: (?:au )?(?:minimum|moins))?) et (?:\d+(?:[.,]\d+)?|quatre|cinq|six|huit|dix|douze) ?m(?:etres?)?\b/;

const rangeIn = ({ plain }: Reading): Found[] => {
  const match = BETWEEN.exec(plain);
  const subject = /\b(recul|retrait|distance|marge|hauteur|largeur|longueur|profondeur|superficie)\w*[^.;]*$/.exec(
    plain.slice(0, match?.index),
  )?.[1];
  if (!match?.[1] || !/recul|retrait|distance|marge/.test(subject ?? "") || ALONG_A_ZONE.test(plain)) return [];
  const at = { at: match.index, end: match.index + match[0].length };
  return [
    { champ: "limites", sousChamp: "recul_min_m", valeur: figureOf(match[1]), unite: "m", operateur: ">=", ...at },
  ];
};

const setback = (reading: Reading, length: Quantity): Found | undefined => {
  const { plain, full } = reading;
  const before = plain.slice(Math.max(0, length.at - 75), length.at).trimEnd();
  if (SIZE_OF_LAND.test(before) || ALONG_A_ZONE.test(plain)) return undefined;
  const bare = before.replace(/(?:d'|de |a )?(?:au moins|au minimum)$/, "").trimEnd();
  if (
    NOT_A_SETBACK.test(before.slice(-32)) &&
    !/(?:recul|retrait|distance|marge|eloigne\w*|ecarte\w*|isole\w*|interdit\w*|aucune? (?:nouvelle )?(?:construction|batiment|implantation|point|partie|facade|element|mur)\w*|ne (?:se )?(?:trouve|situe|tien|place)\w*(?: pas| jamais)?|ne (?:peu|doi|pour|dev|ser)\w+(?: pas)? (?:etre )?(?:implante|edifie|construite?|etablie?|s'implanter|situe)\w*)(?:(?!hauteur|longueur|largeur|profondeur|bande)(?:[^.;,]|, cel(?:ui|le)-ci)){0,45}$|et (?:au )?(?:moins|minimum)(?: de| a| egale? a)?$|\b(?:hauteur|altitude)\b[^.;,\d]{0,30},? et$|\bni (?:a|inferieure? a|moins de)$|(?:sans (?:jamais |pouvoir )?descendre (?:sous|(?:en |au-)dessous de)|jamais(?: a)? moins de)$|(?:avec (?:un )?|jamais|ni etre|sans (?:pouvoir )?(?:etre|jamais etre))[^.;]{0,20}(?:minimum|inferieure?)(?: de| a)?$|[,;]$/.test(
      bare,
    )
  )
    return undefined;
  if (
    /hauteur(?:(?!avec|sans|mini|jamais|\bni\b|\bet d'au moins)[^.;,]){0,25}$/.test(before) ||
    /^\s*(?:de hauteur|a l'egout|au faitage|de largeur|de long)/.test(plain.slice(length.end))
  )
    return undefined;
  if (
    !(SETBACK.test(plain) || SETBACK.test(full) || (SPEAKS_OF_BEFORE.test(plain) && SETBACK.test(reading.before))) ||
    (!MINIMUM.test(full) && !ALONE.test(plain) && !TURNED_FOR_SECTEUR.test(plain))
  )
    return undefined;
  if (
    /alignement|\bvoie\b/.test(plain.slice(length.end, length.end + 40)) ||
    /^[^.;,]{0,20}limites? (?:des? |de la |d'une |avec (?:la |les )?)zones?\b/.test(plain.slice(length.end))
  )
    return undefined;
  return {
    champ: "limites",
    sousChamp: "recul_min_m",
    valeur: length.value,
    unite: "m",
    operateur: ">=",
    at: length.at,
    end: length.end,
  };
};

/** "La distance doit être au moins égale : - à la moitié de la hauteur…": the item ends the sentence its lead begins. */
const endingLead = ({ plain, openers }: Reading): string => {
  const lead = openers.at(-1)?.plain ?? "";
  return /(?:egale?s?|inferieure?s?)(?: a)?\s*:\s*$/.test(lead)
    ? `${lead.replace(/\s*:\s*$/, "")} ${plain.replace(/^\W+/, "")}`
    : plain;
};

const prospectOf = (reading: Reading): Found[] => {
  const plain = withUsualLetters(endingLead(reading), reading.article);
  if (/oppose|en bordure d'une voie/.test(plain)) return [];
  if (
    !BOUNDARY.test(plain) &&
    !(
      reading.article.topic === "limites" &&
      (symbolicIn(plain) !== undefined ||
        /distance|recul|retrait|marge|isolement|\becart|\beloign|espace (?:laisse )?libre|^\W*h\s?\/\s?\d/.test(plain))
    )
  )
    return [];
  const prospect = prospectIn(plain);
  if (!prospect) return [];
  const facultatif = /peu(?:t|vent) etre imposee?s?/.test(plain);
  const base = {
    champ: "limites",
    sousChamp: "prospect",
    valeur: prospect,
    unite: "m",
    operateur: ">=",
    at: 0,
    end: reading.plain.length,
  } as const;
  return [facultatif ? { ...base, statut: "facultatif" } : base];
};

const annexe = (reading: Reading): Found[] => {
  if (!/^\W*(?:\d+[.)]\s*)?(?:l'implantation des |les )?annexes?\b/.test(reading.plain)) return [];
  const lengths = lengthsIn(reading.plain);
  const before = (each: Quantity): string => reading.plain.slice(0, each.at);
  const length = lengths.find((each) => /(?:recul|retrait|distance)[^.;]{0,30}$/.test(before(each)));
  const conditions = ["annexes"];
  const along = lengths.find((each) => /(?:longueur|lineaire)[^.;,]{0,40}$/.test(before(each)));
  if (!length && along && ON_BOUNDARY.test(reading.plain)) {
    const cell = {
      champ: "limites",
      sousChamp: "annexes_en_limite_lineaire_max_m",
      unite: "m",
      operateur: "<=",
    } as const;
    return [{ ...cell, valeur: along.value, at: along.at, end: along.end, reach: "limited", conditions }];
  }
  if (!length) return [];
  return [
    {
      champ: "limites",
      sousChamp: "annexes_recul_min_m",
      valeur: length.value,
      unite: "m",
      operateur: ">=",
      at: length.at,
      end: length.end,
      reach: "limited",
      conditions,
    },
  ];
};

/** "Recul sur limite de fond": said of the back alone, it leaves the sides unsaid. */
const ofBack = (all: readonly Found[], { full, bearing }: Reading): readonly Found[] => {
  const back =
    /\blimites? (?:separatives? )?(?:de |du )?fonds?\b|\bfonds? (?:de |du |de la )(?:parcelle|terrain|propriete)/.test(
      full,
    );
  if (!back || /laterale|separatives?(?! (?:de |du )?fond)|toutes|\bdes limites\b(?! (?:de |du )?fond)/.test(full))
    return all;
  return all.map((each) =>
    each.sousChamp === "recul_min_m" && bearing.reach === "general"
      ? { ...each, reach: "limited", conditions: ["limite de fond", ...bearing.conditions] }
      : each,
  );
};

/** Setbacks from the side and back boundaries, building on them, and the rule that ties distance to height. */
export const limites: Grammar = (reading) => {
  const prospect = prospectOf(reading);
  if (reading.article.topic !== "limites") return prospect;
  const special = annexe(reading);
  if (special.length > 0) return special;
  const choice = lineOrBackIn(ruleOf(reading));
  const lengths = lengthsIn(withoutFormula(reading.plain)).filter(({ value }) => value > 0);
  const range = rangeIn(reading);
  const setbacks = range.length > 0 ? range : lengths.flatMap((length) => setback(reading, length) ?? []);
  if (choice && setbacks.some(({ valeur }) => valeur === choice.back))
    return [onTheLine(choice), ...setbacks, ...prospect];
  return [...onBoundary(reading), ...byOpenings(ofBack([...setbacks, ...prospect], reading), reading)];
};
