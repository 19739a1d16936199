import { describe, expect, test } from "vitest";
import { checkCapture, widthOnGround } from "./capture-check.ts";

const png = (width: number, height: number): string => {
  const bytes = Buffer.alloc(64);
  Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13]).copy(bytes);
  bytes.write("IHDR", 12, "latin1");
  bytes.writeUInt32BE(width, 16);
  bytes.writeUInt32BE(height, 20);
  return bytes.toString("base64");
};

const bounds = { north: 43.6015, south: 43.5985, east: 7.2915, west: 7.2885 };
const metres = widthOnGround(bounds);
const [width, height] = [2_400, 3_000];
const agreeing = {
  imageBase64: png(width, height),
  scale: Math.round(metres / ((width / 2) * (0.0254 / 96))),
  pixelToMeterRatio: width / metres,
  bounds,
};
const PARCEL = [
  [7.29, 43.6],
  [7.2905, 43.6],
  [7.2905, 43.6004],
] as const;

test("a kilometre along a parallel is a kilometre", () =>
  // 1° of longitude at 45° is 78 846.8 m on the ellipsoid.
  expect(widthOnGround({ north: 45, south: 45, east: 1, west: 0 })).toBeCloseTo(78_846.8, 0));

test("all that it says agrees: it is laid under the plan", () =>
  expect(checkCapture(agreeing, PARCEL)).toMatchObject({ ok: true, value: { isLaid: true, warnings: [] } }));

describe("refused, with what differs", () => {
  test.each([
    ["199", { scale: 199 }, "Échelle trop grande. Veuillez dézoomer (échelle recommandée: 1:500)"],
    ["2001", { scale: 2_001 }, "Échelle trop petite. Veuillez zoomer (échelle recommandée: 1:500)"],
    [
      "a JPEG",
      { imageBase64: Buffer.from([0xff, 0xd8, 0xff, ...Array(60).fill(0)]).toString("base64") },
      "La capture n'est pas une image PNG.",
    ],
    ["no base64", { imageBase64: "%%%" }, "La capture n'est pas une image PNG."],
    [
      "elsewhere",
      { bounds: { north: 45.1, south: 45, east: 3.1, west: 3 } },
      "La capture ne montre pas la parcelle : elle va de 3° à 3,1° de longitude et de 45° à 45,1° de latitude.",
    ],
    [
      "upside down",
      { bounds: { ...bounds, north: bounds.south, south: bounds.north } },
      "Les limites de la capture sont inversées ou vides.",
    ],
  ])("%s", (_, change, failure) =>
    expect(checkCapture({ ...agreeing, ...change }, PARCEL)).toEqual({ ok: false, failure }),
  );

  test.each([200, 2_000])("1:%i is not", (scale) => expect(checkCapture({ ...agreeing, scale }, PARCEL).ok).toBe(true));
});

test.each([
  ["its ratio", { pixelToMeterRatio: 2 }, /rapport de 2 points par mètre annoncé/],
  ["its scale", { scale: 500 }, /échelle 1:500 annoncée/],
  ["its size", { imageBase64: png(1, 1) }, /mesuré/],
  ["a parcel cut", { bounds: { ...bounds, east: 7.2902, west: 7.2872 } }, /coupe la parcelle/],
])("%s disagrees: a warning, and it is not laid", (_, change, said) => {
  const checked = checkCapture({ ...agreeing, ...change }, PARCEL);
  expect(checked).toMatchObject({ ok: true, value: { isLaid: false } });
  expect(checked.ok && checked.value.warnings.join(" ")).toMatch(said);
});
