import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { show, usingScreens } from "../../../testing/render.fixture.tsx";
import type { DrawnPlan } from "../engine/draw-plan.ts";
import { changedLots, DragTag } from "./DragTag.tsx";
import { viewOf } from "./plan-view.ts";

usingScreens();

const plan = (areas: readonly number[], change: object = {}): DrawnPlan =>
  ({
    lots: areas.map((areaM2, rank) => ({ number: rank + 1, letter: "ABC"[rank], areaM2, frontageM: rank * 18.2 })),
    cuts: [{ from: [0, 0], to: [0, 10] }],
    broken: [],
    compliance: [],
    ...change,
  }) as unknown as DrawnPlan;

const plainly = (lines: readonly string[]) => lines.map((line) => line.replaceAll(/\s/gu, " "));

test("only what changed is told, with its frontage where it has one", () => {
  expect(plainly(changedLots(plan([600, 520, 558]), plan([562, 558, 558])))).toEqual([
    "A 600 m² (+38)",
    "B 520 m² (−38) · façade 18,2 m",
  ]);
  expect(changedLots(plan([600]), undefined)).toEqual([]);
});

test("a promise that breaks under the hand is told beside it", async () => {
  const square = {
    outer: [
      [0, 0],
      [40, 0],
      [40, 40],
      [0, 40],
    ] as const,
    holes: [],
  };
  const view = viewOf([square as never], { width: 800, height: 600 });
  const broken = plan([600, 520], { broken: [{ sentence: "Le lot B est trop étroit." }] });
  show(<DragTag plan={broken} before={plan([560, 560])} rank={0} view={view} />);
  await screen.findByText("Le lot B est trop étroit.");
  screen.getByText(/^A 600/);
});
