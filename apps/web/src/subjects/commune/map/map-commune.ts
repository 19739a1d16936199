/** What the map needs of a commune. Without a version nothing of it is drawn yet. */
export interface MapCommune {
  readonly codeInsee: string;
  readonly name: string;
  readonly version: string | null;
  readonly bbox: readonly [number, number, number, number] | null;
  readonly fictional: boolean;
}

export interface MapPlace {
  readonly longitude: number;
  readonly latitude: number;
}

/** Which of our layers are shown over the ground. */
export interface Overlays {
  readonly parcelles: boolean;
  readonly batiments: boolean;
  readonly zones: boolean;
}

/** Where the map rests before any choice (spec 1 §9); never a default for data. */
export const RESTING = { longitude: 7.262, latitude: 43.7102, zoom: 13 } as const;
export const PARCEL_ZOOM = 18;
export const MAX_ZOOM = 20;
/** Spec 1 §9. */
export const PARCEL_OPACITY = 0.7;
export const BUILDING_OPACITY = 0.6;
export const SELECTION_OPACITY = 0.3;
/** Score colours cover the shape by this much, so that the ground stays readable under them. */
export const SCORE_OPACITY = 0.35;
