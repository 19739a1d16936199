import { promisify } from "node:util";
import { gunzip, gzip } from "node:zlib";
import type { GeneratedCommune, ServedCommune } from "@lotir/demo";

type Ring = readonly (readonly number[])[];
type Rewrite = (ring: Ring, rank: number) => Ring;
type Geometry = GeneratedCommune["contour"];

const signOf = (ring: Ring): number => {
  const [x0 = 0, y0 = 0] = ring[0] ?? [];
  const twice = ring.reduce((sum, [x = 0, y = 0], at) => {
    const [nextX = 0, nextY = 0] = ring[(at + 1) % ring.length] ?? [];
    return sum + (x - x0) * (nextY - y0) - (nextX - x0) * (y - y0);
  }, 0);
  return Math.sign(twice);
};

const turned =
  (way: (rank: number) => 1 | -1): Rewrite =>
  (ring, rank) =>
    signOf(ring) === way(rank) ? ring : ring.toReversed();

/** The ways in which a source may write one and the same ring. */
export const WRITINGS: Readonly<Record<string, Rewrite>> = {
  "dans le sens des aiguilles d'une montre": turned(() => -1),
  "dans le sens inverse": turned(() => 1),
  "dans les deux sens mêlés": turned((rank) => (rank % 3 === 0 ? 1 : -1)),
  "commencés à un autre sommet": (ring) => {
    const open = ring.slice(0, -1);
    const start = Math.floor(open.length / 2);
    return [...open.slice(start), ...open.slice(0, start), ...open.slice(start, start + 1)];
  },
  "aux points doublés": (ring) => ring.flatMap((point, rank) => (rank % 2 === 0 ? [point, point] : [point])),
  "laissés ouverts": (ring) => ring.slice(0, -1),
};

const rewritten = (geometry: Geometry, rewrite: Rewrite): Geometry => {
  let rank = 0;
  const rings = (piece: readonly Ring[]): readonly Ring[] => piece.map((ring) => rewrite(ring, rank++));
  const { type, coordinates } = geometry as { readonly type: string; readonly coordinates: readonly unknown[] };
  const changed =
    type === "Polygon" ? rings(coordinates as readonly Ring[]) : (coordinates as readonly Ring[][]).map(rings);
  return { type, coordinates: changed } as Geometry;
};

type File = Awaited<ReturnType<ServedCommune["parcelles"]>>;
interface Features {
  readonly features: readonly { readonly geometry: Geometry }[];
}

// Each feature its own rank: mixed senses differ from one parcel to the next.
const featuresOf = <Each extends { readonly geometry: Geometry }>(
  features: readonly Each[],
  rewrite: Rewrite,
): readonly Each[] =>
  features.map((each, rank) => ({
    ...each,
    geometry: rewritten(each.geometry, (ring, at) => rewrite(ring, rank + at)),
  }));

const fileOf = async (file: File, rewrite: Rewrite): Promise<File> => {
  if (file === undefined) return undefined;
  const bytes = file.isGzip ? await promisify(gunzip)(file.bytes) : Buffer.from(file.bytes);
  // Written by our own generator.
  const collection = JSON.parse(bytes.toString("utf8")) as Features;
  const text = JSON.stringify({ ...collection, features: featuresOf(collection.features, rewrite) });
  return { ...file, isGzip: true, bytes: await promisify(gzip)(text) };
};

/** The same commune with every ring of its parcels, buildings, zones and limit written another way. */
export const withRings = (served: ServedCommune, made: GeneratedCommune, rewrite: Rewrite): ServedCommune => ({
  ...served,
  contour: async () => rewritten(made.contour, rewrite),
  parcelles: async () => fileOf(await served.parcelles(), rewrite),
  batiments: async () => fileOf(await served.batiments(), rewrite),
  zones: async () => featuresOf(made.zones, rewrite),
});
