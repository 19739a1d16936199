import type { SiteConstraint } from "@lotir/division";
import { boundingBox, boxesMeet, intersection, intersectionArea, type MultiPolygon } from "@lotir/geometry";
import type { DescribedCommune, StoredPrescription } from "../describe/described-commune.ts";
import { onPlane } from "../describe/plane.ts";

type Plane = Parameters<typeof onPlane>[1];

/** What burdens a parcel, as its plan draws it; `unread` where something drawn over it was not understood, or nothing was read. */
export interface Constraints {
  readonly constraints: readonly SiteConstraint[];
  readonly unread: boolean;
}

/** Plans are drawn over the cadastre to a decimetre or so: less than this over a parcel is drawing noise, in m². */
const NOISE = 0.5;

interface Placed {
  readonly prescription: StoredPrescription;
  readonly shape: MultiPolygon;
}

const placedByCommune = new WeakMap<DescribedCommune, readonly Placed[]>();

const placedOn = (
  commune: DescribedCommune,
  plane: Plane,
  stored: readonly StoredPrescription[],
): readonly Placed[] => {
  const known = placedByCommune.get(commune);
  if (known) return known;
  const placed = stored.map((prescription) => ({ prescription, shape: onPlane(prescription.shape, plane) }));
  placedByCommune.set(commune, placed);
  return placed;
};

/** The prescriptions over one parcel, on the plane of its commune. */
export const constraintsNear = (
  shape: MultiPolygon,
  { commune, plane }: { readonly commune: DescribedCommune; readonly plane: Plane },
): Constraints => {
  const { prescriptions } = commune;
  if (prescriptions === "none") return { constraints: [], unread: false };
  if (prescriptions === undefined || prescriptions === "unread") return { constraints: [], unread: true };
  const box = boundingBox(shape);
  const over = placedOn(commune, plane, prescriptions).filter(
    (each) => boxesMeet(boundingBox(each.shape), box) && intersectionArea(each.shape, shape) > NOISE,
  );
  const constraints = over.flatMap(({ prescription: { nature, label }, shape: drawn }): SiteConstraint[] =>
    nature === "a-lire"
      ? []
      : [{ kind: nature, shape: intersection(shape, drawn), ...(label === null ? {} : { label }) }],
  );
  return { constraints, unread: over.some(({ prescription }) => prescription.nature === "a-lire") };
};
