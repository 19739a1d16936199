import type { Connectors, DvfLine, DvfYear, Provenance } from "@lotir/connectors";
import { ewkbPoint, jsonText } from "@lotir/database/row-values";
import { failure, type Result, success, type UpstreamFailure } from "@lotir/foncier";
import { type DvfCounts, type Sale, salesFromDvfRows } from "@lotir/market";
import type { LayerCounts } from "@lotir/territory/work";
import { type IsoDate, isoDate } from "@lotir/units";
import type { EmitRows, LayerOutcome } from "../tasks/layer-read.ts";

export const VENTE_COLUMNS = [
  "id",
  "commune",
  "sold_on",
  "nature",
  "kind",
  "price_eur",
  "terrain_m2",
  "building_land_m2",
  "plancher_m2",
  "parcelle_ids",
  "place",
  "sale",
] as const;

/** The files go back five full years; the current one is partial. */
const YEARS_BACK = 5;

const yearsUntil = (today: string): number[] => {
  const current = Number(today.slice(0, 4));
  return Array.from({ length: YEARS_BACK + 1 }, (_, back) => current - YEARS_BACK + back);
};

type Present = Extract<DvfYear, { status: "present" }>;

const sum = (counts: Readonly<Partial<Record<string, number>>>): number =>
  Object.values(counts).reduce<number>((total, count) => total + (count ?? 0), 0);

const rowOf = (sale: Sale, codeInsee: string) => [
  sale.id,
  codeInsee,
  sale.date,
  sale.nature,
  sale.kind,
  sale.price,
  sale.land,
  sale.buildingLand,
  sale.floor,
  sale.parcels,
  sale.at === null ? null : ewkbPoint(sale.at),
  jsonText(sale),
];

/** The edition's date; where the source does not say it, the last sale stands for it. */
const vintageOf = (present: readonly Present[], sales: readonly Sale[]): Provenance | undefined => {
  const [newest] = present
    .map(({ provenance }) => provenance)
    .toSorted((a, b) => (b.vintage ?? "").localeCompare(a.vintage ?? ""));
  if (newest === undefined || newest.vintage !== undefined) return newest;
  const last = sales
    .map(({ date }) => date)
    .sort()
    .at(-1);
  return { ...newest, vintage: last === undefined ? undefined : isoDate(last) };
};

/** As `code_commune` is written in all editions: some tools lose a leading zero or write "33234.0". */
const communeIn = ({ row }: DvfLine): string => (row.code_commune ?? "").trim().replace(/\.0$/, "").padStart(5, "0");

const UNREADABLE = ["unreadable-date", "unreadable-price", "unknown-nature"] as const;

/** Why the files cannot be this commune's sales, in French. Counting such rows out would read as "nothing was sold". */
const misfitOf = (lines: readonly DvfLine[], own: readonly DvfLine[], dropped: DvfCounts["dropped"]) => {
  const [first] = lines;
  if (first !== undefined && own.length === 0)
    return `${lines.length} lignes sur ${lines.length} sont d’une autre commune (${communeIn(first)})`;
  const unreadable = UNREADABLE.reduce((sum, reason) => sum + (dropped[reason] ?? 0), 0);
  if (unreadable * 2 <= own.length) return undefined;
  return `${unreadable} lignes sur ${own.length} ont une date, une nature ou un prix illisible`;
};

const presentYears = async (
  connectors: Connectors,
  { codeInsee, today }: { readonly codeInsee: string; readonly today: IsoDate },
): Promise<Result<readonly Present[], UpstreamFailure>> => {
  const years = await Promise.all(yearsUntil(today).map((year) => connectors.fetchDvfYear({ codeInsee, year })));
  const present: Present[] = [];
  for (const year of years) {
    if (!year.ok) return year;
    if (year.value.status === "present") present.push(year.value);
  }
  return success(present);
};

/**
 * Every sale of a commune over the years published. A year without a file is "no sale" only when another year has one:
 * with none at all, nothing is known.
 */
export const readVentes = async (
  connectors: Connectors,
  { codeInsee, emit, today }: { readonly codeInsee: string; readonly emit: EmitRows; readonly today: IsoDate },
): Promise<LayerOutcome> => {
  const years = await presentYears(connectors, { codeInsee, today });
  if (!years.ok) return years;
  const present = years.value;
  const lines = present.flatMap((year) => year.lines);
  const own = lines.filter((line) => communeIn(line) === codeInsee);
  const { sales, counts } = salesFromDvfRows(own.map(({ row }) => row));
  const provenance = vintageOf(present, sales);
  if (provenance === undefined) return failure({ kind: "refused", source: "Ventes DVF", status: 404 });
  const issue = misfitOf(lines, own, counts.dropped);
  if (issue !== undefined) return failure({ kind: "malformed", source: provenance.source, where: "ventes", issue });
  await emit(sales.map((sale) => rowOf(sale, codeInsee)));
  const elsewhere = lines.length - own.length;
  const tallied: LayerCounts = {
    read: lines.length,
    kept: sum(counts.kept),
    setAside: { ...counts.dropped, ...(elsewhere > 0 ? { "autre-commune": elsewhere } : {}) },
    notes: { ...counts.kept, ventes: sales.length, annees: present.length },
  };
  return success({ counts: tallied, provenance });
};
