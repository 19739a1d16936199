import { z } from "zod";

const Position = z.tuple([z.number(), z.number()]);
const Rings = z.array(z.array(Position));

/** Parcel shapes on the wire: EPSG:4326, [longitude, latitude]. */
export const ParcelGeometry = z.discriminatedUnion("type", [
  z.object({ type: z.literal("Polygon"), coordinates: Rings }),
  z.object({ type: z.literal("MultiPolygon"), coordinates: z.array(Rings) }),
]);
export type ParcelGeometry = z.infer<typeof ParcelGeometry>;
