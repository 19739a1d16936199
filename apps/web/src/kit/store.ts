import { useSyncExternalStore } from "react";

/** A value that screens follow, each by the part that it shows. */
export interface Store<Value> {
  get(): Value;
  set(change: Partial<Value>): void;
  subscribe(hear: () => void): () => void;
}

export const createStore = <Value extends object>(initial: Value): Store<Value> => {
  let value = initial;
  const hearers = new Set<() => void>();
  return {
    get: () => value,
    set: (change) => {
      value = { ...value, ...change };
      for (const hear of hearers) hear();
    },
    subscribe: (hear) => {
      hearers.add(hear);
      return () => hearers.delete(hear);
    },
  };
};

/** The part of a store that a component shows: it is drawn again when that part is another one. */
export const useStore = <Value, Part>(store: Store<Value>, part: (value: Value) => Part): Part =>
  useSyncExternalStore(store.subscribe, () => part(store.get()));
