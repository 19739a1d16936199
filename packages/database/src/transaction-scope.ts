import { AsyncLocalStorage } from "node:async_hooks";

const scope = new AsyncLocalStorage<"in-transaction">();

/** Marks everything that `work` starts as being inside a transaction. */
export const insideTransaction = <Outcome>(work: () => Promise<Outcome>): Promise<Outcome> =>
  scope.run("in-transaction", work);

/**
 * The embedded home has one session: a second connection asked for inside a transaction would wait for ever. Refused on
 * both homes, so that the mistake shows wherever it is first run.
 */
export const refuseInsideTransaction = (): void => {
  if (scope.getStore() === undefined) return;
  throw new Error("A transaction is open here: pass its trx down instead of asking for another connection");
};
