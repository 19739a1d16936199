import { annotateCapture, type CaptureWords } from "./annotate-capture.ts";
import { type CaptureMetadata, captureMetadata, DEFAULT_METADATA, RENDER_SCALE } from "./capture-metadata.ts";

/** What a capture asks of a map: MapLibre's own, or another that draws on a canvas. */
export interface CapturableMap {
  getBounds(): { getNorth(): number; getSouth(): number; getEast(): number; getWest(): number };
  getCenter(): { readonly lat: number; readonly lng: number };
  getZoom(): number;
  getContainer(): HTMLElement;
  getCanvas(): HTMLCanvasElement;
  getPixelRatio(): number;
  setPixelRatio(ratio: number): unknown;
  once(event: "render" | "idle", hear: () => void): unknown;
  triggerRepaint(): void;
}

/** A map captured to scale (spec 1 §3). */
export interface Capture {
  /** PNG, without prefix. */
  readonly imageBase64: string;
  readonly imageBlob: Blob;
  readonly metadata: CaptureMetadata;
}

/** Spec 1 §9. */
const IMAGE_TIMEOUT_MS = 15_000;

const metadataOf = (map: CapturableMap): CaptureMetadata => {
  try {
    const bounds = map.getBounds();
    const { clientWidth: width, clientHeight: height } = map.getContainer();
    if (width === 0 || height === 0) return DEFAULT_METADATA;
    const { lat, lng } = map.getCenter();
    return captureMetadata({
      bounds: { north: bounds.getNorth(), south: bounds.getSouth(), east: bounds.getEast(), west: bounds.getWest() },
      center: { lat, lng },
      zoom: map.getZoom(),
      width,
      height,
    });
  } catch {
    // A map that is not initialised yet (spec 1 §8).
    return DEFAULT_METADATA;
  }
};

const inTime = (wait: Promise<void>): Promise<void> => {
  const { promise, reject } = Promise.withResolvers<void>();
  const timer = setTimeout(() => reject(new Error("les fonds de carte ne sont pas arrivés à temps")), IMAGE_TIMEOUT_MS);
  return Promise.race([wait, promise]).finally(() => clearTimeout(timer));
};

/** The map drawn twice as fine; its pixels are read in the very frame that draws them, before the browser forgets them. */
const drawFine = async (map: CapturableMap, draw: (picture: HTMLCanvasElement) => void): Promise<void> => {
  const before = map.getPixelRatio();
  try {
    map.setPixelRatio(RENDER_SCALE);
    await inTime(new Promise((resolve) => map.once("idle", resolve)));
    await inTime(
      new Promise((resolve) => {
        map.once("render", () => {
          draw(map.getCanvas());
          resolve();
        });
        map.triggerRepaint();
      }),
    );
  } finally {
    map.setPixelRatio(before);
  }
};

const penOf = (canvas: HTMLCanvasElement): CanvasRenderingContext2D => {
  const pen = canvas.getContext("2d");
  if (pen === null) throw new Error("le contexte du canvas ne peut pas être créé");
  return pen;
};

const canvasOf = ({ pixelDimensions }: CaptureMetadata): HTMLCanvasElement => {
  const canvas = document.createElement("canvas");
  canvas.width = pixelDimensions.width;
  canvas.height = pixelDimensions.height;
  return canvas;
};

const blobOf = (canvas: HTMLCanvasElement): Promise<Blob> =>
  new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob === null ? reject(new Error("image vide")) : resolve(blob)), "image/png");
  });

const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** Captures a map as a PNG to scale on white, with its annotations; fails with a French sentence (spec 1 §5). */
export const captureMap = async (map: CapturableMap | null | undefined, words: CaptureWords): Promise<Capture> => {
  try {
    if (map == null) throw new Error("l'élément de la carte n'a pas été fourni");
    if (typeof map.getCanvas !== "function") throw new Error("l'instance de la carte n'est pas valide");
    const metadata = metadataOf(map);
    const canvas = canvasOf(metadata);
    const pen = penOf(canvas);
    pen.fillStyle = "#ffffff";
    pen.fillRect(0, 0, canvas.width, canvas.height);
    await drawFine(map, (picture) => pen.drawImage(picture, 0, 0, canvas.width, canvas.height));
    annotateCapture(pen, metadata, words);
    const imageBase64 = canvas.toDataURL("image/png").replace(/^data:image\/png;base64,/, "");
    return { imageBase64, imageBlob: await blobOf(canvas), metadata };
  } catch (error) {
    throw new Error(`Impossible de capturer le screenshot: ${reasonOf(error)}`);
  }
};

/** What stands in for a map that could not be captured (spec 1 §9): a grid of 100 px and a bar of 50 m; empty on failure. */
export const fallbackCapture = (words: CaptureWords): string => {
  try {
    const canvas = document.createElement("canvas");
    [canvas.width, canvas.height] = [800, 600];
    const pen = penOf(canvas);
    pen.fillStyle = "#ffffff";
    pen.fillRect(0, 0, 800, 600);
    pen.strokeStyle = "#e4ded2";
    pen.beginPath();
    for (let at = 0; at <= 800; at += 100) {
      pen.moveTo(at, 0);
      pen.lineTo(at, 600);
      pen.moveTo(0, at);
      pen.lineTo(800, at);
    }
    pen.stroke();
    pen.fillStyle = "#1e2a27";
    pen.font = "600 14px Inter, sans-serif";
    pen.fillText(`Parcelle: ${words.reference}`, 20, 30);
    pen.fillText("Échelle 1:500", 20, 54);
    pen.fillRect(20, 570, 50 * 2, 3);
    pen.fillText("50 m", 20, 562);
    return canvas.toDataURL("image/png").replace(/^data:image\/png;base64,/, "");
  } catch {
    return "";
  }
};
