import { boundaryFromFrontage, prepareSite, type Site, type SiteBuilding, type SiteFailure } from "@lotir/division";
import { failure, type Result } from "@lotir/foncier";
import { boundingBox, grownBox } from "@lotir/geometry";
import type { DescribedParcelle, Surroundings } from "../describe/describe-parcelles.ts";

/** Buildings this near may straddle the limit or stand on it, in metres. */
const AROUND = 1;

/** Why a parcel cannot even be put to the engine. */
export type NoSite = SiteFailure | { readonly kind: "several-pieces"; readonly pieces: number };

const buildingsOf = ({ shape }: DescribedParcelle, { buildings }: Surroundings): SiteBuilding[] =>
  (buildings?.near(grownBox(boundingBox(shape), AROUND)) ?? []).map(({ id, shape: whole, kind }) => ({
    id,
    shape: whole,
    solidity: kind === "leger" ? "leger" : "dur",
  }));

/** A parcel as a site of the division engine, on the plane of its commune. */
export const siteOfParcelle = (described: DescribedParcelle, around: Surroundings): Result<Site, NoSite> => {
  const { parcelle, shape, frontage } = described;
  const [polygon, ...others] = shape;
  if (polygon === undefined) return failure({ kind: "no-area" });
  if (others.length > 0) return failure({ kind: "several-pieces", pieces: shape.length });
  const contenance = parcelle.contenance === null ? {} : { contenance: parcelle.contenance };
  return prepareSite({
    parcels: [{ id: parcelle.id, polygon, ...contenance }],
    boundary: boundaryFromFrontage(frontage),
    buildings: buildingsOf(described, around),
    constraints: [],
    scale: around.scale,
    slope: "inconnue",
  });
};
