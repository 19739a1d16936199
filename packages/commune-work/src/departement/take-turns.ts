/** Runs work when its turn comes, so many at once, in the order in which they ask. */
export type InTurn = <Outcome>(work: () => Promise<Outcome>) => Promise<Outcome>;

export const takeTurns = (atOnce: number): InTurn => {
  const waiting: (() => void)[] = [];
  let free = atOnce;
  return async (work) => {
    if (free > 0) free -= 1;
    else await new Promise<void>((resolve) => waiting.push(resolve));
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next === undefined) free += 1;
      else next();
    }
  };
};
