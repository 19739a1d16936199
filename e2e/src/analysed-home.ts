import { existsSync, mkdirSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { DEMO_IDENTITY } from "@lotir/demo";
import { inject } from "vitest";
import { openProduct, type Product } from "./product.ts";
import "./run-folder.ts";

/** Balances come last, with the description that follows the analysis. */
const isBalanced = async ({ running }: Product): Promise<boolean> => {
  const { territory } = running.lotir.database;
  const facts = territory.selectFrom("territory.parcelle_fact").select("parcelle_id");
  const rows = await facts.where("margin_rate", "is not", null).limit(1).execute();
  return rows.length > 0;
};

/** Loads the demonstration commune and waits until its divisions are analysed, and their balances drawn. */
export const analyseDemonstration = async (product: Product): Promise<void> => {
  const { jobs } = product.running.lotir;
  await jobs.start(DEMO_IDENTITY.codeInsee);
  await jobs.settled(DEMO_IDENTITY.codeInsee, ({ scan, status }) => status === "ready" && scan?.status === "loaded");
  // Closed before, the product would draw them again at each opening.
  while (!(await isBalanced(product))) await wait(500);
};

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
