import { useRef, useState } from "react";

type Act = (...asked: never[]) => unknown;

/**
 * The same acts from one drawing to the next, each doing what the last drawing gave it: a remembered row of a long list
 * is then drawn again for what it shows only. Their names do not change.
 */
export const useSteady = <Acts extends Readonly<Record<string, Act>>>(acts: Acts): Acts => {
  const latest = useRef(acts);
  latest.current = acts;
  const [steady] = useState(() =>
    Object.fromEntries(
      Object.keys(acts).map((name) => [name, (...asked: never[]) => latest.current[name]?.(...asked)]),
    ),
  );
  return steady as Acts;
};
