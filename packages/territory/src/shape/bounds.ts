/** [west, south, east, north] in degrees. */
export type Bounds = readonly [number, number, number, number];
