import type { Point, Ring } from "@lotir/geometry";
import type { Diagnosis, Ground, GroundParcel } from "./ground/ground.ts";

const ring = ([x, y]: Point, [width, depth]: Point): Ring => [
  [x, y],
  [x + width, y],
  [x + width, y + depth],
  [x, y + depth],
];

/** Degrees to metres, near enough for a made-up place. */
const MIDDLE = [-0.5, 44.8] as const;
const METRES = [79_000, 111_000] as const;

export const toPlanar = ([lon, lat]: readonly [number, number]): Point => [
  (lon - MIDDLE[0]) * METRES[0],
  (lat - MIDDLE[1]) * METRES[1],
];

export const toLonLat = ([x, y]: Point): { lon: number; lat: number } => ({
  lon: MIDDLE[0] + x / METRES[0],
  lat: MIDDLE[1] + y / METRES[1],
});

const COLUMNS = 12;
const LINES = 12;
const DEPTH = 40;
const PITCH = 60;

/** Every plot has its own width, so its own area, from 600 m² up by 20. */
const parcelAt = (rank: number): GroundParcel => {
  const areaM2 = 600 + rank * 20;
  const width = areaM2 / DEPTH;
  const [column, line] = [rank % COLUMNS, Math.floor(rank / COLUMNS)];
  const corner: Point = [column * PITCH * 2 - 700, line * PITCH - 350];
  const centre: Point = [corner[0] + width / 2, corner[1] + DEPTH / 2];
  return {
    id: `99001000AB${String(rank + 1).padStart(4, "0")}`,
    areaM2,
    shape: [{ outer: ring(corner, [width, DEPTH]), holes: [] }],
    centre,
    // One in three is bare ground.
    buildings: rank % 3 === 2 ? [] : [{ areaM2: 90 + (rank % 7) * 12, centre }],
  };
};

const parcels = Array.from({ length: COLUMNS * LINES }, (_, rank) => parcelAt(rank));

const diagnosisOf = (parcel: GroundParcel, rank: number): Diagnosis => ({
  numero: `D${String(rank).padStart(4, "0")}`,
  madeOn: "2024-05-06",
  at: [parcel.centre[0], parcel.centre[1] + 22],
  isStreetOnly: false,
  address: `${rank + 1} Rue des ${rank < 70 ? "Lilas" : "Saules"} 99001 Villemagne`,
  floor: Math.round((parcel.buildings[0]?.areaM2 ?? 100) * 0.76),
  year: 1950 + ((rank * 7) % 70),
  energyClass: "ABCDEFG"[rank % 7],
  emissionClass: "ABCDEFG"[(rank * 3) % 7],
  energy: 60 + ((rank * 37) % 400),
  emission: 2 + ((rank * 11) % 70),
});

/** A made-up commune of 144 plots, a diagnosis before each house. */
export const villemagne: Ground = {
  codeInsee: "99001",
  name: "Villemagne",
  parcels,
  diagnoses: parcels.filter(({ buildings }) => buildings.length > 0).map(diagnosisOf),
  otherTowns: ["Sainte-Aulaye"],
  toPlanar,
};

/** An advert as the market writes one, of the house or the plot of a parcel, with what differs. */
export const advertOf = (parcel: GroundParcel, changes: Readonly<Record<string, unknown>> = {}) => {
  const isHouse = parcel.buildings.length > 0;
  const diagnosis = villemagne.diagnoses.find(
    ({ at }) => at[0] === parcel.centre[0] && at[1] === parcel.centre[1] + 22,
  );
  return {
    uuid: `advert-${parcel.id}`,
    title: isHouse ? "Maison à vendre" : "Terrain à bâtir",
    description: "Bien à découvrir sur la commune de Villemagne.",
    transactionType: 0,
    propertyType: isHouse ? 1 : 5,
    surface: isHouse ? String(diagnosis?.floor) : null,
    landSurface: String(parcel.areaM2),
    city: { name: "Villemagne", zipcode: "99001", insee: "99001", location: { lat: 44.83, lon: -0.53 } },
    locations: [toLonLat(parcel.centre)],
    energy: isHouse ? { category: diagnosis?.energyClass, value: String(diagnosis?.energy) } : null,
    greenHouseGas: isHouse ? { category: diagnosis?.emissionClass, value: diagnosis?.emission } : null,
    constructionYear: diagnosis?.year ?? null,
    ...changes,
  };
};
