import type { Point } from "@lotir/geometry";
import type { Drawing, Shape } from "./drawing.ts";
import { lotStyle } from "./style.ts";

const rectangle = (x: number, y: number, width: number, height: number): Point[] => [
  [x, y],
  [x + width, y],
  [x + width, y + height],
  [x, y + height],
];

/** A ground of 40 × 30 m cut in two, its house, its way in, its neighbours, its tree. */
export const smallDivision = (): Drawing => {
  const lots: Shape[] = [
    { kind: "area", style: lotStyle(1), rings: [rectangle(0, 0, 22, 30)] },
    { kind: "area", style: lotStyle(2), rings: [rectangle(22, 0, 18, 30)] },
    { kind: "text", style: "strong-label", at: [11, 22], text: "Lot A\n660,00 m²" },
    { kind: "text", style: "strong-label", at: [31, 22], text: "Lot B\n540,00 m²" },
  ];
  return {
    frame: { epsg: 2154, origin: [400_000, 6_400_000], scale: 0.9995 },
    title: { title: "Plan de division projeté", lines: ["Île-Sainte-Mirande, 12 chemin des Œillets", "06999 A 12"] },
    sources: [{ name: "Cadastre (DGFiP)", date: "2026-07-01" }],
    date: "2026-11-24",
    layers: [
      {
        name: "PARCELLES_VOISINES",
        context: true,
        shapes: [
          { kind: "area", style: "neighbour", rings: [rectangle(40, -5, 60, 50)] },
          { kind: "text", style: "neighbour", at: [50, 20], text: "A 13" },
        ],
      },
      { name: "LOTS", shapes: lots },
      { name: "PARCELLES", shapes: [{ kind: "area", style: "parcelle", rings: [rectangle(0, 0, 40, 30)] }] },
      {
        name: "BATIMENTS",
        shapes: [{ kind: "area", style: "building", rings: [rectangle(4, 8, 10, 8)] }],
      },
      { name: "ACCES", shapes: [{ kind: "area", style: "way", rings: [rectangle(22, 0, 4, 12)] }] },
      {
        name: "LIMITES_NOUVELLES",
        shapes: [
          {
            kind: "line",
            style: "new-limit",
            points: [
              [22, 0],
              [22, 30],
            ] as Point[],
          },
          { kind: "dimension", style: "dimension", from: [22, 0], to: [22, 30] },
          { kind: "dimension", style: "dimension", from: [0, 30], to: [22, 30] },
          { kind: "dimension", style: "dimension", from: [40, 0], to: [22, 0] },
        ],
      },
      {
        name: "ARBRES",
        shapes: [
          { kind: "symbol", style: "tree", symbol: "tree", at: [36, 26], text: "Chêne" },
          { kind: "circle", style: "setback", at: [36, 26], radius: 2 },
        ],
      },
    ],
  };
};
