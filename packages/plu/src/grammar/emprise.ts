import { areasIn, percentsIn, type Quantity, sharesIn } from "./numbers.ts";
import type { Found, Grammar, Reading } from "./reading.ts";

const COVER =
  /emprise|\ble bati\b|\bn'occup\w+|\b(?:couvr|occup)\w+ (?:au (?:plus|maximum) |jusqu'a |(?:pas |jamais )?plus d)|\bne (?:couvr|occup|bati)\w+|projection (?:verticale|au sol)|surfaces? (?:baties?|couvertes?)|\betre (?:baties?|couvertes?|occupee?s?)\b|\beb\b|coefficient d'emprise|\bces\b/;
const OTHER_BASE =
  /surface de plancher|toiture|facade|(?:par|des|du|chaque) logements?|lineaire|existante?\b(?! et)|espaces? (?:verts?|libres?)|stationnement|pleine terre|^[^,;]{0,25}\bde (?:la |cette )?bande/;
/** In its own article the word may be left out: "Dans le secteur UCa, elle est limitée à 20 %", "UB : 50 % maximum". */
const ELLIPSIS =
  /^\W*(?:(?:les )?deux tiers|(?:un|le) tiers|la moitie|maximum|plafond|au (?:maximum|plus)|limitee? a|(?:dans|en|pour) (?:le |les |la |l')?(?:sous-)?(?:secteurs?|zones?)?|elles? |celles?-ci |ce (?:taux|coefficient|pourcentage|seuil|maximum)|cette (?:emprise|proportion|limite)|eb\b|(?:pour les )?(?:terrains?|parcelles?|unites? foncieres?) |\d+ ?%|[a-z-]+ pour cent\b|(?:habitations?|logements?|habitat|activites?|maisons?(?: et annexes)?|(?:locaux|batiments) d'activites?|toutes? (?:les )?(?:destinations|constructions))\s*:|(?:sous-)?(?:secteurs?|zones?)\b|(?:(?:dans|sur) (?:une |la |cette ))?(?:bande|profondeur)[^:.;%]{0,60}:|au-dela[^:.;%]{0,40}:|\d?[anu][a-z0-9-]{0,6}\s*:)/;
const LIMIT =
  /limite|exced|depass|maxim|fixe|superieure?|au plus|inferieure? ou egale?|≤|est de|sera de|est egale?|:|plafonn|contenue? a|\b(?:reste|demeure|est|sera|etre) (?:strictement )?inferieure? a|n'est pas superieure|plus d[eu]|≤|(?:ramene|porte|reduite?|abaisse|augmente)e?\b/;

/** "40 % de la superficie du terrain." is the whole rule of its article. */
const BARE =
  /^\W*[a-z-]+ pour cent (?:de la |du |de l')(?:superficie|surface|terrain|parcelle|unite fonciere)|^\W*(?:(?:(?:sous-)?secteurs?|zones?) (?:\d?(?:au|u|a|n)[a-z\d]{0,4}(?:,? et |, | )?){1,4}(?:\((?:hors|sauf) [^)]{3,30}\) ?)?)?(?:[a-z-]+ pour cent \()?\d+(?:[.,]\d+)? ?%\)? (?:(?:en|dans|pour) [^.;,]{2,40}(?:[,;.]|$)|(?:de la |du |de l')(?:superficie|surface|terrain|parcelle|unite fonciere|assiette))|^\W*\d+(?:[.,]\d+)? ?%\W*$/;

/** A share of its own for buildings of activity, beside that of dwellings. */
const ACTIVITIES =
  /^[^.;,\d]{0,60}(?:pour|dans le cas d(?:e|es|'un)) [^.;,\d]{0,50}\b(?:activites?(?! agricoles?)|commerc\w+|artisan\w+|industri\w+|bureaux?)\b/;

/** "Locaux d'activités : 55 %", said before the share. */
const OF_ACTIVITIES =
  /^\W*(?:(?:pour )?(?:les |des )?(?:locaux|batiments|constructions)? ?(?:d'|a usage d'|destine\w* (?:a |aux ))?)(?:activites?(?! agricoles?)|commerc\w+|artisan\w+|industri\w+|bureaux?)\b[^.;:\d]{0,40}:[^.;]*$/;

const clauseOf = (plain: string, quantity: Quantity): string => {
  const from = Math.max(plain.lastIndexOf(";", quantity.at), plain.lastIndexOf(" - ", quantity.at), 0);
  const to = plain.slice(quantity.end).search(/[;.]/);
  return plain.slice(from, to < 0 ? plain.length : quantity.end + to);
};

const share = (reading: Reading, percent: Quantity): Found[] => {
  const { plain, full } = reading;
  const clause = clauseOf(plain, percent);
  const after = plain.slice(percent.end, percent.end + 70).split(";")[0] ?? "";
  const base = { champ: "emprise", valeur: percent.value, unite: "%", at: percent.at, end: percent.end } as const;
  if (
    /\b(?:toitures?|toits?|facades?|vegetalise\w*|plante\w*|permeable\w*|pleine terre)\b/.test(clause) &&
    !/emprise|\bbati\b/.test(clause)
  )
    return [];
  if (percent.value > 100 || !(COVER.test(full) || ELLIPSIS.test(plain))) return [];
  if (/extension/.test(clause) && /emprise|existant|initial/.test(clause)) {
    return [
      {
        ...base,
        sousChamp: "extension_max_pct",
        operateur: "<=",
        reach: "limited",
        conditions: ["extension d'une construction existante"],
      },
    ];
  }
  if (OTHER_BASE.test(after.split(/\d ?%|, cel(?:le|ui)\b/)[0] ?? after) || /au moins|minimum|minimal/.test(clause))
    return [];
  if (ACTIVITIES.test(after) || OF_ACTIVITIES.test(plain.slice(0, percent.at)))
    return [{ ...base, sousChamp: "max_pct_activites", operateur: "<=", reach: "general" }];
  if (!LIMIT.test(full) && !BARE.test(plain)) return [];
  return [{ ...base, sousChamp: "max_pct", operateur: "<=" }];
};

/** "En UBb, il est de 0,25": the coefficient of the sentence before. */
const SAME_COEFFICIENT =
  /^\W*(?:(?:dans|en|pour) [^,.;\d]{1,40}\d?[^,.;\d]{0,4}, ?)?(?:il|elle|celui-ci|celle-ci|ce coefficient|cette emprise) (?:est|sera)[^.;\d]{0,20}(?:a|de) (0[.,]\d{1,2})\b(?!\s*(?:m|%))/;

/** "0,35 ; 0,45 pour les commerces": the second is not the rule of dwellings. */
const FOR_A_USE =
  /^ (?:maximum )?pour (?:les |l'|la |des )?(?:commerces?|activites?|bureaux?|equipements?|annexes?|services|artisan\w*|hotels?)\b/;

/** "Le coefficient d'emprise au sol est fixé à 0,40". */
const coefficient = (reading: Reading): Found[] => {
  const { plain, full } = reading;
  const match =
    /(?:coefficient d'emprise(?: au sol)?|(?:^\W*|: )coefficient(?: maxim\w+)?|\bces\b|emprise au sol)[^.;%]{0,70}?(?:a|de|:|,|=|≤|exceder|depasser|excede pas|depasse pas)\s*(0[.,]\d{1,2})\b(?!\s*(?:m|%))/.exec(
      plain,
    ) ??
    (COVER.test(full) && /coefficient|\bces\b/.test(full) ? /^\W*(0[.,]\d{1,2})\b(?!\s*(?:m|%))/.exec(plain) : null) ??
    (COVER.test(reading.before) ? SAME_COEFFICIENT.exec(plain) : null);
  if (!match?.[1] || /minim/.test(match[0])) return [];
  const first = match.index + match[0].length - match[1].length;
  const more = [...plain.matchAll(/(?:,|;|\bet)\s*(?:a |de )?(0[.,]\d{1,2})\b(?!\s*(?:m|%))/g)].filter(
    (each) => each.index > first && !FOR_A_USE.test(plain.slice(each.index + each[0].length)),
  );
  const found = [
    { at: first, written: match[1] },
    ...more.map((each) => ({
      at: each.index + each[0].length - (each[1]?.length ?? 0),
      written: each[1] ?? "",
    })),
  ];
  return found.map(({ at, written }) => ({
    champ: "emprise",
    sousChamp: "max_pct",
    valeur: Math.round(Number(written.replace(",", ".")) * 1000) / 10,
    unite: "%",
    operateur: "<=",
    at,
    end: at + written.length,
    ...ofSecondStrip(reading, plain.slice(at, at + 60)),
  }));
};

/** "… et 0,15 dans la bande secondaire": the figure of the back of the land. */
const ofSecondStrip = (reading: Reading, tail: string): Partial<Found> =>
  /^[^,;]{3,20}(?:dans|au-dela de|en) (?:la |une )?(?:bande (?:de constructibilite )?secondaire|second rang|cette bande)/.test(
    tail,
  )
    ? { reach: "limited", conditions: ["bande secondaire", ...reading.bearing.conditions] }
    : {};

const SUBJECTS: readonly (readonly [RegExp, string, string])[] = [
  [
    /(?:logements?|habitations?|maisons?)[^.;]{0,80}(?:exploitants?|exploitation|gardien)/,
    "logement_exploitant_max_m2",
    "logement de l'exploitant",
  ],
  [/piscines?/, "piscine_max_m2", "piscine"],
  [/extensions?[^.;]{0,120}supplementaires?/, "extension_max_m2", "extension d'une construction existante"],
  [/emprise (?:au sol )?totale/, "max_m2", "emprise totale après extension"],
  [/annexes?|abris? de jardin|garages?/, "annexes_max_m2", "annexes"],
  [/extensions?/, "extension_max_m2", "extension d'une construction existante"],
];

/** "Les piscines dont le bassin n'excède pas 40 m² ne sont pas comptées": a size that leaves them out, no ceiling. */
const NOT_COUNTED =
  /(?:dont|d'une|inferieure?s?|moins)\b[^.;]*\b(?:(?:ne (?:sont|seront|sera)|n'est|n'etant) pas (?:\w+ )?(?:compt|compris|pris|inclus|soumis|decompt|integr)|n'entr\w+ pas|(?:sont|est|seront) exclue?s?)|^\W*(?:n'entr\w+ pas|ne (?:sont|seront) pas (?:compt|compris|pris|inclus|decompt)|(?:sont|seront) exclue?s? )/;

const area = (reading: Reading, quantity: Quantity): Found[] => {
  const { plain, full } = reading;
  const clause = clauseOf(plain, quantity);
  const near = plain.slice(Math.max(0, quantity.at - 40), quantity.at);
  if (!/emprise/.test(full) || !LIMIT.test(full)) return [];
  const forbidden = /ne (?:doit|peut|pourra|devra|saurait)(?: pas)? etre superieure? a\s*$/.test(near);
  const threshold =
    !forbidden && /(?:superieure? a|plus de|moins de|inferieure? a|au-dela de|de terrain|jusqu'a)\s*$/.test(near);
  const floor =
    percentsIn(plain).length > 0 &&
    /(?:avec un minimum de|sans (?:pouvoir )?(?:jamais )?(?:etre )?inferieure? a)\s*$/.test(
      plain.slice(0, quantity.at),
    );
  if ((threshold && !floor) || NOT_COUNTED.test(plain) || /tranche|par logement/.test(clause)) return [];
  const about = clause.replace(/\bhors (?:les? |l'|des )?\w+/g, " ");
  const subject = SUBJECTS.find(([pattern]) => pattern.test(about));
  const whole =
    /emprise (?:au sol )?[^.;]{0,60}(?:constructions?|batie?s?|totale|cumulee)[^.;]{0,60}(?:exced|depass|limit|maxim|superieure|plafonn)/;
  if (
    !subject &&
    whole.test(clause) &&
    percentsIn(plain).length === 0 &&
    !/(?:terrain|unite fonciere|parcelle)s? (?:de |d'une|inferieur|superieur)/.test(clause)
  )
    return [
      {
        champ: "emprise",
        sousChamp: "max_m2",
        valeur: quantity.value,
        unite: "m2",
        operateur: "<=",
        at: quantity.at,
        end: quantity.end,
      },
    ];
  const base = {
    champ: "emprise",
    valeur: quantity.value,
    unite: "m2",
    operateur: "<=",
    at: quantity.at,
    end: quantity.end,
  } as const;
  if (floor && !subject)
    return [{ ...base, sousChamp: "plancher_m2", operateur: ">=", reach: "limited", conditions: ["petit terrain"] }];
  if (subject) {
    const conditions = [...new Set([subject[2], ...reading.bearing.conditions])];
    return [{ ...base, sousChamp: subject[1], reach: "limited", conditions }];
  }
  return [];
};

/** Coverage of the land by buildings, in per cent or in square metres. */
export const emprise: Grammar = (reading) => {
  if (reading.article.topic !== "emprise") return [];
  const percents = percentsIn(reading.plain).flatMap((percent) => share(reading, percent));
  const said =
    percents.length === 0
      ? sharesIn(reading.plain).filter((each) =>
          /^ (?:de la |du |de l'|de ce )(?:superficie|surface|terrain|parcelle|unite fonciere|assiette|tenement|lot)/.test(
            reading.plain.slice(each.end),
          ),
        )
      : [];
  const ratios =
    percents.length === 0 ? [...coefficient(reading), ...said.flatMap((each) => share(reading, each))] : [];
  return [...percents, ...ratios, ...areasIn(reading.plain).flatMap((quantity) => area(reading, quantity))];
};
