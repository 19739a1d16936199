import { type DivisionCapture, scaleRefusal } from "@lotir/contract";
import { failure, type Result, success } from "@lotir/foncier";

/** A capture whose picture was read: its size in points, its bytes, and what disagrees of what it says. */
export interface CheckedCapture {
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly warnings: readonly string[];
  /** Everything it says agrees: it may be laid under a plan. */
  readonly isLaid: boolean;
}

const SIGNATURE = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];

interface Size {
  readonly width: number;
  readonly height: number;
}

/** Size that the first chunk of a PNG says; undefined for anything else. The picture itself is not opened here. */
const pngSize = (bytes: Uint8Array): Size | undefined => {
  if (bytes.length < 33 || SIGNATURE.some((byte, rank) => bytes[rank] !== byte)) return undefined;
  if (String.fromCharCode(...bytes.subarray(12, 16)) !== "IHDR") return undefined;
  const view = new DataView(bytes.buffer, bytes.byteOffset);
  const [width, height] = [view.getUint32(16), view.getUint32(20)];
  return width > 0 && height > 0 && width <= 10_000 && height <= 10_000 ? { width, height } : undefined;
};

/** The ellipsoid of the ground (GRS80). */
const [A, E2] = [6_378_137, 0.006_694_38];

/** Metres of ground from west to east across some bounds, at their middle latitude. */
export const widthOnGround = ({ north, south, east, west }: DivisionCapture["bounds"]): number => {
  const latitude = (((north + south) / 2) * Math.PI) / 180;
  const normal = A / Math.sqrt(1 - E2 * Math.sin(latitude) ** 2);
  return ((east - west) * Math.PI * normal * Math.cos(latitude)) / 180;
};

type Position = readonly [number, number];

const outside = ({ bounds }: DivisionCapture, points: readonly Position[]): number =>
  points.filter(([lon, lat]) => lon < bounds.west || lon > bounds.east || lat < bounds.south || lat > bounds.north)
    .length;

const RENDER_SCALE = 2;
const METRES_PER_DOT = 0.0254 / 96;
/** What is told and what is measured may differ by rounding. */
const SAME = 0.02;
const differs = (told: number, measured: number): boolean => Math.abs(told - measured) > SAME * measured;
const FIGURE = new Intl.NumberFormat("fr-FR", { maximumFractionDigits: 2 });

/** What the capture says of itself against what its bounds and its picture measure. */
const disagreements = (capture: DivisionCapture, { width }: Size): readonly string[] => {
  const metres = widthOnGround(capture.bounds);
  const ratio = width / metres;
  const scale = metres / ((width / RENDER_SCALE) * METRES_PER_DOT);
  return [
    ...(differs(capture.pixelToMeterRatio, ratio)
      ? [
          `rapport de ${FIGURE.format(capture.pixelToMeterRatio)} points par mètre annoncé, ${FIGURE.format(ratio)} mesuré`,
        ]
      : []),
    ...(differs(capture.scale, scale)
      ? [`échelle 1:${FIGURE.format(capture.scale)} annoncée, 1:${FIGURE.format(Math.round(scale))} mesurée`]
      : []),
  ];
};

/**
 * A capture against the parcel that it should show. Refused, with what differs: not a PNG, a scale out of 1:200 to 1:2 000,
 * bounds that leave the parcel out. What does not agree within it is a warning, and it is then not laid under the plan.
 */
export const checkCapture = (capture: DivisionCapture, parcel: readonly Position[]): Result<CheckedCapture, string> => {
  const scale = scaleRefusal(capture.scale);
  if (scale !== null) return failure(scale);
  const bytes = new Uint8Array(Buffer.from(capture.imageBase64, "base64"));
  const size = pngSize(bytes);
  if (size === undefined) return failure("La capture n'est pas une image PNG.");
  const { north, south, east, west } = capture.bounds;
  if (!(north > south && east > west)) return failure("Les limites de la capture sont inversées ou vides.");
  const out = outside(capture, parcel);
  if (parcel.length > 0 && out === parcel.length)
    return failure(
      `La capture ne montre pas la parcelle : elle va de ${FIGURE.format(west)}° à ${FIGURE.format(east)}° de longitude et de ${FIGURE.format(south)}° à ${FIGURE.format(north)}° de latitude.`,
    );
  const warnings = [
    ...(out > 0 ? ["La capture coupe la parcelle : elle n'est pas placée sous le plan."] : []),
    ...disagreements(capture, size).map((what) => `Capture non placée sous le plan : ${what}.`),
  ];
  return success({ bytes, warnings, isLaid: warnings.length === 0 });
};
