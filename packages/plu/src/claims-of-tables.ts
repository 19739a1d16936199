import type { Claim } from "./claim.ts";
import { type ClaimContext, claimOf } from "./claims-of-articles.ts";
import { fold } from "./document/fold.ts";
import { GRAMMARS } from "./grammar/all.ts";
import { bannedByName, USES_TABLE } from "./grammar/destinations.ts";
import { type Bearing, bearingOf } from "./grammar/exceptions.ts";
import { lineOrBackIn } from "./grammar/line-or-back.ts";
import type { Found, Reading } from "./grammar/reading.ts";
import type { Fragment } from "./outline/fragments.ts";
import { useCellsIn } from "./outline/land-use-tables.ts";
import { hasNotations, type Notations, notationCells, notationsIn } from "./outline/notations.ts";
import type { ArticleText } from "./outline/outline.ts";
import { isEmptyCell, isSilentCell, topicOfLabel } from "./outline/rule-rows.ts";
import type { Secteurs } from "./outline/secteurs.ts";
import type { Statement } from "./outline/statements.ts";
import type { TableCell } from "./outline/table-cell.ts";
import { tablesIn } from "./outline/tables.ts";
import { HANGING } from "./outline/titles.ts";
import { type Topic, topicOf } from "./outline/topics.ts";

const statementOf = (article: ArticleText, row: Fragment, text: string): Statement => ({
  text,
  plain: fold(text),
  spans: [{ start: 0, page: row.page }],
  article,
  openers: [],
  isItem: false,
  rank: 0,
  paragraph: 0,
});

const topicOfCell = ({ title, topic }: ArticleText, { label, under }: TableCell): Topic => {
  const named = topicOfLabel(label) ?? topicOf(`${title} ${label}`) ?? topicOfLabel(under ?? "");
  return named === undefined || named === "mixed" || named === "usages" ? topic : named;
};

const SETBACKS: ReadonlySet<Topic> = new Set(["voie", "limites", "entre"]);
const OTHER_LENGTH = /hauteur|longueur|largeur|profondeur|bande|lineaire|facade|cloture|saillie|debord/;
const BOUNDED = /maxim|\bmax\b|au plus|min|au moins|exced|depass|≤|≥|<|>|=/;
const BARE_LENGTH = /^\d+(?:[.,]\d+)? ?m(?:etres?)?(?=\W*$|\s*[(,;])/;

const PLACING = /recul|retrait|distance|marge|ecart|implant|alignement|limites|emprises? publiques/;

/** A bare "5 m" beside "Recul" is the least one asked for; "0 m" may as well oblige to the alignment, or only allow it. */
const impliedIn = (topic: Topic, label: string, value: string): string => {
  if (topic === "espaces" && /pleine[- ]terre/.test(label)) return "part du terrain";
  const setback =
    SETBACKS.has(topic) && PLACING.test(label) && BARE_LENGTH.test(value) && !BOUNDED.test(`${label} ${value}`);
  return setback ? "recul minimum" : "";
};

/** The value as a sentence would write it: "H/2" is a distance, "2 par logement" counts places. */
const valueSaid = (topic: Topic, text: string): string => {
  if (topic === "stationnement") return text.replace(/^(\d+(?:[.,]\d+)?) ?(?=par |pour |\/)/, "$1 places ");
  if (!SETBACKS.has(topic)) return text;
  return text.replace(/^[^\p{L}\d]*(?=[Hh]\s*(?:\/\s*\d|$|[,;(]|avec\b|min))/u, "L ≥ ");
};

const isUnsure = (topic: Topic, label: string, text: string): boolean =>
  isEmptyCell(text) ||
  HANGING.test(text.trim()) ||
  /\b(?:sauf|hors|si|avec|lorsque)$|\([^)]*$/.test(fold(text).trim()) ||
  (SETBACKS.has(topic) &&
    (OTHER_LENGTH.test(label) ||
      (/^0+(?:[.,]0+)? ?(?:m|ou|-|\/)/.test(fold(text)) && lineOrBackIn(fold(text)) === undefined)));

const withCondition = (bearing: Bearing, { condition, ofLandClass }: TableCell): Bearing => {
  const reach = ofLandClass && bearing.reach === "general" ? "limited" : bearing.reach;
  return condition === undefined ? bearing : { ...bearing, reach, conditions: [condition, ...bearing.conditions] };
};

/** What one cell says, as the sentence its heads make of it: "Emprise au sol maximale : 60 %". */
const readingOfCell = (article: ArticleText, cell: TableCell): Reading => {
  const topic = topicOfCell(article, cell);
  const told = topic === article.topic ? article : { ...article, topic };
  const label = cell.label === "" ? article.title : cell.label;
  const sentence = statementOf(told, cell.row, `${label} : ${valueSaid(topic, cell.text)}`);
  const own = bearingOf(sentence, false);
  const above = cell.under === undefined ? own : bearingOf(statementOf(told, cell.row, cell.under), false);
  const title = topic === article.topic || topicOfLabel(cell.label) === undefined ? fold(article.title) : "";
  const lead = [
    title,
    fold(topicOfLabel(cell.label) ? "" : (cell.under ?? "")),
    impliedIn(topic, fold(label), fold(cell.text)),
  ]
    .filter((part) => part !== "")
    .join(" ");
  return {
    ...sentence,
    secteurs: cell.secteurs,
    foreign: false,
    bearing: withCondition(above.reach === "general" ? own : above, cell),
    full: `${lead} ${sentence.plain}`,
    ownFrom: lead.length + 1,
    before: "",
    measuredTo: [],
  };
};

const POINTS = /[ée]gouts?|sabli[èe]re|acrot[èe]re|fa[îi]tage/giu;
const SEVERAL = /\d\s*(?:m\w*)?\s*\/\s*\d/;

/** "Hauteur égout / faîtage | 7 m / 10 m": each height is that of its own point, or of none when they are not as many. */
const byPoints = (cell: TableCell): readonly TableCell[] => {
  if (!SEVERAL.test(cell.text) || topicOfLabel(cell.label) !== "hauteur" || cell.text.match(POINTS)) return [cell];
  const points = cell.label.match(POINTS) ?? [];
  const values = cell.text.split("/").map((each) => each.trim());
  if (points.length !== values.length) return [{ ...cell, text: "" }];
  return points.map((point, at) => ({ ...cell, label: `Hauteur ${point}`, text: values[at] ?? "" }));
};

/** Under the looks of buildings, a height is that of a fence, of a dormer or of a sign. */
const cellsIn = (article: ArticleText, secteurs: Secteurs, notations: Notations): readonly TableCell[] =>
  article.topic === "aspect"
    ? []
    : [
        ...tablesIn(article.fragments, secteurs, article.topic === "stationnement").cells.flatMap(byPoints),
        ...notationCells(article, notations, secteurs),
      ];

/** What notations mean, wherever the zone defines them; sought only where a line of values is written in them. */
const notationsOf = (articles: readonly ArticleText[]): Notations =>
  articles.some(({ fragments }) => hasNotations(fragments))
    ? notationsIn(articles.flatMap(({ title, fragments }) => [title, ...fragments.map(({ text }) => text)]))
    : new Map();

const foundIn = (reading: Reading, cell: TableCell): readonly Found[] =>
  isUnsure(reading.article.topic, fold(cell.label), cell.text) ? [] : GRAMMARS.flatMap((grammar) => grammar(reading));

/** What the label or the caption keeps for annexes leaves the rule of the zone unsaid, whatever the cell. */
const isForOthers = (article: ArticleText, { row, label, under }: TableCell): boolean =>
  [label, under ?? ""].some((each) => bearingOf(statementOf(article, row, each), false).reach === "special");

/** The secteurs of the column or of the row, unless the cell itself tells them apart: "5 m (3 m en UBa)". */
const scopeOf = ({ text, secteurs: own }: TableCell, { all }: Secteurs): Pick<Found, "secteurs"> => {
  const words = text.split(/[^\p{L}\d-]+/u);
  return all.some((code) => words.includes(code)) ? {} : { secteurs: own };
};

/** The uses that tables of uses forbid: "Industrie | N" where a legend says that N forbids. */
const claimsOfUses = (article: ArticleText, context: ClaimContext): Claim[] => {
  if (!USES_TABLE.has(article.topic)) return [];
  return useCellsIn(article.fragments, context.secteurs).flatMap(({ row, use, state, secteurs }) => {
    const found = state === "forbidden" ? bannedByName(fold(use)) : undefined;
    if (found === undefined) return [];
    const quoteFrom = statementOf(article, row, row.text);
    const reading = readingOfCell(article, { row, label: use, text: "", secteurs });
    return claimOf({ ...found, secteurs, quoteFrom, conditions: [] }, reading, context);
  });
};

/** Every value of the tables that cross secteurs, or the whole zone, with rules. */
export const claimsOfTables = (articles: readonly ArticleText[], context: ClaimContext): Claim[] => {
  const notations = notationsOf(articles);
  return articles.flatMap((article) => [
    ...claimsOfUses(article, context),
    ...cellsIn(article, context.secteurs, notations).flatMap((cell) => {
      const reading = readingOfCell(article, cell);
      const row = statementOf(reading.article, cell.row, cell.row.text);
      return foundIn(reading, cell).flatMap((found) =>
        claimOf({ ...found, ...scopeOf(cell, context.secteurs), quoteFrom: row }, reading, context),
      );
    }),
  ]);
};

/**
 * The cells of the tables as sentences quoted by their row, for what they leave unsaid. "Non réglementé" frees its subject
 * only where no other row rules it ("Hauteur à l'égout : non réglementé" beside a height to the ridge).
 */
export const readingsOfTables = (articles: readonly ArticleText[], secteurs: Secteurs): Reading[] => {
  const notations = notationsOf(articles);
  return articles.flatMap((article) => {
    const cells = cellsIn(article, secteurs, notations)
      .filter(({ text }) => !isEmptyCell(text))
      .filter((cell) => !isForOthers(article, cell))
      .map((cell) => ({ cell, reading: readingOfCell(article, cell) }));
    const keysOf = ({ secteurs: codes, article: { topic } }: Reading) => codes.map((code) => `${topic} ${code}`);
    const ruled = new Set(
      cells.filter(({ cell }) => !isSilentCell(cell.text)).flatMap(({ reading }) => keysOf(reading)),
    );
    return cells
      .filter(({ cell, reading }) => !isSilentCell(cell.text) || !keysOf(reading).some((key) => ruled.has(key)))
      .map(({ cell, reading }) => ({ ...reading, text: cell.row.text }));
  });
};
