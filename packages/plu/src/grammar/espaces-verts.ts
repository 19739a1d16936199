import { fold } from "../document/fold.ts";
import { areasIn, percentsIn, type Quantity, sharesIn } from "./numbers.ts";
import { isHeadOfOperations, LARGER_BUILDINGS, operationOf } from "./open-space-of-operations.ts";
import type { Found, Grammar, Reading } from "./reading.ts";

const KINDS: readonly (readonly [RegExp, string])[] = [
  [/(?<!non )impermeabilis/, "impermeabilise_max_pct"],
  [/pleine[- ]terre|\bept\b/, "pleine_terre_pct"],
  [
    /vegetalis|non impermeabilis|amenagements? (?:verts?|paysagers?)|permeable|espaces? verts?|plante|jardin|engazonn|paysager/,
    "vegetalise_pct",
  ],
  [/espaces? libres?|non bati|libres de (?:toute )?construction/, "libres_pct"],
];
const OF_LAND =
  /pourcentage|coefficient|\btaux\b|\bparts?\b|\bprojets?\b|\blots?\b|unite fonciere|terrain|parcelle|superficie|surface|propriete|assiette|tenement|operation|espaces? libres?|zone/;
const ELSEWHERE =
  /toiture|stationnement|facade|haie|essence|camping|aires? de|compostage|surface de plancher|cloture|bassin/;

/** A share of the open spaces themselves, not of the land: no rule of the vocabulary says it. */
const OF_OPEN_SPACE =
  /^[^.]{0,40}?(?:des|de l'ensemble des|aux|de ces) (?:espaces?|surfaces?|parties?) (?:libres?|verts?|non baties?|non batis|restantes?)|^[^.]{0,40}?de la (?:surface|partie) (?:libre|non batie|restante)/;

/** "Pleine terre : 20 %": a label and its share, of the land when nothing else is said. */
const LABEL =
  /^\W*(?:espaces? (?:de )?|surfaces? (?:de )?)?(?:pleine[- ]terre|espaces? (?:verts?|libres?)|vegetalise\w*|permeables?)(?: (?:minim\w+|au moins))?\s*[:≥>=]+\s*\d|^\W*\d+(?:[.,]\d+)? ?% (?:minimum |au moins |au minimum )?(?:de |d'|en )(?:espaces? |surfaces? )?(?:de |en )?(?:pleine[- ]terre|verts?|libres?|vegetalise|permeable)/;

/** "Pleine terre | 35 % minimum": the title says of what, the line how much. */
const BARE =
  /^\W*(?:\d{0,2}(?:au|u|a|n)[a-z0-9-]{0,5} ?: ?)?(?:au moins )?\d+(?:[.,]\d+)? ?%(?: (?:au )?(?:minimum|moins))?\W*$/;

/** "20 % en Uh2 et 50 % en Uh3", under the title that says of what. */
const OF_A_PART = /\d ?% (?:en|dans|pour) (?:les? )?(?:secteurs? )?\d?(?:au|[uan])[a-z0-9-]{1,5}\b/;

/** "Ce taux est porté à 35 %" speaks of the sentence before. */
const ANAPHORA =
  /\b(?:ce (?:taux|pourcentage|seuil|coefficient|minimum|ratio)|cette (?:part|proportion|surface)|elle est|il est)\b/;

/** "…doivent être traités en espaces verts et couvrir": what the open ground is made into is what the share is of. */
const MADE_GREEN =
  /\b(?:sont|seront|etre) (?:\w+ ){0,2}(?:(?:traite|amenage|maintenu|conserve|organise)e?s? (?:en (?:espaces? verts?|jardins?|surfaces? (?:permeables?|vegetalisees?))|de (?:facon|maniere) (?:permeable|paysagere))|plante|vegetalise|engazonne|paysage|non impermeabilise)/;

const ONLY_PLANTED =
  /\b(?:sont|seront|etre|,? qui (?:sont|doivent etre)) (?:\w+ ){0,2}(?:plante|engazonne|paysage)e?s?\b/;

/** "Les espaces libres … doivent représenter au moins 60 %": the subject of the verb is what the share is of. */
const subjectOf = (before: string): (typeof KINDS)[number] | undefined => {
  const clause =
    /([^.;,]*?)\b(?:doi(?:t|vent) |devront |ne (?:peut|peuvent|doit|doivent) )?(?:represent|couvr|occup|constitu)\w*[^.;\d]{0,40}$/.exec(
      before.replace(/, qui (?:[^,]{3,40},)?/g, (said) => " ".repeat(said.length)),
    )?.[1];
  if (clause === undefined) return undefined;
  const told = KINDS.map((kind) => ({ kind, at: clause.search(kind[0]) })).filter((each) => each.at >= 0);
  const ground = told.find(({ kind }) => kind[1] === "pleine_terre_pct");
  if (ground) return ground.kind;
  const planted = told.find(({ kind }) => kind[1] === "vegetalise_pct");
  const free = told.find(({ kind, at }) => kind[1] === "libres_pct" && told.every((each) => at <= each.at));
  // "Les espaces libres sont plantés et occupent 28 %": the share is of what is free, whatever grows there.
  if (planted && MADE_GREEN.test(clause) && !(free && ONLY_PLANTED.test(clause))) return planted.kind;
  return (free ?? told[0])?.kind;
};

/** What is not asked beyond a share, or may not exceed it, is no share to leave. */
const NOT_ASKED =
  /(?:(?:n'est|ne sont) pas (?:exige|requis|impose|demande)|ne (?:peut|peuvent|doit|doivent|pourra|pourront|devra|devront) (?:pas )?(?:exceder|depasser|etre superieure?))[^.;%]{0,60}$/;

const kindOf = (reading: Reading, quantity: Quantity): string | undefined => {
  const { plain } = reading;
  const rest = plain.slice(quantity.end);
  const stop = rest.search(/\d+ ?%|;|,? dont\b|, (?:les|hors|y compris|non compris)\b/);
  const after = stop < 0 ? rest : rest.slice(0, stop);
  if (OF_OPEN_SPACE.test(after)) return undefined;
  const named =
    subjectOf(plain.slice(0, quantity.at)) ??
    KINDS.find(([pattern]) => pattern.test(after)) ??
    KINDS.find(([pattern]) => pattern.test(plain.slice(0, quantity.at)));
  const said = named ?? KINDS.find(([pattern]) => pattern.test(reading.full));
  const titled = KINDS.find(([pattern]) => pattern.test(fold(reading.article.title)));
  return (said ?? (ANAPHORA.test(plain) ? KINDS.find(([pattern]) => pattern.test(reading.before)) : titled))?.[1];
};

/** A coefficient of biotope weighs every surface: it is no share of open, planted or permeable ground. */
const isWeighed = ({ plain, full, article }: Reading, { end }: Quantity): boolean =>
  /biotope|\bcbs\b|ponder|eco-?amenageable/.test(`${fold(article.title)} ${full}`) &&
  !/^[^.;,%]{0,60}\b(?:pleine[- ]terre|espaces? (?:libres?|verts?)|vegetalise|permeable|plante|impermeabilis)/.test(
    plain.slice(end),
  );

const FREE_OF_BOTH = /libres? de (?:toute )?constructions?[^.;%\d]{0,40}?stationnements?/;

/** What is said of the share itself: "…, dont la moitié plantée d'essences locales" is said of its trees. */
const clauseAround = (plain: string, { at, end }: Quantity): string => {
  const after = plain.slice(end).search(/;|,? dont (?!au (?:moins|minimum) )\D|, (?:les|hors|y compris|non compris)\b/);
  // "Les surfaces libres de toute construction et des aires de stationnement": what is free, of both.
  return plain
    .slice(plain.lastIndexOf(";", at) + 1, after < 0 ? plain.length : end + after)
    .replace(FREE_OF_BOTH, "libres de construction");
};

const isToUrbanise = ({ secteurs }: Reading): boolean => secteurs.every((code) => /^\d{0,2}AU/.test(code));

const share = (reading: Reading, quantity: Quantity): Found[] => {
  const { plain, full } = reading;
  if (isWeighed(reading, quantity)) return [];
  const before = plain.slice(Math.max(0, quantity.at - 45), quantity.at);
  const within = /(\d+(?:[.,]\d+)?) ?%[^%]*\bdont (?:au (?:moins|minimum) |un minimum de |les |la )?$/.exec(
    plain.slice(0, quantity.at),
  );
  if (
    (within?.[1] && Number(within[1].replace(",", ".")) < quantity.value) ||
    /^(?:\s*|[^.;,%]{0,45}\b)(?:supplementaires?|complementaires?|en plus|en sus|de plus)\b/.test(
      plain.slice(quantity.end),
    )
  )
    return [];
  if (quantity.value > 100 || ELSEWHERE.test(clauseAround(plain, quantity))) return [];
  if (!(OF_LAND.test(full) || ANAPHORA.test(plain) || LABEL.test(plain) || BARE.test(plain) || OF_A_PART.test(plain)))
    return [];
  if (
    /(?:superieure? (?:ou egale? )?a|inferieure? (?:ou egale? )?a|lorsque|plus de|dispose\w*)[^.;:|]{0,12}$/.test(
      before,
    ) &&
    !/(?:etre|est) inferieure?|ne (?:peut|doit|pourra|devra)|(?:^|[^.;]*[^.;,]) ?\b(?:est|sont|sera|seront|etre) (?:superieure?s? ou egale?s?|egale?s? ou superieure?s?) a $/.test(
      before,
    )
  )
    return [];
  const kind = kindOf(reading, quantity);
  if (kind === undefined) return [];
  const max = kind.startsWith("impermeabilise");
  if (!max && NOT_ASKED.test(plain.slice(0, quantity.at))) return [];
  const operation = reading.openers.some((each) => isHeadOfOperations(each.plain))
    ? "counted"
    : operationOf(plain, quantity.at, quantity.end);
  // A zone to be urbanised is built as one operation: what is asked of it is asked of the zone.
  const apart = operation === "counted" || (operation === "common" && !isToUrbanise(reading));
  const whole =
    operation === "common" ||
    /^\W*(?:pour |dans )?(?:les |toute |chaque |des |l')?operations?\b/.test(clauseAround(plain, quantity)) ||
    /^[^.;,]{0,25}\bde l'operation\b/.test(plain.slice(quantity.end));
  return [
    {
      champ: "espaces_verts",
      sousChamp: kind,
      valeur: quantity.value,
      unite: "%",
      operateur: max ? "<=" : ">=",
      at: quantity.at,
      end: quantity.end,
      ...(apart ? { reach: "special" as const, conditions: ["opération d'ensemble"] } : {}),
      ...(!apart && whole && reading.bearing.reach === "general"
        ? { reach: "limited" as const, conditions: ["opération d'ensemble", ...reading.bearing.conditions] }
        : {}),
      ...(!apart && reading.bearing.reach === "general" && LARGER_BUILDINGS.test(plain)
        ? { reach: "limited" as const, conditions: [reading.text.split(",")[0] ?? "", ...reading.bearing.conditions] }
        : {}),
    },
  ];
};

const sealed = (reading: Reading): Found[] => {
  if (!/impermeabilis/.test(reading.full)) return [];
  return areasIn(reading.plain)
    .filter(
      (each) =>
        /(?:limitee? a|maxim\w+ de|exceder|depasser|pas plus de|n'excede pas|ne depasse pas)\s*$/.test(
          reading.plain.slice(0, each.at),
        ) || /^\s*(?:au (?:plus|maximum)|maximum)\b/.test(reading.plain.slice(each.end)),
    )
    .map(
      (each) =>
        ({
          champ: "espaces_verts",
          sousChamp: "impermeabilise_max_m2",
          valeur: each.value,
          unite: "m2",
          operateur: "<=",
          at: each.at,
          end: each.end,
        }) as const,
    );
};

/** "Le coefficient de pleine terre est au moins égal à 0,30". */
const coefficientsIn = ({ plain, article, before }: Reading): Quantity[] => {
  const spokenOf = ANAPHORA.test(plain) ? before : "";
  if (
    !/(?:coefficient|ratio|taux|\bcpt\b|\bcbs\b)[^.;]{0,60}(?:pleine[- ]terre|vegetalis|espaces? (?:verts?|libres?)|impermeabilis)|\bcpt\b/.test(
      `${fold(article.title)} ${spokenOf} ${plain}`,
    ) ||
    /biotope|ponder/.test(spokenOf + plain)
  )
    return [];
  return [...plain.matchAll(/(?<![\d.,])0[.,]\d{1,2}\b(?!\s*(?:m\b|m2|metres?|%|pour))/g)].map((match) => ({
    value: Math.round(Number(match[0].replace(",", ".")) * 1000) / 10,
    at: match.index,
    end: match.index + match[0].length,
  }));
};

/** Open ground, planted, free or sealed shares of the land. */
export const espacesVerts: Grammar = (reading) => {
  if (reading.article.topic !== "espaces") return [];
  const percents = percentsIn(reading.plain);
  const shares = percents.length > 0 ? percents : [...sharesIn(reading.plain), ...coefficientsIn(reading)];
  return [...shares.flatMap((quantity) => share(reading, quantity)), ...sealed(reading)];
};
