import type { Session } from "./session.ts";

const quoted = (channel: string): string => `"${channel.replaceAll('"', '""')}"`;

/** LISTEN on the one session: subscribed once per channel, however many listen to it here. */
export class Channels {
  readonly #session: Session;
  readonly #listeners = new Map<string, Set<(payload: string) => void>>();

  constructor(session: Session) {
    this.#session = session;
    session.onNotification((channel, payload) => {
      for (const each of this.#listeners.get(channel) ?? []) each(payload);
    });
    session.onRenewed(() => {
      const heard = [...this.#listeners].filter(([, listeners]) => listeners.size > 0);
      return heard.map(([channel]) => `listen ${quoted(channel)}`);
    });
  }

  async #run(sql: string): Promise<void> {
    const lease = await this.#session.lease("person");
    await lease.ask({ kind: "exec", sql }).finally(() => lease.release());
  }

  async listen(channel: string, onPayload: (payload: string) => void): Promise<() => Promise<void>> {
    const listeners = this.#listeners.get(channel) ?? new Set();
    this.#listeners.set(channel, listeners);
    // A function of our own, so that the same callback may listen twice and each stop ends one.
    const listener = (payload: string): void => onPayload(payload);
    listeners.add(listener);
    if (listeners.size === 1) await this.#run(`listen ${quoted(channel)}`);
    return async () => {
      if (!listeners.delete(listener) || listeners.size > 0) return;
      await this.#run(`unlisten ${quoted(channel)}`);
    };
  }
}
