import type { Point, Polygon } from "@lotir/geometry";
import type { PieceGround } from "./piece-ground.ts";

const rectangle = (x: number, y: number, width: number, height: number): Polygon => ({
  outer: [
    [x, y],
    [x + width, y],
    [x + width, y + height],
    [x, y + height],
  ],
  holes: [],
});

/** A ground of 40 × 30 m on a lane, its house kept on lot A, lot B behind a right of way. */
export const dividedGround = (): PieceGround => ({
  frame: { epsg: 2154, origin: [400_000, 6_400_000], scale: 0.9995 },
  parcels: [{ name: "A 12", polygons: [rectangle(0, 0, 40, 30)] }],
  neighbours: [
    { name: "A 13", polygons: [rectangle(40, 0, 30, 30)] },
    { name: "A 11", polygons: [rectangle(-30, 0, 30, 30)] },
  ],
  buildings: [{ polygon: rectangle(4, 8, 10, 8), look: "building" }],
  neighbourBuildings: [rectangle(48, 8, 9, 9)],
  roads: [
    {
      name: "Chemin des Œillets",
      points: [
        [-60, -4],
        [10, -4],
        [100, -4],
      ] as Point[],
      isPrivate: false,
    },
  ],
  lots: [
    { number: 1, letter: "A", polygon: rectangle(0, 0, 22, 30), area: 660, keepsHouse: true },
    { number: 2, letter: "B", polygon: rectangle(22, 0, 18, 30), area: 540, keepsHouse: false },
  ],
  newLimits: [
    [
      [22, 0],
      [22, 30],
    ] as Point[],
  ],
  ways: [{ polygon: rectangle(18, 0, 4, 12), kind: "servitude", text: "Servitude de passage 4 m" }],
  envelopes: [rectangle(25, 5, 12, 20)],
  setbacks: [
    [
      [22, 5],
      [40, 5],
    ] as Point[],
  ],
  networks: [
    {
      kind: "water",
      points: [
        [-20, -3],
        [60, -3],
      ] as Point[],
    },
  ],
  hydrants: [{ at: [30, -6], text: "PI à 12 m" }],
  trees: [{ at: [36, 26], text: "Chêne" }],
  accesses: [[20, 0]],
  levels: [],
  surveyed: [],
});
