import type { LonLat } from "@lotir/geometry";

/** An energy diagnosis as ADEME files it, checked: what may be unknown is undefined. */
export interface FiledDiagnosis {
  readonly numero: string;
  /** ISO date. */
  readonly madeOn: string | undefined;
  readonly type: "maison" | "appartement" | "immeuble" | "autre";
  /** Of its address: the gate, the street, now and then elsewhere. */
  readonly at: LonLat;
  /** The address is known to the street only. */
  readonly isStreetOnly: boolean;
  readonly address: string;
  /** m². */
  readonly floor: number | undefined;
  readonly year: number | undefined;
  /** A to G; the worse of energy and emissions. */
  readonly energyClass: string | undefined;
  readonly emissionClass: string | undefined;
  /** kWh of primary energy, kg of CO2, each per m² and year. */
  readonly energy: number | undefined;
  readonly emission: number | undefined;
}
