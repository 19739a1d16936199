/** A legal projection of one part of France and the box of places it serves, in degrees. */
export interface ProjectionDefinition {
  readonly epsg: number;
  readonly proj4: string;
  readonly serves: { readonly west: number; readonly south: number; readonly east: number; readonly north: number };
}

const GRS80 = "+ellps=GRS80 +towgs84=0,0,0,0,0,0,0 +units=m +no_defs";

// Source: décret n° 2019-165 du 5 mars 2019 and its arrêté d'application of the same day (projections by territory).
export const LAMBERT_93: ProjectionDefinition = {
  epsg: 2154,
  proj4: `+proj=lcc +lat_0=46.5 +lon_0=3 +lat_1=49 +lat_2=44 +x_0=700000 +y_0=6600000 ${GRS80}`,
  serves: { west: -9.86, south: 41.15, east: 10.38, north: 51.56 },
};

export const OVERSEAS: readonly ProjectionDefinition[] = [
  // Guadeloupe, Martinique, Saint-Barthélemy, Saint-Martin: RGAF09 / UTM 20N.
  {
    epsg: 5490,
    proj4: `+proj=utm +zone=20 ${GRS80}`,
    serves: { west: -63.66, south: 14.08, east: -57.52, north: 18.54 },
  },
  // Guyane: RGFG95 / UTM 22N.
  {
    epsg: 2972,
    proj4: `+proj=utm +zone=22 ${GRS80}`,
    serves: { west: -54.61, south: 2.05, east: -49.45, north: 8.88 },
  },
  // La Réunion: RGR92 / UTM 40S.
  {
    epsg: 2975,
    proj4: `+proj=utm +zone=40 +south ${GRS80}`,
    serves: { west: 51.83, south: -24.72, east: 58.23, north: -18.28 },
  },
  // Mayotte: RGM04 / UTM 38S.
  {
    epsg: 4471,
    proj4: `+proj=utm +zone=38 +south ${GRS80}`,
    serves: { west: 43.68, south: -14.49, east: 46.7, north: -11.33 },
  },
  // Saint-Pierre-et-Miquelon: RGSPM06 / UTM 21N.
  {
    epsg: 4467,
    proj4: `+proj=utm +zone=21 ${GRS80}`,
    serves: { west: -57.1, south: 43.41, east: -55.9, north: 47.37 },
  },
];

/** The nine conformal conic zones CC42 (EPSG:3942) to CC50 (EPSG:3950), each within ± 1° of its parallel. */
export const conicZone = (parallel: number): ProjectionDefinition => ({
  epsg: 3900 + parallel,
  proj4:
    `+proj=lcc +lat_0=${parallel} +lon_0=3 +lat_1=${parallel - 0.75} +lat_2=${parallel + 0.75} ` +
    `+x_0=1700000 +y_0=${(parallel - 41) * 1_000_000 + 200_000} ${GRS80}`,
  serves: { west: -9.86, south: parallel - 1, east: 10.38, north: parallel + 1 },
});

/** WGS84 / UTM of any other place (EPSG:326xx north, 327xx south). */
export const utmZone = (zone: number, hemisphere: "north" | "south"): ProjectionDefinition => ({
  epsg: (hemisphere === "north" ? 32600 : 32700) + zone,
  proj4: `+proj=utm +zone=${zone} ${hemisphere === "south" ? "+south " : ""}${GRS80}`,
  serves: {
    west: zone * 6 - 186,
    south: hemisphere === "north" ? 0 : -80,
    east: zone * 6 - 180,
    north: hemisphere === "north" ? 84 : 0,
  },
});
