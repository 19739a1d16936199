import type { Parcel } from "@lotir/contract";
import { type Point, pointOnSurface, polygonsIn, projectionFor } from "@lotir/geometry";
import { formatArea, formatCount } from "../../kit/format.ts";
import { LIGHT, LOT_TINTS } from "../../kit/palette.ts";
import type { DrawnDivision } from "../../subjects/division/map/division-shapes.ts";

type Shape = Parcel["geometry"];

/** What a sheet of paper lying flat takes, in mm, and the scales that a surveyor draws at. */
const PAPER_MM = 180;
const SCALES = [100, 200, 250, 500, 1_000, 2_000, 5_000] as const;
const MARGIN_MM = 6;
const TITLE_MM = 14;

const escaped = (text: string): string =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");

/** From degrees to mm of paper, north up, at the largest scale that fits. */
const paperOf = (shapes: readonly Shape[]) => {
  const places = shapes.flatMap(({ type, coordinates }) =>
    type === "Polygon" ? coordinates.flat() : coordinates.flat(2),
  );
  const [lon = 0, lat = 0] = places[0] ?? [];
  const projection = projectionFor([lon, lat]);
  const perGroundMetre = projection.scaleAt(projection.toPlanar([lon, lat]));
  const points = places.map(([east, north]) => projection.toPlanar([east, north]));
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  const [west, east, south, north] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const side = Math.max(east - west, north - south) / perGroundMetre;
  const scale = SCALES.find((each) => (side * 1_000) / each <= PAPER_MM) ?? SCALES.at(-1) ?? 1;
  const mm = 1_000 / scale / perGroundMetre;
  return {
    scale,
    width: (east - west) * mm + 2 * MARGIN_MM,
    height: (north - south) * mm + 2 * MARGIN_MM + TITLE_MM,
    place: ([lonAt, latAt]: Point): Point => {
      const [x, y] = projection.toPlanar([lonAt, latAt]);
      return [(x - west) * mm + MARGIN_MM, (north - y) * mm + MARGIN_MM + TITLE_MM];
    },
  };
};

type Paper = ReturnType<typeof paperOf>;

const ringPath = (ring: readonly Point[]): string =>
  `M${ring.map(([x, y]) => `${x.toFixed(2)} ${y.toFixed(2)}`).join("L")}Z`;

const piecesOf = ({ type, coordinates }: Shape, { place }: Paper) => polygonsIn(type, coordinates, place) ?? [];

const drawn = (shape: Shape, paper: Paper, looks: string): string => {
  const rings = piecesOf(shape, paper).flatMap(({ outer, holes }) => [outer, ...holes]);
  return `<path d="${rings.map(ringPath).join("")}" fill-rule="evenodd" ${looks}/>`;
};

const line = `stroke="${LIGHT.ink}" stroke-width="0.35" stroke-linejoin="round"`;

const labelOf = (lot: DrawnDivision["plan"]["lots"][number], paper: Paper): string => {
  const at = pointOnSurface(piecesOf(lot.geometry, paper));
  if (at === undefined) return "";
  const text = (dy: number, size: number, words: string) =>
    `<text x="${at[0].toFixed(2)}" y="${(at[1] + dy).toFixed(2)}" font-size="${size}" text-anchor="middle">${escaped(words)}</text>`;
  return text(0, 5, lot.letter) + text(4.5, 3.2, formatArea(lot.areaM2));
};

/** A plan as a drawing to print: true to its scale when it is printed at 100 %. */
export const planDrawing = ({ parcelId, plan, buildings }: DrawnDivision): string => {
  const tints = LOT_TINTS.light;
  const paper = paperOf([...plan.lots.map(({ geometry }) => geometry), ...plan.faces.map(({ geometry }) => geometry)]);
  const [width, height] = [paper.width.toFixed(1), paper.height.toFixed(1)];
  const shapes = [
    ...plan.lots.map(({ geometry, number }) =>
      drawn(geometry, paper, `fill="${tints[(number - 1) % tints.length]}" ${line}`),
    ),
    ...plan.faces.map(({ geometry }) => drawn(geometry, paper, `fill="${LIGHT.line}" ${line}`)),
    ...plan.access.flatMap(({ geometry }) =>
      geometry === null ? [] : [drawn(geometry, paper, `fill="none" stroke-dasharray="1.5 1" ${line}`)],
    ),
    ...plan.lots.flatMap(({ envelope }) =>
      envelope === null ? [] : [drawn(envelope, paper, `fill="none" stroke-dasharray="0.5 0.8" ${line}`)],
    ),
    ...buildings.map(({ geometry }) =>
      drawn(geometry, paper, `fill="${LIGHT.mapBuilding}" fill-opacity="0.6" ${line}`),
    ),
  ];
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}mm" height="${height}mm" viewBox="0 0 ${width} ${height}" font-family="sans-serif" fill="${LIGHT.ink}">`,
    `<rect width="100%" height="100%" fill="${LIGHT.surface}"/>`,
    `<text x="${MARGIN_MM}" y="8" font-size="4.2">${escaped(`${parcelId} : ${plan.title}`)}</text>`,
    `<text x="${MARGIN_MM}" y="13" font-size="3">1/${formatCount(paper.scale)}, nord en haut. Aide à la décision, non opposable.</text>`,
    ...shapes,
    ...plan.lots.map((lot) => labelOf(lot, paper)),
    "</svg>",
  ].join("\n");
};
