import { refuse } from "../refuse.ts";

interface Turns {
  /** Pieces of work that run at the same time, whoever asked for them. */
  readonly atOnce: number;
  /** What one organisation may have running or waiting. */
  readonly each: number;
}

/** Runs a piece of work for an organisation when its turn comes. */
export type TakeTurn = <Answer>(organisationId: string, work: () => Promise<Answer>) => Promise<Answer>;

/**
 * Heavy work waits for its turn, in the order in which it was asked; an organisation that asks for too much at once is
 * refused, so that it takes neither the memory nor the place of the others.
 */
export const takeTurns = ({ atOnce, each }: Turns): TakeTurn => {
  const asked = new Map<string, number>();
  const waiting: (() => void)[] = [];
  let running = 0;

  const enter = async (): Promise<void> => {
    if (running < atOnce) running += 1;
    else await new Promise<void>((called) => waiting.push(called));
  };
  // The place goes straight to whoever waits: nobody who comes now can take it.
  const leave = (): void => {
    const next = waiting.shift();
    if (next === undefined) running -= 1;
    else next();
  };
  const forget = (organisationId: string): void => {
    const left = (asked.get(organisationId) ?? 1) - 1;
    if (left === 0) asked.delete(organisationId);
    else asked.set(organisationId, left);
  };

  return async (organisationId, work) => {
    const before = asked.get(organisationId) ?? 0;
    if (before >= each) throw refuse("too-many-requests");
    asked.set(organisationId, before + 1);
    await enter();
    try {
      return await work();
    } finally {
      leave();
      forget(organisationId);
    }
  };
};
