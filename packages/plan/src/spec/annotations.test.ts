import { distance } from "@lotir/geometry";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { canvasViewOf } from "../canvas/canvas-view.ts";
import type { SentAnnotation } from "../canvas/spec-annotation.ts";
import { drawnObject, GROUND } from "../objects.fixture.ts";
import { fromAnnotation } from "./from-annotation.ts";
import { toAnnotation, toAnnotations } from "./to-annotations.ts";

const view = canvasViewOf(GROUND);
/** As it comes back from a caller: through JSON. */
const sent = (value: unknown): SentAnnotation => JSON.parse(JSON.stringify(value));

describe("objects and annotations", () => {
  test("there and back, a point stands within a millimetre; with the object that stands, exactly", () => {
    fc.assert(
      fc.property(drawnObject(), (object) => {
        const there = sent(toAnnotation(object, view));
        const back = fromAnnotation(there, view);
        if (!back.ok) throw new Error(back.failure.kind);
        const worst = back.value.points.map((point, rank) => distance(point, object.points[rank] ?? point));
        expect(Math.max(...worst)).toBeLessThan(0.001);
        expect({ ...back.value, points: [] }).toEqual({ ...object, points: [] });
        expect(fromAnnotation(there, view, object)).toEqual({ ok: true, value: object });
      }),
    );
  });

  test("what the cadastre drew is no annotation", () => {
    expect(toAnnotations(GROUND, view)).toEqual([]);
  });

  test("an annotation of anybody else takes its usual layer, keeps its metadata, and a rectangle its four corners", () => {
    const rectangle = {
      id: "r",
      type: "rectangle",
      points: [
        { x: 10, y: 10 },
        { x: 200, y: 40 },
      ],
      metadata: { own: 1 },
    };
    const read = fromAnnotation(rectangle, view);
    if (!read.ok) throw new Error(read.failure.kind);
    expect(read.value).toMatchObject({
      kind: "rectangle",
      layer: "annotations",
      closed: true,
      facts: { metadata: { own: 1 } },
    });
    expect(read.value.points).toHaveLength(4);
    const back = toAnnotation(read.value, view);
    expect(back.points[1]?.x).toBeCloseTo(200, 9);
    expect(back.metadata).toMatchObject({ own: 1 });
    const lot = {
      id: "l",
      type: "lot",
      points: [
        { x: 0, y: 0 },
        { x: 9, y: 0 },
        { x: 9, y: 9 },
      ],
    };
    expect(fromAnnotation(lot, view)).toMatchObject({ ok: true, value: { kind: "lot", layer: "lots" } });
  });

  test("a shape without its points, a text without a word and an unknown type are refused", () => {
    const why = (annotation: SentAnnotation) => {
      const read = fromAnnotation(annotation, view);
      return read.ok ? undefined : read.failure.kind;
    };
    const [a, b] = [
      { x: 0, y: 0 },
      { x: 5, y: 5 },
    ];
    expect(why({ id: "p", type: "polygon", points: [a, b] })).toBe("too-few-points");
    expect(why({ id: "p", type: "line", points: [a] })).toBe("too-few-points");
    expect(why({ id: "p", type: "text", points: [a], text: "  " })).toBe("no-text");
    expect(why({ id: "p", type: "spline", points: [a, b] })).toBe("unknown-type");
    expect(why({ id: "p", type: "line", points: [a, { x: Number.NaN, y: 0 }] })).toBe("not-finite");
  });
});
