import type { Drawing } from "../drawing/drawing.ts";
import type { Mark, Page, Spot } from "../page/page.ts";
import { rectangle, ruled, written } from "./box-marks.ts";
import { windowOf } from "./compose-view.ts";
import { groundMarks } from "./ground-marks.ts";
import { northArrow } from "./scale-bar.ts";

/** Longest bar of a figure, as a part of its width; and the round lengths that it may tell, in metres. */
const BAR_PART = 0.2;
const LENGTHS = [1, 2, 5, 10, 20, 50, 100, 200, 500, 1000, 2000, 5000] as const;

const bar = (metre: number, width: number, height: number): Mark[] => {
  const length = LENGTHS.findLast((each) => each * metre <= width * BAR_PART) ?? LENGTHS[0];
  const [x, y] = [4, height - 5];
  const end = x + length * metre;
  const line: readonly Spot[] = [
    [x, y - 1.2],
    [x, y],
    [end, y],
    [end, y - 1.2],
  ];
  const white = { color: "#ffffff", opacity: 0.8 };
  return [
    { kind: "path", lines: [rectangle([x - 2, y - 3], [end + 14, y + 2])], closed: true, pen: null, ink: white },
    ruled([line]),
    ...written(`${length}\u00a0m`, { at: [end + 1.5, y - 0.6], size: 2.4, width: 14 }),
  ];
};

/** A whole drawing in a frame of so many millimetres: for a page of text, with its north and a bar of round metres. */
export const composeFigure = (drawing: Drawing, width: number, height: number): Page => {
  const { west, north, pixelsPerMetre: metre } = windowOf(drawing, { width, height });
  const to: Spot = [width, height];
  const ground = groundMarks(
    drawing,
    {
      toSpot: ([x, y]) => [(x - west) * metre, (north - y) * metre],
      millimetre: 1,
      metre,
      from: [0, 0],
      to,
    },
    "mm",
  );
  const marks = [
    ground,
    ruled([rectangle([0, 0], to)], true),
    ...bar(metre, width, height),
    ...northArrow([width - 8, 6]),
  ];
  return { unit: "mm", width, height, marks };
};
