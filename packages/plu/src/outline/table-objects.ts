import { fold } from "../document/fold.ts";
import type { Fragment } from "./fragments.ts";
import { isEmptyCell, isLabel } from "./rule-rows.ts";
import type { Secteurs } from "./secteurs.ts";
import type { TableCell } from "./table-cell.ts";

/** What a column, or a line, is for. */
type Kind = "main" | "strip" | "other" | "rule";

const OTHER =
  /annexes?|dependances?|extensions?|garages?|abris?|piscines?|equipements?|services publics|agricoles?|exploitation|existante?s?|verandas?|clotures?|ouvrages?|techniques|activites?|commerces?|bureaux?/;
const MAIN =
  /^(?:les )?(?:nouvelles )?(?:(?:constructions?|batiments?)(?: (?:principale?s?|principaux|nouvelles?|neuves?|d'habitation|a usage d'habitation|a destination d'habitation))*|habitations?(?: principales?)?|logements?|maisons?(?: d'habitation)?|volumes? principaux?|volume principal)$/;
/** The strip along the road, where the zone's constructions stand; what lies behind it has rules of its own. */
const STRIP =
  /^(?:dans (?:la |une )?)?(?:bande )(?:de constructibilite )?principale(?: \(?.{1,25})?$|^bande a$|^bande de \d{1,2} ?m\w*$|^(?:dans|a l'interieur de) (?:la |une )?bande(?: de (?:constructibilite|\d{1,2} ?m\w*))?(?: principale)?$|^bcp$/;
const BEYOND =
  /bande (?:de constructibilite )?secondaire|au-dela|hors (?:de la )?bande|^bande b$|second rang|^bcs$|arriere/;

const objectOf = (cell: string): Kind => {
  const plain = fold(cell).trim();
  if (STRIP.test(plain)) return "strip";
  if (BEYOND.test(plain) || OTHER.test(plain)) return "other";
  return MAIN.test(plain) ? "main" : "rule";
};

/** "Hauteur maximale", but not "Hauteur des annexes": a head that says which rule its column gives. */
export const isRuleHead = (cell: string): boolean => isLabel(cell) && !OTHER.test(fold(cell));

const cellsOf = (row: Fragment | undefined): readonly string[] => row?.cells ?? [];

/** The one head that is for the zone's main constructions, when every other is for another object or another strip. */
const mainAmong = (heads: readonly string[]): number => {
  const told = heads.map(objectOf);
  const main = told.filter((each) => each === "main" || each === "strip");
  return heads.length >= 2 && main.length === 1 && !told.includes("rule")
    ? told.findIndex((each) => each !== "other")
    : -1;
};

const conditionOf = (head: string): Pick<TableCell, "condition"> =>
  objectOf(head) === "strip" ? { condition: head } : {};

/** "40 %" alone between bars, under two heads: one cell set across them all. */
const isMerged = (row: Fragment, values: readonly string[]): boolean =>
  values.length === 1 && (row.text.match(/\|/g)?.length ?? 0) >= 2;

/** Objects or strips as columns: "Règle | Construction principale | Annexe". Only the main ones' column is a rule of the zone. */
export const byMainColumn = (group: readonly Fragment[], { all }: Secteurs): TableCell[] => {
  const [head, ...rows] = group;
  const bare = mainAmong(cellsOf(head)) >= 0;
  const heads = bare ? cellsOf(head) : cellsOf(head).slice(1);
  const column = mainAmong(heads);
  if (column < 0) return [];
  return rows.flatMap((row) => {
    const cells = cellsOf(row);
    const unlabelled = bare && cells.length === heads.length;
    const label = unlabelled ? "" : (cells[0] ?? "");
    const values = unlabelled ? cells : cells.slice(1);
    const text = isMerged(row, values) ? values[0] : values.length === heads.length ? values[column] : undefined;
    if (text === undefined || (unlabelled && isLabel(cells[0] ?? ""))) return [];
    const condition = isMerged(row, values) ? {} : conditionOf(heads[column] ?? "");
    return [{ row, label, text, secteurs: all, ...condition }];
  });
};

/** Objects or strips as lines, rules as columns: only the line of the main ones is read. */
export const byMainRow = (group: readonly Fragment[], { all }: Secteurs): TableCell[] => {
  const objects = group.map((row) => cellsOf(row)[0] ?? "");
  const from = objects.findIndex((cell) => objectOf(cell) !== "rule");
  const lines = group.slice(Math.max(0, from));
  const at = mainAmong(objects.slice(Math.max(0, from)));
  const row = lines[at];
  if (from < 0 || from > 1 || row === undefined) return [];
  const labels = from === 1 ? cellsOf(group[0]) : [];
  const [own = "", ...values] = cellsOf(row);
  const heads = labels.length === values.length + 1 ? labels.slice(1) : labels.length === values.length ? labels : [];
  if (from === 1 ? heads.length === 0 : values.length !== 1) return [];
  return values.flatMap((text, column) =>
    isEmptyCell(text) ? [] : [{ row, label: heads[column] ?? "", text, secteurs: all, ...conditionOf(own) }],
  );
};
