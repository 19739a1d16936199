import { type Result, success } from "@lotir/foncier";
import { type MultiPolygon, type Point, type Polygon, pointOnSurface } from "@lotir/geometry";
import { letterOf } from "../plan/letter-of.ts";
import type { Annotation, AnnotationMetadata, AnnotationType, CanvasFrame } from "./annotation.ts";
import { canvasFrameOf, toCanvas } from "./canvas-frame.ts";
import { type DrawnSheet, drawSheet, type SheetFailure } from "./draw-sheet.ts";
import type { PlanSheet } from "./plan-sheet.ts";

export interface AnnotationOptions {
  /** Letter and area of each lot. */
  readonly labels: boolean;
  /** Length of each new limit. */
  readonly measurements: boolean;
  /** Rights of way over the lots, in the plane of the sheet: drawn, never read back. */
  readonly ways?: readonly { readonly lot: number; readonly shape: MultiPolygon }[];
}

const INK = "#1E2A27";
const LIMIT = "#D7261E";
const TINTS = ["#F0C274", "#8CC3E3", "#A6D3A0", "#DDA3BF", "#B9AEE3", "#E59F84"];

const french = (value: number, digits: number): string => value.toFixed(digits).replace(".", ",");

interface Drawn {
  readonly id: string;
  readonly type: AnnotationType;
  readonly metres: readonly Point[];
  readonly metadata: AnnotationMetadata;
}

const annotation = (
  { id, type, metres, metadata }: Drawn,
  canvas: CanvasFrame,
  look: Partial<Omit<Annotation, "style">> = {},
): Annotation => {
  const worn = {
    color: INK,
    fillColor: null,
    strokeWidth: 2,
    strokeDasharray: null,
    text: null,
    fontSize: null,
    fontWeight: null,
    visible: true,
    locked: false,
    ...look,
  };
  const { color, fillColor, strokeWidth, fontSize } = worn;
  return {
    id,
    type,
    points: metres.map((point) => toCanvas(point, canvas)),
    ...worn,
    style: { color, fill: fillColor, strokeWidth, fontSize },
    metadata,
  };
};

const siteAnnotation = (sheet: PlanSheet, canvas: CanvasFrame): Annotation =>
  annotation(
    {
      id: "site",
      type: "polygon",
      metres: sheet.parcels[0]?.polygon.outer ?? [],
      metadata: { role: "site", sheet, canvas },
    },
    canvas,
    { locked: true },
  );

const lotAnnotations = ({ lots }: DrawnSheet, canvas: CanvasFrame): Annotation[] =>
  lots.map(({ number, polygon, area }) => {
    const metres = polygon.outer;
    const metadata = { role: "lot", lotNumber: number, letter: letterOf(number), area, metres } as const;
    const fillColor = TINTS[(number - 1) % TINTS.length] ?? null;
    return annotation({ id: `lot-${number}`, type: "lot", metres, metadata }, canvas, { fillColor });
  });

const lengthOf = (from: Point, to: Point, scale: number): number =>
  Math.hypot(to[0] - from[0], to[1] - from[1]) / scale;

const cutAnnotations = ({ cuts }: DrawnSheet, { scale }: PlanSheet, canvas: CanvasFrame): Annotation[] =>
  cuts.map(({ from, to }, cut) => {
    const metadata = { role: "cut", cut, metres: [from, to], length: lengthOf(from, to, scale) } as const;
    const drawn = { id: `limite-${cut + 1}`, type: "line", metres: [from, to], metadata } as const;
    return annotation(drawn, canvas, { color: LIMIT, strokeDasharray: "8 4" });
  });

const measurementAnnotations = ({ cuts }: DrawnSheet, { scale }: PlanSheet, canvas: CanvasFrame): Annotation[] =>
  cuts.map(({ from, to }, cut) => {
    const length = lengthOf(from, to, scale);
    const metadata = { role: "measurement", cut, length } as const;
    const drawn = { id: `cote-${cut + 1}`, type: "measurement", metres: [from, to], metadata } as const;
    return annotation(drawn, canvas, { text: `${french(length, 2)} m`, fontSize: 14, locked: true });
  });

const labelAnnotations = ({ lots }: DrawnSheet, canvas: CanvasFrame): Annotation[] =>
  lots.flatMap(({ number, polygon, area }) => {
    const at = pointOnSurface([polygon]);
    if (at === undefined) return [];
    const text = `${letterOf(number)} · ${french(area, 0)} m²`;
    const metadata = { role: "label", lotNumber: number, text } as const;
    const drawn = { id: `texte-${number}`, type: "text", metres: [at], metadata } as const;
    return [annotation(drawn, canvas, { text, fontSize: 18, fontWeight: "bold", locked: true })];
  });

const wayAnnotations = (ways: AnnotationOptions["ways"] = [], canvas: CanvasFrame): Annotation[] =>
  ways.flatMap(({ lot, shape }) =>
    shape.map(({ outer }: Polygon, piece) => {
      const metadata = { role: "servitude", lotNumber: lot } as const;
      const drawn = { id: `servitude-${lot}-${piece + 1}`, type: "servitude", metres: outer, metadata } as const;
      return annotation(drawn, canvas, { strokeDasharray: "4 3", locked: true });
    }),
  );

/**
 * A plan as objects of the canvas. The site's carries the whole sheet; lots and limits carry the metres behind their
 * pixels: reading them back unchanged gives the very same sheet.
 */
export const toAnnotations = (
  sheet: PlanSheet,
  { labels, measurements, ways }: AnnotationOptions,
): Result<readonly Annotation[], SheetFailure> => {
  const drawn = drawSheet(sheet);
  if (!drawn.ok) return drawn;
  const canvas = canvasFrameOf(sheet);
  return success([
    siteAnnotation(sheet, canvas),
    ...lotAnnotations(drawn.value, canvas),
    ...wayAnnotations(ways, canvas),
    ...cutAnnotations(drawn.value, sheet, canvas),
    ...(measurements ? measurementAnnotations(drawn.value, sheet, canvas) : []),
    ...(labels ? labelAnnotations(drawn.value, canvas) : []),
  ]);
};
