/** How a drawing leaves on paper or for a surveyor, whatever it draws. */
export const PLAN_EXPORT_FORMATS = ["pdf", "svg", "png", "dxf", "geojson", "kml"] as const;
/** 1 : N. */
export const PLAN_SCALES = [100, 200, 250, 500, 1000, 2000] as const;
