import type { Point, Polygon } from "@lotir/geometry";
import type { Program } from "../grammar/program.ts";

/** All that rebuilds the lots of a plan: the ground in metres of one plane, and the program of its cuts. */
export interface PlanSheet {
  /** The plane: metres from `origin` in the projection of that EPSG code. */
  readonly epsg: number;
  readonly origin: Point;
  /** Metres of the plane per metre of ground. */
  readonly scale: number;
  readonly parcels: readonly { readonly id: string; readonly polygon: Polygon }[];
  readonly program: Program;
  /** What the plan was asked with, in the words of who asked: it is drawn again with the same wishes. */
  readonly asked?: unknown;
}
