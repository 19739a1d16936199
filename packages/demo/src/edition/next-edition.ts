import {
  boundingBox,
  intersection,
  type MultiPolygon,
  multiPolygonArea,
  type Projection,
  projectionFor,
  union,
} from "@lotir/geometry";
import type { GeneratedCommune } from "../commune/generate-commune.ts";
import type { Feature } from "../formats/feature.ts";
import type { Position } from "../place/ground.ts";

/** What a surveyor's documents change between two editions of the cadastre, by the ids of the former one. */
export interface EditionChanges {
  /** Cut in two, each with a new number. */
  readonly divided?: readonly string[];
  /** Joined into one of a new number; they touch. */
  readonly merged?: readonly (readonly string[])[];
  /** The same ground under a new number. */
  readonly renumbered?: readonly string[];
  /** Under the same number, a sixth of its ground left to the public domain. */
  readonly redrawn?: readonly string[];
  /** The whole ground left to the public domain. */
  readonly gone?: readonly string[];
}

export interface NextEdition {
  readonly parcelles: readonly Feature[];
  /** Ids that stand where a former one did; none where nothing does. */
  readonly successors: ReadonlyMap<string, readonly string[]>;
}

const SEVEN = 1e7;
const degree = (value: number): number => Math.round(value * SEVEN) / SEVEN;

const shapeOf = ({ geometry }: Feature, { toPlanar }: Projection): MultiPolygon => {
  if (geometry.type !== "Polygon") throw new RangeError(`A parcel is a polygon, not a ${geometry.type}`);
  const corners = (geometry.coordinates[0] ?? []).slice(0, -1);
  const outer = corners.map(([lon, lat]) => toPlanar([lon, lat]));
  // Written either way round, and a corner perhaps twice: a union of one gives its ring back as it should be.
  const either = [outer, outer.toReversed()].map((ring) => [{ outer: ring, holes: [] }]);
  return union(either[0] ?? [], either[1] ?? []);
};

const ringOf = (shape: MultiPolygon, { toLonLat }: Projection): readonly Position[] => {
  const [piece, ...others] = shape;
  if (piece === undefined || others.length > 0) throw new RangeError("A new parcel is of one piece");
  const corners = piece.outer.map((point): Position => {
    const [lon, lat] = toLonLat(point);
    return [degree(lon), degree(lat)];
  });
  return [...corners, ...corners.slice(0, 1)];
};

/** What of a shape lies west of the line that leaves that share of its width there, or east of it. */
const part = (shape: MultiPolygon, share: number, side: "west" | "east"): MultiPolygon => {
  const { minX, maxX, minY, maxY } = boundingBox(shape);
  const x = minX + (maxX - minX) * share;
  const [from, to] = side === "west" ? [minX - 1, x] : [x, maxX + 1];
  const outer = [
    [from, minY - 1],
    [to, minY - 1],
    [to, maxY + 1],
    [from, maxY + 1],
  ] as const;
  return intersection(shape, [{ outer, holes: [] }]);
};

/** The next edition of a commune's parcels: the same but for what is asked. Throws RangeError for an id that it has not. */
export const nextEdition = (
  { parcelles, identity }: Pick<GeneratedCommune, "parcelles" | "identity">,
  changes: EditionChanges,
  editedOn: string,
): NextEdition => {
  const projection = projectionFor([identity.middle[0], identity.middle[1]]);
  const byId = new Map(parcelles.map((feature) => [feature.id ?? "", feature]));
  const find = (id: string): Feature => {
    const feature = byId.get(id);
    if (feature === undefined) throw new RangeError(`No parcel ${id}`);
    return feature;
  };
  const lastNumber = new Map<string, number>();
  for (const { properties } of parcelles) {
    const section = String(properties.section);
    lastNumber.set(section, Math.max(lastNumber.get(section) ?? 0, Number(properties.numero)));
  }
  /** Numbers are never given twice in a section. */
  const renamed = (former: Feature): Pick<Feature, "id"> & { readonly numero: string } => {
    const section = String(former.properties.section);
    const number = (lastNumber.get(section) ?? 0) + 1;
    lastNumber.set(section, number);
    return { id: `${(former.id ?? "").slice(0, 10)}${String(number).padStart(4, "0")}`, numero: String(number) };
  };
  const drawn = (former: Feature, shape: MultiPolygon, name?: ReturnType<typeof renamed>): Feature => {
    const contenance = Math.round(multiPolygonArea(shape));
    const id = name?.id ?? former.id ?? "";
    const own = { id, contenance, arpente: true, updated: editedOn };
    return {
      ...former,
      id,
      geometry: { type: "Polygon", coordinates: [ringOf(shape, projection)] },
      properties: { ...former.properties, ...own, ...(name && { numero: name.numero, created: editedOn }) },
    };
  };
  const replaced = new Map<string, readonly Feature[]>();
  for (const id of changes.divided ?? []) {
    const [former, shape] = [find(id), shapeOf(find(id), projection)];
    const pieces = [...part(shape, 0.45, "west"), ...part(shape, 0.45, "east")];
    replaced.set(
      id,
      pieces.map((piece) => drawn(former, [piece], renamed(former))),
    );
  }
  for (const [first = "", ...others] of changes.merged ?? []) {
    const former = find(first);
    const whole = union(...[first, ...others].map((id) => shapeOf(find(id), projection)));
    const joined = drawn(former, whole, renamed(former));
    replaced.set(first, [joined]);
    for (const id of others) replaced.set(id, [joined]);
  }
  for (const id of changes.renumbered ?? []) {
    const { numero, id: next = "" } = renamed(find(id));
    const properties = { ...find(id).properties, id: next, numero, updated: editedOn };
    replaced.set(id, [{ ...find(id), id: next, properties }]);
  }
  for (const id of changes.redrawn ?? []) {
    const kept = part(shapeOf(find(id), projection), 5 / 6, "west").slice(0, 1);
    replaced.set(id, [drawn(find(id), kept)]);
  }
  for (const id of changes.gone ?? []) {
    find(id);
    replaced.set(id, []);
  }
  const published = parcelles.flatMap((feature) => replaced.get(feature.id ?? "") ?? [feature]);
  return {
    parcelles: [...new Map(published.map((feature) => [feature.id, feature])).values()],
    successors: new Map([...replaced].map(([id, features]) => [id, features.map((feature) => feature.id ?? "")])),
  };
};
