import { parentPort } from "node:worker_threads";
import type { Sale } from "@lotir/market";
import { answerMarket, type HeldMarket } from "./answer-market.ts";
import type { MarketHears, MarketSays } from "./market-messages.ts";

/** One market at a time is often asked several things: a few communes stay in the thread. */
const held = new Map<string, HeldMarket>();

const readSales = (texts: readonly string[]): Sale[] => texts.flatMap((text) => JSON.parse(text) as Sale[]);
const readZones = (text: string): Map<string, string> => new Map(JSON.parse(text) as [string, string][]);

const answer = (heard: MarketHears): MarketSays | undefined => {
  switch (heard.kind) {
    case "hold":
      held.set(heard.market, { sales: readSales(heard.packed.sales), zones: readZones(heard.packed.zones) });
      return undefined;
    case "forget":
      held.delete(heard.market);
      return undefined;
    case "ask": {
      const market = held.get(heard.market);
      if (market === undefined) throw new Error(`Market ${heard.market} was asked before it was given`);
      return { id: heard.id, answer: answerMarket(market, heard.question) };
    }
  }
};

parentPort?.on("message", (heard: MarketHears) => {
  try {
    const said = answer(heard);
    if (said !== undefined) parentPort?.postMessage(said);
  } catch (error) {
    if (heard.kind === "ask") parentPort?.postMessage({ id: heard.id, error } satisfies MarketSays);
    else throw error;
  }
});
