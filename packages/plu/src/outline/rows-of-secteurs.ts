import { fold } from "../document/fold.ts";
import { valuesOf } from "./cell-values.ts";
import type { Fragment } from "./fragments.ts";

/** Read in one way only: nothing in it may be matched twice. */
const CODE = "\\d{0,2}[UAN][A-Za-z]{0,4}(?:\\d{1,2}[a-z]?)?";
const ROW = new RegExp(`^((?:[Ss]ecteurs? )?${CODE}(?:(?:, | et |, et )${CODE})*)\\s+(\\S.*)$`);
const HEAD = /^(?:sous-)?(?:secteurs?|zones?)\b(?! \S*\d)/;

/** The heads of columns, by the words they begin with, and the kind of value that stands under each. */
const HEADS: readonly (readonly [RegExp, Kind])[] = [
  [/^(?:emprise|ces\b|coefficient d'emprise)/, "%"],
  [/^(?:pleine terre|espaces? |part |coefficient de pleine|surfaces? )/, "%"],
  [/^(?:hauteur|faitage|egout|acrotere)/, "m"],
  [/^(?:recul|retrait|distance|marge)/, "m"],
  [/^(?:a l'(?:egout|acrotere)|au faitage|sous egout)/, "m"],
];
type Kind = "%" | "m";
const STARTS =
  /(?<![\p{L}'’])(?=(?:Emprise|CES\b|Coefficient|Pleine terre|Espaces? |Part |Surfaces? |Hauteurs?|Faîtage|Égout|Acrotère|Reculs?|Retraits?|Distances?|Marges?|(?<!Hauteurs?(?: maximales?)? )(?:à l['’]égout|à l['’]acrotère|au faîtage)))/gu;
const POINT = /^(?:a l'(?:egout|acrotere)|au faitage)/;

interface Head {
  readonly label: string;
  readonly kind: Kind;
}

const kindOf = (label: string): Kind | undefined => HEADS.find(([start]) => start.test(fold(label)))?.[1];

/** The heads of one line, cut where each begins. */
const headsOn = (line: string): readonly string[] => {
  const from = line.replace(/^(?:[Ss]ous-)?(?:[Ss]ecteurs?|[Zz]ones?)\b\s*/, "");
  const cuts = [...from.matchAll(STARTS)].map(({ index }) => index);
  if (from.trim() === "") return [];
  return [0, ...cuts.filter((cut) => cut > 0)].map((cut, at, all) => from.slice(cut, all[at + 1]).trim());
};

/** "Hauteur maximale" over "à l'égout du toit", "au faîtage": the points stand in the place of the head they share. */
const withPoints = (labels: readonly string[]): readonly string[] => {
  const points = labels.filter((label) => POINT.test(fold(label)));
  const shared = labels.filter((label) => /^hauteur/.test(fold(label)));
  if (points.length < 2 || shared.length !== 1) return labels;
  return labels.flatMap((label) => {
    if (label === shared[0]) return points.map((point) => `${label} ${point}`);
    return points.includes(label) ? [] : [label];
  });
};

const kindOfValue = (value: string): Kind | undefined =>
  /%/.test(value) ? "%" : /^\d[\d.,]* ?m/i.test(value) ? "m" : undefined;

const SILENT = /^(?:n\.? ?r\.?|-|sans objet|neant|non reglementee?s?)$/;

/** As many values as heads, each of the kind of its head, or a cell that rules nothing. */
const inOrder = (heads: readonly Head[], values: readonly string[]): boolean =>
  heads.length === values.length &&
  values.some((value) => kindOfValue(value) !== undefined) &&
  values.every((value, at) => SILENT.test(fold(value)) || kindOfValue(value) === heads[at]?.kind);

/** The label of each column: those of one kind in their order, when each kind counts as many heads as values. */
const placed = (heads: readonly Head[], values: readonly string[]): readonly string[] | undefined => {
  if (values.some((value) => SILENT.test(fold(value))))
    return inOrder(heads, values) ? heads.map(({ label }) => label) : undefined;
  const kinds = values.map(kindOfValue);
  const queues = { "%": heads.filter(({ kind }) => kind === "%"), m: heads.filter(({ kind }) => kind === "m") };
  if (kinds.some((kind) => kind === undefined) || heads.length !== values.length) return undefined;
  if ((["%", "m"] as const).some((kind) => queues[kind].length !== kinds.filter((each) => each === kind).length))
    return undefined;
  return kinds.map((kind) => queues[kind as Kind].shift()?.label ?? "");
};

const rowIn = ({ text }: Fragment): { readonly code: string; readonly values: readonly string[] } | undefined => {
  const [, code, rest] = (text.length < 200 && ROW.exec(text)) || [];
  const values = rest === undefined || text.includes("|") ? undefined : valuesOf(rest);
  return code === undefined || values === undefined ? undefined : { code, values };
};

/** Lines of heads are few and short. */
const HEAD_LINES = 7;

/** "Secteur Emprise au sol maximale", then "UBa 65 % du terrain 9 m": secteurs as lines, each with a value for each head. */
export const rowsFrom = (
  fragments: readonly Fragment[],
  at: number,
): { readonly rows: readonly Fragment[]; readonly taken: number } | undefined => {
  const first = fragments[at];
  if (!first || first.text.length > 120 || !(HEAD.test(first.plain) || kindOf(first.text) !== undefined))
    return undefined;
  const ahead = fragments.slice(at, at + HEAD_LINES);
  const until = ahead.findIndex((each) => rowIn(each) !== undefined);
  const lines = ahead.slice(0, until);
  if (until < 1 || !lines.some(({ plain }) => HEAD.test(plain))) return undefined;
  if (lines.some(({ text }) => /[.:;]|\d/.test(text) || text.length > 120)) return undefined;
  // "maximale minimale (pleine terre incluse)" under the heads only carries them on.
  const named = lines.filter(({ text }, rank) => rank === 0 || !/^\p{Ll}/u.test(text) || kindOf(text) !== undefined);
  const heads = withPoints(named.flatMap(({ text }) => headsOn(text))).map((label) => ({ label, kind: kindOf(label) }));
  const rows: Fragment[] = [];
  let labels: readonly string[] | undefined;
  for (const fragment of fragments.slice(at + until)) {
    const row = rowIn(fragment);
    const own =
      row &&
      placed(
        heads.filter((each): each is Head => each.kind !== undefined),
        row.values,
      );
    if (!row || !own || heads.some(({ kind }) => kind === undefined)) break;
    labels ??= own;
    if (own.join() !== labels.join()) break;
    rows.push({ ...fragment, cells: [row.code, ...row.values] });
  }
  if (rows.length < 2 || labels === undefined) return undefined;
  return { rows: [{ ...first, cells: ["Secteur", ...labels] }, ...rows], taken: until + rows.length };
};
