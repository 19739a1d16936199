import { failure, type Result } from "@lotir/foncier";
import type { LandPrice } from "@lotir/market";
import type { CommuneRecords, MeasuredParcelle } from "@lotir/territory/work";
import { terrain } from "@lotir/units";

const SALES_UNKNOWN = "Non estimé : les ventes n'ont pas pu être lues.";

/** Why the land sold around says nothing of a price. */
export const tooFewSales = ({ found, needed }: { readonly found: number; readonly needed: number }): string => {
  const sales = found === 0 ? "aucune vente" : found === 1 ? "une seule vente" : `${found} ventes`;
  return `Non estimé : ${sales} de terrain à bâtir à moins de 2 km, il en faut ${needed}.`;
};

/** What the ground is worth here by the land sold around; a French sentence when nothing can be said. */
export const groundPriceAt = (parcelle: MeasuredParcelle, { sales }: CommuneRecords): Result<LandPrice, string> => {
  if (sales === undefined) return failure(SALES_UNKNOWN);
  const priced = sales.priceLand({ at: parcelle.centre, area: terrain(parcelle.areaM2) });
  return priced.ok ? priced : failure(tooFewSales(priced.failure));
};
