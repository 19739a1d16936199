import { type EurosPerSquareMetre, eurosPer } from "@lotir/units";
import type { Sale } from "../dvf/sale.ts";

/** A price per m² that says of which m²: floor for what is built, ground for what is bare. */
export type SquareMetrePrice =
  | { readonly of: "plancher"; readonly value: EurosPerSquareMetre<"plancher"> }
  | { readonly of: "terrain"; readonly value: EurosPerSquareMetre<"terrain"> };

/** The price per m² that means something for a sale; null when its right area is unknown. */
export const squareMetrePriceOf = (sale: Pick<Sale, "kind" | "price" | "land" | "floor">): SquareMetrePrice | null => {
  if (sale.kind === "building-land" || sale.kind === "other-land")
    return sale.land === null ? null : { of: "terrain", value: eurosPer("terrain", sale.price / sale.land) };
  return sale.floor === null ? null : { of: "plancher", value: eurosPer("plancher", sale.price / sale.floor) };
};
