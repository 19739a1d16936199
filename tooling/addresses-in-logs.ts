/** A line of the product's log, whatever stands around it on the console. */
const LOGGED = /\{"level":\d+,"time":\d+.*\}/g;
const ADDRESS = /[\w.+-]+@[\w-]+(?:\.[\w-]+)*\.[a-z]{2,}/i;

/** The lines of the products' logs that name somebody's e-mail address: none is allowed (docs/trust.md). */
export const addressesInLogs = (said: string): readonly string[] =>
  [...said.matchAll(LOGGED)].map(([line]) => line).filter((line) => ADDRESS.test(line));
