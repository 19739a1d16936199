/** Where a map looks, and how large it is drawn on the screen. */
export interface CapturedView {
  readonly bounds: { readonly north: number; readonly south: number; readonly east: number; readonly west: number };
  readonly center: { readonly lat: number; readonly lng: number };
  readonly zoom: number;
  /** CSS pixels. */
  readonly width: number;
  readonly height: number;
}

/** What a captured map says of itself (spec 1 §3). */
export interface CaptureMetadata {
  /** Denominator: 500 is 1:500. */
  readonly scale: number;
  /** Points of the picture for a metre of ground. */
  readonly pixelToMeterRatio: number;
  readonly bounds: CapturedView["bounds"];
  readonly centerPoint: CapturedView["center"];
  readonly zoom: number;
  readonly pixelDimensions: { readonly width: number; readonly height: number };
}

/** Spec 1 §9: drawn twice as fine as the screen, which is held to have 96 dots an inch. */
export const RENDER_SCALE = 2;
const METRES_PER_DOT = 0.0254 / 96;

/** The ellipsoid of the ground (GRS80). */
const [A, E2] = [6_378_137, 0.006_694_38];

/** Metres of ground from one side of the view to the other, along the parallel of its middle. */
export const metresAcross = ({ bounds, center }: Pick<CapturedView, "bounds" | "center">): number => {
  const latitude = (center.lat * Math.PI) / 180;
  const normal = A / Math.sqrt(1 - E2 * Math.sin(latitude) ** 2);
  return ((bounds.east - bounds.west) * Math.PI * normal * Math.cos(latitude)) / 180;
};

/** Scale and ratio measured from what the map shows, not from what it is asked. */
export const captureMetadata = (view: CapturedView): CaptureMetadata => {
  const metres = metresAcross(view);
  const pixelDimensions = {
    width: Math.round(view.width * RENDER_SCALE),
    height: Math.round(view.height * RENDER_SCALE),
  };
  return {
    scale: Math.round(metres / (view.width * METRES_PER_DOT)),
    pixelToMeterRatio: pixelDimensions.width / metres,
    bounds: view.bounds,
    centerPoint: view.center,
    zoom: view.zoom,
    pixelDimensions,
  };
};

/** What is said where the map is not there to be measured (spec 1 §9). */
export const DEFAULT_METADATA: CaptureMetadata = {
  scale: 500,
  pixelToMeterRatio: 2,
  bounds: { north: 43.7112, south: 43.7092, east: 7.263, west: 7.261 },
  centerPoint: { lat: 43.7102, lng: 7.262 },
  zoom: 18,
  pixelDimensions: { width: 800, height: 600 },
};

/** Metres between two lines of the reference grid; null where the scale is too small for one (spec 1 §9). */
export const gridSpacing = (scale: number): number | null => {
  if (scale > 1_000) return null;
  return scale <= 500 ? 10 : 20;
};

const BAR_LENGTHS = [5, 10, 20, 25, 50, 100, 200, 250, 500];

/** Metres of a scale bar that measures 100 to 200 px on the screen; 50 m otherwise (spec 1 §9). */
export const barLength = (pixelsPerMetre: number): number =>
  BAR_LENGTHS.find((length) => length * pixelsPerMetre >= 100 && length * pixelsPerMetre <= 200) ?? 50;
