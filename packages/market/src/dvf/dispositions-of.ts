import type { Disposition, DvfNature } from "./disposition.ts";
import { cell, type DvfRow } from "./dvf-row.ts";
import { pointOf } from "./point-of.ts";
import { landIn, landKey } from "./read-land.ts";
import { premisesIn, premisesKey } from "./read-premises.ts";
import { codeInseeIn, dateIn, dispositionNumber, parcelleIn } from "./read-reference.ts";

const NATURES: Readonly<Record<string, DvfNature>> = {
  Vente: "sale",
  "Vente terrain à bâtir": "building-land-sale",
  "Vente en l'état futur d'achèvement": "off-plan",
  Echange: "exchange",
  Échange: "exchange",
  Adjudication: "auction",
  Expropriation: "expropriation",
};

/** Two dispositions of one deed have two prices; two deeds of two vintages may share one `id_mutation`. */
const groupKey = (row: DvfRow): string =>
  ["id_mutation", "date_mutation", "nature_mutation", "valeur_fonciere"]
    .map((column) => cell(row, column))
    .concat(dispositionNumber(row))
    .join("|");

/** Kept by key, the keys sorted, so that the order of the rows cannot be seen. */
const distinct = <Thing>(
  rows: readonly DvfRow[],
  keyOf: (row: DvfRow) => string,
  read: (row: DvfRow) => Thing | null,
) => {
  const found = new Map<string, Thing>();
  for (const row of rows) {
    const thing = read(row);
    if (thing !== null) found.set(keyOf(row), thing);
  }
  return [...found].sort(([a], [b]) => (a < b ? -1 : 1));
};

const communeOf = (rows: readonly DvfRow[]): string => {
  const areas = new Map<string, number>();
  for (const row of rows) {
    const code = codeInseeIn(row);
    areas.set(code, (areas.get(code) ?? 0) + 1);
  }
  return [...areas].sort(([a, n], [b, m]) => m - n || (a < b ? -1 : 1))[0]?.[0] ?? "";
};

const describe = (rows: readonly DvfRow[], first: DvfRow): Disposition => {
  const premises = distinct(rows, premisesKey, premisesIn);
  const land = distinct(rows, landKey, landIn);
  const parcels = [...new Set(rows.map(parcelleIn).filter((id) => id !== null))].sort();
  const said = new Set(rows.map((row) => `${premisesKey(row)}#${landKey(row)}`));
  const nature = NATURES[cell(first, "nature_mutation")] ?? "unknown";
  return {
    mutation: cell(first, "id_mutation"),
    number: dispositionNumber(first),
    date: dateIn(first),
    nature,
    codeInsee: communeOf(rows),
    parcels,
    premises: premises.map(([, each]) => each),
    land: land.map(([, each]) => each),
    at: pointOf(rows),
    signature: [cell(first, "date_mutation"), dispositionNumber(first), nature, ...[...said].sort()].join("#"),
    rows: rows.length,
    repeatedRows: rows.length - said.size,
    writtenPrice: cell(first, "valeur_fonciere"),
  };
};

/** Groups the rows of geo-dvf files by disposition and says what each hands over. Any order, any vintages. */
export const dispositionsOf = (rows: Iterable<DvfRow>): Disposition[] => {
  const groups = new Map<string, DvfRow[]>();
  for (const row of rows) {
    const key = groupKey(row);
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [row]);
    else group.push(row);
  }
  return [...groups.values()].flatMap((group) => (group[0] === undefined ? [] : [describe(group, group[0])]));
};
