import { lazy } from "react";

/** What `load` gives; where the line is lost meanwhile, once it is back. Fails as `load` does while there is a line. */
export const whenOnline = async <T>(load: () => Promise<T>): Promise<T> => {
  try {
    return await load();
  } catch (error) {
    if (navigator.onLine) throw error;
    await new Promise<void>((resolve) => window.addEventListener("online", () => resolve(), { once: true }));
    return whenOnline(load);
  }
};

/** A part of a page that loads when it is shown: a lost line makes it wait, never takes the page away. */
export const lazyPart: typeof lazy = (load) => lazy(() => whenOnline(load));
