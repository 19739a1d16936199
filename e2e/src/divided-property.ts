import { setTimeout as wait } from "node:timers/promises";
import type { Page } from "playwright-core";
import { ask } from "./drawing-table.ts";

/** What these journeys read of a scenario. */
export interface DividedScenario {
  readonly id: string;
  readonly lots: readonly { readonly letter: string; readonly keepsHouse: boolean; readonly areaM2: number }[];
  readonly divisionPlan: { readonly access: readonly { readonly lot: number; readonly form: string }[] };
}

export interface DividedProperty {
  readonly id: string;
  readonly projectId: string;
  readonly scenario: DividedScenario;
}

/** Waits until the parcels of a commune are there; its analysis, which takes minutes more, is left out. */
export const loadedCommune = async (page: Page, codeInsee: string): Promise<void> => {
  for (;;) {
    await ask(page, `/api/cadastral/analyze?commune=${codeInsee}`);
    const { data } = await ask<{ data: { status: string } }>(page, `/api/communes/${codeInsee}`);
    if (data.status === "ready" || data.status === "partial") break;
    await wait(500);
  }
  await ask(page, `/api/communes/${codeInsee}/cancel`, {});
};

const MOST_TRIED = 40;

/** Adds parcels of a commune to the portfolio and divides them, one after the other, until a scenario is as wanted. */
export const dividedProperty = async (
  page: Page,
  { codeInsee, scenarios = 1 }: { readonly codeInsee: string; readonly scenarios?: number },
  isWanted: (scenario: DividedScenario) => boolean,
): Promise<DividedProperty> => {
  const list = `/api/cadastral/analyze?commune=${codeInsee}&minSurface=1600&maxSurface=4000&limit=${MOST_TRIED}`;
  const { data } = await ask<{ data: { parcels: { parcelId: string }[] } }>(page, list);
  for (const { parcelId } of data.parcels) {
    const added = await ask<{ data?: { id: string } }>(page, "/api/properties", { cadastralReference: parcelId });
    const id = added.data?.id;
    if (id === undefined) continue;
    const made = await ask<{ data?: { projectId: string; scenarios: DividedScenario[] } }>(
      page,
      "/api/division/generate",
      { propertyId: id, strategy: "max_lots" },
    );
    const scenario = made.data?.scenarios.find(isWanted);
    if (made.data !== undefined && scenario !== undefined && made.data.scenarios.length >= scenarios)
      return { id, projectId: made.data.projectId, scenario };
  }
  throw new Error("No parcel of the commune divides as this journey needs");
};
