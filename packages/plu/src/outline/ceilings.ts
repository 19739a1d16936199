import type { Statement } from "./statements.ts";

/** "Ce nombre est plafonné à 2 places par logement", "Il n'est pas exigé plus de deux places": no rule by itself. */
const CEILING =
  /^\W*(?:(?:ce|le) (?:nombre|total|chiffre|maximum)|il|elles?|sans que)\b[^.;]{0,30}(?:plafonne|limite|n'est pas (?:exige|impose|requis)|ne (?:peut|pourra|saurait)|n'exced|ne depass|soit exige)\w*[^.;]{0,30}\bpar logement/;
const BY_AREA = /\bplaces?\b[^.;]{0,40}\d ?m2/;

const joined = (norm: Statement, ceiling: Statement): Statement => ({
  ...norm,
  text: `${norm.text} ${ceiling.text}`,
  plain: `${norm.plain.trimEnd().padEnd(norm.text.length)} ${ceiling.plain}`.replace(/\. (?=\S)/, ", "),
  spans: [...norm.spans, ...ceiling.spans.slice(1)],
});

/** A norm by floor area and the ceiling that the next sentence of its paragraph sets are one rule. */
export const withCeilings = (statements: readonly Statement[]): readonly Statement[] => {
  const kept: Statement[] = [];
  for (const statement of statements) {
    const last = kept.at(-1);
    const same = last?.paragraph === statement.paragraph && last !== undefined;
    if (same && BY_AREA.test(last.plain) && CEILING.test(statement.plain))
      kept[kept.length - 1] = joined(last, statement);
    else kept.push(statement);
  }
  return kept;
};
