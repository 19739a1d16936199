import type { Drawing } from "../drawing/drawing.ts";
import { projectionName } from "../drawing/projection-name.ts";
import { wrapText } from "../font/fit-text.ts";
import type { Mark, Spot } from "../page/page.ts";
import { MARGIN, type Sheet, sizeOf, TITLE_BLOCK } from "../sheet/paper.ts";
import { rectangle, ruled, written } from "./box-marks.ts";
import { frenchDay } from "./french-length.ts";
import { BAR, scaleBar } from "./scale-bar.ts";

const USUAL_NOTICE = "Document d'aide à la décision : ne remplace ni le géomètre-expert ni l'instruction.";

const STRIP = 10.5;
const SMALL = 2;
const SMALL_LINE = 3.1;
const SOURCE_LINES = 2;
const PADDING = 3;
const LINE = 3.45;
const MOST_LINES = 5;
const NAMES = { portrait: "portrait", landscape: "paysage" } as const;

const planeOf = ({ frame }: Drawing): string =>
  `Longueurs au sol. Plan : ${projectionName(frame.epsg)}, facteur d'échelle ${frame.scale.toFixed(6).replace(".", ",")}.`;

const sourcesOf = ({ sources }: Drawing): string =>
  sources.length === 0
    ? "Sources : aucune indiquée."
    : `Sources : ${sources.map(({ name, date }) => (date === null ? name : `${name}, ${frenchDay(date)}`)).join(" ; ")}.`;

const titleMarks = ({ title, date }: Drawing, sheet: Sheet, [x, y]: Spot, width: number): Mark[] => {
  const shown = title.lines.slice(0, MOST_LINES);
  const dated = `Dressé le ${frenchDay(date)} · ${sheet.paper.toUpperCase()} ${NAMES[sheet.orientation]}`;
  return [
    ...written(title.title, { at: [x, y + 4.5], size: 4.2, width, bold: true }),
    ...shown.flatMap((line, rank) => written(line, { at: [x, y + 9.3 + rank * LINE], size: 2.6, width })),
    ...written(dated, { at: [x, y + 27.2], size: 2.3, width }),
  ];
};

/** Sources on as many lines as there is room for, then the plane and the notice on the last. */
const footMarks = (drawing: Drawing, [x, y]: Spot, width: number): Mark[] => {
  const sources = wrapText(sourcesOf(drawing), { width, size: SMALL });
  const kept = sources.slice(0, SOURCE_LINES - 1);
  const lines = sources.length <= SOURCE_LINES ? sources : [...kept, sources.slice(SOURCE_LINES - 1).join(" ")];
  const last = `${planeOf(drawing)} ${drawing.notice ?? USUAL_NOTICE}`;
  return [...lines, last].flatMap((line, rank) =>
    written(line, { at: [x, y + rank * SMALL_LINE], size: SMALL, width }),
  );
};

/** The foot of a sheet: what is drawn, at which scale, with which legend, from where and when. */
export const titleBlock = (
  drawing: Drawing,
  sheet: Sheet,
  legend: (from: Spot, to: Spot) => readonly Mark[],
): Mark[] => {
  const [width, height] = sizeOf(sheet);
  const [left, right, top, bottom] = [MARGIN, width - MARGIN, height - MARGIN - TITLE_BLOCK, height - MARGIN];
  const middle = right - Math.max(BAR + 12, (right - left) * 0.56);
  const strip = bottom - STRIP;
  return [
    ruled([rectangle([left, top], [right, bottom])], true),
    ruled([
      [
        [middle, top],
        [middle, strip],
      ],
      [
        [left, strip],
        [right, strip],
      ],
    ]),
    ...titleMarks(drawing, sheet, [left + PADDING, top], middle - left - 2 * PADDING),
    ...written(`Échelle 1:${sheet.scale}`, { at: [middle + 4, top + 4], size: 3.2, width: 60, bold: true }),
    ...scaleBar([middle + 5, top + 7.5], sheet.scale),
    ...legend([middle + 4, top + 15], [right - 2, strip - 0.5]),
    ...footMarks(drawing, [left + PADDING, strip + 2.3], right - left - 2 * PADDING),
  ];
};
