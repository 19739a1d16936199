import { describe, expect, test } from "vitest";
import { barLength, captureMetadata, gridSpacing, RENDER_SCALE } from "./capture-metadata.ts";

/** Web Mercator as MapLibre draws it: px of the world at a zoom, tiles of 512. */
const worldPx = (zoom: number): number => 512 * 2 ** zoom;
const xOf = (lng: number, zoom: number): number => ((lng + 180) / 360) * worldPx(zoom);
const yOf = (lat: number, zoom: number): number =>
  (0.5 - Math.log(Math.tan(Math.PI / 4 + (lat * Math.PI) / 360)) / (2 * Math.PI)) * worldPx(zoom);
const lngAt = (x: number, zoom: number): number => (x / worldPx(zoom)) * 360 - 180;
const latAt = (y: number, zoom: number): number =>
  (Math.atan(Math.exp((0.5 - y / worldPx(zoom)) * 2 * Math.PI)) * 360) / Math.PI - 90;

const viewAt = (lat: number, lng: number, zoom: number, width = 800, height = 600) => {
  const [x, y] = [xOf(lng, zoom), yOf(lat, zoom)];
  return {
    bounds: {
      north: latAt(y - height / 2, zoom),
      south: latAt(y + height / 2, zoom),
      west: lngAt(x - width / 2, zoom),
      east: lngAt(x + width / 2, zoom),
    },
    center: { lat, lng },
    zoom,
    width,
    height,
  };
};

/** Degrees for some metres of ground on the ellipsoid, by its own radii: an oracle that the capture does not use. */
const [A, E2] = [6_378_137, 0.006_694_38];
const degreesEast = (metres: number, lat: number): number => {
  const phi = (lat * Math.PI) / 180;
  return (metres * 180) / (Math.PI * Math.cos(phi) * (A / Math.sqrt(1 - E2 * Math.sin(phi) ** 2)));
};
const degreesNorth = (metres: number, lat: number): number => {
  const phi = (lat * Math.PI) / 180;
  return (metres * 180) / (Math.PI * ((A * (1 - E2)) / (1 - E2 * Math.sin(phi) ** 2) ** 1.5));
};

describe("the true scale", () => {
  test.each([
    [43.598, 7.288, 18],
    [48.85, 2.35, 19],
    [50.95, 1.86, 17],
    [41.4, 9.2, 20],
    [-21.1, 55.5, 18],
  ])("50 m of ground at %f, %f, zoom %i measure 50 ± 0.5 m at the ratio said", (lat, lng, zoom) => {
    const { pixelToMeterRatio } = captureMetadata(viewAt(lat, lng, zoom));
    const alongParallel = (xOf(lng + degreesEast(50, lat), zoom) - xOf(lng, zoom)) * RENDER_SCALE;
    const alongMeridian = (yOf(lat, zoom) - yOf(lat + degreesNorth(50, lat), zoom)) * RENDER_SCALE;
    expect(Math.abs(alongParallel / pixelToMeterRatio - 50)).toBeLessThan(0.5);
    expect(Math.abs(alongMeridian / pixelToMeterRatio - 50)).toBeLessThan(0.5);
  });

  test("the scale is what 96 dots an inch make of it", () => {
    const { scale, pixelToMeterRatio, pixelDimensions } = captureMetadata(viewAt(43.598, 7.288, 18));
    expect(pixelDimensions).toEqual({ width: 1_600, height: 1_200 });
    // One metre of ground, in metres of screen.
    expect(1 / ((pixelToMeterRatio / RENDER_SCALE) * (0.0254 / 96)) / scale).toBeCloseTo(1, 2);
  });
});

test.each([
  [1_001, null],
  [1_000, 20],
  [501, 20],
  [500, 10],
  [200, 10],
])("grid at 1:%i", (scale, spacing) => expect(gridSpacing(scale)).toBe(spacing));

test.each([
  [20, 5],
  [4, 25],
  [3, 50],
  [1, 100],
  [0.5, 200],
  [0.001, 50],
  [1_000, 50],
])("bar at %f px a metre", (perMetre, length) => expect(barLength(perMetre)).toBe(length));
