/** Sheets that a plan is printed on, and the whole scales a surveyor expects; sizes in millimetres (ISO 216). */
export type Paper = "a4" | "a3";
export type Orientation = "portrait" | "landscape";
export const SCALES = [100, 200, 250, 500, 1000, 2000] as const;
export type Scale = (typeof SCALES)[number];
/** Of a situation plan: a quarter, a commune. */
export const SITUATION_SCALES = [5_000, 10_000, 25_000] as const;
export type SituationScale = (typeof SITUATION_SCALES)[number];

export interface Sheet {
  readonly paper: Paper;
  readonly orientation: Orientation;
  readonly scale: Scale | SituationScale;
}

const PORTRAIT = { a4: [210, 297], a3: [297, 420] } as const;
/** Blank around a sheet, in millimetres. */
export const MARGIN = 10;
/** Kept below the drawing for the title block, the legend and the scale bar. */
export const TITLE_BLOCK = 40;

/** Width and height of a sheet, in millimetres. */
export const sizeOf = ({ paper, orientation }: Omit<Sheet, "scale">): readonly [number, number] => {
  const [short, long] = PORTRAIT[paper];
  return orientation === "portrait" ? [short, long] : [long, short];
};

/** Width and height left for the ground, in millimetres. */
export const drawingOf = (sheet: Omit<Sheet, "scale">): readonly [number, number] => {
  const [width, height] = sizeOf(sheet);
  return [width - 2 * MARGIN, height - 2 * MARGIN - TITLE_BLOCK];
};
