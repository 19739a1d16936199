import { randomUUID } from "node:crypto";
import type { Database } from "@lotir/database";

/** Works that one process does while somebody waits, as the other processes of the product know them. */
export interface OtherProcesses<State> {
  /** Says where a work of this process stands; null forgets it. One that goes on is said again until it ends. */
  tell(key: string, state: State | null, isRunning: boolean): void;
  /** What another process last said of a work; undefined too where it went silent before its end. */
  told(key: string): { readonly state: State; readonly isRunning: boolean } | undefined;
  /** Asks whichever process does it to stop. */
  stop(key: string): void;
  onStop(listener: (key: string) => void): void;
  /** Resolves when that work of another process no longer runs. */
  ended(key: string): Promise<void>;
  close(): Promise<void>;
}

interface Message<State> {
  readonly from: string;
  readonly key: string;
  readonly state?: State | null;
  readonly isRunning?: boolean;
  readonly stop?: true;
}

/** A state is told at most this often, ms; what comes between is said by the next. */
const PACE = 250;
/** A work that goes on says so at least this often, and is taken as dead after three silences, ms. */
const BEAT = 5_000;
const DEAD = 3 * BEAT;
/** Works of others remembered, the latest. */
const KEPT = 500;

const ALONE: OtherProcesses<never> = {
  tell: () => undefined,
  told: () => undefined,
  stop: () => undefined,
  onStop: () => undefined,
  ended: () => Promise.resolve(),
  close: () => Promise.resolve(),
};

/** Plain and short states: they travel by NOTIFY. On the embedded home there is nobody else, and nothing is said. */
export const openOtherProcesses = async <State>(
  database: Pick<Database, "relay" | "listen" | "notify">,
  channel: string,
): Promise<OtherProcesses<State>> => {
  if (database.relay === undefined) return ALONE;
  const from = randomUUID();
  const heard = new Map<string, { readonly state: State; readonly isRunning: boolean; readonly at: number }>();
  const own = new Map<string, { state: State; timer: NodeJS.Timeout | undefined; beat: NodeJS.Timeout }>();
  const stops = new Set<(key: string) => void>();

  const hear = ({ from: sender, key, state, isRunning = false, stop }: Message<State>): void => {
    if (sender === from) return;
    if (stop === true) for (const listener of stops) listener(key);
    if (state === undefined) return;
    heard.delete(key);
    if (state !== null) heard.set(key, { state, isRunning, at: performance.now() });
    if (heard.size > KEPT) heard.delete(heard.keys().next().value ?? "");
  };
  // Written by this very function, in a process of the same version.
  const unlisten = await database.listen(channel, (payload) => hear(JSON.parse(payload) as Message<State>));
  const send = (message: Omit<Message<State>, "from">): void => {
    // A lost message costs nothing: the next one says the whole state.
    database.notify(channel, JSON.stringify({ from, ...message })).catch(() => undefined);
  };

  const told: OtherProcesses<State>["told"] = (key) => {
    const known = heard.get(key);
    return known === undefined || (known.isRunning && performance.now() - known.at > DEAD) ? undefined : known;
  };
  const forget = (key: string): void => {
    clearTimeout(own.get(key)?.timer);
    clearInterval(own.get(key)?.beat);
    own.delete(key);
  };
  const keepSaying = (key: string, state: State): void => {
    const say = (): void => {
      const entry = own.get(key);
      if (entry !== undefined) send({ key, state: entry.state, isRunning: true });
    };
    const known = own.get(key);
    if (known === undefined) {
      own.set(key, { state, timer: undefined, beat: setInterval(say, BEAT).unref() });
      say();
      return;
    }
    known.state = state;
    known.timer ??= setTimeout(() => {
      known.timer = undefined;
      say();
    }, PACE).unref();
  };

  return {
    tell: (key, state, isRunning) => {
      heard.delete(key);
      if (state !== null && isRunning) {
        keepSaying(key, state);
        return;
      }
      forget(key);
      send({ key, state, isRunning: false });
    },
    told,
    stop: (key) => send({ key, stop: true }),
    onStop: (listener) => void stops.add(listener),
    ended: async (key) => {
      while (told(key)?.isRunning === true) await new Promise((resolve) => setTimeout(resolve, PACE));
    },
    close: async () => {
      for (const key of [...own.keys()]) forget(key);
      await unlisten();
    },
  };
};
