import { groundAround, type Position } from "../place/ground.ts";
import { type CommuneIdentity, VINTAGES } from "../place/identity.ts";
import type { Feature, Geometry } from "./feature.ts";
import type { ServedServitudes } from "./served-commune.ts";

/** The abords of a monument reach so far, metres. */
const ABORDS = 500;
const SIDES = 48;

type At = readonly [east: number, north: number];

/** What the services of the State and the plan of the fictional commune would have sent: some parcels have several, some none. */
export const demoServitudes = (identity: CommuneIdentity): ServedServitudes => {
  const toDegrees = groundAround(identity.middle);
  const placed = ([east, north]: At): Position => toDegrees([east, north]);
  const surface = (corners: readonly At[]): Geometry => ({
    type: "MultiPolygon",
    coordinates: [[[...corners, ...corners.slice(0, 1)].map(placed)]],
  });
  const disc = ([east, north]: At, radius: number): Geometry =>
    surface(
      Array.from({ length: SIDES }, (_, side): At => {
        const turn = (2 * Math.PI * side) / SIDES;
        return [east + radius * Math.cos(turn), north + radius * Math.sin(turn)];
      }),
    );
  const box = (west: number, south: number, east: number, north: number): Geometry =>
    surface([
      [west, south],
      [east, south],
      [east, north],
      [west, north],
    ]);
  const easement = (suptype: string, rank: number, geometry: Geometry, told: Record<string, unknown>): Feature => ({
    type: "Feature",
    id: `assiette_sup.${identity.codeInsee}${rank}`,
    geometry,
    properties: {
      gid: rank,
      suptype,
      partition: `130001_SUP_${identity.departement.code}_${suptype.toUpperCase()}`,
      gpu_status: "production",
      gpu_timestamp: `${VINTAGES.zonage}T08:00:00.000Z`,
      ...told,
    },
  });
  const information = (typeinf: string, rank: number, geometry: Geometry, libelle: string): Feature => ({
    type: "Feature",
    id: `info_surf.${identity.codeInsee}${rank}`,
    geometry,
    properties: {
      gid: rank,
      typeinf,
      stypeinf: "00",
      libelle,
      partition: `DU_${identity.codeInsee}`,
      datappro: VINTAGES.zonage.replaceAll("-", ""),
      gpu_timestamp: `${VINTAGES.zonage}T08:00:00.000Z`,
    },
  });
  const line: Geometry = { type: "LineString", coordinates: [placed([-2_000, 330]), placed([2_000, 360])] };
  return {
    "assiette-sup-s": [
      easement("ac1", 1, disc([-480, 120], ABORDS), {
        nomsuplitt: "Tour du Guet (fictive)",
        typeass: "Périmètre des abords",
        fichier: null,
      }),
      easement("pm1", 2, box(500, -2_000, 2_000, -150), {
        nomsuplitt: "PPR inondation (fictif)",
        typeass: "Zone bleue",
      }),
    ],
    "assiette-sup-l": [
      easement("i4", 3, line, { nomsuplitt: "Ligne Mirande – Grand Large (fictive)", typeass: "Ligne aérienne" }),
    ],
    "info-surf": [
      information("14", 4, box(-2_000, -90, 2_000, 10), "Route du Port, catégorie 4 (fictive)"),
      information("27", 5, box(-2_000, 250, 2_000, 2_000), "PEB de l'hydrobase, zone D (fictif)"),
    ],
  };
};
