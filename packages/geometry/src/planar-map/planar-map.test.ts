import fc from "fast-check";
import polygonClipping from "polygon-clipping";
import { expect, test } from "vitest";
import { areaBelow, cutForArea } from "./area-cut.ts";
import { checkPlanarMap } from "./check-planar-map.ts";
import { doubleArea } from "./double-area.ts";
import { generatedSite } from "./generated-sites.fixture.ts";
import { GRID } from "./grid.ts";
import { mergeRegions } from "./merge-regions.ts";
import { cutFace, type PlanarMap, planarMap } from "./planar-map.ts";
import { loopsOf, type Region, regionArea } from "./region.ts";
import { splitRegion } from "./split-region.ts";

const sweepOf = (angle: number) => ({ nx: Math.cos(angle), ny: Math.sin(angle) });
const angles = fc.double({ min: 0, max: 2 * Math.PI, noNaN: true });
const seed = { seed: 20260101, numRuns: 400 };

const cutMany = (site: Region, cuts: readonly { face: number; angle: number; share: number }[]): PlanarMap =>
  cuts.reduce<PlanarMap>((map, { face, angle, share }, tag) => {
    const index = face % map.faces.length;
    const region = map.faces[index] as Region;
    const line = cutForArea(region, sweepOf(angle), regionArea(region) * share);
    return cutFace(map, index, { line, tag: 1000 + tag }).map;
  }, planarMap(site));

const cutLists = fc.array(
  fc.record({ face: fc.nat(9), angle: angles, share: fc.double({ min: 0.05, max: 0.95, noNaN: true }) }),
  { minLength: 1, maxLength: 6 },
);

test("a cut for an area leaves exactly that area below it", () => {
  fc.assert(
    fc.property(generatedSite(), angles, fc.double({ min: 0.01, max: 0.99, noNaN: true }), (site, angle, share) => {
      const asked = regionArea(site) * share;
      const line = cutForArea(site, sweepOf(angle), asked);
      expect(Math.abs(areaBelow(site, line) - asked) * GRID * GRID).toBeLessThan(1e-6);
      const split = splitRegion(site, line, 7);
      const below = split.below.reduce((sum, piece) => sum + regionArea(piece), 0);
      expect(Math.abs(below - asked) * GRID * GRID).toBeLessThan(1e-6);
    }),
    seed,
  );
});

test("the faces of a map sum to their site as integers and share every edge", () => {
  fc.assert(
    fc.property(generatedSite(), cutLists, (site, cuts) => {
      const map = cutMany(site, cuts);
      const sum = map.faces.reduce((total, face) => total + doubleArea(face), 0n);
      expect(sum).toBe(doubleArea(map.site));
      expect(checkPlanarMap(map).filter((fault) => fault.kind !== "shape")).toEqual([]);
      const moved = Number(doubleArea(map.site) - doubleArea(site)) / 2;
      expect(Math.abs(moved) * GRID * GRID).toBeLessThan(0.01);
    }),
    seed,
  );
});

test("merging all the faces gives the site back", () => {
  fc.assert(
    fc.property(generatedSite(), cutLists, (site, cuts) => {
      const map = cutMany(site, cuts);
      const merged = mergeRegions(map.faces);
      expect(merged.reduce((sum, region) => sum + doubleArea(region), 0n)).toBe(doubleArea(map.site));
      expect(merged).toHaveLength(1);
    }),
    seed,
  );
});

test("an independent library finds the same union and no overlap", () => {
  const rings = (region: Region) =>
    loopsOf(region).map((loop) => loop.map(({ x, y }): [number, number] => [x * GRID, y * GRID]));
  const areaOf = (shape: polygonClipping.MultiPolygon): number =>
    shape.flat().reduce((sum, ring) => {
      let area = 0;
      ring.forEach(([x, y], i) => {
        const [u, v] = ring[(i + 1) % ring.length] as [number, number];
        area += (x * v - u * y) / 2;
      });
      return sum + area;
    }, 0);
  fc.assert(
    fc.property(generatedSite(), cutLists, (site, cuts) => {
      const map = cutMany(site, cuts);
      const [first, ...others] = map.faces.map((face) => [rings(face)] as polygonClipping.MultiPolygon);
      const union = polygonClipping.union(first as polygonClipping.MultiPolygon, ...others);
      expect(Math.abs(areaOf(union) - regionArea(site) * GRID * GRID)).toBeLessThan(0.01);
    }),
    { seed: 7, numRuns: 100 },
  );
});

test("turning a site a quarter, mirroring it or moving it changes no area", () => {
  fc.assert(
    fc.property(generatedSite(), angles, fc.integer({ min: -1e6, max: 1e6 }), (site, angle, shift) => {
      const asked = regionArea(site) * 0.4;
      const here = cutForArea(site, sweepOf(angle), asked);
      const moved: Region = {
        outer: site.outer.map(({ x, y, edge }) => ({ x: -y + shift, y: x - shift, edge })),
        holes: site.holes.map((hole) => hole.map(({ x, y, edge }) => ({ x: -y + shift, y: x - shift, edge }))),
      };
      const there = cutForArea(moved, sweepOf(angle + Math.PI / 2), asked);
      const below = (region: Region, line: typeof here): number => areaBelow(region, line) * GRID * GRID;
      expect(below(moved, there)).toBeCloseTo(below(site, here), 4);
    }),
    seed,
  );
});
