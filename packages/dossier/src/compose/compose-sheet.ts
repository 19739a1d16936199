import { failure, type Result, success } from "@lotir/foncier";
import type { Drawing } from "../drawing/drawing.ts";
import { drawingBox } from "../drawing/drawing-box.ts";
import { legendOf } from "../drawing/style-of-drawing.ts";
import type { Page, Spot } from "../page/page.ts";
import { fitSheet } from "../sheet/fit-sheet.ts";
import { drawingOf, MARGIN, type Sheet, sizeOf } from "../sheet/paper.ts";
import { rectangle, ruled } from "./box-marks.ts";
import { groundMarks } from "./ground-marks.ts";
import { legendMarks } from "./legend-marks.ts";
import { northArrow } from "./scale-bar.ts";
import { titleBlock } from "./title-block.ts";

/** A drawing on a sheet at its exact scale, with all that a plan must bear; a French sentence where it does not fit. */
export const composeSheet = (drawing: Drawing, sheet: Sheet): Result<Page, string> => {
  const box = drawingBox(drawing);
  if (box === undefined) return failure("Ce plan est vide : il n'y a rien à mettre à l'échelle.");
  const fit = fitSheet(sheet, { width: box.maxX - box.minX, height: box.maxY - box.minY });
  if (!fit.ok) return failure(fit.failure);
  const [width, height] = sizeOf(sheet);
  const [wide, high] = drawingOf(sheet);
  const from: Spot = [MARGIN, MARGIN];
  const to: Spot = [MARGIN + wide, MARGIN + high];
  const metre = 1000 / sheet.scale;
  const [middleX, middleY] = [(box.minX + box.maxX) / 2, (box.minY + box.maxY) / 2];
  const ground = groundMarks(
    drawing,
    {
      toSpot: ([x, y]) => [MARGIN + wide / 2 + (x - middleX) * metre, MARGIN + high / 2 - (y - middleY) * metre],
      millimetre: 1,
      metre,
      from,
      to,
    },
    "mm",
  );
  const legend = legendOf(drawing);
  return success({
    unit: "mm",
    width,
    height,
    marks: [
      ground,
      ruled([rectangle(from, to)], true),
      ...northArrow([to[0] - 9, MARGIN + 6]),
      ...titleBlock(drawing, sheet, (start, end) => legendMarks(legend, start, end)),
    ],
  });
};
