import type { Statement } from "./statements.ts";

const FIGURE = /\d+(?:[.,]\d+)?(?: ?(?:m2|m²|m(?:etres)?|%))?(?![a-z0-9])/g;
const SAID = /\brespectivement\b/;
const CODE = /\b\d?(?:au|[uan])[a-z]{0,3}\d{0,2}[a-z]{0,2}\b/g;

const SPEAKS_OF_BEFORE =
  /^\W*(?:(?:dans|en|pour) [^,]{2,50}, ?)?(?:ces (?:hauteurs|distances|reculs|retraits|taux|valeurs)|elles|celles-ci)\b/;

interface Part {
  readonly at: number;
  readonly end: number;
}

const blanked = (plain: string, parts: readonly Part[]): string =>
  parts.reduce((said, { at, end }) => said.slice(0, at) + " ".repeat(end - at) + said.slice(end), plain);

/** "L'extension et les annexes": what a verb is about, one part each. */
const subjectsIn = (plain: string, upTo: number): readonly Part[] => {
  const verb = plain
    .slice(0, upTo)
    .search(/\b(?:est|sont|sera|seront|ne|n'|doi(?:t|vent)|peu(?:t|vent)|atteint|atteignent)\b/);
  const subject = plain.slice(0, verb < 0 ? upTo : verb);
  const cuts = [...subject.matchAll(/,? et (?=l|d)|, (?=l|d)/g)];
  const from = [0, ...cuts.map((cut) => cut.index + cut[0].length)];
  return from.map((at, rank) => ({ at, end: cuts[rank]?.index ?? subject.length }));
};

const codesAfter = (plain: string, from: number): readonly Part[] =>
  [...plain.slice(from).matchAll(CODE)].map((match) => ({
    at: from + match.index,
    end: from + match.index + match[0].length,
  }));

/** The words that join two parts go with the one that is left out. */
const withJoint = (plain: string, part: Part, first: boolean): Part => {
  const before =
    /(?:,|\bet\b)\s*(?:(?:a|de|en|dans|pour) )?(?:les? |l'|la )?$/.exec(plain.slice(0, part.at))?.[0].length ?? 0;
  const after = /^\s*(?:,|et\b)\s*(?:de |a )?/.exec(plain.slice(part.end))?.[0].length ?? 0;
  return first ? { at: part.at, end: part.end + after } : { at: part.at - before, end: part.end };
};

/**
 * "L'extension et les annexes sont limitées respectivement à 60 m² et 25 m²": one sentence for each object, with its own
 * figure, in order; the words of the others are blanked. Any other sentence as it stands, and this one too when its parts
 * are not as many.
 */
export const respectively = (statement: Statement): readonly Statement[] => {
  const said = SAID.exec(statement.plain);
  if (said === null) return [statement];
  const plain = blanked(statement.plain, [{ at: said.index, end: said.index + said[0].length }]);
  const figures = [...plain.slice(said.index).matchAll(FIGURE)].map((match) => ({
    at: said.index + match.index,
    end: said.index + match.index + match[0].length,
  }));
  // "Ces hauteurs sont respectivement portées à 12 m et 10 m": the sentence before says which.
  if (SPEAKS_OF_BEFORE.test(plain)) return [{ ...statement, plain }];
  const last = figures.at(-1);
  if (last === undefined || figures.length < 2) return [statement];
  const parts = [codesAfter(plain, last.end), subjectsIn(plain, said.index)].find(
    ({ length }) => length === figures.length,
  );
  const unit = /(?:m2|m²|m(?:etres)?|%)$/.exec(plain.slice(last.at, last.end))?.[0];
  if (parts === undefined || unit === undefined) return [statement];
  return figures.map((own, rank) => {
    const left = [...figures, ...parts].filter((each) => each !== own && each !== parts[rank]);
    const hidden = left.map((each) => withJoint(plain, each, rank > 0 && (each === figures[0] || each === parts[0])));
    const kept = blanked(plain, hidden);
    return { ...statement, plain: withUnit(kept, own, unit) };
  });
};

/** "60 et 25 m²": the unit stands after the last figure alone. */
const withUnit = (plain: string, { at, end }: Part, unit: string): string =>
  /[a-z%²]$/.test(plain.slice(at, end))
    ? plain
    : plain.slice(0, end) + ` ${unit}`.padEnd(unit.length + 1) + plain.slice(end + unit.length + 1);
