import type { MarketQuestion, MarketQuestions } from "./answer-market.ts";
import type { PackedMarket } from "./market-store.ts";

export type MarketHears =
  | { readonly kind: "hold"; readonly market: string; readonly packed: PackedMarket }
  | { readonly kind: "forget"; readonly market: string }
  | { readonly kind: "ask"; readonly id: number; readonly market: string; readonly question: MarketQuestion };

/** `error` is a bug: an abstention is an answer. */
export type MarketSays =
  | { readonly id: number; readonly answer: MarketQuestions[keyof MarketQuestions]["answer"] }
  | { readonly id: number; readonly error: unknown };
