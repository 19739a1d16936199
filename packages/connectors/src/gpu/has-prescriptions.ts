import { type Result, success, type UpstreamFailure } from "@lotir/foncier";
import { fetchFeatures } from "../geojson/fetch-features.ts";
import type { SourceAccess } from "../source-access.ts";
import type { ZoneAsk } from "./fetch-zones.ts";

/** Surfaces (protected woods, reserved strips), lines (setbacks, alignments) and points (trees). */
const KINDS = ["surf", "lin", "pct"] as const;

const pathOf = (kind: (typeof KINDS)[number]): string => `/api/gpu/prescription-${kind}`;

const whereOf = (kind: (typeof KINDS)[number], ask: ZoneAsk) =>
  "partition" in ask
    ? { path: `${pathOf(kind)}?${new URLSearchParams({ partition: ask.partition, _limit: "1" })}` }
    : { path: pathOf(kind), json: { geom: { type: "MultiPolygon", coordinates: ask.within }, _limit: 1 } };

/**
 * Whether a plan draws any prescription over a place. Only an answer to every kind says no: a question without an answer,
 * or a service that does not know the place, is a failure.
 */
export const hasPrescriptions = async (
  access: SourceAccess,
  ask: ZoneAsk,
): Promise<Result<boolean, UpstreamFailure>> => {
  for (const kind of KINDS) {
    let found = 0;
    const sink = (lot: readonly unknown[]): void => {
      found += lot.length;
    };
    const fetched = await fetchFeatures(access, {
      ...whereOf(kind, ask),
      file: `prescription_${kind}`,
      read: () => true,
      sink,
    });
    if (!fetched.ok) return fetched;
    if (found > 0) return success(true);
  }
  return success(false);
};
