export { boundingBox, boxesMeet, boxOf, grownBox } from "./bounding-box.ts";
export { type CanonicalRings, canonicalRings } from "./canonical-rings.ts";
export { centroid } from "./centroid.ts";
export { difference, intersection, intersectionArea, union } from "./clip-polygons.ts";
export { compactness, rectangularity } from "./compactness.ts";
export { convexHull } from "./convex-hull.ts";
export { distanceBetween } from "./distance-between.ts";
export { distanceToSegment, nearestOnSegment } from "./distance-to-segment.ts";
export { type FrontageChain, frontageChains } from "./frontage/frontage-chains.ts";
export { type FrontageEdge, type FrontageQuestion, frontageOf } from "./frontage/frontage-of.ts";
export type { FrontageGrade } from "./frontage/grade-piece.ts";
export { neighbourKnownInside, outlineOf } from "./frontage/known-ground.ts";
export { type LaneEnd, type LaneGround, type LaneIndex, lanesAmong } from "./frontage/lane-index.ts";
export { type IndexedParcel, indexOf, type Parcel, type ParcelIndex } from "./frontage/parcel-index.ts";
export { type NearestRoad, type Road, type RoadIndex, roadsOf } from "./frontage/road-index.ts";
export { groundArea } from "./ground-area.ts";
export { hypotenuse } from "./hypotenuse.ts";
export { isSimplePolygon } from "./is-simple-polygon.ts";
export { type LocalFrame, localFrame } from "./local-frame.ts";
export { isValid, type Mended, type Mending, mendPolygon, mendRings } from "./mend-polygon.ts";
export { type MinimalRectangle, minimalRectangle } from "./minimal-rectangle.ts";
export { nearLimit } from "./near-limit.ts";
export { offset } from "./offset.ts";
export { openingBy } from "./opening-by.ts";
export { distance, perimeter, ringLength } from "./perimeter.ts";
export { areaBelow, cutForArea, type Sweep } from "./planar-map/area-cut.ts";
export { checkPlanarMap, type MapFault } from "./planar-map/check-planar-map.ts";
export { doubleArea } from "./planar-map/double-area.ts";
export {
  fromGrid,
  GRID,
  inMetres,
  type Origin,
  onGrid,
  originOf,
  ringOf,
  roundVertex,
  toGrid,
  turned,
} from "./planar-map/grid.ts";
export { isSimple } from "./planar-map/is-simple.ts";
export { mergeRegions } from "./planar-map/merge-regions.ts";
export { cutFace, type FaceCut, type PlanarMap, planarMap } from "./planar-map/planar-map.ts";
export {
  type Line,
  type Loop,
  lastOf,
  loopArea,
  loopsOf,
  type Region,
  regionArea,
  type Vertex,
} from "./planar-map/region.ts";
export { isInsideLoop, type Split, splitRegion } from "./planar-map/split-region.ts";
export { pointInMultiPolygon, pointInPolygon, pointInRing } from "./point-in-polygon.ts";
export { pointOnSurface } from "./point-on-surface.ts";
export { multiPolygonArea, polygonArea } from "./polygon-area.ts";
export { ccProjectionFor, isInFrance, type Projection, projectionFor, projectionOf } from "./project.ts";
export { type GeojsonFailure, type GeojsonReading, type LonLatRings, readGeojson } from "./read-geojson.ts";
export { pointIn, pointsIn, polygonsIn } from "./read-positions.ts";
export { roomiestPlace } from "./roomiest-place.ts";
export { segmentsCross, segmentsMeet, turnOf } from "./segments-cross.ts";
export type { Box, LonLat, MultiPolygon, Point, Polygon, Ring } from "./shapes.ts";
export { signedArea } from "./signed-area.ts";
export { type GeojsonShape, toGeojson } from "./to-geojson.ts";
