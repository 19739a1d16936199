import {
  ACCESS_LABELS,
  MOST_EXPORTED,
  type ParcelGeometry,
  type ParcelRow,
  type SearchDirection,
  type SearchFilters,
  type SearchOrder,
  VERDICT_LABELS,
} from "@lotir/contract";
import { type Column, toCsv, toGeoJson } from "@lotir/dossier";
import { outlinesOf, searchParcelles } from "@lotir/territory";
import { asMember } from "../call.ts";
import type { Member } from "../identity/index.ts";
import type { Lotir } from "../lotir.ts";
import { conditionsFrom } from "./conditions-from.ts";
import { ownLists } from "./own-lists.ts";
import { findMarks, type StoredMark } from "./parcel-mark-store.ts";
import { parcelToWire } from "./parcel-to-wire.ts";
import { assumedSearch, searchedMoney } from "./searched-money.ts";

interface Listed extends ParcelRow {
  readonly mark: StoredMark | undefined;
  readonly assignee: string | null;
}

const rounded = (value: number | null | undefined): number | null => (value == null ? null : Math.round(value));

const COLUMNS: readonly Column<Listed>[] = [
  { title: "Référence cadastrale", format: "text", value: ({ parcelId }) => parcelId },
  { title: "Commune", format: "text", value: ({ commune }) => commune },
  { title: "Section", format: "text", value: ({ section }) => section },
  { title: "Numéro", format: "text", value: ({ numero }) => numero },
  { title: "Surface (m²)", format: "number", value: ({ surface }) => Math.round(surface) },
  { title: "Zone", format: "text", value: ({ zone }) => zone?.libelle ?? null },
  { title: "Score", format: "number", value: ({ opportunityScore }) => opportunityScore },
  { title: "Verdict", format: "text", value: ({ divisionPotential }) => VERDICT_LABELS[divisionPotential.verdict] },
  { title: "Motif", format: "text", value: ({ divisionPotential }) => divisionPotential.sentence },
  { title: "Lots", format: "number", value: ({ divisionPotential }) => divisionPotential.lots.length },
  {
    title: "Accès",
    format: "text",
    value: ({ divisionPotential }) => divisionPotential.access.map((form) => ACCESS_LABELS[form]).join(", "),
  },
  { title: "Marge (€)", format: "number", value: ({ bilan }) => rounded(bilan.marginEur) },
  {
    title: "Marge (%)",
    format: "number",
    decimals: 1,
    value: ({ bilan }) => (bilan.marginRate === null ? null : bilan.marginRate * 100),
  },
  { title: "Prix d'achat maximal (€)", format: "number", value: ({ bilan }) => rounded(bilan.residualPriceEur) },
  { title: "Prix estimé (€)", format: "number", value: ({ estimatedValue }) => rounded(estimatedValue?.value) },
  { title: "Prix estimé, bas (€)", format: "number", value: ({ estimatedValue }) => rounded(estimatedValue?.low) },
  { title: "Prix estimé, haut (€)", format: "number", value: ({ estimatedValue }) => rounded(estimatedValue?.high) },
  {
    title: "Prix au m² de terrain (€)",
    format: "number",
    decimals: 1,
    value: ({ estimatedValue, surface }) => (estimatedValue === null ? null : estimatedValue.value / surface),
  },
  { title: "Façade (m)", format: "number", decimals: 1, value: ({ frontage }) => frontage },
  { title: "Emprise bâtie (m²)", format: "number", value: ({ builtArea }) => rounded(builtArea) },
  { title: "Vue", format: "text", value: ({ mark }) => (mark?.isSeen === true ? "oui" : "non") },
  { title: "Écartée", format: "text", value: ({ mark }) => (mark?.isHidden === true ? "oui" : "non") },
  { title: "Confiée à", format: "text", value: ({ assignee }) => assignee },
  { title: "Note", format: "text", value: ({ mark }) => mark?.note?.value.text ?? null },
];

const TYPES = { csv: "text/csv; charset=utf-8", geojson: "application/geo+json" } as const;

interface Asked {
  readonly commune: string;
  readonly search: SearchFilters & { order?: SearchOrder | undefined; direction?: SearchDirection | undefined };
  readonly ids: ReadonlySet<string> | undefined;
}

/** The parcels of a commune as the list has them, without its limit; those named where some are. */
const listedIn = async (lotir: Lotir, member: Member, { commune, search, ids }: Asked): Promise<Listed[]> => {
  const progress = await lotir.jobs.progress(commune);
  if (!progress.isDescribed) return [];
  const { order = "score", direction = "usuel", ...filters } = search;
  const named = ids === undefined ? conditionsFrom(filters, await ownLists(lotir, member, { commune, filters })) : [];
  const { parcelles } = await searchParcelles(lotir.database.territory, {
    commune,
    filters:
      ids === undefined
        ? named.map(([, condition]) => condition)
        : [{ fact: "parcelle", is: "among", words: [...ids] }],
    money: await searchedMoney(lotir, await assumedSearch(lotir, member), progress),
    order,
    direction,
    limit: MOST_EXPORTED,
  });
  const marks = await lotir.database.application(member.organisationId, (trx) => findMarks(trx, commune));
  const names = await lotir.identity.namesIn(member.organisationId);
  const markOf = new Map(marks.map((mark) => [mark.parcelId, mark]));
  return parcelles.map((fact) => {
    const mark = markOf.get(fact.id);
    const assignee = mark?.assignedTo == null ? null : (names.get(mark.assignedTo) ?? null);
    return { ...parcelToWire(fact, fact.row, progress), mark, assignee };
  });
};

const geoJsonOf = async ({ database }: Lotir, rows: readonly Listed[]): Promise<string> => {
  const outlines = await outlinesOf(
    database.territory,
    rows.map(({ parcelId }) => parcelId),
  );
  // Written by PostGIS from our own columns.
  const geometryOf = ({ parcelId }: Listed): ParcelGeometry | null => JSON.parse(outlines.get(parcelId) ?? "null");
  return toGeoJson({ columns: COLUMNS, rows, geometryOf });
};

/** The list of a search as a file: its figures, and what the team noted. */
export const exportParcels = asMember.exportParcels.handler(async ({ input, context: { lotir, member } }) => {
  const { format, communes, ids, ...search } = input;
  const wanted = ids === undefined ? undefined : new Set(ids.split(","));
  const rows: Listed[] = [];
  for (const commune of communes.split(","))
    rows.push(...(await listedIn(lotir, member, { commune, search, ids: wanted })));
  const written = format === "csv" ? toCsv(COLUMNS, rows) : await geoJsonOf(lotir, rows);
  return new File([written], `lotir-parcelles-${lotir.today()}.${format}`, { type: TYPES[format] });
});
