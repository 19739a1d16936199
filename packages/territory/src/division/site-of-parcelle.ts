import {
  boundaryFromFrontage,
  prepareSite,
  type Site,
  type SiteBuilding,
  type SiteConstraint,
  type SiteFailure,
  type UnreadLayer,
} from "@lotir/division";
import { failure, type Result } from "@lotir/foncier";
import { boundingBox, grownBox, intersection, multiPolygonArea, union } from "@lotir/geometry";
import type { DescribedParcelle, Surroundings } from "../describe/describe-parcelles.ts";
import { isMissing } from "../describe/described-commune.ts";
import { type Constraints, constraintsNear } from "./constraints-near.ts";
import { closedZonesOf } from "./division-rules-of.ts";
import type { ToldGround } from "./told-ground.ts";

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

const unreadAround = ({ commune }: Surroundings, prescribed: readonly Constraints[]): readonly UnreadLayer[] => [
  ...(isMissing(commune.batiments) ? ["batiments" as const] : []),
  ...(isMissing(commune.voies) ? ["voies" as const] : []),
  ...(prescribed.some(({ unread }) => unread) ? ["prescriptions" as const] : []),
];

/** Nothing is built on the part of a parcel that lies in a closed zone. */
const closedParts = (described: DescribedParcelle): readonly SiteConstraint[] =>
  closedZonesOf(described).flatMap(({ zone, pieces }) =>
    pieces
      .map((piece) => intersection(described.shape, piece))
      .filter((shape) => shape.length > 0)
      .map((shape) => ({ kind: "autre" as const, shape, label: `zone ${zone.libelle}` })),
  );

const zoneNames = ({ zones }: DescribedParcelle): readonly string[] =>
  isMissing(zones) ? [] : zones.map(({ zone }) => zone.libelle);

/** Under that a ring is a slip of the hand, m². */
const LEAST_BURDEN = 0.5;

/** What people drew, on the plane; a ring that crosses itself is what it covers. */
const burdensOf = ({ burdens = [] }: ToldGround, { plane }: Surroundings): readonly SiteConstraint[] =>
  burdens.flatMap(({ kind, ring }) => {
    const drawn = [{ outer: ring.map(plane.toPlanar), holes: [] }];
    const shape = union(drawn);
    return shape.length === 0 || multiPolygonArea(shape) < LEAST_BURDEN ? [] : [{ kind, shape }];
  });

/** A parcel as a site of the division engine, on the plane of its commune. */
export const siteOfParcelle = (described: DescribedParcelle, around: Surroundings): Result<Site, NoSite> =>
  siteOfParcelles([described], around);

/** Parcels that touch as one site: the limits between them are no limits any more. */
export const siteOfParcelles = (
  several: readonly DescribedParcelle[],
  around: Surroundings,
  told: ToldGround = {},
): Result<Site, NoSite> => {
  const scattered = several.find(({ shape }) => shape.length > 1);
  if (scattered !== undefined) return failure({ kind: "several-pieces", pieces: scattered.shape.length });
  const prescribed = several.map(({ shape }) => constraintsNear(shape, around));
  const buildings = several.flatMap((described) => buildingsOf(described, around));
  return prepareSite({
    parcels: several.flatMap(({ parcelle: { id, contenance }, shape: [polygon] }) =>
      polygon === undefined ? [] : [{ id, polygon, ...(contenance === null ? {} : { contenance }) }],
    ),
    boundary: several.flatMap(({ frontage }) => boundaryFromFrontage(frontage)),
    buildings: [...new Map(buildings.map((building) => [building.id, building])).values()],
    constraints: [
      ...several.flatMap(closedParts),
      ...prescribed.flatMap(({ constraints }) => constraints),
      ...burdensOf(told, around),
    ],
    scale: around.scale,
    slope: told.slope ?? "inconnue",
    unread: unreadAround(around, prescribed),
    zones: [...new Set(several.flatMap(zoneNames))],
  });
};
