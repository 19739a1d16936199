import type { Sale } from "@lotir/market";
import type { Desk } from "@lotir/threads";
import type { TerritoryWork } from "../territory-work.ts";
import { answerMarket, type HeldMarket } from "./answer-market.ts";
import type { MarketHears, MarketSays } from "./market-messages.ts";

const readSales = (texts: readonly string[]): Sale[] => texts.flatMap((text) => JSON.parse(text) as Sale[]);
const readZones = (text: string): Map<string, string> => new Map(JSON.parse(text) as [string, string][]);

type Asked = Extract<MarketHears, { kind: "ask" }>;

const answered = (held: HeldMarket | undefined, { id, market, question }: Asked): MarketSays => {
  try {
    if (held === undefined) throw new Error(`Market ${market} was asked before it was given`);
    return { id, answer: answerMarket(held, question) };
  } catch (error) {
    return { id, error };
  }
};

/** Holds the markets it is given and answers what is asked of them, until nothing more comes. For a thread. */
export const answerMarkets = async ({ fed, emit }: Desk<TerritoryWork["market"]>): Promise<number> => {
  /** One market at a time is often asked several things: a few communes stay in the thread. */
  const held = new Map<string, HeldMarket>();
  let answers = 0;
  for await (const heard of fed()) {
    switch (heard.kind) {
      case "hold":
        held.set(heard.market, { sales: readSales(heard.packed.sales), zones: readZones(heard.packed.zones) });
        break;
      case "forget":
        held.delete(heard.market);
        break;
      case "ask":
        answers += 1;
        await emit(answered(held.get(heard.market), heard));
    }
  }
  return answers;
};
