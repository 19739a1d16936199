import { levels, storeys } from "./niveaux.ts";
import { lengthsIn, type Quantity } from "./numbers.ts";
import type { Found, Grammar, Reading } from "./reading.ts";

const REFERENCES: readonly (readonly [RegExp, string])[] = [
  [/\bhe\s?[≤<=:]/, "egout_m"],
  [/\bhf\s?[≤<=:]/, "faitage_m"],
  [/egout|sabliere|bas de pente|gouttiere/, "egout_m"],
  [/attique/, "acrotere_attique_m"],
  [/acrotere|toitures?[- ]terrasses?|toits?[- ]terrasses?|toiture plate/, "acrotere_m"],
  [/faitage|faite\b/, "faitage_m"],
];
const TOP = /hauteur (?:totale|maximale|absolue|hors tout|au sommet)|point (?:le plus haut|culminant)|sommet|hauteur/;
const LIMIT =
  /exced|depass|limitee?|maxim|fixee?|superieure|au plus|inferieure ou egale|≤|est de|sera de|peut atteindre|contenue? a|(?:reste|demeure|est|sera|etre) (?:strictement )?inferieure? a|\bne (?:sera|seront)\b[^.;]{0,15}a plus de|\bne (?:s'eleve|mont|culmin|(?:se )?(?:trouve|situe))\w*|(?:s'eleve|mont|culmin)\w* (?:jusqu')?a|\bsoit \d|(?:portee?|ramenee?|reduite?|abaissee?)s? a|plafonn|:/;
const NOT_A_HEIGHT =
  /(?<!\bne (?:s'eleve|mont)\w* (?:pas |jamais |guere )?)(?:au-dessus d[eu'] ?|au-dela d[eu'] ?)$|(?:profondeur|bande|recul|retrait|distance|longueur|largeur|lineaire|lineaires|tous les|tranches? de|sections? de|superieure d'au|majoree? d[e']|augmentee? d[e']|supplementaires?|depassement)[^.;,:]{0,28}$/;
/** "Les équipements techniques peuvent dépasser la hauteur de 2 m": by how much, not how high. */
const OVER_THE_HEIGHT =
  /(?<!\bne )\bp(?:eut|euvent|ourra|ourront) (?:\w+ )?(?:depasser|exceder)(?: (?:cette|la|ces|les) hauteurs?(?: \w+){0,3})?(?: de| d'au plus| jusqu'a)?\s*$/;
const AFTER =
  /^\s*(?:supplementaires?|de (?:longueur|largeur|large|long|profondeur|recul|retrait|l'alignement)|d'une? (?:autre )?(?:construction|batiment|limite|voie|zone)|de (?:la |toute |l')(?:limite|voie|alignement|construction)|par rapport a l'alignement|a partir de l'alignement|des limites|au-dessus(?! du (?:sol|terrain|niveau du (?:sol|terrain)))|le long|comptes? a partir de l'alignement|(?:maximum )?(?:a la|en|sur la|de) facade)/;
const MINIMUM =
  /minimum|minimale?\b|au moins|mini\b|ne (?:peut|peuvent|pourra|pourront|doit|doivent|devra|devront|saurait)[^.;]{0,25}inferieures?(?! ou egale)/;
const RELATIVE =
  /(?:difference (?:d'altitude|de hauteur)|distance comptee|par rapport aux? (?:voies?|limites?)|(?:en|sur) (?:les? |la |une )?limites? separatives?|sur (?:les? |la )?limites?|largeur de la voie|alignement oppose)/;
const NOT_BUILDINGS =
  /cloture|plancher (?:bas|du rez)|sous dalle|sous plafond|sous-?plafond|hauteur des? (?:murs?|haies?)|soubassement|enseigne|emergence|acroteres? (?:de|d'une?) (?:\d|hauteur|un |plus)|garde-corps/;

/** "Deux niveaux surmontés d'un attique": a storey counted, no point that a height is measured to. */
const ROOF_STOREY =
  /(?:surmonte\w*|couronne\w*|\bet|\bplus) d?['e ]?\s?(?:un )?(?:etage en )?attique|\+ ?(?:1 )?attique/g;

const names = (text: string): string[] => {
  const points = text.replace(ROOF_STOREY, " ");
  return [...new Set(REFERENCES.flatMap(([pattern, name]) => (pattern.test(points) ? [name] : [])))];
};

/** "6 m (4 m en secteur URa)": the second figure is measured as the first. */
const ASIDE = /^\s*\(\s*$/;

/** "7 m à l'égout en UD1, 6 m en UD2 et 4 m en UD3": each figure is measured as the one before it. */
const SAME_FOR_ANOTHER =
  /^[^.]{0,40};\s*(?:elles?|celle-ci|cette hauteur) (?:est|sera|peut)[^.;\d]{0,40}$|^\s*(?:en|dans|pour|sur)\s[^.:]{2,60}(?:,|;|\bet\b)\s*(?:a |de )?$|^\s*[;,]\s*(?:et |mais )?(?:en|dans) [^.:;\d]{2,40} (?:a |de )$/;

/** "Elle est portée à 12 m", "ces hauteurs sont portées à 9 m et 13 m": measured as in the sentence before. */
/** "7 m à l'égout, ou 9 m dans le secteur UBa": the same height, elsewhere. */
const OR_ELSEWHERE = /(?:^|,) ?(?:ou|et|puis) (?:a |de )?$/;
const IN_A_PART = /^\s*(?:en|dans|pour) (?:les? |la )?(?:(?:sous-)?(?:secteurs?|zones?)|\d?(?:u|au|n)[a-z\d-]{1,4})\b/;

const SPEAKS_OF =
  /^\W*(?:(?:dans|en|pour) [^,]{2,50}, ?)?(?:elles?|ces? (?:hauteurs?|valeurs?|limites?|maxim\w+)|cette hauteur|celle-ci|celles-ci)\b/;

const anaphoric = (reading: Reading, index: number): readonly string[] => {
  if (!SPEAKS_OF.test(reading.plain)) return [];
  const before = { ...reading, plain: reading.before, full: reading.before, ownFrom: 0, before: "", measuredTo: [] };
  const lengths = lengthsIn(reading.before);
  const said = lengths.map((_, at) => referencesOf(before, lengths, at));
  const own = lengthsIn(reading.plain).length;
  if (own > 1 && own !== said.length) return [];
  return said[index] ?? (said.length === 1 ? (said[0] ?? []) : []);
};

/** The measuring points a number is bound to: those said after it, before the next number; else those said before it. */
const referencesOf = (reading: Reading, lengths: readonly Quantity[], index: number): readonly string[] => {
  const { plain } = reading;
  const length = lengths[index];
  if (!length) return [];
  if (index > 0 && ASIDE.test(plain.slice(lengths[index - 1]?.end, length.at)))
    return referencesOf(reading, lengths, index - 1);
  const nextAt = lengths[index + 1]?.at ?? plain.length;
  const tail = plain.slice(length.end, nextAt).split(/[;]|\bet de\b/)[0] ?? "";
  const beforeFrom = lengths[index - 1]?.end ?? 0;
  const before = plain.slice(beforeFrom, length.at);
  const after = names(
    /^\s*(?:maximum |maxi |au |a l|a la|sous|\(|ou |,? ?mesure|,? ?(?:si|lorsqu)\w*[' ](?:elle|celle-ci|la hauteur) est mesuree|hors|, )/.test(
      tail,
    ) || lengths.length === 1
      ? (tail.split(/,\s(?!mesure)|\bet\s(?=au|a)/)[0] ?? tail)
      : "",
  );
  if (after.length > 0) return after;
  if (/^\s*(?:hors tout|(?:mesures? )?au (?:point|sommet)|au total|de hauteur totale)/.test(tail) && after.length === 0)
    return [];
  const own = names(before);
  if (own.length > 0) return own;
  const again = SAME_FOR_ANOTHER.test(before) || (OR_ELSEWHERE.test(before) && IN_A_PART.test(plain.slice(length.end)));
  if (index > 0 && again) return referencesOf(reading, lengths, index - 1);
  const spokenOf = anaphoric(reading, index);
  if (spokenOf.length > 0) return spokenOf;
  const above = names(reading.full.slice(0, reading.ownFrom));
  return above.length > 0 || TOP_POINT.test(plain) ? above : reading.measuredTo;
};

const TOP_POINT = /hors tout|point (?:le plus haut|haut|culminant)|sommet|hauteur totale/;
const DEFINED =
  /hauteur[^.;]{0,90}(?:mesuree?s?|calculee?s?|comptee?s?|s'apprecie|prise|comprise|entend\w*|est la (?:difference|distance|dimension|longueur))[^.;]{0,160}/;

/** The measuring point an article defines for its heights, in a sentence without figure; two points at once define none. */
export const measuredToIn = (statements: readonly Pick<Reading, "plain">[]): readonly string[] => {
  const defined = statements.flatMap(({ plain }) => {
    const match = lengthsIn(plain).length === 0 ? DEFINED.exec(plain) : null;
    return match ? [names(match[0].replace(/\bsauf\b.*|\bhors\b.*/, ""))] : [];
  });
  const [first] = defined;
  const sound = first !== undefined && !(first.includes("faitage_m") && first.length > 1);
  return defined.length === 1 && sound && !first.includes("acrotere_attique_m") ? first : [];
};

const AGRICULTURAL =
  /batiments? d'exploitation\b(?! commercial| industriel)|(?:exploitation|batiments?|constructions?|usage|vocation|destination)[^.;]{0,30}(?:agricoles?|forestiere)/;

/** "Les annexes ne dépassent pas… Les autres constructions…": those are the main ones. */
const besideAnnexes = ({ article }: Reading): boolean =>
  article.fragments.some(({ plain }) => /^[^.;]{0,20}\bannexes?\b/.test(plain));

const OF_ANNEXES = /\bannexes?\b|abris? de jardin/;

/** "Celle des bâtiments agricoles est limitée à 12 m, celle des annexes à 4 m": the object last named before the figure. */
const nearestObject = ({ plain }: Reading, lengths: readonly Quantity[], index: number): string | undefined => {
  const before = plain.slice(lengths[index - 1]?.end ?? 0, lengths[index]?.at);
  const told = [OF_ANNEXES, AGRICULTURAL].filter((object) => object.test(plain));
  const own = told.filter((object) => object.test(before));
  return told.length === 2 && own.length === 1 ? before : undefined;
};

/** What is said around one height, when a semicolon keeps it from the others. */
const clauseOf = (plain: string, lengths: readonly Quantity[], index: number): string => {
  const at = lengths[index]?.at ?? 0;
  const from = plain.lastIndexOf(";", at) + 1;
  const stop = plain.indexOf(";", at);
  return plain.slice(from, stop < 0 ? plain.length : stop);
};

const sousChampsOf = (
  reading: Reading,
  references: readonly string[],
  { full, around }: { readonly full: string; readonly around: string },
): { sousChamps: readonly string[]; special?: string } => {
  if (OF_ANNEXES.test(full.replace(/(?:et|y compris|ainsi que) (?:leurs|ses|les) annexes/g, "")))
    return { sousChamps: ["annexes_m"], special: "annexes" };
  if (AGRICULTURAL.test(full)) return { sousChamps: ["max_agricole_m"], special: "constructions agricoles" };
  if (/autres constructions|autres batiments/.test(around)) {
    return references.includes("faitage_m")
      ? { sousChamps: ["faitage_autres_m"], special: "autres constructions" }
      : { sousChamps: besideAnnexes(reading) ? references : [] };
  }
  return { sousChamps: references.length > 0 ? references : ["max_m"] };
};

/** A number alone is a table cell unless it is a list item or what a lead-in announces. */
const isCell = (reading: Reading): boolean =>
  /^[\d.,\s]+(?:m|metres?)?\W*$/.test(reading.plain) && !/^(?:lead|sector)$/.test(reading.openers.at(-1)?.role ?? "");

/** The sentence that says what a height is gives none. */
const DEFINES = /^\W*definitions?\b|\bon entend par\b/;

/** "7 m à l'égout." is the whole rule of its article. */
const ALONE =
  /(?:^\W*|[,;(] ?(?:et )?|\bet )\d+(?:[.,]\d+)? ?m(?:etres)?(?: maximum| maxi)? (?:au (?:faitage|sommet|point)|a l'(?:egout|acrotere)|hors tout)/;

const heights = (reading: Reading): Found[] => {
  const { plain, full } = reading;
  if (isCell(reading)) return [];
  const exceptFrom = reading.bearing.exceptFrom ?? plain.length;
  const lengths = lengthsIn(plain);
  // "Ces hauteurs sont portées à 12 m et 10 m": of what, only the sentence before says.
  if (lengths.length > 1 && SPEAKS_OF.test(plain) && /\bces\b|\bcelles-ci\b/.test(plain) && names(plain).length === 0)
    if (anaphoric(reading, 0).length === 0 && lengthsIn(reading.before).length > 0) return [];
  return lengths.flatMap((length, index): Found[] => {
    const before = plain.slice(Math.max(0, length.at - 60), length.at);
    const after = plain.slice(length.end);
    const base = { champ: "hauteur", valeur: length.value, operateur: "<=", at: length.at, end: length.end } as const;
    if (/^\s*(?:\(?n\.?g\.?f|n\.g\.f)/.test(after)) {
      // The level of a floor above the water, or the least one asked for, is no height.
      if (/rez-de-chaussee|planchers?|\bseuils?\b/.test(before) || /^\W*n\.?g\.?f\.?\W*(?:au moins|minim)/.test(after))
        return [];
      return [
        {
          ...base,
          sousChamp: "ngf_m",
          unite: "m NGF",
          reach: "limited",
          conditions: ["cote NGF", ...reading.bearing.conditions],
        },
      ];
    }
    if (
      NOT_A_HEIGHT.test(before) ||
      OVER_THE_HEIGHT.test(before) ||
      AFTER.test(after) ||
      MINIMUM.test(plain.slice(Math.max(0, length.at - 60), length.end + 12))
    )
      return [];
    if (length.value < 2 || length.value > 100) return [];
    const { sousChamps, special } = sousChampsOf(reading, referencesOf(reading, lengths, index), {
      full:
        nearestObject(reading, lengths, index) ??
        (length.at < exceptFrom ? full.slice(0, reading.ownFrom + exceptFrom) : full),
      around: clauseOf(plain, lengths, index),
    });
    const narrowed =
      special === undefined
        ? {}
        : {
            reach:
              reading.bearing.reach === "special" && special !== "annexes"
                ? reading.bearing.reach
                : ("limited" as const),
            conditions: [special, ...reading.bearing.conditions],
          };
    if (!LIMIT.test(full) && !TOP.test(full) && !ALONE.test(plain)) return [];
    return sousChamps.map((sousChamp) => ({ ...base, ...narrowed, sousChamp, unite: "m" }));
  });
};

const FACADE = /hauteur (?:maxim\w+ |maxi )?(?:de|en|des|a la) facades?|\bhf\b|hauteur frontale/;

/** "15 m en façade et la hauteur totale à 18 m": only the total height has a name in the vocabulary. */
const totalHeight = (reading: Reading): Found[] => {
  const said = reading.plain.replace(FACADE, (all) => " ".repeat(all.length));
  const from = /\bhauteur (?:totale|maximale|absolue)/.exec(said)?.index ?? 0;
  const facadeAfter = FACADE.exec(reading.plain.slice(from));
  if (facadeAfter) return [];
  return lengthsIn(reading.plain)
    .filter((length) => length.at > from)
    .slice(0, 1)
    .map(({ value, at, end }) => ({
      champ: "hauteur",
      sousChamp: "max_m",
      valeur: value,
      unite: "m",
      operateur: "<=",
      at,
      end,
    }));
};

/** Heights of main buildings, by measuring point; levels; annexes and farm buildings apart. */
export const hauteur: Grammar = (reading) => {
  if (reading.article.topic !== "hauteur") return [];
  const { plain, full } = reading;
  if (FACADE.test(plain) && !/egout|acrotere|sabliere|faitage/.test(plain)) {
    const total = /hauteur (?:totale|maximale|absolue)[^.;]*/.exec(plain.replace(FACADE, ""));
    return total && !/^[^.;]*hauteur[^.;]*hauteur[^.;]*hauteur/.test(plain) ? totalHeight(reading) : [];
  }
  if (RELATIVE.test(full) || NOT_BUILDINGS.test(plain) || DEFINES.test(plain)) return [];
  if (!/hauteur|faitage|egout|acrotere|niveaux|\br\s?\+/.test(full) && reading.article.topic !== "hauteur") return [];
  return [...heights(reading), ...levels(reading), ...storeys(reading)];
};
