import { distanceToSegment, type MultiPolygon, type Point, pointInMultiPolygon } from "@lotir/geometry";
import type { BoundaryPiece, SiteConstraint } from "./site-request.ts";

/**
 * What nobody drives over: a protected wood (its trees stay) and a septic field (it would be crushed). A reserved strip is
 * no obstacle: it is most often the road's own widening.
 */
const CLOSING: ReadonlySet<SiteConstraint["kind"]> = new Set(["ebc", "assainissement"]);

/** The shapes of a site that no way in may cross. */
export const closedTo = (
  constraints: readonly { readonly kind: SiteConstraint["kind"]; readonly shape: MultiPolygon }[],
): MultiPolygon => constraints.filter(({ kind }) => CLOSING.has(kind)).flatMap(({ shape }) => shape);

/** Stretches of frontage are looked at every half metre, m. */
const STEP = 0.5;
/** A zone this near to the limit stands on it: zones are drawn on another background than the cadastre, m. */
const NEAR = 0.3;

const lies = (point: Point, zone: MultiPolygon): boolean =>
  pointInMultiPolygon(point, zone) ||
  zone.some(({ outer }) =>
    outer.some((from, index) => distanceToSegment(point, from, outer[(index + 1) % outer.length] ?? from) < NEAR),
  );

const partsOf = (piece: BoundaryPiece, zone: MultiPolygon): BoundaryPiece[] => {
  const { from, to } = piece;
  const count = Math.max(1, Math.ceil(Math.hypot(to[0] - from[0], to[1] - from[1]) / STEP));
  const at = (share: number): Point =>
    share === 1 ? to : [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share];
  const closed = Array.from({ length: count }, (_, index) => lies(at((index + 0.5) / count), zone));
  if (!closed.includes(true)) return [piece];
  const starts = closed.flatMap((each, index) => (index === 0 || each !== closed[index - 1] ? [index] : []));
  return starts.map((start, rank) => ({
    ...piece,
    from: at(start / count),
    to: at((starts[rank + 1] ?? count) / count),
    ...(closed[start] === true ? { closed: true as const } : {}),
  }));
};

/** The boundary with the stretches of way closed where something that may not be crossed lies behind them. */
export const closeFrontage = (
  boundary: readonly BoundaryPiece[],
  constraints: readonly SiteConstraint[],
): readonly BoundaryPiece[] => {
  const zone = closedTo(constraints);
  if (zone.length === 0) return boundary;
  return boundary.flatMap((piece) =>
    piece.kind === "voie" || piece.kind === "voie-privee" ? partsOf(piece, zone) : [piece],
  );
};
