/** Reads several threads at once, in the order in which they give. When one fails or the reader stops, all are stopped. */
export const mergeBatches = async function* <Batch>(threads: readonly AsyncGenerator<Batch>[]): AsyncGenerator<Batch> {
  const next = (thread: AsyncGenerator<Batch>) => {
    const step = thread.next().then((given) => ({ thread, given }));
    // Heard by whoever awaits it; unheard when the reader has stopped meanwhile.
    step.catch(() => undefined);
    return step;
  };
  const waiting = new Map(threads.map((thread) => [thread, next(thread)]));
  try {
    while (waiting.size > 0) {
      const { thread, given } = await Promise.race(waiting.values());
      if (given.done) waiting.delete(thread);
      else {
        waiting.set(thread, next(thread));
        yield given.value;
      }
    }
  } finally {
    await Promise.allSettled(threads.map((thread) => thread.return(undefined)));
  }
};
