import type { IsoDate } from "@lotir/units";
import { LAW_RANGE } from "../figures/figure.ts";
import type { Operation } from "./operation.ts";

/** The day the default table is read at: that of the purchase, never before the first known prices. */
export const pricedOn = ({ purchase }: Operation): IsoDate =>
  purchase.date < LAW_RANGE.saleFrom ? LAW_RANGE.saleFrom : purchase.date;
