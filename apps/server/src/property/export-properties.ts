import { PROPERTY_STATUS_LABELS, type Property } from "@lotir/contract";
import { type Column, toCsv, toGeoJson, toXlsx } from "@lotir/dossier";
import { asMember } from "../call.ts";
import { countParcels } from "./property-parcel-store.ts";
import { listStoredProperties } from "./property-store.ts";
import { propertyToWire } from "./property-to-wire.ts";

const STATUSES: Readonly<Record<string, string>> = PROPERTY_STATUS_LABELS;

const COLUMNS: readonly Column<Property>[] = [
  { title: "Nom", format: "text", value: ({ name }) => name },
  { title: "Adresse", format: "text", value: ({ address }) => address },
  { title: "Code postal", format: "text", value: ({ postalCode }) => postalCode },
  { title: "Ville", format: "text", value: ({ city }) => city },
  { title: "Référence cadastrale", format: "text", value: ({ cadastralReference }) => cadastralReference },
  { title: "Statut", format: "text", value: ({ status }) => STATUSES[status] ?? status },
  { title: "Parcelles", format: "number", value: ({ parcelsCount }) => parcelsCount },
  { title: "Surface (m²)", format: "number", value: ({ landSurface }) => landSurface },
  { title: "Prix estimé (€)", format: "number", value: ({ price }) => price },
  { title: "Score", format: "number", value: ({ opportunityScore }) => opportunityScore },
  { title: "Zone", format: "text", value: ({ pluZone }) => pluZone },
  { title: "Millésime du cadastre", format: "text", value: ({ vintage }) => vintage },
  { title: "Ajoutée le", format: "date", value: ({ createdAt }) => createdAt },
  { title: "Mise à jour", format: "date", value: ({ lastUpdate }) => lastUpdate },
];

const pointOf = ({ coordinates }: Property) =>
  coordinates === null ? null : { type: "Point", coordinates: [coordinates.lng, coordinates.lat] };

const TYPES = {
  csv: "text/csv; charset=utf-8",
  xlsx: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
  geojson: "application/geo+json",
} as const;

const written = async (
  format: keyof typeof TYPES,
  rows: readonly Property[],
): Promise<string | Uint8Array<ArrayBuffer>> => {
  if (format === "csv") return toCsv(COLUMNS, rows);
  if (format === "xlsx") return toXlsx("Portfolio", COLUMNS, rows);
  return toGeoJson({ columns: COLUMNS, rows, geometryOf: pointOf });
};

/** The portfolio, or part of it, as a file. */
export const exportProperties = asMember.exportProperties.handler(async ({ input: { format, ids }, context }) => {
  const { lotir, member } = context;
  const all = await lotir.database.application(member.organisationId, async (trx) => {
    const parcels = await countParcels(trx);
    return (await listStoredProperties(trx)).map((each) => propertyToWire(each, parcels.get(each.id) ?? 1));
  });
  const wanted = ids === undefined ? undefined : new Set(ids.split(","));
  const rows = all.filter(({ id }) => wanted?.has(id) ?? true);
  const name = `lotir-portfolio-${lotir.today()}.${format}`;
  return new File([await written(format, rows)], name, { type: TYPES[format] });
});
