import type { Position } from "../place/ground.ts";
import type { CommuneIdentity } from "../place/identity.ts";
import type { Chance } from "../random.ts";
import type { Deed, Disposition, SoldGround, SoldPremises } from "./deeds.ts";
import { type DvfRecord, dvfCsv } from "./dvf-columns.ts";

/** What a row says of a plot besides the sale. */
export interface PlotEntry {
  readonly id: string;
  readonly numero: number | undefined;
  readonly voie: string;
  readonly codeVoie: string;
  readonly at: Position;
}

const TYPES: Readonly<Record<SoldPremises["type"], string>> = {
  "1": "Maison",
  "2": "Appartement",
  "3": "Dépendance",
  "4": "Local industriel. commercial ou assimilé",
};

const NATURES: Readonly<Record<string, string>> = {
  S: "sols",
  AB: "terrains a bâtir",
  AG: "terrains d'agrément",
  J: "jardins",
  V: "vignes",
  L: "landes",
  BT: "taillis simples",
  T: "terres",
  VE: "vergers",
  P: "prés",
};

const premisesCells = ({ type, surface, rooms, lot }: SoldPremises): DvfRecord => ({
  ...(lot
    ? { lot1_numero: lot.numero, lot1_surface_carrez: lot.carrez?.toFixed(2) ?? "", nombre_lots: "1" }
    : { nombre_lots: "0" }),
  ...(surface < 0
    ? {}
    : {
        code_type_local: type,
        type_local: TYPES[type],
        surface_reelle_bati: surface > 0 ? String(surface) : "",
        nombre_pieces_principales: String(rooms),
      }),
});

const groundCells = ({ nature, area }: SoldGround): DvfRecord => ({
  code_nature_culture: nature,
  nature_culture: NATURES[nature] ?? "",
  surface_terrain: String(area),
});

// Every premises on every piece of ground: the same house then shows once per fiscal subdivision.
const crossed = (premises: readonly SoldPremises[], ground: readonly SoldGround[]): readonly DvfRecord[] => {
  const grounds = ground.length === 0 ? [{}] : ground.map(groundCells);
  const inside = premises.length === 0 ? [{ nombre_lots: "0" }] : premises.map(premisesCells);
  return grounds.flatMap((land) => inside.map((local) => ({ ...local, ...land })));
};

const priceText = (price: number | undefined): string =>
  price === undefined ? "" : String(Math.round(price * 100) / 100);

interface RowContext {
  readonly identity: CommuneIdentity;
  readonly entries: readonly PlotEntry[];
  readonly random: Chance;
}

const plotCells = (entry: PlotEntry, { identity, random }: RowContext): DvfRecord => {
  const isPlaced = !random.happens(0.014);
  return {
    adresse_numero: entry.numero === undefined ? "" : String(entry.numero),
    adresse_nom_voie: entry.voie,
    adresse_code_voie: entry.codeVoie,
    code_postal: identity.codePostal,
    code_commune: identity.codeInsee,
    nom_commune: identity.nom,
    code_departement: identity.departement.code,
    id_parcelle: entry.id,
    longitude: isPlaced ? entry.at[0].toFixed(6) : "",
    latitude: isPlaced ? entry.at[1].toFixed(6) : "",
  };
};

const dispositionRows = (disposition: Disposition, context: RowContext): readonly DvfRecord[] =>
  disposition.plots.flatMap(({ index, ground, premises }) => {
    const entry = context.entries[index];
    if (entry === undefined) return [];
    const cells = plotCells(entry, context);
    return crossed(premises, ground).map((row) => ({ ...cells, ...row }));
  });

/** The files of each year: one CSV text per year, rows in the order of deeds. */
export const dvfYears = (deeds: readonly Deed[], context: RowContext): ReadonlyMap<number, string> => {
  const rows = new Map<number, DvfRecord[]>();
  let number = 100_000;
  for (const { date, dispositions } of deeds) {
    const year = Number(date.slice(0, 4));
    number += context.random.integer(1, 40);
    const yearRows = rows.get(year) ?? [];
    rows.set(year, yearRows);
    dispositions.forEach((disposition, rank) => {
      const deed: DvfRecord = {
        id_mutation: `${year}-${number}`,
        date_mutation: date,
        numero_disposition: String(rank + 1).padStart(6, "0"),
        nature_mutation: disposition.nature,
        valeur_fonciere: priceText(disposition.price),
      };
      yearRows.push(...dispositionRows(disposition, context).map((row) => ({ ...deed, ...row })));
    });
  }
  return new Map([...rows].map(([year, records]) => [year, dvfCsv(records)]));
};
