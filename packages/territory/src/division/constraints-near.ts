import type { SiteConstraint } from "@lotir/division";
import { boundingBox, boxesMeet, intersection, intersectionArea, type MultiPolygon } from "@lotir/geometry";
import type { Surroundings } from "../describe/describe-parcelles.ts";

/** What burdens a parcel, as its plan draws it; `unread` where something drawn over it was not understood, or nothing was read. */
export interface Constraints {
  readonly constraints: readonly SiteConstraint[];
  readonly unread: boolean;
}

/** Plans are drawn over the cadastre to a decimetre or so: less than this over a parcel is drawing noise, in m². */
const NOISE = 0.5;

/** The prescriptions over one parcel, on the plane of its commune. */
export const constraintsNear = (
  shape: MultiPolygon,
  { prescriptions }: Pick<Surroundings, "prescriptions">,
): Constraints => {
  if (prescriptions === "none") return { constraints: [], unread: false };
  if (prescriptions === "unread") return { constraints: [], unread: true };
  const box = boundingBox(shape);
  const over = prescriptions().filter(
    (each) => boxesMeet(boundingBox(each.shape), box) && intersectionArea(each.shape, shape) > NOISE,
  );
  const constraints = over.flatMap(({ prescription: { nature, label }, shape: drawn }): SiteConstraint[] =>
    nature === "a-lire"
      ? []
      : [{ kind: nature, shape: intersection(shape, drawn), ...(label === null ? {} : { label }) }],
  );
  return { constraints, unread: over.some(({ prescription }) => prescription.nature === "a-lire") };
};
