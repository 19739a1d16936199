import type { Page } from "playwright-core";

export const COMMUNE = "06999";

/** Spaces of every width are one. */
export const textOf = async (page: Page, selector: string): Promise<string> =>
  (await page.locator(selector).first().innerText()).replaceAll(/\s+/g, " ");

export const ask = <Data>(page: Page, path: string, init?: { method: string; body?: unknown }): Promise<Data> =>
  page.evaluate(
    async ([asked, given]) => {
      const answer = await fetch(asked, {
        method: given?.method ?? "GET",
        ...(given?.body === undefined
          ? {}
          : { headers: { "content-type": "application/json" }, body: JSON.stringify(given.body) }),
      });
      return answer.json();
    },
    [path, init] as const,
  );

export interface Added {
  readonly id: string;
  readonly name: string;
  readonly parcelId: string;
  readonly coordinates: { readonly lat: number; readonly lng: number };
}

export const addDivisible = async (page: Page, rank: number): Promise<Added> => {
  const { data } = await ask<{ data: { parcels: { parcelId: string }[] } }>(
    page,
    `/api/cadastral/analyze?commune=${COMMUNE}&verdicts=oui&order=marge`,
  );
  const cadastralReference = data.parcels[rank]?.parcelId ?? "";
  const added = await ask<{ data: Added }>(page, "/api/properties", {
    method: "POST",
    body: { cadastralReference },
  });
  return added.data;
};
