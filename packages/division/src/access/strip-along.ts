import { type Line, lastOf, type Region, splitRegion, type Vertex } from "@lotir/geometry";
import type { Contact } from "./contacts-of.ts";

/** The tag of the inner side of a strip: never an edge of the site nor of a plan's cut. */
export const STRIP = -100_000;

/** A stretch of boundary that joins the way in (road, or the lot before) to the lot to be served, along a servient lot. */
export interface Flank {
  readonly path: readonly Vertex[];
  /** Whether the path is read with the servient lot's land on its left (from the served lot to the way in). */
  readonly forward: boolean;
}

const close = (a: Vertex, b: Vertex): boolean => Math.hypot(a.x - b.x, a.y - b.y) < 0.02;

const walk = (loop: readonly Vertex[], start: Vertex, isEntry: (tag: number) => boolean): Vertex[] | undefined => {
  const first = loop.findIndex((vertex) => close(vertex, start));
  if (first < 0) return undefined;
  const path: Vertex[] = [];
  for (let step = 0; step < loop.length; step += 1) {
    const vertex = loop[(first + step) % loop.length];
    if (vertex === undefined) return undefined;
    path.push(vertex);
    if (isEntry(vertex.edge)) return path;
  }
  return undefined;
};

const mirrored = (loop: readonly Vertex[]): Vertex[] => {
  const back: Vertex[] = [];
  let before = loop[loop.length - 1];
  for (const vertex of loop) {
    back.push({ x: vertex.x, y: vertex.y, edge: before === undefined ? vertex.edge : before.edge });
    before = vertex;
  }
  return back.reverse();
};

/** The one or two flanks of a servient lot between its contact with the lot to serve and its way in. */
export const flanksOf = (servient: Region, contact: Contact, isEntry: (tag: number) => boolean): Flank[] => {
  const forward = walk(servient.outer, contact.to, isEntry);
  const backward = walk(mirrored(servient.outer), contact.from, isEntry);
  return [
    ...(forward === undefined ? [] : [{ path: forward, forward: true }]),
    ...(backward === undefined ? [] : [{ path: backward, forward: false }]),
  ];
};

/** The directions a strip may take along a flank: its chord, then its long edges. Unit vectors pointing into the lot. */
export const inwardNormals = (path: readonly Vertex[], forward: boolean): { nx: number; ny: number }[] => {
  const normals: { nx: number; ny: number }[] = [];
  const add = (a: Vertex | undefined, b: Vertex | undefined, least: number): void => {
    if (a === undefined || b === undefined) return;
    const [dx, dy] = [b.x - a.x, b.y - a.y];
    const length = Math.hypot(dx, dy);
    if (length < least) return;
    const way = forward ? 1 : -1;
    const normal = { nx: (-dy / length) * way, ny: (dx / length) * way };
    if (!normals.some((other) => other.nx * normal.nx + other.ny * normal.ny > 0.9999)) normals.push(normal);
  };
  add(path[0], path[path.length - 1], 0.5);
  path.forEach((vertex, index) => {
    add(vertex, path[index + 1], 4);
  });
  return normals.slice(0, 3);
};

/** How far the flank reaches into the lot: the strip's outer side is at that level, or the flank itself where it is behind. */
export const reachOf = (path: readonly Vertex[], normal: { nx: number; ny: number }): number =>
  path.reduce((most, { x, y }) => Math.max(most, normal.nx * x + normal.ny * y), -Infinity);

const isOnContact = (vertex: Vertex, contact: Contact): boolean => {
  const [dx, dy] = [contact.to.x - contact.from.x, contact.to.y - contact.from.y];
  const along = ((vertex.x - contact.from.x) * dx + (vertex.y - contact.from.y) * dy) / contact.length;
  return along > -0.02 && along < contact.length + 0.02;
};

/** A strip cut from a lot, what the lot keeps, and how far the flank reaches towards the line (level along the normal). */
export interface StripCut {
  readonly strip: Region;
  readonly rest: Region;
  readonly reach: number;
}

/**
 * The strip of a lot behind a line, if its boundary is: inner side, way in, flank, contact with the served lot, and
 * nothing else. Between the way in and the served lot its width is then the distance from the flank to the line.
 */
export const stripBehind = (
  servient: Region,
  line: Line,
  ends: { isEntry: (tag: number) => boolean; contact: Contact },
): StripCut | undefined => {
  if (servient.holes.length > 0) return undefined;
  const split = splitRegion(servient, line, STRIP);
  const [strip] = split.below;
  const [rest] = split.above;
  if (strip === undefined || rest === undefined || split.below.length !== 1 || split.above.length !== 1)
    return undefined;
  const inner = strip.outer.findIndex((vertex) => vertex.edge === STRIP);
  if (inner < 0 || strip.outer.filter((vertex) => vertex.edge === STRIP).length !== 1) return undefined;
  const walkable = [...strip.outer.slice(inner + 1), ...strip.outer.slice(0, inner)];
  const corner = strip.outer[inner] ?? lastOf(strip.outer);
  const kinds = walkable.map(({ edge }) =>
    ends.isEntry(edge) ? "entry" : edge === ends.contact.tag ? "contact" : "flank",
  );
  const order = kinds.filter((kind, index) => kind !== kinds[index - 1]).join(" ");
  if (!/^(entry( flank)? contact|contact( flank)? entry)$/.test(order)) return undefined;
  const fromEntry = kinds[0] === "entry";
  const tip = fromEntry ? corner : walkable[0];
  if (tip === undefined || !isOnContact(tip, ends.contact)) return undefined;
  // Both ends of every flank edge count, and where the way in meets the contact their common corner does.
  const bounds = walkable.filter(
    (_, index) =>
      kinds[index] === "flank" || kinds[index - 1] === "flank" || (index > 0 && kinds[index] !== kinds[index - 1]),
  );
  return { strip, rest, reach: reachOf(bounds, line) };
};
