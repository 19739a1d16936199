import { failure, type Result } from "@lotir/foncier";
import { type LandPrice, priceOfBareLand } from "@lotir/market";
import { terrain } from "@lotir/units";
import type { DescribedParcelle, Surroundings } from "./describe-parcelles.ts";

const SALES_UNKNOWN = "Non estimé : les ventes n'ont pas pu être lues.";

/** What the ground is worth here by the land sold around; a French sentence when nothing can be said. */
export const groundPriceAt = ({ parcelle }: DescribedParcelle, { sales }: Surroundings): Result<LandPrice, string> => {
  if (sales === undefined) return failure(SALES_UNKNOWN);
  const priced = priceOfBareLand(sales.land, {
    at: parcelle.centre,
    area: terrain(parcelle.areaM2),
    on: sales.vintage,
  });
  if (priced.ok) return priced;
  const { found, needed } = priced.failure;
  return failure(`Non estimé : ${found} vente(s) de terrain à bâtir à moins de 2 km, il en faut ${needed}.`);
};
