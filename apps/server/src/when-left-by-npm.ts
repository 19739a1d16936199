/** How soon it is seen, ms. */
const LOOKED_EVERY = 500;

/**
 * `npm start` runs the product under a shell, and a SIGTERM sent to npm ends that shell alone: the product, left to itself, would go
 * on holding its database and its port. Nothing is watched where npm is not what started it.
 */
export const whenLeftByNpm = (onLeft: () => void): void => {
  if (process.env.npm_lifecycle_event === undefined) return;
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    onLeft();
  }, LOOKED_EVERY);
  watch.unref();
};
