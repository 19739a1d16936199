import { fold } from "../document/fold.ts";

const POINT = /\b(egout|sabliere|gouttiere|acrotere|faitage)\b/g;
const NAMES: Readonly<Record<string, string>> = {
  egout: "egout_m",
  sabliere: "egout_m",
  gouttiere: "egout_m",
  acrotere: "acrotere_m",
  faitage: "faitage_m",
};

interface Point {
  readonly name: string;
  /** Followed by "ou": another point stands in the same head, though not always the one its line goes on with. */
  readonly shared: boolean;
}

const pointsOf = (heads: readonly string[]): readonly Point[] =>
  heads.flatMap((head) => {
    const plain = fold(head);
    return [...plain.matchAll(POINT)].map((match) => ({
      name: NAMES[match[1] ?? ""] ?? "",
      shared: /^\s+ou\b/.test(plain.slice(match.index + match[0].length)),
    }));
  });

/** Every way to put each point under one of `columns` columns, none left empty. */
const groupings = (count: number, columns: number): readonly (readonly number[])[] => {
  const all = Array.from({ length: columns ** count }, (_, code) =>
    Array.from({ length: count }, (_, at) => Math.floor(code / columns ** at) % columns),
  );
  return all.filter((each) => new Set(each).size === columns);
};

/** No ridge is as low as its eaves, no parapet higher than the ridge. */
const isPossible = (
  points: readonly Point[],
  grouping: readonly number[],
  rows: readonly (readonly number[])[],
): boolean =>
  rows.every((row) => {
    const of = (name: string): number | undefined => {
      const at = points.findIndex((point) => point.name === name);
      return at < 0 ? undefined : row[grouping[at] ?? 0];
    };
    const [eaves, parapet, ridge] = [of("egout_m"), of("acrotere_m"), of("faitage_m")];
    if (ridge === undefined) return true;
    return (eaves === undefined || eaves < ridge) && (parapet === undefined || parapet <= ridge);
  });

/** "SABLIERE OU" over "FAITAGE" over "ACROTERE": the eaves share their column. */
const keepsTogether = (points: readonly Point[], grouping: readonly number[]): boolean =>
  points.every(
    ({ shared }, at) => !shared || grouping.some((column, other) => other !== at && column === grouping[at]),
  );

const MOST_POINTS = 4;

/**
 * The measuring points of each column of a table whose heads were poured in broken lines: the only grouping that the heights
 * allow. Undefined when several do, or none: the table is then not read.
 */
export const columnsOfBrokenHeads = (
  heads: readonly string[],
  rows: readonly (readonly number[])[],
): readonly (readonly string[])[] | undefined => {
  const points = pointsOf(heads);
  const width = rows[0]?.length ?? 0;
  const names = new Set(points.map(({ name }) => name));
  if (width < 2 || width > MOST_POINTS || names.size !== points.length || points.length > MOST_POINTS) return undefined;
  if (points.length < width || rows.some((row) => row.length !== width)) return undefined;
  const possible = groupings(points.length, width)
    .filter((each) => keepsTogether(points, each) && isPossible(points, each, rows))
    .filter((each) => points.length > width || each.every((column, at) => column === at));
  const [only] = possible;
  if (possible.length !== 1 || only === undefined) return undefined;
  return Array.from({ length: width }, (_, column) =>
    points.flatMap(({ name }, at) => (only[at] === column ? [name] : [])),
  );
};
