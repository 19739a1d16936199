import { beforeAll, describe, expect, test } from "vitest";
import { boundingBox } from "../bounding-box.ts";
import { perimeter } from "../perimeter.ts";
import { pointInMultiPolygon } from "../point-in-polygon.ts";
import { pointOnSurface } from "../point-on-surface.ts";
import { multiPolygonArea } from "../polygon-area.ts";
import { featuresOf, lambert, noRealGround, shapeOf } from "../real-ground.fixture.ts";
import type { Point } from "../shapes.ts";
import { type FrontageEdge, frontageOf } from "./frontage-of.ts";
import { neighbourKnownInside, outlineOf } from "./known-ground.ts";
import { indexOf, type ParcelIndex } from "./parcel-index.ts";
import { type Road, type RoadIndex, roadsOf } from "./road-index.ts";

const textOf = (value: unknown): string | undefined => (typeof value === "string" ? value : undefined);

const roadOf = ({ geometry, properties }: ReturnType<typeof featuresOf>[number]): Road => ({
  line: geometry.coordinates.map((place): Point => lambert.toPlanar([place[0], place[1]])),
  width: Number(properties.LARGEUR),
  name: textOf(properties.NOM_VOIE_G),
  nature: textOf(properties.NATURE),
  fictif: properties.FICTIF === "Oui",
});

describe("Gennes, 851 parcels and 182 roads", () => {
  let parcels: ParcelIndex;
  let roads: RoadIndex;
  let urban: ParcelIndex["parcels"];

  beforeAll(() => {
    if (noRealGround) return;
    parcels = indexOf(
      featuresOf("gennes-25267/parcelles.json.gz").map((feature) => ({
        id: String(feature.properties.id),
        shape: shapeOf(feature),
      })),
    );
    roads = roadsOf(featuresOf("gennes-25267/voies.geojson.gz").map(roadOf));
    const zones = featuresOf("gennes-25267/zone_urba.geojson.gz")
      .filter(({ properties }) => properties.TYPEZONE === "U")
      .map(shapeOf);
    urban = parcels.parcels.filter(({ shape, area }) => {
      const middle = pointOnSurface(shape);
      return (
        area >= 900 && area <= 5000 && middle !== undefined && zones.some((zone) => pointInMultiPolygon(middle, zone))
      );
    });
  });

  const freeOf = (edges: readonly FrontageEdge[]) =>
    edges.filter(({ grade }) => grade === "A" || grade === "B" || grade === "D");
  const lengthOf = (edges: readonly FrontageEdge[]) => edges.reduce((sum, { length }) => sum + length, 0);

  // An earlier study of the same ground, with its own code: 130 plots, 124 with a free frontage, 113 with 8 m or more.
  test("almost every plot of the urban zone opens on something", (ctx) => {
    ctx.skip(noRealGround !== undefined, noRealGround);
    const frontages = urban.map(({ shape, id }) => freeOf(frontageOf({ parcel: shape, id, neighbours: parcels })));
    expect(urban.length).toBeGreaterThanOrEqual(125);
    expect(urban.length).toBeLessThanOrEqual(140);
    expect(frontages.filter((edges) => edges.length > 0).length / urban.length).toBeCloseTo(124 / 130, 1);
    expect(frontages.filter((edges) => lengthOf(edges) >= 8).length / urban.length).toBeCloseTo(113 / 130, 1);
  });

  test("the absence of a parcel alone is no road: part of the free limits is B", (ctx) => {
    ctx.skip(noRealGround !== undefined, noRealGround);
    const edges = urban.flatMap(({ shape, id }) =>
      freeOf(frontageOf({ parcel: shape, id, neighbours: parcels, roads })),
    );
    const share = edges.filter(({ grade }) => grade === "B").length / edges.length;
    expect(share).toBeGreaterThan(0.05);
    expect(share).toBeLessThan(0.2);
  });

  test("38 overlapping pairs and all, every limit is walked once", (ctx) => {
    ctx.skip(noRealGround !== undefined, noRealGround);
    const known = neighbourKnownInside(outlineOf(parcels.parcels.map(({ shape }) => shape)));
    for (const { shape, id, area } of parcels.parcels) {
      const edges = frontageOf({ parcel: shape, id, neighbours: parcels, roads, neighbourKnownAt: known });
      const limit = shape.reduce((sum, piece) => sum + perimeter(piece), 0);
      expect(Math.abs(lengthOf(edges) - limit)).toBeLessThan(1e-3);
      expect(area).toBeGreaterThan(0);
    }
  });

  test("the outline holds every parcel and little more", (ctx) => {
    ctx.skip(noRealGround !== undefined, noRealGround);
    const outline = outlineOf(parcels.parcels.map(({ shape }) => shape));
    const box = boundingBox(parcels.parcels.flatMap(({ shape }) => shape));
    const grown = boundingBox(outline);
    expect(Math.abs(grown.minX - box.minX) + Math.abs(grown.maxY - box.maxY)).toBeLessThan(1);
    const covered = parcels.parcels.reduce((sum, { shape }) => sum + multiPolygonArea(shape), 0);
    expect(multiPolygonArea(outline) / covered).toBeGreaterThan(0.98);
    expect(multiPolygonArea(outline) / covered).toBeLessThan(1.1);
  });
});
