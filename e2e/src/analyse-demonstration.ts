import { setTimeout as wait } from "node:timers/promises";
import { DEMO_IDENTITY } from "@lotir/demo";
import type { Product } from "./product.ts";

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
