const COUNT = "(?:\\d{1,3}|une?|deux|trois|quatre|cinq|six|sept|huit|neuf|dix|douze|quinze|vingt)";
const PARTS = "(?:logements?|lots?|constructions?|habitations?|maisons?|unites?)";

/** What is built together: its own duties are no rule of one parcel. */
const TOGETHER =
  "(?:operations? (?:groupees?|d'ensemble|d'amenagement|d'habitat|d'habitations|de constructions?|de lotissement|de logements)|lotissements?|(?:groupes?|ensembles?) (?:d'habitations?|d'immeubles|de (?:batiments|constructions|logements|maisons))|permis d'amenager|permis groupes?)";

/** "Les opérations de plus de 10 lots", "à partir de 10 logements", "une opération qui comporte plus de 6 logements". */
const FROM_HOW_MANY = new RegExp(
  `(?:operations?|programmes?|lotissements?|ensembles?|projets?|permis)\\b[^.;,%]{0,70}\\b(?:plus d[e']|au moins|a partir de|superieure?s? a|au-dela de|comptant|comportant|portant sur|d'au moins) ?(?:plus de |au moins )?${COUNT} (?:lots? (?:ou|et) )?(?:nouveaux )?${PARTS}|(?:a partir de|au-dela de) ${COUNT} ${PARTS}|\\b${COUNT} ${PARTS} (?:ou|et) plus\\b`,
);

const OPENED_BY_COUNT = new RegExp(`^\\W*(?:dans|pour|lorsqu|a partir|au-dela)[^.;%]*(?:${FROM_HOW_MANY.source})`);

/** "Dans les lotissements, …", "Les opérations groupées doivent…": the duty of the whole, however many lots. */
const OF_THE_WHOLE = new RegExp(
  `(?:^\\W*|[;:] ?)(?:(?:dans|pour|lors d[e']) (?:le cas d[e'] ?)?)?(?:les?|tout|toute|chaque|des|un|une|l')? ?${TOGETHER}`,
);

/** "Pour les constructions de plus de deux logements, …": a duty of larger buildings alone. */
export const LARGER_BUILDINGS = new RegExp(
  `^\\W*(?:pour|dans) [^.;,%]{0,20}(?:constructions?|batiments?|immeubles?)[^.;,%]{0,30}(?:plus d[e']|au moins|a partir de|moins de) ?${COUNT} ${PARTS}`,
);

/** Open space held in common: it exists only where several share the land. */
const IN_COMMON =
  /(?:espaces?|surfaces?|jardins?|parcs?|squares?|aires?)(?: (?:verts?|libres?|plantee?s?|paysagers?|paysageres?|vegetalisee?s?|exterieurs?|ouverts?|de jeux?|et|ou|de|pleine terre|d'agrement)){0,4} (?:(?:a usage |d'usage )?(?:collectif|commun)(?:s|e|es|ve|ves)?)\b|communs? (?:a|aux?) (?:tous |l'ensemble|lots|logements|colotis)/;

/** The words of one figure: from the figure before it, or the beginning of its clause, to the figure after it. */
interface Around {
  readonly own: string;
  readonly opening: string;
}

const ANY_SHARE = /\d+(?:[.,]\d+)? ?%/;
const SHARES = new RegExp(ANY_SHARE, "g");

const aroundOf = (plain: string, at: number, end: number): Around => {
  const from = Math.max(plain.lastIndexOf(";", at) + 1, 0);
  const stop = plain.indexOf(";", end);
  const clause = { from, to: stop < 0 ? plain.length : stop };
  const shares = [...plain.matchAll(SHARES)].map((match) => ({ at: match.index, end: match.index + match[0].length }));
  const before = shares.findLast((each) => each.end <= at && each.at >= clause.from);
  const after = shares.find((each) => each.at >= end && each.at < clause.to);
  const firstShare = shares.find((each) => each.at >= clause.from);
  const ending = after === undefined ? clause.to : startOfNext(plain, end, after.at);
  return {
    own: plain.slice(before === undefined ? clause.from : startOfNext(plain, before.end, at), ending),
    opening: plain.slice(clause.from, firstShare?.at ?? at),
  };
};

/** Where, between two figures, what is said of the second begins. */
const startOfNext = (plain: string, end: number, at: number): number => {
  const cut = plain.slice(end, at).search(/,|\bet\b/);
  return cut < 0 ? at : end + cut;
};

/** How a share is that of operations: asked from a number of lots or dwellings, or of the open space held in common. */
export const operationOf = (plain: string, at: number, end: number): "counted" | "common" | undefined => {
  const { own, opening } = aroundOf(plain, at, end);
  if (FROM_HOW_MANY.test(own) || OPENED_BY_COUNT.test(opening)) return "counted";
  return [own, opening].some((each) => OF_THE_WHOLE.test(each)) || IN_COMMON.test(own) ? "common" : undefined;
};

/** A line above that keeps what follows for operations: "Dans les opérations de plus de 10 logements :". */
export const isHeadOfOperations = (plain: string): boolean =>
  plain.length < 140 && (OF_THE_WHOLE.test(plain) || FROM_HOW_MANY.test(plain)) && !ANY_SHARE.test(plain);

/** Every share of the sentence is one of operations: "ce taux" in the next sentence speaks of the one before it. */
export const isOnlyOfOperations = (plain: string): boolean => {
  const shares = [...plain.matchAll(SHARES)];
  return (
    shares.length > 0 &&
    shares.every((each) => operationOf(plain, each.index, each.index + each[0].length) !== undefined)
  );
};
