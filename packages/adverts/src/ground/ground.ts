import type { MultiPolygon, Point } from "@lotir/geometry";

/** A building on a parcel: ground that it covers, m², and its middle on the plane. */
export interface GroundBuilding {
  readonly areaM2: number;
  readonly centre: Point;
}

/** A parcel of the commune on its plane. */
export interface GroundParcel {
  /** 14 characters. */
  readonly id: string;
  /** As the cadastre writes it, m²; the drawn area where it writes none. */
  readonly areaM2: number;
  readonly shape: MultiPolygon;
  readonly centre: Point;
  readonly buildings: readonly GroundBuilding[];
}

/** An energy diagnosis on file for a house of the commune; its point is an address, not a roof. */
export interface Diagnosis {
  readonly numero: string;
  /** ISO date. */
  readonly madeOn: string | undefined;
  readonly at: Point;
  /** The address is known to the street only. */
  readonly isStreetOnly: boolean;
  readonly address: string;
  /** Dwelling, m². */
  readonly floor: number | undefined;
  readonly year: number | undefined;
  readonly energyClass: string | undefined;
  readonly emissionClass: string | undefined;
  /** kWh of primary energy, kg of CO2, each per m² and year. */
  readonly energy: number | undefined;
  readonly emission: number | undefined;
}

/** Everything known of a commune that an advert can be held against. */
export interface Ground {
  readonly codeInsee: string;
  readonly name: string | undefined;
  readonly parcels: readonly GroundParcel[];
  /** Of houses only; empty where none was loaded. */
  readonly diagnoses: readonly Diagnosis[];
  /** Towns around, as diagnoses name them. */
  readonly otherTowns: readonly string[];
  /** From degrees to the plane of the parcels. */
  toPlanar(place: readonly [lon: number, lat: number]): Point;
}
