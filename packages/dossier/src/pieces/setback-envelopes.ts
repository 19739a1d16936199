import { multiPolygonArea, offset, type Polygon } from "@lotir/geometry";
import type { PieceLot } from "./piece-ground.ts";

/** Smaller pieces hold no house, m². */
const LEAST_AREA = 20;

/**
 * Where a house may stand on each lot to be built, as information: the lot less one distance on all its sides. Which side is on
 * a road is not known of a drawn lot: the caller gives the greatest of the setbacks, so that nothing is shown that a rule forbids.
 */
export const setbackEnvelopes = (lots: readonly PieceLot[], metres: number): readonly Polygon[] =>
  lots.flatMap(({ polygon, keepsHouse }) =>
    keepsHouse ? [] : offset([polygon], -metres, "mitred").filter((piece) => multiPolygonArea([piece]) >= LEAST_AREA),
  );
