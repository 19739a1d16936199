import type { TerritoryThreads } from "../territory-work.ts";
import type { MarketQuestion, MarketQuestions } from "./answer-market.ts";
import type { MarketHears, MarketSays } from "./market-messages.ts";
import type { PackedMarket } from "./market-store.ts";

type Answer = MarketQuestions[keyof MarketQuestions]["answer"];
type Waiting = PromiseWithResolvers<Answer>;

/** What is to be told to the thread, in order; it ends when it is closed. */
class Told {
  readonly #messages: MarketHears[] = [];
  #isClosed = false;
  #wake = (): void => undefined;

  put(message: MarketHears): void {
    this.#messages.push(message);
    this.#wake();
  }
  close(): void {
    this.#isClosed = true;
    this.#wake();
  }
  async *read(): AsyncGenerator<MarketHears> {
    for (;;) {
      const [message] = this.#messages.splice(0, 1);
      if (message !== undefined) yield message;
      else if (this.#isClosed) return;
      else
        await new Promise<void>((awake) => {
          this.#wake = awake;
        });
    }
  }
}

interface Talk {
  readonly told: Told;
  readonly ended: Promise<void>;
}

/** The thread where prices are learnt and asked: started at the first question, given back after a rest. */
export class MarketThread {
  readonly #threads: TerritoryThreads;
  readonly #rest: number;
  readonly #waiting = new Map<number, Waiting>();
  readonly #held = new Set<string>();
  #talk: Talk | undefined;
  #resting: NodeJS.Timeout | undefined;
  #lastId = 0;

  /** `rest`: ms without a question after which the thread is given back. */
  constructor(threads: TerritoryThreads, rest: number) {
    this.#threads = threads;
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
    this.#tell({ kind: "ask", id: this.#lastId, market, question });
    return waiting.promise;
  }

  async stop(): Promise<void> {
    clearTimeout(this.#resting);
    const talk = this.#talk;
    this.#end(new Error("The market thread was stopped"));
    talk?.told.close();
    await talk?.ended;
  }

  #tell(message: MarketHears): void {
    clearTimeout(this.#resting);
    this.#talk ??= this.#start();
    this.#talk.told.put(message);
  }

  #start(): Talk {
    const told = new Told();
    const { batches } = this.#threads.run("market", {}, { fed: () => told.read() });
    const listen = async (): Promise<void> => {
      for await (const said of batches) this.#hear(said);
    };
    const talk: Talk = {
      told,
      ended: listen().then(
        () => undefined,
        (error: unknown) => {
          if (this.#talk === talk) this.#end(error);
        },
      ),
    };
    return talk;
  }

  #hear(said: MarketSays): void {
    const waiting = this.#waiting.get(said.id);
    this.#waiting.delete(said.id);
    if ("error" in said) waiting?.reject(said.error);
    else waiting?.resolve(said.answer);
    if (this.#waiting.size === 0) this.#resting = setTimeout(() => void this.stop(), this.#rest).unref();
  }

  /** Whoever waits hears why; the next question starts anew. */
  #end(reason: unknown): void {
    this.#talk = undefined;
    this.#held.clear();
    for (const { reject } of this.#waiting.values()) reject(reason);
    this.#waiting.clear();
  }
}
