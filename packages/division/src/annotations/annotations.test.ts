import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { generatedRequest, READ_RULES, rectangle, requestOf } from "../generated-requests.fixture.ts";
import { type CutOf, cutsOf, lotsOf, type Program } from "../grammar/program.ts";
import { proposeDivisions } from "../propose-divisions.ts";
import { SCAN_WORK } from "../scan-site.ts";
import { prepareSite } from "../site/prepare-site.ts";
import type { Annotation } from "./annotation.ts";
import { drawSheet } from "./draw-sheet.ts";
import { type EditedAnnotation, fromAnnotations } from "./from-annotations.ts";
import type { PlanSheet } from "./plan-sheet.ts";
import { toAnnotations } from "./to-annotations.ts";

const wish = { counts: [3], lotArea: 200, houseLotArea: 200 };
const options = { labels: true, measurements: true };

const sheetOf = (request: Parameters<typeof prepareSite>[0]): PlanSheet | undefined => {
  const site = prepareSite(request);
  if (!site.ok) return undefined;
  const [plan] = proposeDivisions(site.value, { rules: READ_RULES, wish, budget: SCAN_WORK }).plans;
  if (plan === undefined) return undefined;
  const { parcels, scale } = request;
  return { epsg: 2154, origin: [0, 0], scale, parcels, program: plan.program };
};

const annotated = (sheet: PlanSheet): readonly Annotation[] => {
  const annotations = toAnnotations(sheet, options);
  if (!annotations.ok) throw new Error(annotations.failure.kind);
  return annotations.value;
};

/** As it comes back from a canvas: through JSON. */
const sent = (annotations: readonly Annotation[]): EditedAnnotation[] => JSON.parse(JSON.stringify(annotations));

const areas = (sheet: PlanSheet): Map<number, number> => {
  const drawn = drawSheet(sheet);
  if (!drawn.ok) throw new Error(drawn.failure.kind);
  return new Map(drawn.value.lots.map(({ number, area }) => [number, area]));
};

const under = (program: Program, cut: number): readonly number[] => lotsOf(cutsOf(program)[cut] as CutOf);

const shifted = (annotations: readonly EditedAnnotation[], id: string, by: number): EditedAnnotation[] =>
  annotations.map((each) =>
    each.id !== id
      ? each
      : {
          ...each,
          points: each.points.map(({ x, y }, rank) => (rank === 0 ? { x: x + by, y: y - by / 2 } : { x, y })),
        },
  );

const isNear = (value: number | undefined, places: readonly number[]): boolean =>
  places.some((place) => value !== undefined && Math.abs(value - place) < 1e-6);

describe("un plan et ses annotations", () => {
  test("l'aller-retour est exact", () => {
    let drawn = 0;
    fc.assert(
      fc.property(generatedRequest(), (request) => {
        const sheet = sheetOf(request);
        if (sheet === undefined) return;
        drawn += 1;
        const back = fromAnnotations(sent(annotated(sheet)));
        expect(back).toEqual({ ok: true, value: sheet });
      }),
      { seed: 51, numRuns: 30 },
    );
    expect(drawn).toBeGreaterThan(10);
  });

  test("un point d'une limite déplacé ne change que cette limite et ce qui est dessous", () => {
    let moved = 0;
    fc.assert(
      fc.property(generatedRequest(), fc.nat(5), fc.integer({ min: -30, max: 30 }), (request, pick, by) => {
        const sheet = sheetOf(request);
        if (sheet === undefined || by === 0) return;
        const cut = pick % cutsOf(sheet.program).length;
        const back = fromAnnotations(shifted(sent(annotated(sheet)), `limite-${cut + 1}`, by));
        if (!back.ok) return expect(back.failure.kind).toBe("cannot-draw");
        moved += 1;
        const touched = under(sheet.program, cut);
        const [before, after] = [areas(sheet), areas(back.value)];
        for (const [lot, area] of before) if (!touched.includes(lot)) expect(after.get(lot)).toBeCloseTo(area, 2);
        const [was, is] = [cutsOf(sheet.program), cutsOf(back.value.program)];
        for (const [rank, { normal, place }] of was.entries())
          if (rank !== cut) expect(is[rank]).toMatchObject({ normal, place });
      }),
      { seed: 52, numRuns: 30 },
    );
    expect(moved).toBeGreaterThan(5);
  });

  test("tirer le coin d'un lot au bout d'une limite tire cette limite", () => {
    const sheet = sheetOf(requestOf(rectangle(60, 30), [0]));
    if (sheet === undefined) throw new Error("sheet");
    const drawn = drawSheet(sheet);
    if (!drawn.ok) throw new Error("drawn");
    const end = drawn.value.cuts[0]?.from;
    const annotations = annotated(sheet);
    const lot = annotations.find(
      ({ metadata }) => metadata.role === "lot" && metadata.metres.some(([x, y]) => x === end?.[0] && y === end?.[1]),
    );
    if (lot?.metadata.role !== "lot") throw new Error("lot");
    const rank = lot.metadata.metres.findIndex(([x, y]) => x === end?.[0] && y === end?.[1]);
    const edited = sent(annotations).map((each) =>
      each.id === lot.id
        ? { ...each, points: each.points.map((point, at) => (at === rank ? { ...point, x: point.x + 12 } : point)) }
        : each,
    );
    const back = fromAnnotations(edited);
    expect(back.ok && cutsOf(back.value.program)[0]).not.toEqual(cutsOf(sheet.program)[0]);
  });

  test("le coin du terrain ne bouge pas", () => {
    const sheet = sheetOf(requestOf(rectangle(60, 30), [0]));
    if (sheet === undefined) throw new Error("sheet");
    const edited = sent(annotated(sheet)).map((each) =>
      each.id === "lot-1"
        ? {
            ...each,
            points: each.points.map((point, rank) => {
              const metres = (each.metadata as { metres: [number, number][] }).metres[rank];
              const corner = isNear(metres?.[0], [0, 60]) && isNear(metres?.[1], [0, 30]);
              return corner ? { x: point.x + 9, y: point.y } : point;
            }),
          }
        : each,
    );
    const back = fromAnnotations(edited);
    expect(!back.ok && back.failure.kind).toBe("fixed-point");
  });

  test("des annotations sans terrain, ou abîmées, sont refusées", () => {
    expect(fromAnnotations([])).toEqual({ ok: false, failure: { kind: "no-site" } });
    const sheet = sheetOf(requestOf(rectangle(60, 30), [0]));
    if (sheet === undefined) throw new Error("sheet");
    const damaged = sent(annotated(sheet)).map((each) => (each.id === "lot-1" ? { ...each, points: [] } : each));
    expect(fromAnnotations(damaged)).toEqual({ ok: false, failure: { kind: "damaged", annotation: "lot-1" } });
  });
});
