import type { CommuneMarket } from "@lotir/territory";
import type { Lotir } from "../lotir.ts";
import { refuse } from "../refuse.ts";

/** The market of a commune that is loaded; refuses one whose sales are not here, saying why. */
export const knownMarket = async ({ markets, jobs }: Lotir, codeInsee: string): Promise<CommuneMarket> => {
  const market = await markets.of(codeInsee);
  if (market !== undefined) return market;
  const { layers } = await jobs.progress(codeInsee);
  const status = layers.find(({ name }) => name === "ventes")?.status;
  if (status === "not-published") throw refuse("no-sales", { codeInsee });
  if (status === "unknown")
    throw refuse("source-unavailable", { codeInsee }, "Les ventes de cette commune n'ont pas pu être lues.");
  throw refuse("commune-not-loaded", { codeInsee });
};
