import type { MapCommune } from "../../../subjects/commune/map/map-commune.ts";

type Bounds = [number, number, number, number];

/** The box that holds every commune whose extent is known, or null. */
export const frameOf = (communes: readonly MapCommune[]): Bounds | null =>
  communes.reduce<Bounds | null>((frame, { bbox }) => {
    if (bbox === null) return frame;
    if (frame === null) return [...bbox];
    return [
      Math.min(frame[0], bbox[0]),
      Math.min(frame[1], bbox[1]),
      Math.max(frame[2], bbox[2]),
      Math.max(frame[3], bbox[3]),
    ];
  }, null);
