import { useCallback, useState } from "react";
import { type BaseKey, baseLayer } from "./base-layers.ts";

/** Tiles of one raster that must fail, without one arriving, before it is held for dead. */
const FAILURES = 3;

/** Source names of the outside world start so. */
const OUTSIDE = "fond-";

/** Name of the source of one raster; each attempt has its own, so that trying again asks for the tiles anew. */
export const baseSource = (base: BaseKey, attempt: number, layer: string): string =>
  `${OUTSIDE}${base}-${attempt}-${layer}`;

interface Tally {
  readonly failed: number;
  readonly arrived: boolean;
}
type Seen = Readonly<Record<string, Tally>>;

const NOTHING: Tally = { failed: 0, arrived: false };

const sourceOf = (event: object): string | undefined => {
  const id: unknown = Reflect.get(event, "sourceId");
  return typeof id === "string" && id.startsWith(OUTSIDE) ? id : undefined;
};

const isDead = ({ failed, arrived }: Tally): boolean => !arrived && failed >= FAILURES;

/**
 * Says when the outside tiles of a base layer do not come, raster by raster: `unavailable` when none does and the neutral
 * ground stands in, `incomplete` when some do.
 */
export const useBaseFallback = (asked: BaseKey) => {
  const [seen, setSeen] = useState<Seen>({});
  const [attempt, setAttempt] = useState(0);
  const note = useCallback((source: string, what: "failed" | "arrived") => {
    setSeen((before) => {
      const tally = before[source] ?? NOTHING;
      if (what === "arrived" && tally.arrived) return before;
      const next = what === "arrived" ? { ...tally, arrived: true } : { ...tally, failed: tally.failed + 1 };
      return { ...before, [source]: next };
    });
  }, []);
  const onError = useCallback(
    (event: object) => {
      const source = sourceOf(event);
      if (source !== undefined) note(source, "failed");
    },
    [note],
  );
  const onSourceData = useCallback(
    (event: object) => {
      const source = sourceOf(event);
      if (source !== undefined && Reflect.get(event, "tile") !== undefined) note(source, "arrived");
    },
    [note],
  );
  const retry = useCallback(() => setAttempt((before) => before + 1), []);
  const { rasters } = baseLayer(asked);
  const dead = rasters.filter(({ tiles }) => isDead(seen[baseSource(asked, attempt, tiles)] ?? NOTHING)).length;
  const unavailable = dead > 0 && dead === rasters.length;
  return {
    shown: unavailable ? ("neutre" as const) : asked,
    attempt,
    unavailable,
    incomplete: dead > 0 && !unavailable,
    onError,
    onSourceData,
    retry,
  };
};
