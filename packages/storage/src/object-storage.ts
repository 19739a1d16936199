/** Bytes kept beside the database, under keys of ours: `photos/<organisation>/<property>/<photo>.webp`. */
export interface ObjectStorage {
  /** Kept whole or not at all; a key that stands is replaced. */
  put(key: string, bytes: Uint8Array, type: string): Promise<void>;
  /** Undefined where nothing is kept under this key. */
  get(key: string): Promise<Uint8Array<ArrayBuffer> | undefined>;
  /** Nothing is left under this key, whether something was or not. */
  delete(key: string): Promise<void>;
}

const KEY = /^[0-9a-z][0-9a-z_-]*(?:\/[0-9a-z][0-9a-z_.-]*)+$/;

/** A key is ours to make: one of another shape is a bug. */
export const checkedKey = (key: string): string => {
  if (!KEY.test(key) || key.includes("..")) throw new Error(`no key of an object: ${key}`);
  return key;
};
