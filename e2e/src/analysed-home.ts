import { existsSync, mkdirSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { inject } from "vitest";
import { analyseDemonstration } from "./analyse-demonstration.ts";
import { openProduct } from "./product.ts";
import "./run-folder.ts";

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
 * A home whose demonstration commune is there and analysed. Made once a run, by the first journey that asks: those that
 * are about something else than the first load need not wait for one each.
 */
export const analysedHome = async (): Promise<string> => {
  const home = join(inject("runFolder"), "analysed");
  if (!isFirst(`${home}.making`)) {
    while (!existsSync(home)) await wait(500);
    return home;
  }
  const product = await openProduct();
  await analyseDemonstration(product);
  await product.close({ keepingAs: home });
  return home;
};
