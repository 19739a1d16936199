import type { Property } from "@lotir/contract";
import type { ParcelleSheet } from "@lotir/territory";
import type { Asker } from "./balanced-product.fixture.ts";

/** An id of a property that nobody has. */
export const ABSENT_PROPERTY = "00000000-0000-4000-8000-000000000000";

/** A parcel put in the portfolio of who asks, or the property already there. */
export const propertyOn = async (asker: Asker, { id }: Pick<ParcelleSheet, "id">): Promise<Property> =>
  JSON.parse(await (await asker.post("/properties", { cadastralReference: id })).text()).data;

export const A_LOT = {
  lotNumber: 1,
  type: "constructible",
  surface: 500,
  buildableArea: 150,
  estimatedSalePrice: 180_000,
  status: "planned",
  description: "",
  workEstimates: [{ type: "viabilisation", amount: 12_000, description: "" }],
} as const;
