import { barLength, type CaptureMetadata, gridSpacing, RENDER_SCALE } from "./capture-metadata.ts";

/** What is written on a captured map. */
export interface CaptureWords {
  readonly reference: string;
  readonly on: Date;
}

type Pen = CanvasRenderingContext2D;

const INK = "#1e2a27";
const PAPER = "rgb(255 255 255 / 88%)";
const GRID = "rgb(30 42 39 / 22%)";
const px = (value: number): number => value * RENDER_SCALE;

const drawGrid = (pen: Pen, { scale, pixelToMeterRatio, pixelDimensions }: CaptureMetadata): void => {
  const spacing = gridSpacing(scale);
  if (spacing === null) return;
  const step = spacing * pixelToMeterRatio;
  const { width, height } = pixelDimensions;
  pen.strokeStyle = GRID;
  pen.lineWidth = 1;
  pen.beginPath();
  for (let x = (width / 2) % step; x < width; x += step) {
    pen.moveTo(x, 0);
    pen.lineTo(x, height);
  }
  for (let y = (height / 2) % step; y < height; y += step) {
    pen.moveTo(0, y);
    pen.lineTo(width, y);
  }
  pen.stroke();
};

const drawBox = (pen: Pen, text: string, { x, y }: { readonly x: number; readonly y: number }): void => {
  const wide = pen.measureText(text).width + px(16);
  pen.fillStyle = PAPER;
  pen.fillRect(x, y, wide, px(24));
  pen.fillStyle = INK;
  pen.fillText(text, x + px(8), y + px(16));
};

const drawBar = (pen: Pen, { pixelToMeterRatio, pixelDimensions }: CaptureMetadata): void => {
  const metres = barLength(pixelToMeterRatio / RENDER_SCALE);
  const wide = metres * pixelToMeterRatio;
  const [x, y] = [px(14), pixelDimensions.height - px(18)];
  pen.fillStyle = PAPER;
  pen.fillRect(x - px(8), y - px(26), wide + px(16), px(36));
  pen.strokeStyle = INK;
  pen.lineWidth = px(1.5);
  pen.beginPath();
  pen.moveTo(x, y - px(6));
  pen.lineTo(x, y);
  pen.lineTo(x + wide, y);
  pen.lineTo(x + wide, y - px(6));
  pen.stroke();
  pen.fillStyle = INK;
  pen.fillText(`${metres} m`, x, y - px(10));
};

const drawNorth = (pen: Pen, { pixelDimensions }: CaptureMetadata): void => {
  const [x, y] = [pixelDimensions.width - px(28), px(20)];
  pen.fillStyle = PAPER;
  pen.fillRect(x - px(14), y - px(12), px(28), px(54));
  pen.fillStyle = INK;
  pen.beginPath();
  pen.moveTo(x, y - px(6));
  pen.lineTo(x + px(7), y + px(18));
  pen.lineTo(x, y + px(13));
  pen.lineTo(x - px(7), y + px(18));
  pen.closePath();
  pen.fill();
  pen.fillText("N", x - px(4), y + px(36));
};

/** Scale, parcel, date, bar, grid and north, drawn over a captured map (spec 1 §9). */
export const annotateCapture = (pen: Pen, metadata: CaptureMetadata, { reference, on }: CaptureWords): void => {
  pen.font = `600 ${px(12)}px Inter, sans-serif`;
  drawGrid(pen, metadata);
  drawBox(pen, `Échelle 1:${metadata.scale}`, { x: px(14), y: px(14) });
  drawBox(pen, `Parcelle: ${reference}`, { x: px(14), y: px(42) });
  drawBox(pen, on.toLocaleDateString("fr-FR"), { x: px(14), y: px(70) });
  drawBar(pen, metadata);
  drawNorth(pen, metadata);
};
