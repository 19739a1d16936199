import type { ApplicationTransaction } from "@lotir/database";
import { z } from "zod";
import type { CountedProperty } from "./dashboard-stats.ts";
import { listAnalyses } from "./property-money-store.ts";
import { listStoredProperties, type StoredProperty } from "./property-store.ts";

const Analysis = z.object({ totalInvestment: z.number(), estimatedProfit: z.number() });

const countedOf = (stored: StoredProperty, analysis: unknown): CountedProperty => {
  const read = Analysis.safeParse(analysis);
  return {
    id: stored.id,
    name: stored.name,
    address: stored.address?.label ?? stored.name,
    status: stored.status,
    createdAt: stored.createdAt.toISOString(),
    updatedAt: stored.updatedAt.toISOString(),
    score: stored.score,
    money: read.success ? { investment: read.data.totalInvestment, profit: read.data.estimatedProfit } : null,
  };
};

/** The organisation's properties, as the dashboard and the weekly report count them. */
export const findCountedProperties = async (trx: ApplicationTransaction): Promise<readonly CountedProperty[]> => {
  const analyses = await listAnalyses(trx);
  return (await listStoredProperties(trx)).map((stored) => countedOf(stored, analyses.get(stored.id)));
};
