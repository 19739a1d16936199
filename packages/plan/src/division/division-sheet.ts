import type { Point } from "@lotir/geometry";

/** How the engine's own canvas is laid on its plane. */
export interface EngineCanvas {
  readonly pixelsPerMetre: number;
  readonly west: number;
  readonly north: number;
}

/** Where the metres of a division plan stand, as its ground tells it. */
export interface DivisionSheet {
  readonly origin: Point;
  readonly canvas: EngineCanvas;
}

type Fields = Readonly<Record<string, unknown>>;
export const isFields = (value: unknown): value is Fields =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const isFigure = (value: unknown): value is number => typeof value === "number" && Number.isFinite(value);

export const roleOf = (metadata: unknown): string | undefined =>
  isFields(metadata) && typeof metadata.role === "string" ? metadata.role : undefined;

const canvasIn = (value: unknown): EngineCanvas | undefined => {
  if (!isFields(value)) return undefined;
  const { pixelsPerMetre, west, north } = value;
  return isFigure(pixelsPerMetre) && pixelsPerMetre > 0 && isFigure(west) && isFigure(north)
    ? { pixelsPerMetre, west, north }
    : undefined;
};

const originIn = (sheet: unknown): Point | undefined => {
  const [x, y] = isFields(sheet) && Array.isArray(sheet.origin) ? sheet.origin : [];
  return isFigure(x) && isFigure(y) ? [x, y] : undefined;
};

/** The sheet that one of these carries; undefined when none does. */
export const readDivisionSheet = (carried: readonly unknown[]): DivisionSheet | undefined => {
  for (const metadata of carried) {
    if (!isFields(metadata) || metadata.role !== "site") continue;
    const [origin, canvas] = [originIn(metadata.sheet), canvasIn(metadata.canvas)];
    if (origin !== undefined && canvas !== undefined) return { origin, canvas };
  }
  return undefined;
};
