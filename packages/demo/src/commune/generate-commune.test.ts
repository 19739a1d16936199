import { createHash } from "node:crypto";
import { readParcelleId } from "@lotir/foncier";
import {
  boundingBox,
  boxesMeet,
  intersectionArea,
  isInFrance,
  isSimplePolygon,
  type MultiPolygon,
  multiPolygonArea,
  type Polygon,
  pointInRing,
  projectionFor,
} from "@lotir/geometry";
import { describe, expect, test } from "vitest";
import type { Feature, Geometry } from "../formats/feature.ts";
import { DVF_COLUMNS } from "../sales/dvf-columns.ts";
import { type GeneratedCommune, generateCommune, generateDemoCommune } from "./generate-commune.ts";

const demo = generateDemoCommune();
const projection = projectionFor([7.288, 43.598]);

const hashOf = (commune: GeneratedCommune): string => {
  const { dvf, ...files } = commune;
  return createHash("sha256")
    .update(JSON.stringify([files, ...dvf]))
    .digest("hex");
};

const shapeOf = (geometry: Geometry): MultiPolygon => {
  if (geometry.type !== "Polygon" && geometry.type !== "MultiPolygon") throw new Error("not a surface");
  const pieces = geometry.type === "Polygon" ? [geometry.coordinates] : geometry.coordinates;
  // Some corners are written twice, as in real files.
  const ringOf = (ring: readonly (readonly [number, number])[]) =>
    ring
      .filter(([lon, lat], index) => index > 0 && (lon !== ring[index - 1]?.[0] || lat !== ring[index - 1]?.[1]))
      .map(([lon, lat]) => projection.toPlanar([lon, lat]));
  return pieces.map(([outer = [], ...holes]): Polygon => ({ outer: ringOf(outer), holes: holes.map(ringOf) }));
};

interface Placed {
  readonly feature: Feature;
  readonly shape: MultiPolygon;
  readonly box: ReturnType<typeof boundingBox>;
}

const placed = (features: readonly Feature[]): readonly Placed[] =>
  features.map((feature) => {
    const shape = shapeOf(feature.geometry);
    return { feature, shape, box: boundingBox(shape) };
  });

const parcelles = placed(demo.parcelles);
const batiments = placed(demo.batiments);
const zones = placed(demo.zones);

const neighbours = (of: Placed, among: readonly Placed[]): readonly Placed[] =>
  among.filter((other) => other !== of && boxesMeet(of.box, other.box));

describe("generateCommune", () => {
  test("the same seed gives the same bytes, another seed another island", () => {
    const small = { seed: "essai", parcels: 300 };
    expect(hashOf(generateCommune(small))).toBe(hashOf(generateCommune(small)));
    expect(hashOf(generateCommune({ ...small, seed: "autre" }))).not.toBe(hashOf(generateCommune(small)));
  });

  test.each([500, 2_500, 6_000])("about as many parcels as asked: %i", (asked) => {
    const { parcelles: made } = generateCommune({ seed: "compte", parcels: asked });
    expect(made.length / asked).toBeGreaterThan(0.75);
    expect(made.length / asked).toBeLessThan(1.35);
    expect(made.map(({ id }) => id).filter((id) => readParcelleId(id ?? "") === undefined)).toEqual([]);
    expect(new Set(made.map(({ id }) => id)).size).toBe(made.length);
  });

  test("a code that no commune of France has, and a name that says it is invented", () => {
    // The 163 communes of the département have codes 06001 to 06163.
    expect(Number(demo.identity.codeInsee)).toBeGreaterThan(6_163);
    expect(demo.identity.nom).toContain("fictive");
  });
});

describe("the demonstration island", () => {
  test("has about 2 500 parcels, each with its own name, all at sea off Nice", () => {
    const ids = demo.parcelles.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.every((id) => /^06999000(0[A-Z]|A[A-Z])\d{4}$/.test(id ?? ""))).toBe(true);
    expect(ids.length).toBeGreaterThan(2_300);
    const places = demo.parcelles.flatMap(({ geometry }) =>
      geometry.type === "Polygon" ? geometry.coordinates.flat() : [],
    );
    expect(places.every(([lon, lat]) => isInFrance([lon, lat]) && lat < 43.63 && lon > 7.25 && lon < 7.33)).toBe(true);
  });

  test("parcels are simple, and do not overlap by more than a hand", () => {
    const crooked = parcelles.filter(({ shape: [only] }) => only === undefined || !isSimplePolygon(only));
    expect(crooked.map(({ feature }) => feature.id)).toEqual([]);
    const overlaps = parcelles.flatMap((one) =>
      neighbours(one, parcelles)
        .filter((other) => (other.feature.id ?? "") > (one.feature.id ?? ""))
        .map((other) => intersectionArea(one.shape, other.shape)),
    );
    expect(Math.max(...overlaps)).toBeLessThan(0.02);
  });

  test("neighbours share the corners of the line between them", () => {
    const seen = new Map<string, number>();
    for (const { geometry } of demo.parcelles)
      if (geometry.type === "Polygon")
        for (const [lon, lat] of geometry.coordinates[0]?.slice(1) ?? [])
          seen.set(`${lon} ${lat}`, (seen.get(`${lon} ${lat}`) ?? 0) + 1);
    const shared = [...seen.values()].filter((count) => count > 1).length;
    expect(shared).toBeGreaterThan(2_500);
  });

  test("each building stands inside one parcel, to two centimetres", () => {
    const outside = batiments.filter((building) => {
      const area = multiPolygonArea(building.shape);
      const inside = Math.max(
        ...neighbours(building, parcelles).map((plot) => intersectionArea(building.shape, plot.shape)),
      );
      return area - inside > 0.02 * 60;
    });
    expect(outside).toEqual([]);
  });

  test("streets are free: no parcel lies on the middle of a road that is public", () => {
    const blocked = demo.voies.filter(({ geometry, properties }) => {
      if (properties.prive === true) return false;
      if (geometry.type !== "LineString") return true;
      const middle = geometry.coordinates[geometry.coordinates.length >> 1];
      const at = projection.toPlanar([middle?.[0] ?? 0, middle?.[1] ?? 0]);
      return parcelles.some(({ shape: [only], box }) => {
        const near = at[0] > box.minX && at[0] < box.maxX && at[1] > box.minY && at[1] < box.maxY;
        return near && only !== undefined && pointInRing(at, only.outer);
      });
    });
    expect(blocked).toEqual([]);
  });

  test("zones cover the commune once", () => {
    const total = zones.reduce((sum, { shape }) => sum + multiPolygonArea(shape), 0);
    const commune = multiPolygonArea(shapeOf(demo.contour));
    expect(Math.abs(total - commune) / commune).toBeLessThan(0.002);
    const overlap = zones.flatMap((one, index) =>
      zones
        .slice(index + 1)
        .map((other) => (boxesMeet(one.box, other.box) ? intersectionArea(one.shape, other.shape) : 0)),
    );
    expect(Math.max(...overlap)).toBeLessThan(5);
    const labels = new Set(demo.zones.map(({ properties }) => properties.libelle));
    expect(labels).toEqual(new Set(["UA", "UB", "UC", "UD", "UE", "1AU", "2AU", "A", "N", "NL"]));
  });

  test("has ground to divide: villas and houses on large gardens", () => {
    const large = demo.parcelles.filter(({ properties }) => {
      const area = properties.contenance;
      return typeof area === "number" && area >= 900 && area <= 5_000;
    });
    expect(large.length).toBeGreaterThan(350);
  });
});

describe("what real land showed", () => {
  test("rings are written both ways round, from any corner, with corners written twice", () => {
    const rings = demo.parcelles.map(({ geometry }) =>
      geometry.type === "Polygon" ? (geometry.coordinates[0] ?? []) : [],
    );
    const turns = rings.map((ring) =>
      Math.sign(
        ring
          .slice(1)
          .reduce((sum, [x, y], index) => sum + (ring[index]?.[0] ?? 0) * y - x * (ring[index]?.[1] ?? 0), 0),
      ),
    );
    expect(turns.filter((turn) => turn < 0).length).toBeGreaterThan(rings.length / 3);
    expect(turns.filter((turn) => turn > 0).length).toBeGreaterThan(rings.length / 3);
    const doubled = rings.filter((ring) =>
      ring.some(([x, y], index) => index > 0 && x === ring[index - 1]?.[0] && y === ring[index - 1]?.[1]),
    );
    expect(doubled.length).toBeGreaterThan(rings.length / 5);
  });

  test("the hamlet is named plot by plot, and every plot of it lies in the zone of houses", () => {
    expect(demo.hamlet.size).toBe(20);
    const ids = new Set(demo.parcelles.map(({ id }) => id));
    expect([...demo.hamlet.values()].every((id) => ids.has(id))).toBe(true);
    const hamlet = new Set(demo.hamlet.values());
    const zoned = zones.filter(({ feature }) => feature.properties.libelle === "UC");
    for (const { feature, shape } of parcelles) {
      if (!hamlet.has(feature.id ?? "")) continue;
      const inside = zoned.reduce((sum, zone) => sum + intersectionArea(shape, zone.shape), 0);
      expect(inside).toBeGreaterThan(0.99 * multiPolygonArea(shape));
    }
  });
});

describe("the sales of the demonstration", () => {
  const files = [...demo.dvf];
  const rows = files.flatMap(([, text]) =>
    text
      .trim()
      .split("\n")
      .slice(1)
      .map((line) => line.split(",")),
  );
  const cell = (row: readonly string[], column: (typeof DVF_COLUMNS)[number]): string =>
    row[DVF_COLUMNS.indexOf(column)] ?? "";

  test("five years of 40 columns, on real parcels of the island", () => {
    expect(files.map(([year]) => year)).toEqual([2021, 2022, 2023, 2024, 2025]);
    expect(DVF_COLUMNS).toHaveLength(40);
    expect(rows.every((row) => row.length === 40)).toBe(true);
    const ids = new Set(demo.parcelles.map(({ id }) => id));
    expect(rows.every((row) => ids.has(cell(row, "id_parcelle")))).toBe(true);
  });

  test("carry the traps of the real files", () => {
    const has = (test: (row: readonly string[]) => boolean): number => rows.filter(test).length;
    expect(has((row) => cell(row, "valeur_fonciere") === "1")).toBeGreaterThan(0);
    expect(has((row) => cell(row, "valeur_fonciere") === "")).toBeGreaterThan(0);
    expect(has((row) => cell(row, "numero_disposition") === "000002")).toBeGreaterThan(0);
    expect(has((row) => cell(row, "nature_mutation").startsWith("Vente en l'état futur"))).toBeGreaterThan(5);
    expect(has((row) => cell(row, "longitude") === "")).toBeGreaterThan(0);
    expect(has((row) => cell(row, "code_type_local") === "3")).toBeGreaterThan(20);
    const land = rows.filter((row) => cell(row, "code_nature_culture") === "AB");
    expect(land.filter((row) => cell(row, "nature_mutation") === "Vente").length).toBeGreaterThan(land.length / 2);
    expect(has((row) => cell(row, "nature_mutation") === "Vente terrain à bâtir")).toBeGreaterThan(0);
    const parcelsOf = new Map<string, Set<string>>();
    for (const row of rows) {
      const deed = `${cell(row, "id_mutation")}/${cell(row, "numero_disposition")}`;
      parcelsOf.set(deed, (parcelsOf.get(deed) ?? new Set()).add(cell(row, "id_parcelle")));
    }
    expect([...parcelsOf.values()].some((ids) => ids.size > 1)).toBe(true);
    expect(rows.length).toBeGreaterThan(parcelsOf.size * 1.2);
  });
});
