import type { UrbanCertificate } from "@lotir/contract";
import { type Asker, dataOf } from "./balanced-product.fixture.ts";

/** The application once it is prepared, or refused. */
export const settledCertificate = async (asker: Asker, id: string): Promise<UrbanCertificate> => {
  for (let tries = 0; tries < 300; tries += 1) {
    const told = await dataOf("showUrbanCertificate", await asker.get(`/properties/${id}/urban-certificate`));
    if (told.status !== "generating") return told;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  throw new Error("The application is still being prepared");
};
