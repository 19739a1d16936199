import { type BoundaryPiece, boundaryFromFrontage, type SiteRequest } from "@lotir/division";
import { failure, type Result, success } from "@lotir/foncier";
import {
  boundingBox,
  frontageOf,
  indexOf,
  type LocalFrame,
  localFrame,
  type MultiPolygon,
  mendRings,
  neighbourKnownInside,
  outlineOf,
  type Point,
  type Projection,
  projectionFor,
  projectionOf,
  roadsOf,
} from "@lotir/geometry";
import { metres } from "@lotir/units";

type Fields = Readonly<Record<string, unknown>>;
type Role = "parcel" | "neighbour" | "road" | "building";

const ROLES: Readonly<Record<string, Role>> = {
  parcel: "parcel",
  parcelle: "parcel",
  neighbour: "neighbour",
  voisine: "neighbour",
  road: "road",
  voie: "road",
  building: "building",
  batiment: "building",
};

/** A site read from a file, and the plane its metres are in. */
export interface ReadSite {
  readonly request: SiteRequest;
  readonly plane: LocalFrame;
  /** What the file leaves out and how it was taken, in French. */
  readonly remarks: readonly string[];
}

interface Piece {
  readonly role: Role;
  readonly fields: Fields;
  readonly positions: unknown;
  readonly kind: string;
}

const isFields = (value: unknown): value is Fields => typeof value === "object" && value !== null;

const piecesOf = (file: unknown): Piece[] | undefined => {
  if (!isFields(file)) return undefined;
  const features = file.type === "FeatureCollection" ? file.features : file.type === "Feature" ? [file] : undefined;
  if (!Array.isArray(features)) return undefined;
  return features.flatMap((feature: unknown): Piece[] => {
    if (!isFields(feature) || !isFields(feature.geometry)) return [];
    const fields = isFields(feature.properties) ? feature.properties : {};
    const kind = String(feature.geometry.type);
    const role = ROLES[String(fields.role ?? "").toLowerCase()] ?? (kind.includes("LineString") ? "road" : "parcel");
    return [{ role, fields, kind, positions: feature.geometry.coordinates }];
  });
};

const epsgOf = (file: unknown): number | undefined => {
  const crs = isFields(file) && isFields(file.crs) ? file.crs : undefined;
  const name = crs && isFields(crs.properties) ? String(crs.properties.name) : "";
  if (name === "" || /CRS84|4326/.test(name)) return 4326;
  const code = /(\d{4,5})\D*$/.exec(name)?.[1];
  return code === undefined ? undefined : Number(code);
};

const pointOf = (value: unknown): Point | undefined => {
  if (!Array.isArray(value)) return undefined;
  const [x, y] = value;
  return typeof x === "number" && typeof y === "number" && Number.isFinite(x) && Number.isFinite(y)
    ? [x, y]
    : undefined;
};

const firstPoint = (value: unknown): Point | undefined =>
  pointOf(value) ?? (Array.isArray(value) && value.length > 0 ? firstPoint(value[0]) : undefined);

interface Ground {
  readonly plane: LocalFrame;
  readonly place: (point: Point) => Point;
}

const isDegrees = ([x, y]: Point): boolean => Math.abs(x) <= 180 && Math.abs(y) <= 90;

const groundOf = (epsg: number, at: Point): Result<Ground, string> => {
  if (epsg === 4326) {
    if (!isDegrees(at))
      return failure('Les coordonnées ne sont pas en degrés : ajoutez le système de coordonnées ("crs", EPSG:2154).');
    const projection = projectionFor([at[0], at[1]]);
    const plane = localFrame(projection, projection.toPlanar([at[0], at[1]]));
    return success({ plane, place: ([lon, lat]) => plane.toPlanar([lon, lat]) });
  }
  const projection: Projection | undefined = projectionOf(epsg);
  if (projection === undefined) return failure(`Système de coordonnées inconnu : EPSG:${epsg}.`);
  const plane = localFrame(projection, at);
  const [x0, y0] = plane.origin;
  return success({ plane, place: ([x, y]) => [x - x0, y - y0] });
};

const ringOf = (value: unknown, { place }: Ground): Point[] | undefined => {
  if (!Array.isArray(value)) return undefined;
  const points = value.map(pointOf).filter((point) => point !== undefined);
  return points.length === value.length ? points.map(place) : undefined;
};

const shapeOf = ({ kind, positions }: Piece, ground: Ground): MultiPolygon | undefined => {
  const pieces = kind === "Polygon" ? [positions] : kind === "MultiPolygon" ? positions : undefined;
  if (!Array.isArray(pieces)) return undefined;
  const polygons = pieces.map((rings: unknown) => {
    const read = Array.isArray(rings) ? rings.map((ring) => ringOf(ring, ground)?.slice(0, -1)) : [];
    const [outer, ...holes] = read;
    const known = holes.filter((hole) => hole !== undefined);
    return outer === undefined || known.length < holes.length ? undefined : { outer, holes: known };
  });
  const known = polygons.filter((polygon) => polygon !== undefined);
  const mended = known.length === polygons.length ? mendRings(known) : undefined;
  return mended?.ok === true ? mended.value.shape : undefined;
};

const linesOf = ({ kind, positions }: Piece, ground: Ground): Point[][] => {
  const lines = kind === "LineString" ? [positions] : kind === "MultiLineString" ? positions : [];
  return Array.isArray(lines) ? lines.map((line) => ringOf(line, ground)).filter((line) => line !== undefined) : [];
};

interface Placed {
  readonly id: string;
  readonly shape: MultiPolygon;
  readonly fields: Fields;
}

const placed = (pieces: readonly Piece[], role: Role, ground: Ground): Result<Placed[], string> => {
  const found: Placed[] = [];
  for (const [rank, piece] of pieces.entries()) {
    if (piece.role !== role) continue;
    const shape = shapeOf(piece, ground);
    if (shape === undefined) return failure(`L'objet ${rank + 1} du fichier (${role}) n'est pas un polygone lisible.`);
    found.push({ id: String(piece.fields.id ?? `${role}-${rank + 1}`), shape, fields: piece.fields });
  }
  return success(found);
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

/** Without any context every limit is taken as free; with roads alone, only limits along one are. */
const boundaryOf = ({ parcels, neighbours, roads, scale }: Around): BoundaryPiece[] => {
  if (neighbours.length === 0 && roads === undefined) return parcels.flatMap(({ shape }) => allAround(shape));
  const index = indexOf([...parcels, ...neighbours].map(({ id, shape }) => ({ id, shape })));
  const known = neighbourKnownInside(outlineOf([...parcels, ...neighbours].map(({ shape }) => shape)));
  const neighbourKnownAt = neighbours.length === 0 ? () => true : known;
  return parcels.flatMap(({ id, shape }) => {
    const question = { parcel: shape, id, neighbours: index, roads: roads ?? ("unknown" as const) };
    const edges = frontageOf({ ...question, neighbourKnownAt, scale });
    const sure = neighbours.length > 0 ? edges : edges.filter(({ grade }) => grade === "A" || grade === "neighbour");
    return boundaryFromFrontage(sure);
  });
};

const remarksOf = ({ neighbours, roads }: Around): string[] => {
  if (neighbours.length === 0 && roads === undefined)
    return ["Ni voisines ni voies dans le fichier : chaque limite est supposée donner sur le domaine public."];
  if (neighbours.length === 0)
    return ["Aucune voisine dans le fichier : seules les limites le long d'une voie comptent."];
  return roads === undefined ? ["Aucune voie dans le fichier : les façades libres sont à confirmer."] : [];
};

const roadsIn = (pieces: readonly Piece[], ground: Ground): Around["roads"] => {
  const roads = pieces.flatMap((piece) =>
    piece.role === "road"
      ? linesOf(piece, ground).map((line) => ({
          line,
          ...(typeof piece.fields.name === "string" ? { name: piece.fields.name } : {}),
          ...(typeof piece.fields.width === "number" ? { width: metres(piece.fields.width) } : {}),
        }))
      : [],
  );
  return roads.length === 0 ? undefined : roadsOf(roads);
};

const contenanceOf = ({ fields: { contenance } }: Placed) =>
  typeof contenance === "number" && contenance > 0 ? { contenance } : {};

const siteOn = (pieces: readonly Piece[], ground: Ground): Result<ReadSite, string> => {
  const [parcels, neighbours, buildings] = [
    placed(pieces, "parcel", ground),
    placed(pieces, "neighbour", ground),
    placed(pieces, "building", ground),
  ];
  if (!parcels.ok) return parcels;
  if (!neighbours.ok) return neighbours;
  if (!buildings.ok) return buildings;
  if (parcels.value.length === 0) return failure("Le fichier ne contient aucune parcelle à diviser.");
  const { minX, minY, maxX, maxY } = boundingBox(parcels.value.flatMap(({ shape }) => shape));
  const scale = ground.plane.scaleAt([(minX + maxX) / 2, (minY + maxY) / 2]);
  const around = { parcels: parcels.value, neighbours: neighbours.value, roads: roadsIn(pieces, ground), scale };
  const request: SiteRequest = {
    parcels: parcels.value.flatMap((parcel) =>
      parcel.shape.map((polygon) => ({ id: parcel.id, polygon, ...contenanceOf(parcel) })),
    ),
    boundary: boundaryOf(around),
    buildings: buildings.value.map(({ id, shape, fields }) => ({
      id,
      shape,
      solidity: fields.type === "02" || fields.solidity === "leger" ? "leger" : "dur",
    })),
    constraints: [],
    scale,
    slope: "inconnue",
  };
  return success({ request, plane: ground.plane, remarks: remarksOf(around) });
};

/** A site from a GeoJSON document: Feature or FeatureCollection, in degrees or with a `crs`; French sentence otherwise. */
export const readSite = (file: unknown): Result<ReadSite, string> => {
  const pieces = piecesOf(file);
  if (pieces === undefined) return failure("Ce n'est pas un document GeoJSON (Feature ou FeatureCollection).");
  const at = firstPoint(pieces.find(({ role }) => role === "parcel")?.positions);
  if (at === undefined) return failure("Le fichier ne contient aucune parcelle à diviser.");
  const epsg = epsgOf(file);
  if (epsg === undefined) return failure("Système de coordonnées illisible dans « crs ».");
  const ground = groundOf(epsg, at);
  return ground.ok ? siteOn(pieces, ground.value) : ground;
};
