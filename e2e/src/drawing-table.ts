import type { Page } from "playwright-core";
import type { Product } from "./product.ts";

const COMMUNE = "06999";

/** The product's API, asked by whoever is signed in on the page. */
export const ask = <Data>(page: Page, path: string, body?: unknown): Promise<Data> =>
  page.evaluate(
    async ([asked, given]) => {
      const init =
        given === undefined
          ? {}
          : { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(given) };
      return (await fetch(asked, init)).json();
    },
    [path, body] as const,
  );

export interface Added {
  readonly id: string;
  readonly name: string;
}

/** A property on the first parcel of the commune that has that verdict. */
export const addProperty = async (page: Page, verdict: "oui" | "non" = "oui"): Promise<Added> => {
  const order = verdict === "oui" ? "&order=marge" : "&minSurface=600";
  const list = `/api/cadastral/analyze?commune=${COMMUNE}&verdicts=${verdict}${order}`;
  const { data } = await ask<{ data: { parcels: { parcelId: string }[] } }>(page, list);
  const cadastralReference = data.parcels[0]?.parcelId ?? "";
  return (await ask<{ data: Added }>(page, "/api/properties", { cadastralReference })).data;
};

/** How many annotations its plans hold. */
export const drawnOn = async (page: Page, propertyId: string): Promise<number> => {
  const { data } = await ask<{ data: { annotations: unknown[] }[] }>(page, `/api/properties/${propertyId}/plans`);
  return data.reduce((sum, { annotations }) => sum + annotations.length, 0);
};

/** The drawing table on the cadastral plan of a property, once it is read. */
export const openTable = async (page: Page, product: Product, propertyId: string) => {
  await page.goto(`${product.origin}/property/${propertyId}/parcel-plan`);
  const canvas = page.getByLabel(/^Dessin du plan Plan cadastral/);
  await canvas.waitFor();
  await page.getByText("Enregistré", { exact: true }).waitFor();
  const box = await canvas.boundingBox();
  if (box === null) throw new Error("no canvas");
  /** A place of the canvas, in shares of its size. */
  const at = (x: number, y: number) => [box.x + box.width * x, box.y + box.height * y] as const;
  return { canvas, at };
};
