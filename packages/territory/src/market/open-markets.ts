import type { TerritoryTables } from "@lotir/database";
import type { Result } from "@lotir/foncier";
import type { Abstention, Estimate } from "@lotir/market";
import type { Kysely } from "kysely";
import type { TerritoryThreads } from "../territory-work.ts";
import type { ExplainedPrice, MarketQuestion, MarketQuestions, MarketReport, PriceAsk } from "./answer-market.ts";
import { findMarket, type MarketEdition, marketEdition } from "./market-store.ts";
import { MarketThread } from "./market-thread.ts";

/** The market of one commune, on one edition of its sales. */
export interface CommuneMarket {
  readonly edition: MarketEdition;
  readonly prices: (asked: readonly PriceAsk[]) => Promise<readonly Result<Estimate, Abstention>[]>;
  readonly explain: (asked: PriceAsk) => Promise<ExplainedPrice>;
  /** The price of an ordinary house or lot over the places sold. Undefined when no sale has a place. */
  readonly surface: (asked: MarketQuestions["surface"]["asked"]) => Promise<MarketQuestions["surface"]["answer"]>;
  /** Undefined without a single sale. */
  readonly report: (asked: MarketQuestions["report"]["asked"]) => Promise<MarketReport | undefined>;
}

/** The markets of the communes that are loaded. Learning one takes a second or two, in a thread; asking it, milliseconds. */
export interface Markets {
  /** Undefined where no sales are on show. */
  of(codeInsee: string): Promise<CommuneMarket | undefined>;
  close(): Promise<void>;
}

/** Communes kept in the thread at once. */
const KEPT = 6;
/** The thread ends after this long without a question, in ms. */
const REST = 10 * 60_000;

export const openMarkets = (reader: Kysely<TerritoryTables>, threads: TerritoryThreads): Markets => {
  const thread = new MarketThread(threads, REST);
  /** In the order of their last use. */
  const kept = new Map<string, Promise<void>>();

  const hold = async (market: string, edition: MarketEdition): Promise<void> =>
    thread.hold(market, await findMarket(reader, edition));

  const ready = async (market: string, edition: MarketEdition): Promise<void> => {
    const known = kept.get(market);
    kept.delete(market);
    const giving = known === undefined || !(await known.then(() => thread.holds(market)).catch(() => false));
    kept.set(market, giving ? hold(market, edition) : Promise.resolve());
    for (const [old] of kept) {
      if (kept.size <= KEPT) break;
      kept.delete(old);
      thread.forget(old);
    }
    await kept.get(market);
  };

  const of: Markets["of"] = async (codeInsee) => {
    const edition = await marketEdition(reader, codeInsee);
    if (edition === undefined) return undefined;
    const market = `${codeInsee} ${edition.loadId} ${edition.zonesLoadId}`;
    const ask = async <Kind extends keyof MarketQuestions>(
      kind: Kind,
      asked: MarketQuestions[Kind]["asked"],
    ): Promise<MarketQuestions[Kind]["answer"]> => {
      // Another commune may take its place between the two: given again.
      do await ready(market, edition);
      while (!thread.holds(market));
      // The thread answers a question with what that kind of question answers.
      return thread.ask(market, { kind, asked } as MarketQuestion) as Promise<MarketQuestions[Kind]["answer"]>;
    };
    return {
      edition,
      prices: (asked) => ask("prices", asked),
      explain: (asked) => ask("explain", asked),
      report: (asked) => ask("report", asked),
      surface: (asked) => ask("surface", asked),
    };
  };
  return { of, close: () => thread.stop() };
};
