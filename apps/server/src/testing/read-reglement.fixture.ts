import { setTimeout as wait } from "node:timers/promises";
import { type Asker, type BalancedProduct, dataOf } from "./balanced-product.fixture.ts";

/** Somebody with a property whose règlement has been read, as a member has it read. */
export const readReglement = async (
  product: BalancedProduct,
  email: string,
): Promise<{ readonly asker: Asker; readonly propertyId: string; readonly parcelId: string }> => {
  const asker = await product.signUp(email, email);
  const parcelId = product.bare.id;
  const added = JSON.parse(await (await asker.post("/properties", { cadastralReference: parcelId })).text());
  await asker.post(`/cadastral/parcels/${parcelId}/plu/extract`, { forceRefresh: false });
  for (;;) {
    const { status } = await dataOf("showParcelPlu", await asker.get(`/cadastral/parcels/${parcelId}/plu`));
    if (status !== "reading") return { asker, propertyId: added.data.id, parcelId };
    await wait(200);
  }
};
