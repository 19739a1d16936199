import type { District } from "../island/districts.ts";
import { ZONES, type Zone } from "../island/zones.ts";

/** How a kind of place is cut, and its share of a commune's parcels. */
interface Habit {
  readonly district: District;
  readonly zone: Zone;
  readonly share: number;
  /** Metres of street of a plot, most often. */
  readonly front: number;
  /** Parcels in a block, about. */
  readonly inBlock: number;
}

/** From the middle outwards. */
export const HABITS: readonly Habit[] = [
  { district: "village", zone: ZONES.UA, share: 0.1, front: 10, inBlock: 24 },
  { district: "faubourg", zone: ZONES.UB, share: 0.2, front: 14, inBlock: 17 },
  { district: "pavillons", zone: ZONES.UC, share: 0.42, front: 19, inBlock: 13 },
  { district: "villas", zone: ZONES.UD, share: 0.1, front: 30, inBlock: 8 },
  { district: "campagne", zone: ZONES.A, share: 0.18, front: 62, inBlock: 4 },
];

export interface Quarter {
  readonly column: number;
  readonly row: number;
  /** Blocks along each side. */
  readonly side: number;
  readonly habit: Habit;
  /** The sheet of the cadastre. */
  readonly section: number;
}

/** A hamlet has no quarters of sixteen blocks. */
const sideOf = (parcels: number): number => (parcels < 1_500 ? 1 : 4);

/** Sheets hold some hundred parcels: fields, that are few on each quarter, share one. */
const SHEET = 700;

/** The quarters of a commune of about so many parcels, and the blocks along each side of its square. */
export const quartersOf = (parcels: number): { readonly quarters: readonly Quarter[]; readonly cells: number } => {
  const side = sideOf(parcels);
  const inQuarter = ({ inBlock }: Habit): number => inBlock * side * side;
  const counts = HABITS.map((habit) => Math.max(1, Math.round((parcels * habit.share) / inQuarter(habit))));
  const along = Math.ceil(Math.sqrt(counts.reduce((sum, count) => sum + count, 0)));
  const away = (column: number, row: number): number => Math.hypot(column + 0.5 - along / 2, row + 0.5 - along / 2);
  const places = Array.from(
    { length: along * along },
    (_, index) => [index % along, Math.floor(index / along)] as const,
  )
    .map(([column, row]) => ({ column, row, away: away(column, row) }))
    .toSorted((a, b) => a.away - b.away || a.row - b.row || a.column - b.column);
  const habits = HABITS.flatMap((habit, rank) => Array.from({ length: counts[rank] ?? 1 }, () => habit));
  let [section, onSheet] = [0, 0];
  const quarters = habits.flatMap((habit, rank): readonly Quarter[] => {
    const place = places[rank];
    if (place === undefined) return [];
    const isOther = habits[rank - 1] !== undefined && habits[rank - 1] !== habit;
    if (isOther || onSheet + inQuarter(habit) > SHEET) [section, onSheet] = [section + 1, 0];
    onSheet += inQuarter(habit);
    return [{ column: place.column * side, row: place.row * side, side, habit, section }];
  });
  return { quarters, cells: along * side };
};
