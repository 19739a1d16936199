import { failure, type Result, success } from "@lotir/foncier";

/** The properties of a feature, as its author named them. */
export type Fields = Readonly<Record<string, unknown>>;
export type SiteRole = "parcel" | "neighbour" | "road" | "building" | "constraint";

const ROLES: Readonly<Record<string, SiteRole>> = {
  parcel: "parcel",
  parcelle: "parcel",
  site: "parcel",
  terrain: "parcel",
  neighbour: "neighbour",
  neighbor: "neighbour",
  voisin: "neighbour",
  voisine: "neighbour",
  road: "road",
  voie: "road",
  route: "road",
  rue: "road",
  building: "building",
  batiment: "building",
  bati: "building",
  constraint: "constraint",
  contrainte: "constraint",
};

/** One feature of a site file. `rank` counts from 1, as its author would. */
export interface SiteFeature {
  readonly rank: number;
  readonly role: SiteRole;
  readonly fields: Fields;
  readonly kind: string;
  readonly positions: unknown;
}

export interface SiteFeatures {
  readonly features: readonly SiteFeature[];
  /** What was left aside and why, in French. */
  readonly remarks: readonly string[];
}

export const isFields = (value: unknown): value is Fields => typeof value === "object" && value !== null;

/** A property whatever the case of its name: producers write `largeur` and `LARGEUR`. */
export const fieldOf = (fields: Fields, ...names: readonly string[]): unknown =>
  Object.entries(fields).find(([name]) => names.includes(name.toLowerCase()))?.[1];

/** A number, or a text that holds one, with a point or a comma; undefined for anything else. */
export const numberIn = (fields: Fields, ...names: readonly string[]): number | undefined => {
  const value = fieldOf(fields, ...names);
  const number = typeof value === "string" && value.trim() !== "" ? Number(value.replace(",", ".")) : value;
  return typeof number === "number" && Number.isFinite(number) ? number : undefined;
};

const folded = (word: string): string =>
  word
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .trim()
    .replace(/(?<=..)s$/, "");

const isSurface = (kind: string): boolean => kind === "Polygon" || kind === "MultiPolygon";
const isLine = (kind: string): boolean => kind === "LineString" || kind === "MultiLineString";

/** The role that a feature says, else the one that its shape suggests; undefined where neither tells. */
const roleOf = (rank: number, fields: Fields, kind: string): Result<SiteRole | undefined, string> => {
  const said = fieldOf(fields, "role");
  if (said === undefined || said === null || said === "")
    return success(isSurface(kind) ? "parcel" : isLine(kind) ? "road" : undefined);
  const role = ROLES[folded(String(said))];
  return role === undefined
    ? failure(`Objet ${rank} : rôle « ${String(said).slice(0, 40)} » inconnu (parcelle, voisine, voie ou batiment).`)
    : success(role);
};

const listOf = (file: unknown): readonly unknown[] | undefined => {
  if (!isFields(file)) return undefined;
  if (file.type === "FeatureCollection") return Array.isArray(file.features) ? file.features : undefined;
  if (file.type === "Feature") return [file];
  return typeof file.type === "string" && "coordinates" in file ? [{ geometry: file }] : undefined;
};

/** The features of a GeoJSON document (collection, feature or bare geometry), each with its role; French sentence otherwise. */
export const readSiteFeatures = (file: unknown): Result<SiteFeatures, string> => {
  const list = listOf(file);
  if (list === undefined) return failure("Ce n'est pas un document GeoJSON (Feature ou FeatureCollection).");
  const features: SiteFeature[] = [];
  const remarks: string[] = [];
  for (const [index, feature] of list.entries()) {
    const rank = index + 1;
    if (!isFields(feature) || !isFields(feature.geometry)) return failure(`Objet ${rank} du fichier : sans géométrie.`);
    const fields = isFields(feature.properties) ? feature.properties : {};
    const kind = String(feature.geometry.type);
    const role = roleOf(rank, fields, kind);
    if (!role.ok) return role;
    if (role.value === undefined) remarks.push(`Objet ${rank} (${kind}) : ni surface ni ligne, laissé de côté.`);
    else features.push({ rank, role: role.value, fields, kind, positions: feature.geometry.coordinates });
  }
  return success({ features, remarks });
};
