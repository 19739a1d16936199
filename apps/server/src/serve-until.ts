interface Serving<Opened extends { close(): Promise<void> }> {
  /** Resolves when the person at the terminal, or the system, asks to stop. */
  readonly stopAsked: Promise<void>;
  readonly open: () => Promise<Opened>;
  /** What is still to be done once it answers: it may be cut at any moment. */
  readonly prepare: (opened: Opened) => Promise<void>;
}

/** Opens the product and keeps it until it is asked to stop, then closes it. What the closing makes fail is no failure. */
export const serveUntil = async <Opened extends { close(): Promise<void> }>({
  stopAsked,
  open,
  prepare,
}: Serving<Opened>): Promise<void> => {
  let isAsked = false;
  const asked = stopAsked.then(() => {
    isAsked = true;
  });
  // A stop asked meanwhile waits for the end of the opening: half a database is no place to stop.
  const opened = await open();
  const never = new Promise<never>(() => undefined);
  try {
    // One turn, so that a stop that was asked before is known.
    await Promise.resolve();
    if (!isAsked) await Promise.race([asked, prepare(opened).then(() => never)]);
  } finally {
    await opened.close();
  }
};
