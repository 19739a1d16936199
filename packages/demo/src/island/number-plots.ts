import type { Chance } from "../random.ts";
import type { Plot } from "./grow-island.ts";

/** The name of a plot in the cadastre, as the files write it: leading zeros trimmed. */
export interface CadastreName {
  readonly id: string;
  readonly section: string;
  readonly numero: string;
}

// A sheet that holds more would run out of its four digits.
const MOST_ON_SHEET = 900;

const LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ";
const letter = (index: number): string => LETTERS[index % 26] ?? "A";

// Fields keep one letter, then those of consolidated land; towns two, from AB on.
const ruralName = (rank: number): string => (rank < 26 ? letter(rank) : `Z${letter(rank - 26)}`);
const urbanName = (rank: number): string => `${letter(Math.floor((rank + 1) / 26))}${letter(rank + 1)}`;

/** The sheet of each plot: its part of the island, in several sheets when there are many plots on it. */
const sheetsOf = (plots: readonly Plot[]): readonly string[] => {
  const seen = new Map<number, number>();
  return plots.map(({ section }) => {
    const rank = seen.get(section) ?? 0;
    seen.set(section, rank + 1);
    return `${section}/${Math.floor(rank / MOST_ON_SHEET)}`;
  });
};

const sheetNames = (plots: readonly Plot[], sheets: readonly string[]): ReadonlyMap<string, string> => {
  const fields = new Map<string, { all: number; rural: number }>();
  plots.forEach(({ district }, index) => {
    const sheet = sheets[index] ?? "";
    const count = fields.get(sheet) ?? { all: 0, rural: 0 };
    count.all += 1;
    if (district === "campagne" || district === "bois") count.rural += 1;
    fields.set(sheet, count);
  });
  let [rural, urban] = [0, 0];
  const names = new Map<string, string>();
  for (const [sheet, count] of fields) {
    if (count.rural > count.all / 2) names.set(sheet, ruralName(rural++));
    else names.set(sheet, urbanName(urban++));
  }
  return names;
};

/**
 * Names plots in the order they were cut, neighbours close to each other; what was divided since has a number at the
 * end of its section, as on real sheets.
 */
export const numberPlots = (
  plots: readonly Plot[],
  ask: { readonly codeInsee: string; readonly random: Chance },
): readonly CadastreName[] => {
  const sheets = sheetsOf(plots);
  const names = sheetNames(plots, sheets);
  const bySheet = new Map<string, { plain: number[]; divided: number[] }>();
  plots.forEach((_, index) => {
    const sheet = sheets[index] ?? "";
    const rows = bySheet.get(sheet) ?? { plain: [], divided: [] };
    rows[ask.random.happens(0.09) ? "divided" : "plain"].push(index);
    bySheet.set(sheet, rows);
  });
  const numeroOf = new Map<number, number>();
  for (const { plain, divided } of bySheet.values())
    [...plain, ...divided].forEach((index, rank) => {
      numeroOf.set(index, rank + 1 + (rank >= plain.length ? 7 : 0));
    });
  return plots.map((_, index) => {
    const section = names.get(sheets[index] ?? "") ?? "A";
    const numero = String(numeroOf.get(index) ?? 1);
    return { id: `${ask.codeInsee}000${section.padStart(2, "0")}${numero.padStart(4, "0")}`, section, numero };
  });
};
