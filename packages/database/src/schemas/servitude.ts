/** An easement or an information over a commune, as `commune-work` wrote it. Dates are `YYYY-MM-DD` text on both homes. */
export interface ServitudeTable {
  load_id: number;
  number: number;
  commune: string;
  family: "servitude" | "information";
  code: string;
  name: string | null;
  part: string | null;
  act_on: string | null;
  act_url: string | null;
  published_on: string | null;
  /** Of lines and points the geometry has the width of a pencil. */
  drawn: "surface" | "ligne" | "point";
  mended: boolean;
  /** Hexadecimal EWKB, as of every table. */
  geometry: string;
}
