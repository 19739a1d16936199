/** Why the database cannot do now what it was asked: nothing was saved of it, and the same may be asked again later. */
export type Outage = "away" | "full" | "busy";

/** 08xxx: the connection; 57P01 to 57P05: stopping, starting, dropped; 53300: too many connections; 25P03: idle too long. */
const AWAY = /^(?:08...|57P0[1-5]|53300|25P03)$/;
/** 53100: disk_full. */
const FULL = /^(?:53100|ENOSPC|EDQUOT)$/;
/** 53000, 53200, 53400: out of memory or of another resource; 57014: too long; 40001, 40P01: two that exclude each other; 55P03: held. */
const BUSY = /^(?:53000|53200|53400|57014|40001|40P01|55P03)$/;
const NETWORK = /^(?:ECONNREFUSED|ECONNRESET|ENOTFOUND|EAI_AGAIN|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|EPIPE)$/;

/** The driver's own words, and ours for the embedded home, where no code comes with them. */
const LOST =
  /^(?:Connection terminated|timeout exceeded when trying to connect|The database is closed|Client has encountered a connection error)/;
const HELD = /^The database session was held/;
const NO_ROOM = /No space left on device|Disk quota exceeded/;

const codeOf = (error: Error): string => ("code" in error && typeof error.code === "string" ? error.code : "");

/** A refused connection to several addresses comes as one error that holds the others; a library hangs ours on its own. */
const within = (error: Error): readonly unknown[] => [
  error.cause,
  ...(error instanceof AggregateError ? error.errors : []),
];

/** What an error says of the database's state; undefined when it is a refusal of the data, or a bug. */
export const outageOf = (error: unknown): Outage | undefined => {
  // A page or a source that was not reached (`fetch`) is no trouble of the database.
  if (!(error instanceof Error) || error instanceof TypeError) return undefined;
  const [code, { message }] = [codeOf(error), error];
  if (FULL.test(code) || NO_ROOM.test(message)) return "full";
  if (BUSY.test(code) || HELD.test(message)) return "busy";
  if (AWAY.test(code) || NETWORK.test(code) || LOST.test(message)) return "away";
  for (const each of within(error)) {
    const found = outageOf(each);
    if (found !== undefined) return found;
  }
  return undefined;
};
