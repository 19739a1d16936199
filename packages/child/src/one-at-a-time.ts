/** Lets work begin only when the one asked before it is over, however that ended: each may take what a large file takes. */
export const oneAtATime = (): (<Value>(work: () => Promise<Value>) => Promise<Value>) => {
  let turn: Promise<unknown> = Promise.resolve();
  return (work) => {
    const mine = turn.then(work);
    turn = mine.catch(() => undefined);
    return mine;
  };
};
