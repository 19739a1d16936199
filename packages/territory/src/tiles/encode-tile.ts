import { PbfWriter } from "pbf";
import type { WkbShape } from "../shape/read-wkb.ts";
import { clipRing, type TilePoint } from "./clip-ring.ts";
import { EXTENT, MARGIN, type TileFrame } from "./tile-frame.ts";

export type TileValue = string | number | null;

export interface TileLayer {
  readonly name: string;
  readonly features: readonly { readonly shape: WkbShape; readonly properties: Readonly<Record<string, TileValue>> }[];
}

const POLYGON = 3;
const MOVE_TO = (1 << 3) | 1;
const CLOSE_PATH = (1 << 3) | 7;
const lineTo = (points: number): number => (points << 3) | 2;
const zigzag = (value: number): number => (value << 1) ^ (value >> 31);

const doubleArea = (ring: readonly TilePoint[]): number => {
  let sum = 0;
  let [px, py] = ring.at(-1) ?? [0, 0];
  for (const [x, y] of ring) {
    sum += px * y - x * py;
    [px, py] = [x, y];
  }
  return sum;
};

const onGrid = (ring: readonly TilePoint[]): TilePoint[] => {
  const points: TilePoint[] = [];
  for (const [x, y] of ring) {
    const point: TilePoint = [Math.round(x), Math.round(y)];
    const last = points.at(-1);
    if (last === undefined || last[0] !== point[0] || last[1] !== point[1]) points.push(point);
  }
  const [first, last] = [points[0], points.at(-1)];
  if (first && last && points.length > 1 && first[0] === last[0] && first[1] === last[1]) points.pop();
  return points;
};

/** Outer rings have a positive area in tile coordinates (y down) and holes a negative one: the format tells them so. */
const turned = (points: TilePoint[], role: "outer" | "hole"): TilePoint[] =>
  doubleArea(points) > 0 === (role === "outer") ? points : points.reverse();

/** Geometry commands of one feature (specification 2.1, §4.3). */
const commandsOf = (shape: WkbShape, frame: TileFrame): number[] => {
  const commands: number[] = [];
  let [x, y] = [0, 0];
  const rings = shape.flatMap((polygon) =>
    polygon.map((ring, index) => ({ ring, role: index === 0 ? "outer" : "hole" }) as const),
  );
  for (const { ring, role } of rings) {
    const projected = ring.slice(0, -1).map(frame.toTile);
    const clipped = onGrid(clipRing(projected, -MARGIN, EXTENT + MARGIN));
    if (clipped.length < 3 || doubleArea(clipped) === 0) continue;
    const points = turned(clipped, role);
    points.forEach(([nextX, nextY], index) => {
      if (index === 0) commands.push(MOVE_TO);
      if (index === 1) commands.push(lineTo(points.length - 1));
      commands.push(zigzag(nextX - x), zigzag(nextY - y));
      [x, y] = [nextX, nextY];
    });
    commands.push(CLOSE_PATH);
  }
  return commands;
};

const writeValue = (value: string | number, pbf: PbfWriter): void => {
  if (typeof value === "string") pbf.writeStringField(1, value);
  else if (Number.isInteger(value)) pbf.writeSVarintField(6, value);
  else pbf.writeDoubleField(3, value);
};

const writeLayer = ({ layer, frame }: { layer: TileLayer; frame: TileFrame }, pbf: PbfWriter): void => {
  const keys = new Map<string, number>();
  const values = new Map<string | number, number>();
  const indexIn = <Key>(map: Map<Key, number>, key: Key): number => {
    const known = map.get(key);
    if (known !== undefined) return known;
    map.set(key, map.size);
    return map.size - 1;
  };
  pbf.writeVarintField(15, 2);
  pbf.writeStringField(1, layer.name);
  for (const feature of layer.features) {
    const commands = commandsOf(feature.shape, frame);
    if (commands.length === 0) continue;
    const tags = Object.entries(feature.properties).flatMap(([key, value]) =>
      value === null ? [] : [indexIn(keys, key), indexIn(values, value)],
    );
    pbf.writeMessage(2, writeFeature, { tags, commands });
  }
  for (const key of keys.keys()) pbf.writeStringField(3, key);
  for (const value of values.keys()) pbf.writeMessage(4, writeValue, value);
  pbf.writeVarintField(5, EXTENT);
};

const writeFeature = ({ tags, commands }: { tags: number[]; commands: number[] }, pbf: PbfWriter): void => {
  pbf.writePackedVarint(2, tags);
  pbf.writeVarintField(3, POLYGON);
  pbf.writePackedVarint(4, commands);
};

/** A Mapbox vector tile (specification 2.1). Unknown properties (null) are left out: absent is not zero. */
export const encodeTile = (frame: TileFrame, layers: readonly TileLayer[]): Uint8Array => {
  const pbf = new PbfWriter();
  for (const layer of layers) {
    if (layer.features.length > 0) pbf.writeMessage(3, writeLayer, { layer, frame });
  }
  return pbf.finish();
};
