const hearers = new Set<() => void>();

/** Asked from a menu, shown by the frame. */
export const keysWanted = {
  ask: (): void => {
    for (const hear of hearers) hear();
  },
  hear: (hear: () => void): (() => void) => {
    hearers.add(hear);
    return () => void hearers.delete(hear);
  },
};
