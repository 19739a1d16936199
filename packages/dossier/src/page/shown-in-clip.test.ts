import { expect, test } from "vitest";
import type { ClipMark, Mark, Spot } from "./page.ts";
import { shownInClip } from "./shown-in-clip.ts";

const line = (...spots: readonly Spot[]): Mark => ({
  kind: "path",
  lines: [spots],
  closed: false,
  pen: { color: "#000000", width: 1, dash: null },
  ink: null,
});
const text = (at: Spot): Mark => ({
  kind: "text",
  at,
  text: "AB 12",
  size: 2,
  bold: false,
  color: "#000000",
  anchor: "middle",
  angle: 0,
  halo: true,
});
const clip = (marks: readonly Mark[]): ClipMark => ({ kind: "clip", from: [0, 0], to: [100, 50], marks });

test("what may show stays: inside, across, or by its width alone", () => {
  const marks = [line([10, 10], [20, 20]), line([-50, 25], [150, 25]), line([-10, -0.5], [200, -0.5]), text([-5, 20])];
  expect(shownInClip(clip(marks))).toEqual(marks);
});

test("what is all beyond the frame is left out", () => {
  const far = [line([-50, 10], [-20, 20]), line([10, 60], [20, 80]), text([300, 300])];
  expect(shownInClip(clip(far))).toEqual([]);
});

test("a mark that does not say how far it reaches stays", () => {
  const group: Mark = { kind: "group", at: [900, 900], marks: [] };
  expect(shownInClip(clip([group]))).toEqual([group]);
});
