import type { SurveyedShape } from "@lotir/plan";
import parser, {
  type IArcEntity,
  type ICircleEntity,
  type IDxf,
  type IEntity,
  type IInsertEntity,
  type ILineEntity,
  type ILwpolylineEntity,
  type IMtextEntity,
  type IPoint,
  type IPointEntity,
  type IPolylineEntity,
  type ITextEntity,
} from "dxf-parser";
import type { Survey } from "./survey.ts";

// Its types name the class, its module is the class itself.
const DxfParser = parser as unknown as typeof parser.DxfParser;

type Spot = readonly [number, number];
/** From a block's own axes to the drawing's. */
type Placed = (point: Spot) => Spot;

/** Metres in a unit of the file ($INSUNITS); a file that says none is in metres, as surveyors deliver. */
const METRES: Readonly<Record<number, number>> = { 1: 0.0254, 2: 0.3048, 4: 0.001, 5: 0.01, 6: 1, 7: 1000 };
const STEP = Math.PI / 32;
/** A block may hold blocks; a file made to swell holds itself. */
const DEEPEST = 4;

const spot = ({ x, y }: IPoint): Spot => [x, y];

const arc = ([cx, cy]: Spot, radius: number, from: number, to: number): Spot[] => {
  const sweep = to > from ? to - from : to - from + 2 * Math.PI;
  const count = Math.min(256, Math.max(2, Math.ceil(sweep / STEP)));
  return Array.from({ length: count + 1 }, (_, rank): Spot => {
    const angle = from + (sweep * rank) / count;
    return [cx + radius * Math.cos(angle), cy + radius * Math.sin(angle)];
  });
};

/** Points between two corners joined by an arc: its bulge is the tangent of a quarter of its angle. */
const bulged = (a: Spot, b: Spot, bulge: number): Spot[] => {
  if (!Number.isFinite(bulge) || Math.abs(bulge) < 1e-6) return [];
  const angle = 4 * Math.atan(bulge);
  const count = Math.min(64, Math.ceil(Math.abs(angle) / STEP));
  const [mx, my] = [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];
  const away = (1 - bulge * bulge) / (4 * bulge);
  const [cx, cy] = [mx - (b[1] - a[1]) * away, my + (b[0] - a[0]) * away];
  const [radius, start] = [Math.hypot(a[0] - cx, a[1] - cy), Math.atan2(a[1] - cy, a[0] - cx)];
  return Array.from({ length: Math.max(0, count - 1) }, (_, rank): Spot => {
    const at = start + (angle * (rank + 1)) / count;
    return [cx + radius * Math.cos(at), cy + radius * Math.sin(at)];
  });
};

const cornersOf = (vertices: readonly (IPoint & { bulge?: number })[], closed: boolean): Spot[] =>
  vertices.flatMap((vertex, rank) => {
    const next = vertices[rank + 1] ?? (closed ? vertices[0] : undefined);
    return next === undefined ? [spot(vertex)] : [spot(vertex), ...bulged(spot(vertex), spot(next), vertex.bulge ?? 0)];
  });

/** `\P` breaks a line, `{\fArial|b0;text}` dresses a text: only its words are kept. */
const plainText = (text: string): string =>
  text
    .replace(/\\P/g, " ")
    .replace(/\\[A-Za-z][^;\\{}]*;/g, "")
    .replace(/[{}]/g, "")
    .replace(/%%[dD]/g, "°")
    .slice(0, 500);

type Plain = Pick<SurveyedShape, "points" | "closed"> & Partial<SurveyedShape>;

const shapeOf = (entity: IEntity): Plain | undefined => {
  switch (entity.type) {
    case "LINE":
      return { points: (entity as ILineEntity).vertices.map(spot), closed: false };
    case "LWPOLYLINE":
    case "POLYLINE": {
      const { vertices, shape } = entity as ILwpolylineEntity | IPolylineEntity;
      return { points: cornersOf(vertices, shape), closed: shape };
    }
    case "CIRCLE": {
      const { center, radius } = entity as ICircleEntity;
      return { points: arc(spot(center), radius, 0, 2 * Math.PI).slice(0, -1), closed: true };
    }
    case "ARC": {
      const { center, radius, startAngle, endAngle } = entity as IArcEntity;
      return { points: arc(spot(center), radius, startAngle, endAngle), closed: false };
    }
    case "POINT": {
      const { position } = entity as IPointEntity;
      return { points: [spot(position)], closed: false, altitude: position.z ? position.z : null };
    }
    case "TEXT":
    case "ATTRIB": {
      const { startPoint, text } = entity as ITextEntity;
      return { points: [spot(startPoint)], closed: false, text: plainText(text) };
    }
    case "MTEXT": {
      const { position, text } = entity as IMtextEntity;
      return { points: [spot(position)], closed: false, text: plainText(text) };
    }
    default:
      return undefined;
  }
};

const inserted = (insert: IInsertEntity, base: IPoint, place: Placed): Placed => {
  const angle = ((insert.rotation ?? 0) * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  return ([x, y]) => {
    const [u, v] = [(x - base.x) * (insert.xScale || 1), (y - base.y) * (insert.yScale || 1)];
    return place([insert.position.x + u * cos - v * sin, insert.position.y + u * sin + v * cos]);
  };
};

interface Reading {
  readonly dxf: IDxf;
  readonly shapes: SurveyedShape[];
  readonly skipped: Record<string, number>;
  readonly most: number;
}

const readEntities = (entities: readonly IEntity[], reading: Reading, place: Placed, depth: number): void => {
  for (const entity of entities) {
    if (reading.shapes.length > reading.most) return;
    const block = entity.type === "INSERT" ? reading.dxf.blocks?.[(entity as IInsertEntity).name] : undefined;
    if (block !== undefined && depth < DEEPEST) {
      const placed = inserted(entity as IInsertEntity, block.position ?? { x: 0, y: 0, z: 0 }, place);
      readEntities(block.entities ?? [], reading, placed, depth + 1);
      continue;
    }
    const shape = shapeOf(entity);
    const points = shape?.points.map(place).filter((point) => point.every(Number.isFinite)) ?? [];
    if (shape === undefined || points.length === 0) {
      reading.skipped[entity.type] = (reading.skipped[entity.type] ?? 0) + 1;
      continue;
    }
    reading.shapes.push({
      text: null,
      altitude: null,
      ...shape,
      points,
      layer: String(entity.layer ?? "0").slice(0, 100),
    });
  }
};

/** What a DXF holds, in metres; undefined where it cannot be parsed. Blocks are taken apart. */
export const surveyOfDxf = (text: string, mostShapes: number): Survey | undefined => {
  const dxf = new DxfParser().parseSync(text);
  if (dxf === null) return undefined;
  const metres = METRES[Number(dxf.header?.$INSUNITS)] ?? 1;
  const reading: Reading = { dxf, shapes: [], skipped: {}, most: mostShapes };
  readEntities(dxf.entities ?? [], reading, ([x, y]) => [x * metres, y * metres], 0);
  return { format: "dxf", unit: "metres", shapes: reading.shapes, skipped: reading.skipped };
};
