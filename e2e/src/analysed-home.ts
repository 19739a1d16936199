import { existsSync, mkdirSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { generateCommune } from "@lotir/demo";
import { inject } from "vitest";
import { analyseDemonstration } from "./analyse-demonstration.ts";
import { openProduct } from "./product.ts";
import "./run-folder.ts";

/** A part of the demonstration commune: what these journeys are about is in every street, and its analysis takes a minute. */
export const QUARTER = generateCommune({ seed: "mirande-3", parcels: 700 });

/** Whether nobody came here before: two journeys run side by side. */
const isFirst = (mark: string): boolean => {
  try {
    mkdirSync(mark);
    return true;
  } catch {
    return false;
  }
};

/**
 * A home where a part of the demonstration commune is loaded and analysed. Made once a run, by the first journey that asks: those that
 * are about something else than the first load need not wait for one each.
 */
export const analysedHome = async (): Promise<string> => {
  const home = join(inject("runFolder"), "analysed");
  if (!isFirst(`${home}.making`)) {
    while (!existsSync(home)) await wait(500);
    return home;
  }
  const product = await openProduct({ demo: QUARTER });
  await analyseDemonstration(product);
  await product.close({ keepingAs: home });
  return home;
};
