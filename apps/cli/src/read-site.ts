import { type BoundaryPiece, boundaryFromFrontage, type SiteConstraint, type SiteRequest } from "@lotir/division";
import { failure, type Result, success } from "@lotir/foncier";
import {
  boundingBox,
  frontageOf,
  indexOf,
  type LocalFrame,
  type MultiPolygon,
  type Road,
  roadsOf,
} from "@lotir/geometry";
import { metres } from "@lotir/units";
import {
  type Fields,
  fieldOf,
  numberIn,
  readSiteFeatures,
  type SiteFeature,
  type SiteFeatures,
  type SiteRole,
} from "./site-features.ts";
import { type Ground, groundOf, linesOf, shapeOf } from "./site-ground.ts";

/** A site read from a file, and the plane its metres are in. */
export interface ReadSite {
  readonly request: SiteRequest;
  readonly plane: LocalFrame;
  /** What the file leaves out and how it was taken, in French. */
  readonly remarks: readonly string[];
}

interface Placed {
  readonly id: string;
  readonly shape: MultiPolygon;
  readonly fields: Fields;
}

const NAMES: Readonly<Record<SiteRole, string>> = {
  parcel: "parcelle",
  neighbour: "voisine",
  road: "voie",
  building: "bâtiment",
  constraint: "contrainte",
};

const CONSTRAINTS: ReadonlySet<string> = new Set<SiteConstraint["kind"]>([
  "ebc",
  "emplacement-reserve",
  "servitude",
  "reseau",
  "assainissement",
  "inondation",
]);

const isConstraint = (kind: string): kind is SiteConstraint["kind"] => CONSTRAINTS.has(kind);

const placed = (features: readonly SiteFeature[], role: SiteRole, ground: Ground): Result<Placed[], string> => {
  const found: Placed[] = [];
  for (const feature of features.filter((each) => each.role === role)) {
    const shape = shapeOf(feature, ground);
    if (shape === undefined)
      return failure(`Objet ${feature.rank} du fichier (${NAMES[role]}) : ce n'est pas un polygone lisible.`);
    found.push({
      id: String(fieldOf(feature.fields, "id") ?? `${role}-${feature.rank}`),
      shape,
      fields: feature.fields,
    });
  }
  return success(found);
};

/** Said so in the words of BD TOPO: private, or restricted to those entitled. */
const isPrivateRoad = (fields: Fields): boolean =>
  /^(true|oui|1)$/i.test(String(fieldOf(fields, "prive", "private") ?? "")) ||
  /restreint/i.test(String(fieldOf(fields, "acces_vehicule_leger", "acces") ?? ""));

const roadsIn = (features: readonly SiteFeature[], ground: Ground): Result<Around["roads"], string> => {
  const roads: Road[] = [];
  for (const feature of features.filter(({ role }) => role === "road")) {
    const lines = linesOf(feature, ground);
    if (lines === undefined)
      return failure(`Objet ${feature.rank} du fichier (voie) : ce n'est pas une ligne lisible (l'axe de la voie).`);
    const name = fieldOf(feature.fields, "name", "nom");
    const width = numberIn(feature.fields, "width", "largeur", "largeur_de_chaussee");
    const isPrivate = isPrivateRoad(feature.fields);
    const nature = fieldOf(feature.fields, "nature");
    for (const line of lines)
      roads.push({
        line,
        ...(isPrivate ? { isPrivate } : {}),
        ...(typeof nature === "string" ? { nature } : {}),
        ...(typeof name === "string" ? { name } : {}),
        ...(width !== undefined && width > 0 ? { width: metres(width) } : {}),
      });
  }
  return success(roads.length === 0 ? undefined : roadsOf(roads));
};

const allAround = (shape: MultiPolygon): BoundaryPiece[] =>
  shape.flatMap(({ outer }) =>
    outer.map((from, index) => ({ from, to: outer[(index + 1) % outer.length] ?? from, kind: "voie", grade: "B" })),
  );

interface Around {
  readonly parcels: readonly Placed[];
  readonly neighbours: readonly Placed[];
  readonly roads: ReturnType<typeof roadsOf> | undefined;
  readonly scale: number;
}

/**
 * Without any context every limit is taken as free; with roads alone, only limits along one are. Nothing is loaded
 * around a file: what its author did not draw beside the parcel is taken as absent, and said.
 */
const boundaryOf = ({ parcels, neighbours, roads, scale }: Around): BoundaryPiece[] => {
  if (neighbours.length === 0 && roads === undefined) return parcels.flatMap(({ shape }) => allAround(shape));
  const index = indexOf([...parcels, ...neighbours].map(({ id, shape }) => ({ id, shape })));
  return parcels.flatMap(({ id, shape }) => {
    const question = { parcel: shape, id, neighbours: index, roads: roads ?? ("unknown" as const) };
    const edges = frontageOf({ ...question, neighbourKnownAt: () => true, scale });
    const sure = neighbours.length > 0 ? edges : edges.filter(({ grade }) => grade === "A" || grade === "neighbour");
    return boundaryFromFrontage(sure);
  });
};

const remarksOf = ({ neighbours, roads }: Around): string[] => {
  if (neighbours.length === 0 && roads === undefined)
    return ["Ni voisines ni voies dans le fichier : chaque limite est supposée donner sur le domaine public."];
  if (neighbours.length === 0)
    return ["Aucune voisine dans le fichier : seules les limites le long d'une voie comptent."];
  return roads === undefined
    ? ["Aucune voie dans le fichier : les limites sans voisine sont prises pour des façades, à confirmer."]
    : [];
};

const solidityOf = ({ fields }: Placed) =>
  fieldOf(fields, "type") === "02" || fieldOf(fields, "solidity") === "leger" ? "leger" : "dur";

const contenanceOf = ({ fields }: Placed) => {
  const contenance = numberIn(fields, "contenance");
  return contenance !== undefined && contenance > 0 ? { contenance } : {};
};

const siteOn = ({ features, remarks }: SiteFeatures, ground: Ground): Result<ReadSite, string> => {
  const parcels = placed(features, "parcel", ground);
  const neighbours = placed(features, "neighbour", ground);
  const buildings = placed(features, "building", ground);
  const constraints = placed(features, "constraint", ground);
  const roads = roadsIn(features, ground);
  if (!parcels.ok) return parcels;
  if (!neighbours.ok) return neighbours;
  if (!buildings.ok) return buildings;
  if (!constraints.ok) return constraints;
  if (!roads.ok) return roads;
  const { minX, minY, maxX, maxY } = boundingBox(parcels.value.flatMap(({ shape }) => shape));
  const scale = ground.plane.scaleAt([(minX + maxX) / 2, (minY + maxY) / 2]);
  const around = { parcels: parcels.value, neighbours: neighbours.value, roads: roads.value, scale };
  const request: SiteRequest = {
    parcels: parcels.value.flatMap((parcel) =>
      parcel.shape.map((polygon) => ({ id: parcel.id, polygon, ...contenanceOf(parcel) })),
    ),
    boundary: boundaryOf(around),
    buildings: buildings.value.map((building) => ({
      id: building.id,
      shape: building.shape,
      solidity: solidityOf(building),
    })),
    constraints: constraints.value.map(({ shape, fields }) => {
      const kind = String(fieldOf(fields, "kind") ?? "").toLowerCase();
      return { kind: isConstraint(kind) ? kind : "autre", shape };
    }),
    scale,
    slope: "inconnue",
  };
  return success({ request, plane: ground.plane, remarks: [...remarks, ...remarksOf(around)] });
};

/** A site from a GeoJSON document, in degrees or with a `crs`; a French sentence otherwise. */
export const readSite = (file: unknown): Result<ReadSite, string> => {
  const read = readSiteFeatures(file);
  if (!read.ok) return read;
  const parcel = read.value.features.find(({ role }) => role === "parcel");
  if (parcel === undefined) return failure("Le fichier ne contient aucune parcelle à diviser.");
  const ground = groundOf(file, parcel);
  return ground.ok ? siteOn(read.value, ground.value) : ground;
};
