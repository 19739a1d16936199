import { createStore } from "./store.ts";

interface Connection {
  /** When the server stopped to answer; null while it does. */
  readonly lostAt: Date | null;
}

export const connection = createStore<Connection>({ lostAt: null });

/** How often the server is asked whether it is there again, ms. */
const ASKED_EVERY_MS = 3_000;
/** Small, public, and never in a cache when it is asked so. */
const PROBE = "/favicon.svg";

const answers = async (): Promise<boolean> => {
  try {
    // Whatever it answers, it is there; what stands between and says that it is not (502 to 504) is not it.
    const { status } = await fetch(PROBE, { method: "HEAD", cache: "no-store" });
    return status < 502 || status > 504;
  } catch {
    return false;
  }
};

let timer: ReturnType<typeof setTimeout> | undefined;
const hearers = new Set<() => void>();

/** Runs each time the server answers again after a silence: what it says then is to be read again. */
export const onFound = (hear: () => void): (() => void) => {
  hearers.add(hear);
  return () => void hearers.delete(hear);
};

const ask = async (): Promise<void> => {
  clearTimeout(timer);
  if (!(await answers())) {
    if (connection.get().lostAt === null) connection.set({ lostAt: new Date() });
    timer = setTimeout(() => void ask(), ASKED_EVERY_MS);
    return;
  }
  if (connection.get().lostAt === null) return;
  connection.set({ lostAt: null });
  for (const hear of hearers) hear();
};

/** Asks the server whether it is there: something made one doubt of it. */
export const doubtConnection = (): void => {
  ask().catch(() => undefined);
};
