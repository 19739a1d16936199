import type { DivisionPlan, Parcel } from "@lotir/contract";

type Shape = Parcel["geometry"];
type Position = readonly [number, number];

/** The sheet of paper, in its own units: about a pixel each on a phone. */
export const SHEET = { width: 380, height: 196, margin: 22 } as const;

/** From longitude and latitude to the sheet: north up, metres alike both ways. */
export type Place = (at: Position) => Position;

const ringsOf = (shape: Shape): Position[][] =>
  (shape.type === "Polygon" ? shape.coordinates : shape.coordinates.flat()).map((ring) =>
    ring.map(([x = 0, y = 0]): Position => [x, y]),
  );

/** Where the parcel, and the lots of its plan when others are joined to it, fill the sheet. */
export const sketchFrame = (shapes: readonly Shape[]): Place => {
  const points = shapes.flatMap((shape) => ringsOf(shape).flat());
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  const [west, east, south, north] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const narrowing = Math.cos((((south + north) / 2) * Math.PI) / 180);
  const [width, height] = [Math.max(1e-9, (east - west) * narrowing), Math.max(1e-9, north - south)];
  const scale = Math.min((SHEET.width - 2 * SHEET.margin) / width, (SHEET.height - 2 * SHEET.margin) / height);
  return ([x, y]) => [
    SHEET.width / 2 + (x - (west + east) / 2) * narrowing * scale,
    SHEET.height / 2 - (y - (south + north) / 2) * scale,
  ];
};

const tenth = (value: number): number => Math.round(value * 10) / 10;

/** The path of a shape on the sheet. */
export const pathOf = (shape: Shape, place: Place): string =>
  ringsOf(shape)
    .map((ring) => `M${ring.map((at) => place(at).map(tenth).join(" ")).join("L")}Z`)
    .join("");

export const lineOf = (line: DivisionPlan["cuts"][number]["line"], place: Place): string =>
  `M${line.map((at) => place(at).map(tenth).join(" ")).join("L")}`;
