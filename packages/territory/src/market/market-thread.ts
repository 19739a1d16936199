import { Worker } from "node:worker_threads";
import { threadScript } from "../threads/thread-script.ts";
import type { MarketQuestion, MarketQuestions } from "./answer-market.ts";
import type { MarketHears, MarketSays } from "./market-messages.ts";
import type { PackedMarket } from "./market-store.ts";

type Answer = MarketQuestions[keyof MarketQuestions]["answer"];
type Waiting = PromiseWithResolvers<Answer>;

/** The thread where prices are learnt and asked: started at the first question, gone after a rest. */
export class MarketThread {
  readonly #waiting = new Map<number, Waiting>();
  readonly #held = new Set<string>();
  readonly #rest: number;
  #worker: Worker | undefined;
  #resting: NodeJS.Timeout | undefined;
  #lastId = 0;

  /** `rest`: ms without a question after which the thread ends. */
  constructor(rest: number) {
    this.#rest = rest;
  }

  holds(market: string): boolean {
    return this.#held.has(market);
  }

  hold(market: string, packed: PackedMarket): void {
    this.#tell({ kind: "hold", market, packed });
    this.#held.add(market);
  }

  forget(market: string): void {
    if (this.#held.delete(market)) this.#tell({ kind: "forget", market });
  }

  ask(market: string, question: MarketQuestion): Promise<Answer> {
    const waiting = Promise.withResolvers<Answer>();
    this.#lastId += 1;
    this.#waiting.set(this.#lastId, waiting);
    this.#worker?.ref();
    this.#tell({ kind: "ask", id: this.#lastId, market, question });
    return waiting.promise;
  }

  async stop(): Promise<void> {
    const worker = this.#worker;
    this.#end(new Error("The market thread was stopped"));
    await worker?.terminate();
  }

  #tell(message: MarketHears): void {
    clearTimeout(this.#resting);
    this.#worker ??= this.#start();
    this.#worker.postMessage(message);
  }

  #start(): Worker {
    const worker = new Worker(threadScript(new URL("./market.worker.ts", import.meta.url)));
    worker.on("message", (said: MarketSays) => this.#hear(said));
    worker.on("error", (error) => this.#end(error));
    worker.on("exit", () => this.#end(new Error("The market thread ended")));
    return worker;
  }

  #hear(said: MarketSays): void {
    const waiting = this.#waiting.get(said.id);
    this.#waiting.delete(said.id);
    if ("error" in said) waiting?.reject(said.error);
    else waiting?.resolve(said.answer);
    if (this.#waiting.size > 0) return;
    // Nothing more is awaited of it: it keeps no process alive.
    this.#worker?.unref();
    this.#resting = setTimeout(() => void this.stop(), this.#rest).unref();
  }

  /** Whoever waits hears why; the next question starts anew. */
  #end(reason: unknown): void {
    clearTimeout(this.#resting);
    this.#worker?.removeAllListeners();
    this.#worker = undefined;
    this.#held.clear();
    for (const { reject } of this.#waiting.values()) reject(reason);
    this.#waiting.clear();
  }
}
