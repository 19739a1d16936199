/** A function that only PostGIS exports: by it its table of exports is known among all objects. */
const MARK = "postgis_lib_version";

/**
 * PGlite's dynamic linker lists all the exports of a module (some 20 000) to find the rank of one, thousands of times
 * while PostGIS is created: most of a first start. A linked module's exports do not change, so that this thread, which
 * runs PGlite and nothing else, lists them once.
 */
export const rememberExports = (): void => {
  const keysOf = Object.keys;
  const known = new WeakMap<object, string[]>();
  Object.keys = (value: object): string[] => {
    if (!Object.hasOwn(value, MARK)) return keysOf(value);
    const keys = known.get(value) ?? keysOf(value);
    known.set(value, keys);
    return keys;
  };
};
