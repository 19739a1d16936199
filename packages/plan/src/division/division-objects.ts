import type { Point } from "@lotir/geometry";
import type { SentAnnotation } from "../canvas/spec-annotation.ts";
import type { PlanLayer } from "../document/layers.ts";
import { type PlanFrame, planeInFrame } from "../document/plan-frame.ts";
import { type ObjectKind, type PlanObject, planObject } from "../document/plan-object.ts";
import { type DivisionSheet, readDivisionSheet, roleOf } from "./division-sheet.ts";

/** What each part of a division plan is here; a part of no known role is left out. */
const PARTS: Readonly<Record<string, { readonly kind: ObjectKind; readonly layer: PlanLayer; readonly rank: number }>> =
  {
    site: { kind: "limit", layer: "lots", rank: 900 },
    lot: { kind: "lot", layer: "lots", rank: 0 },
    cut: { kind: "limit", layer: "lots", rank: 950 },
    servitude: { kind: "way", layer: "ways", rank: 0 },
    measurement: { kind: "measurement", layer: "labels", rank: 0 },
    label: { kind: "text", layer: "labels", rank: 100 },
  };

const SITE_INK = "#B3261E";

const isMetres = (value: unknown): value is Point[] =>
  Array.isArray(value) &&
  value.every((point) => Array.isArray(point) && point.length === 2 && point.every(Number.isFinite));

const metresOf = ({ points, metadata }: SentAnnotation, { canvas }: DivisionSheet): readonly Point[] => {
  const told = (metadata as { readonly metres?: unknown } | undefined)?.metres;
  if (isMetres(told)) return told;
  return points.map(
    ({ x, y }): Point => [canvas.west + x / canvas.pixelsPerMetre, canvas.north - y / canvas.pixelsPerMetre],
  );
};

interface LotFacts {
  readonly lotNumber?: number;
  readonly letter?: string;
  readonly area?: number;
}

const factsOf = ({ metadata }: SentAnnotation, houses: ReadonlySet<number>): PlanObject["facts"] => {
  const { lotNumber, letter, area } = (metadata ?? {}) as LotFacts;
  if (lotNumber === undefined || letter === undefined || area === undefined) return { division: metadata };
  return { division: metadata, areaM2: area, lot: { number: lotNumber, letter, keepsHouse: houses.has(lotNumber) } };
};

/** A length is written along its limit: a line of its own would hide it. */
const widthOf = ({ strokeWidth = 2 }: SentAnnotation, role: string | undefined): number =>
  role === "measurement" ? 0 : strokeWidth;

/**
 * The annotations of a division plan as objects of a plan, each on the layer of what it is. Undefined when they carry no
 * ground. `houses`: numbers of the lots that keep a house.
 */
export const divisionObjects = (
  annotations: readonly SentAnnotation[],
  frame: PlanFrame,
  houses: ReadonlySet<number> = new Set(),
): readonly PlanObject[] | undefined => {
  const sheet = readDivisionSheet(annotations.map(({ metadata }) => metadata));
  if (sheet === undefined) return undefined;
  const plane = planeInFrame(frame, sheet.origin);
  return annotations.flatMap((annotation, order) => {
    const role = roleOf(annotation.metadata);
    const part = role === undefined ? undefined : PARTS[role];
    if (part === undefined) return [];
    const isSite = role === "site";
    return [
      planObject({
        id: annotation.id,
        kind: part.kind,
        layer: part.layer,
        points: metresOf(annotation, sheet).map(plane.toPlan),
        closed: isSite || part.kind === "lot" || part.kind === "way",
        color: isSite ? SITE_INK : (annotation.color ?? SITE_INK),
        fill: annotation.fillColor ?? null,
        width: isSite ? 3 : widthOf(annotation, role),
        dash: annotation.strokeDasharray ?? null,
        text: annotation.text ?? null,
        fontSize: annotation.fontSize ?? null,
        locked: annotation.locked ?? false,
        rank: part.rank + order / 1_000,
        facts: factsOf(annotation, houses),
      }),
    ];
  });
};
