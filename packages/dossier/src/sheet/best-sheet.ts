import { failure, type Result, success } from "@lotir/foncier";
import { type Extent, fitSheet } from "./fit-sheet.ts";
import { type Orientation, type Paper, SCALES, type Scale, type Sheet } from "./paper.ts";

const ORIENTATIONS: readonly Orientation[] = ["portrait", "landscape"];

/** What is asked of a sheet; what is not asked is chosen. */
export interface SheetWish {
  readonly paper: Paper;
  readonly orientation?: Orientation | undefined;
  readonly scale?: Scale | undefined;
}

/** The sheet of a paper that shows the ground largest, within what is asked; a French sentence where none holds it. */
export const bestSheet = ({ paper, orientation, scale }: SheetWish, extent: Extent): Result<Sheet, string> => {
  const scales = scale === undefined ? SCALES : [scale];
  const orientations = orientation === undefined ? ORIENTATIONS : [orientation];
  const sheets = scales.flatMap((each) =>
    orientations.map((turned): Sheet => ({ paper, orientation: turned, scale: each })),
  );
  const found = sheets.find((sheet) => fitSheet(sheet, extent).ok);
  if (found !== undefined) return success(found);
  const fit = fitSheet(sheets.at(-1) ?? { paper, orientation: "portrait", scale: 2000 }, extent);
  return fit.ok ? failure("Cette feuille n'existe pas.") : failure(fit.failure);
};
