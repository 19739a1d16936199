import { boundingBox, type Point, type Polygon } from "@lotir/geometry";
import { localPolygon, planePolygon, toPlane } from "../shape/region-shapes.ts";
import type { Site } from "../site/site.ts";
import { letterOf } from "./letter-of.ts";
import type { Plan } from "./plan.ts";

const TINTS = ["#f6d8ae", "#cfe3c8", "#c9dcee", "#ecd0dd", "#e6e2b5", "#d7cfea", "#f3c9bd", "#c5e4df"];
const PIXELS = 760;
const MARGIN = 24;
const FOOT = 76;

interface Sheet {
  readonly at: (point: Point) => string;
  readonly scale: number;
  readonly width: number;
  readonly height: number;
}

const sheetFor = (site: Site): Sheet => {
  const { minX, minY, maxX, maxY } = boundingBox([planePolygon(site.ground, site.origin)]);
  const scale = (PIXELS - 2 * MARGIN) / Math.max(maxX - minX, maxY - minY);
  return {
    at: ([x, y]) => `${(MARGIN + (x - minX) * scale).toFixed(1)},${(MARGIN + (maxY - y) * scale).toFixed(1)}`,
    scale,
    width: (maxX - minX) * scale + 2 * MARGIN,
    height: (maxY - minY) * scale + 2 * MARGIN + FOOT,
  };
};

const path = ({ outer, holes }: Polygon, { at }: Sheet): string =>
  [outer, ...holes].map((ring) => (ring.length === 0 ? "" : `M${ring.map(at).join("L")}Z`)).join("");

const middle = (polygon: Polygon): Point => {
  let [x, y, sum] = [0, 0, 0];
  const [ox, oy] = polygon.outer[0] ?? [0, 0];
  polygon.outer.forEach((a, index) => {
    const b = polygon.outer[(index + 1) % polygon.outer.length] ?? a;
    const cross = (a[0] - ox) * (b[1] - oy) - (b[0] - ox) * (a[1] - oy);
    x += (a[0] + b[0] - 2 * ox) * cross;
    y += (a[1] + b[1] - 2 * oy) * cross;
    sum += cross;
  });
  return sum === 0 ? [ox, oy] : [ox + x / (3 * sum), oy + y / (3 * sum)];
};

const french = (value: number, digits = 0): string => value.toFixed(digits).replace(".", ",");

const tints = (plan: Plan, sheet: Sheet): string =>
  plan.lots
    .map((lot, index) => {
      const fill = TINTS[index % TINTS.length] ?? "#eeeeee";
      return `<path d="${path(lot.polygon, sheet)}" fill="${fill}" fill-rule="evenodd"/>`;
    })
    .join("");

/** Letters and areas come last, ringed with white: the middle of a kept lot is most often under its house. */
const letters = (plan: Plan, sheet: Sheet): string =>
  plan.lots
    .map((lot) => {
      const [x, y] = sheet.at(middle(lot.body.polygon)).split(",");
      const look = 'text-anchor="middle" paint-order="stroke" stroke="#ffffff" stroke-width="3"';
      return [
        `<text x="${x}" y="${y}" ${look} font-weight="700" font-size="16">${letterOf(lot.number)}</text>`,
        `<text x="${x}" y="${Number(y) + 16}" ${look} font-size="11">${french(lot.area.ground)} m²</text>`,
      ].join("");
    })
    .join("");

const burdens = (site: Site, sheet: Sheet): string =>
  site.constraints
    .flatMap(({ shape }) => shape)
    .map((shape) => `<path d="${path(shape, sheet)}" fill="#2f6b3a" fill-opacity="0.2" stroke="#2f6b3a"/>`)
    .join("");

const envelopes = (plan: Plan, site: Site, sheet: Sheet): string =>
  plan.lots
    .flatMap(({ envelope }) => (envelope === undefined ? [] : toPlane(envelope.lot.shape, site.origin)))
    .map((shape) => `<path d="${path(shape, sheet)}" fill="none" stroke="#4b6b4b" stroke-dasharray="2 3"/>`)
    .join("");

const buildings = (site: Site, sheet: Sheet): string =>
  site.obstacles
    .flatMap(({ loops }) => loops.map((outer) => planePolygon({ outer, holes: [] }, site.origin)))
    .map((shape) => `<path d="${path(shape, sheet)}" fill="#6f6a66"/>`)
    .join("");

const frontages = (site: Site, sheet: Sheet): string => {
  const { outer } = localPolygon(site.ground);
  return site.ground.outer
    .flatMap((vertex, index) => {
      const kind = site.edges[vertex.edge]?.kind;
      const [a, b] = [outer[index], outer[(index + 1) % outer.length]];
      if ((kind !== "voie" && kind !== "voie-privee") || a === undefined || b === undefined) return [];
      const ends = [a, b].map(([x, y]) => sheet.at([x + site.origin.x, y + site.origin.y]));
      const colour = kind === "voie" ? "#c2410c" : "#a16207";
      return [`<path d="M${ends.join("L")}" stroke="${colour}" stroke-width="4" fill="none"/>`];
    })
    .join("");
};

const ways = (plan: Plan, sheet: Sheet): string =>
  [...plan.ways.flatMap(({ polygon }) => polygon), ...plan.faces.map(({ polygon }) => polygon)]
    .map((shape) => `<path d="${path(shape, sheet)}" fill="url(#acces)" stroke="#555" stroke-dasharray="4 3"/>`)
    .join("");

const caption = (plan: Plan, sheet: Sheet): string => {
  const lots = plan.lots.map(
    (lot) => `${letterOf(lot.number)} ${french(lot.area.ground)} m², façade ${french(lot.frontage, 1)} m`,
  );
  const lines = [
    `${plan.lots.length} lots${plan.remainder === undefined ? "" : ` et un reliquat de ${french(plan.remainder.area.ground)} m² à aménager`} — ${plan.procedure.kind.replaceAll("-", " ")} (${plan.procedure.article})`,
    lots.join(" · "),
    plan.ways
      .map(
        (way) =>
          `${letterOf(way.lot)} : ${way.form}${way.form === "facade" ? "" : ` ${french(way.width, 2)} m × ${french(way.length)} m`}`,
      )
      .join(" · "),
  ];
  return lines
    .map(
      (line, index) =>
        `<text x="${MARGIN}" y="${(sheet.height - FOOT + 18 + index * 18).toFixed(0)}" font-size="12">${line}</text>`,
    )
    .join("");
};

/** A plan as a drawing: lots tinted with letter and area, ways in hatched, envelopes dotted, road in red. North is up. */
export const planToSvg = (plan: Plan, site: Site): string => {
  const sheet = sheetFor(site);
  const cuts = plan.cuts.map(({ from, to }) => `M${sheet.at(from)}L${sheet.at(to)}`).join("");
  const hatch =
    '<defs><pattern id="acces" width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)"><rect width="2" height="6" fill="#777"/></pattern></defs>';
  const body = [
    hatch,
    '<rect width="100%" height="100%" fill="#ffffff"/>',
    tints(plan, sheet),
    burdens(site, sheet),
    ways(plan, sheet),
    envelopes(plan, site, sheet),
    buildings(site, sheet),
    `<path d="${cuts}" stroke="#1f2937" stroke-width="1.5" fill="none"/>`,
    `<path d="${path(planePolygon(site.ground, site.origin), sheet)}" fill="none" stroke="#111827" stroke-width="2"/>`,
    frontages(site, sheet),
    letters(plan, sheet),
    caption(plan, sheet),
  ];
  const [width, height] = [Math.max(sheet.width, 480).toFixed(0), sheet.height.toFixed(0)];
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" font-family="sans-serif">${body.join("")}</svg>`;
};
