import { drawingOf, type Orientation, type Paper, SCALES, type Sheet } from "./paper.ts";

/** Ground to draw: width (east–west) and height (north–south) in metres of the plan's frame. */
export interface Extent {
  readonly width: number;
  readonly height: number;
}

export type SheetFit = { readonly ok: true } | { readonly ok: false; readonly failure: string };

const PAPERS: readonly Paper[] = ["a4", "a3"];
const ORIENTATIONS: readonly Orientation[] = ["portrait", "landscape"];
const NAMES = { portrait: "portrait", landscape: "paysage" } as const;

const holds = (sheet: Sheet, { width, height }: Extent): boolean => {
  const [wide, high] = drawingOf(sheet);
  return (width * 1000) / sheet.scale <= wide && (height * 1000) / sheet.scale <= high;
};

const told = ({ scale, paper, orientation }: Sheet): string =>
  `1:${scale} en ${paper.toUpperCase()} ${NAMES[orientation]}`;

const everySheet = (): Sheet[] =>
  SCALES.flatMap((scale) =>
    PAPERS.flatMap((paper) => ORIENTATIONS.map((orientation) => ({ scale, paper, orientation }))),
  );

/** Whether the ground fits the sheet at its scale; if not, a French sentence naming the largest scale and smallest sheet that do. */
export const fitSheet = (sheet: Sheet, extent: Extent): SheetFit => {
  if (![extent.width, extent.height].every((side) => Number.isFinite(side) && side >= 0))
    return { ok: false, failure: "L'emprise du plan n'est pas connue : il ne peut pas être mis à l'échelle." };
  if (holds(sheet, extent)) return { ok: true };
  const other = everySheet().find((each) => holds(each, extent));
  const way = other === undefined ? "Aucune feuille A4 ou A3 ne suffit jusqu'au 1:2000." : `Choisissez ${told(other)}.`;
  return { ok: false, failure: `Le terrain ne tient pas au ${told(sheet)}. ${way}` };
};
