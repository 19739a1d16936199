import { toAnnotations as engineAnnotations, fromAnnotations, type PlanSheet } from "@lotir/division";
import { distance, projectionFor } from "@lotir/geometry";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { canvasViewOf } from "../canvas/canvas-view.ts";
import { objectArea, rectangleBetween } from "../document/measure.ts";
import { planFrameAt } from "../document/plan-frame.ts";
import { planObject } from "../document/plan-object.ts";
import { toAnnotations } from "../spec/to-annotations.ts";
import { divisionObjects } from "./division-objects.ts";
import { lotPlan, lotsOf } from "./lot-plan.ts";

const AT = [7.2, 43.7] as const;
const plane = projectionFor(AT);
const frame = planFrameAt(AT);

/** A rectangle of ground cut in two, drawn by the engine in its own plane, some way from the origin of the plan. */
const sheetOf = (width: number, depth: number, share: number, turn: number): PlanSheet => {
  const [x, y] = plane.toPlanar(AT);
  const origin = [Math.floor(x) - 137, Math.floor(y) + 61] as const;
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  const outer = rectangleBetween([0, 0], [width, depth]).map(
    ([u, v]) => [u * cos - v * sin + 0, u * sin + v * cos + 0] as const,
  );
  return {
    epsg: plane.epsg,
    origin,
    scale: plane.scaleAt([x, y]),
    parcels: [{ id: "06999000AC0069", polygon: { outer, holes: [] } }],
    program: {
      kind: "cut",
      normal: turn,
      place: { by: "area", below: width * depth * share },
      below: { kind: "lot", lot: 1 },
      above: { kind: "lot", lot: 2 },
    },
  };
};

const sheets = () =>
  fc
    .tuple(
      fc.double({ min: 20, max: 120, noNaN: true }),
      fc.double({ min: 20, max: 120, noNaN: true }),
      fc.double({ min: 0.2, max: 0.8, noNaN: true }),
      fc.double({ min: 0, max: 3, noNaN: true }),
    )
    .map((drawn) => sheetOf(...drawn));

const planFrom = (sheet: PlanSheet) => {
  const annotations = engineAnnotations(sheet, { labels: true, measurements: true });
  if (!annotations.ok) throw new Error(annotations.failure.kind);
  const parts = divisionObjects(annotations.value, frame);
  if (parts === undefined) throw new Error("parts");
  const points = parts.find(({ id }) => id === "site")?.points ?? [];
  const parcel = planObject({ id: "parcel-06999000AC0069", kind: "parcel", layer: "parcels", points, locked: true });
  return { frame, objects: [parcel, ...parts] };
};

/** As the database keeps it and as a caller sends it. */
const through = <Value>(value: Value): Value => JSON.parse(JSON.stringify(value));

describe("a division plan of the engine on a plan", () => {
  test("read back by the engine from the annotations of the plan, it is the same plan to the last bit", () => {
    fc.assert(
      fc.property(sheets(), (sheet) => {
        const plan = through(planFrom(sheet));
        const annotations = through(toAnnotations(plan, canvasViewOf(plan)));
        expect(fromAnnotations(annotations)).toEqual({ ok: true, value: sheet });
      }),
      { numRuns: 40 },
    );
  });

  test("a new limit pulled on the plan moves that cut; the areas are those the engine measures", () => {
    const sheet = sheetOf(60, 30, 0.5, 0);
    const plan = planFrom(sheet);
    const lots = lotsOf(plan);
    expect(lots.map(({ facts }) => facts.lot?.letter)).toEqual(["A", "B"]);
    for (const lot of lots) expect(objectArea(lot)).toBeCloseTo(lot.facts.areaM2 ?? 0, 2);
    const objects = plan.objects.map((each) =>
      each.id === "limite-1" ? { ...each, points: each.points.map(([x, y]) => [x + 2, y] as const) } : each,
    );
    const edited = { ...plan, objects };
    const back = fromAnnotations(through(toAnnotations(edited, canvasViewOf(edited))));
    if (!back.ok) throw new Error(back.failure.kind);
    const redrawn = planFrom(back.value);
    const [before, after] = [plan, redrawn].map((each) => lotsOf(each)[0]?.facts.areaM2 ?? 0);
    // Two metres of ground along thirty of the plane.
    expect(Math.abs((after ?? 0) - (before ?? 0))).toBeCloseTo((2 * 30) / sheet.scale, 1);
  });

  test("each part stands on the layer of what it is", () => {
    const layers = new Map(planFrom(sheetOf(60, 30, 0.4, 1)).objects.map(({ id, layer }) => [id, layer]));
    expect(Object.fromEntries(layers)).toMatchObject({
      "lot-1": "lots",
      "limite-1": "lots",
      "cote-1": "labels",
      "texte-1": "labels",
    });
  });

  test("the plan of a lot has its outline as ground, and a length on each side", () => {
    const plan = planFrom(sheetOf(60, 30, 0.5, 0));
    const [lot] = lotsOf(plan);
    if (lot === undefined) throw new Error("lot");
    const alone = lotPlan(plan, lot);
    const sides = alone.objects.filter(({ kind }) => kind === "measurement");
    expect(sides).toHaveLength(4);
    const around = sides.reduce((sum, { points: [a, b] }) => sum + (a && b ? distance(a, b) : 0), 0);
    expect(around).toBeCloseTo(120 / sheetOf(60, 30, 0.5, 0).scale, 1);
    expect(alone.objects.filter(({ layer }) => layer === "parcels").map(({ id }) => id)).toEqual(["lot-1"]);
  });

  test("what anybody hung on an annotation in the engine's words is not believed: it is drawn where it stands", () => {
    const canvas = { pixelsPerMetre: 1, west: 0, north: 0 };
    const division = { role: "site", sheet: { origin: [0, 0] }, canvas, metres: [null, { x: 1 }] };
    const points = [
      [1, 2],
      [3, 4],
    ] as const;
    const line = planObject({ id: "faux", kind: "line", layer: "annotations", points, facts: { division } });
    const plan = { frame, objects: [line] };
    const [told] = toAnnotations(plan, canvasViewOf(plan));
    expect(told?.points.every(({ x, y }) => Number.isFinite(x) && Number.isFinite(y))).toBe(true);
  });

  test("annotations without a ground are no division plan", () => {
    expect(divisionObjects([{ id: "a", type: "line", points: [] }], frame)).toBeUndefined();
  });
});
