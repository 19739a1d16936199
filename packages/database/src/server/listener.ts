import { setTimeout as wait } from "node:timers/promises";
import pg from "pg";
import { clientSettings, settingUp } from "./server-pool.ts";

const FIRST_WAIT_MS = 200;
const LONGEST_WAIT_MS = 10_000;

const quoted = (channel: string): string => `"${channel.replaceAll('"', '""')}"`;

interface Subscription {
  readonly channel: string;
  readonly onPayload: (payload: string) => void;
  readonly onSubscribed: () => void;
}

/** One connection that only listens, opened when first needed and again whenever it is lost. */
export class Listener {
  readonly #url: string;
  readonly #subscriptions = new Set<Subscription>();
  #client: Promise<pg.Client> | undefined;
  #closed = false;
  /** What was last asked of the connection: callers do not wait for each other, and it takes one statement at a time. */
  #asked: Promise<unknown> = Promise.resolve();

  constructor(url: string) {
    this.#url = url;
  }

  async #connect(): Promise<pg.Client> {
    const client = new pg.Client(clientSettings(this.#url));
    client.on("notification", ({ channel, payload }) => {
      for (const each of this.#subscriptions) if (each.channel === channel) each.onPayload(payload ?? "");
    });
    client.on("error", () => {
      if (!this.#closed) void this.#reconnect();
    });
    await client.connect();
    await client.query(settingUp("jobs"));
    return client;
  }

  #ask(sql: string): Promise<unknown> {
    const answered = this.#asked.then(async () => (await this.#client)?.query(sql));
    this.#asked = answered.catch(() => undefined);
    return answered;
  }

  async #reconnect(): Promise<void> {
    for (let pause = FIRST_WAIT_MS; !this.#closed; pause = Math.min(pause * 2, LONGEST_WAIT_MS)) {
      try {
        this.#client = this.#connect();
        const client = await this.#client;
        for (const each of this.#subscriptions) {
          await client.query(`listen ${quoted(each.channel)}`);
          each.onSubscribed();
        }
        return;
      } catch {
        await wait(pause, undefined, { ref: false });
      }
    }
  }

  /** `onSubscribed` is called now and after each reconnection: what was said in between was missed. */
  async listen(subscription: Subscription): Promise<() => Promise<void>> {
    this.#client ??= this.#connect();
    await this.#client;
    this.#subscriptions.add(subscription);
    await this.#ask(`listen ${quoted(subscription.channel)}`);
    subscription.onSubscribed();
    return async () => {
      this.#subscriptions.delete(subscription);
      const unused = ![...this.#subscriptions].some((each) => each.channel === subscription.channel);
      if (unused && !this.#closed) await this.#ask(`unlisten ${quoted(subscription.channel)}`);
    };
  }

  async close(): Promise<void> {
    this.#closed = true;
    const client = await this.#client?.catch(() => undefined);
    await client?.end();
  }
}
