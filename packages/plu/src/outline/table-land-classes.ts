import { fold } from "../document/fold.ts";
import type { Fragment } from "./fragments.ts";
import { isEmptyCell, isLabel } from "./rule-rows.ts";
import type { Secteurs } from "./secteurs.ts";
import type { TableCell } from "./table-cell.ts";

const LAND =
  /^(?:(?:classes? de |tranches? de )?(?:superficies?|surfaces?|tailles?)(?: (?:totale |minimale )?(?:du terrain|de la parcelle|de l'unite fonciere|des? terrains?|des? parcelles?|des? unites? foncieres?|de l'assiette|fonciere))?|(?:unites? foncieres?|terrains?|parcelles?))(?: d'assiette)?(?: ?\(.{1,25}\)| en m2)?$/;
const BOUND = "(?:\\d{1,3}(?:[ .]\\d{3})+|\\d+) ?(?:m2)?";
const CLASS = new RegExp(
  `^(?:(?:unites? foncieres?|terrains?|parcelles?|superficies?|surfaces?),? )?(?:d'une (?:superficie|surface) )?(?:de |entre |comprise?s? entre |d')?(?:(?:moins de|plus de|inferieure?s?(?: ou egale?s?)? a|superieure?s?(?: ou egale?s?)? a|jusqu'a|a partir de|au-dela de|au-dessous de|[<>≤≥]=?) ?${BOUND}|${BOUND} ?(?:a|et|-) ?${BOUND}(?: (?:inclus|exclus))?|${BOUND} et (?:plus|moins))$`,
);

const cellsOf = (row: Fragment | undefined): readonly string[] => row?.cells ?? [];

const isClass = (row: Fragment | undefined): boolean => CLASS.test(fold(cellsOf(row)[0] ?? "").trim());

/** Classes of land as lines, rules as columns: "Moins de 400 m² | 60 % | 20 %". Each value keeps its class as its condition. */
export const byLandClass = (group: readonly Fragment[], { all }: Secteurs): TableCell[] => {
  const bare = isClass(group[0]);
  const [land = "", ...labels] = bare ? ["superficie", ""] : cellsOf(group[0]);
  const rows = group.slice(bare ? 0 : 1);
  const areas = /m2/.test(fold(land)) || rows.some((row) => /m2/.test(fold(cellsOf(row)[0] ?? "")));
  if (!LAND.test(fold(land)) || rows.length < 2 || !areas || !(bare || labels.every(isLabel))) return [];
  if (!rows.every(isClass)) return [];
  return rows.flatMap((row) => {
    const [condition = "", ...values] = cellsOf(row);
    if (values.length !== labels.length) return [];
    return values.flatMap((text, column) =>
      isEmptyCell(text)
        ? []
        : [{ row, label: labels[column] ?? "", text, secteurs: all, condition, ofLandClass: true as const }],
    );
  });
};
