import { expect, test } from "vitest";
import type { Drawing } from "../drawing/drawing.ts";
import { styleOf } from "../drawing/style.ts";
import type { Mark, Spot } from "../page/page.ts";
import { composeFigure } from "./compose-figure.ts";

/** A ground of so many metres, nothing around it. */
const ground = (wide: number, high: number): Drawing => ({
  frame: { epsg: 3943, origin: [0, 0], scale: 1 },
  styles: { ground: styleOf({ stroke: "#123456" }) },
  layers: [
    {
      name: "TERRAIN",
      shapes: [
        {
          kind: "area",
          style: "ground",
          rings: [
            [
              [0, 0],
              [wide, 0],
              [wide, high],
              [0, high],
            ],
          ],
        },
      ],
    },
  ],
  title: { title: "", lines: [] },
  sources: [],
  date: "2026-01-01",
});

const everyMark = (marks: readonly Mark[]): readonly Mark[] =>
  marks.flatMap((mark) => ("marks" in mark ? [mark, ...everyMark(mark.marks)] : [mark]));

const widthOf = (lines: readonly (readonly Spot[])[]): number => {
  const across = lines.flat().map(([x]) => x);
  return Math.max(...across) - Math.min(...across);
};

test.each([
  [37, 21],
  [410, 90],
  [8, 60],
])("the bar of a figure is as long on the paper as the metres that it tells (%d m by %d)", (wide, high) => {
  const marks = everyMark(composeFigure(ground(wide, high), 180, 98).marks);
  const paths = marks.flatMap((mark) => (mark.kind === "path" ? [mark] : []));
  const drawn = paths.find(({ pen }) => pen?.color === "#123456");
  const told = marks.flatMap((mark) => (mark.kind === "text" ? [/^(\d+)\u00a0m$/.exec(mark.text)?.[1]] : []));
  const metres = Number(told.find((each) => each !== undefined));
  const bar = paths.find(({ closed, lines }) => !closed && lines.length === 1 && lines[0]?.length === 4);
  const perMetre = widthOf(drawn?.lines ?? []) / wide;
  expect(widthOf(bar?.lines ?? []) / metres).toBeCloseTo(perMetre, 9);
});
