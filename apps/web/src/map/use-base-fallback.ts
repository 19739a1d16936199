import { useCallback, useState } from "react";
import { BASE_SOURCE } from "./BaseRasters.tsx";
import type { BaseKey } from "./base-layers.ts";

/** Tiles that must fail, without one arriving, before the neutral ground takes over. */
const FAILURES = 3;

const sourceOf = (event: object): string | undefined => {
  const id: unknown = Reflect.get(event, "sourceId");
  return typeof id === "string" && id.startsWith(BASE_SOURCE) ? id : undefined;
};

/** Says when the outside tiles of a base layer do not come, so that the neutral ground is shown and said. */
export const useBaseFallback = (asked: BaseKey) => {
  const [seen, setSeen] = useState<{ base: BaseKey; failed: number; arrived: boolean }>({
    base: asked,
    failed: 0,
    arrived: false,
  });
  const note = useCallback(
    (what: "failed" | "arrived") =>
      setSeen((before) => {
        const current = before.base === asked ? before : { base: asked, failed: 0, arrived: false };
        if (what === "arrived") return current.arrived ? current : { ...current, arrived: true };
        return { ...current, failed: current.failed + 1 };
      }),
    [asked],
  );
  const onError = useCallback((event: object) => (sourceOf(event) === undefined ? undefined : note("failed")), [note]);
  const onSourceData = useCallback(
    (event: object) =>
      sourceOf(event) === undefined || Reflect.get(event, "tile") === undefined ? undefined : note("arrived"),
    [note],
  );
  const unavailable = seen.base === asked && !seen.arrived && seen.failed >= FAILURES;
  const retry = useCallback(() => setSeen({ base: asked, failed: 0, arrived: false }), [asked]);
  return { shown: unavailable ? ("neutre" as const) : asked, unavailable, onError, onSourceData, retry };
};
