import { failure, type Result, success } from "@lotir/foncier";
import { isInFrance, type LonLat, projectionOf } from "@lotir/geometry";
import { isIsoDate } from "@lotir/units";
import type { FiledDiagnosis } from "./filed-diagnosis.ts";

/** Why a record is left out, and the town that it names where it is of another one. */
export interface LeftOut {
  readonly reason:
    | "illisible"
    | "autre-commune"
    | "sans-position"
    | "date-impossible"
    | "valeur-impossible"
    | "sans-numero";
  readonly town?: string;
}

const LAMBERT_93 = 2154;

type Row = Readonly<Record<string, unknown>>;

const textOf = (value: unknown): string => (typeof value === "string" ? value.trim() : "");

/** A number or its text; undefined for null, null for what is no number. */
const numberOf = (value: unknown): number | undefined | null => {
  if (value === null || value === undefined || value === "") return undefined;
  const read = typeof value === "string" ? Number(value.replace(",", ".")) : value;
  return typeof read === "number" && Number.isFinite(read) ? read : null;
};

const classOf = (value: unknown): string | undefined => {
  const text = textOf(value).toUpperCase();
  return /^[A-G]$/.test(text) ? text : undefined;
};

const geopointOf = (row: Row): LonLat | undefined => {
  const [lat, lon, ...rest] = textOf(row._geopoint).split(",").map(Number);
  if (lat === undefined || lon === undefined || rest.length > 0 || !(Math.abs(lat) + Math.abs(lon) > 0))
    return undefined;
  return isInFrance([lon, lat]) ? [lon, lat] : undefined;
};

const planePointOf = (row: Row): LonLat | undefined => {
  const [x, y] = [numberOf(row.coordonnee_cartographique_x_ban), numberOf(row.coordonnee_cartographique_y_ban)];
  if (typeof x !== "number" || typeof y !== "number" || x <= 0 || y <= 0) return undefined;
  const place = projectionOf(LAMBERT_93)?.toLonLat([x, y]);
  return place !== undefined && isInFrance(place) ? place : undefined;
};

const isDay = (text: string): boolean => {
  const day = text.slice(0, 10);
  return isIsoDate(day) && day >= "2006-01-01" && day <= "2040-12-31";
};

const TYPES = ["maison", "appartement", "immeuble"] as const;

const within = (value: number | undefined | null, [least, most]: readonly [number, number]): boolean =>
  value === undefined || (value !== null && value >= least && value <= most);

/** Reads one record of the dataset `dpe03existant`, of the commune asked; says why it is left out otherwise. */
export const readDiagnosis = (raw: unknown, codeInsee: string): Result<FiledDiagnosis, LeftOut> => {
  if (typeof raw !== "object" || raw === null) return failure({ reason: "illisible" });
  const row = raw as Row;
  const town = textOf(row.nom_commune_ban);
  if (textOf(row.code_insee_ban) !== codeInsee)
    return failure({ reason: "autre-commune", ...(town === "" ? {} : { town }) });
  const numero = textOf(row.numero_dpe);
  if (numero === "") return failure({ reason: "sans-numero" });
  if (/^0(?:\.0+)?,\s*0(?:\.0+)?$/.test(textOf(row._geopoint))) return failure({ reason: "sans-position" });
  const at = geopointOf(row) ?? planePointOf(row);
  if (at === undefined) return failure({ reason: "sans-position" });
  const date = textOf(row.date_etablissement_dpe);
  if (date !== "" && !isDay(date)) return failure({ reason: "date-impossible" });
  const floor = numberOf(row.surface_habitable_logement);
  const year = numberOf(row.annee_construction);
  const energy = numberOf(row.conso_5_usages_par_m2_ep);
  const emission = numberOf(row.emission_ges_5_usages_par_m2);
  const isPossible =
    within(floor, [5, 20_000]) &&
    within(year, [1000, 2040]) &&
    within(energy, [0, 5_000]) &&
    within(emission, [0, 2_000]);
  if (!isPossible) return failure({ reason: "valeur-impossible" });
  const type = textOf(row.type_batiment).toLowerCase();
  return success({
    numero,
    madeOn: date === "" ? undefined : date.slice(0, 10),
    type: TYPES.find((each) => each === type) ?? "autre",
    at,
    isStreetOnly: /[àa] la rue|lieu|commune|voie/i.test(textOf(row.statut_geocodage)),
    address: textOf(row.adresse_ban).slice(0, 200),
    floor: floor ?? undefined,
    year: year ?? undefined,
    energyClass: classOf(row.etiquette_dpe),
    emissionClass: classOf(row.etiquette_ges),
    energy: energy ?? undefined,
    emission: emission ?? undefined,
  });
};
