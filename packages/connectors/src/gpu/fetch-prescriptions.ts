import { failure, type Result, success, type UpstreamFailure } from "@lotir/foncier";
import { canonicalRings, type LonLat } from "@lotir/geometry";
import { z } from "zod";
import { fetchFeatures } from "../geojson/fetch-features.ts";
import { linesFrom, type Outline, outlineMaybeEmptyFrom, placesFrom } from "../geojson/outline.ts";
import type { RawFeature } from "../geojson/read-features.ts";
import { lowercased, readProperties } from "../geojson/read-properties.ts";
import type { SourceAccess } from "../source-access.ts";
import type { ZoneAsk } from "./fetch-zones.ts";
import { isCut } from "./is-cut.ts";

/** Surfaces (protected woods, reserved strips), lines (setbacks, alignments) and points (trees). */
const KINDS = ["surf", "lin", "pct"] as const;
type Kind = (typeof KINDS)[number];

/**
 * What a plan draws over a place besides its zones. `ebc`: a protected wood, `emplacement-reserve`: land kept for a public
 * work; on neither may one build. `a-lire`: any other, whose effect only the règlement says.
 */
export interface Prescription {
  readonly nature: "ebc" | "emplacement-reserve" | "a-lire";
  readonly label: string | undefined;
  /** Lines and points are given the width of a pencil: they say where to look, not how much land they take. */
  readonly outline: Outline;
}

/** Codes of the CNIG standard for local plans. */
const NATURES: Readonly<Record<string, Prescription["nature"]>> = { "01": "ebc", "05": "emplacement-reserve" };

const text = z
  .union([z.string(), z.number()])
  .nullish()
  .transform((value) => (value === null || value === undefined || value === "" ? undefined : String(value)));
const Properties = z.object({ typepsc: text, libelle: text, txt: text });

/** Half the width of a pencil line, in degrees: about half a metre. */
const PENCIL = 0.000_005;

const around = ([lon, lat]: LonLat): Outline[number] => [
  [
    [lon - PENCIL, lat - PENCIL],
    [lon + PENCIL, lat - PENCIL],
    [lon + PENCIL, lat + PENCIL],
    [lon - PENCIL, lat + PENCIL],
    [lon - PENCIL, lat - PENCIL],
  ],
];

const along = (from: LonLat, to: LonLat): Outline[number] => {
  const [east, north] = [to[0] - from[0], to[1] - from[1]];
  const length = Math.hypot(east, north);
  if (length === 0) return around(from);
  const [x, y] = [(-north / length) * PENCIL, (east / length) * PENCIL];
  const corner = (at: LonLat, side: number): LonLat => [at[0] + side * x, at[1] + side * y];
  return [[corner(from, 1), corner(from, -1), corner(to, -1), corner(to, 1), corner(from, 1)]];
};

const outlineOf = (kind: Kind, geometry: unknown): Outline => {
  if (kind === "surf") return outlineMaybeEmptyFrom(geometry);
  if (kind === "pct") return canonicalRings(placesFrom(geometry).map(around));
  return canonicalRings(
    linesFrom(geometry).flatMap((line) => line.slice(1).map((to, at) => along(line[at] ?? to, to))),
  );
};

const prescriptionFrom =
  (kind: Kind) =>
  ({ properties, geometry }: RawFeature): Prescription => {
    const { typepsc, libelle, txt } = readProperties(Properties, lowercased(properties));
    const nature = kind === "surf" ? NATURES[(typepsc ?? "").padStart(2, "0")] : undefined;
    return { nature: nature ?? "a-lire", label: libelle ?? txt, outline: outlineOf(kind, geometry) };
  };

const pathOf = (kind: Kind): string => `/api/gpu/prescription-${kind}`;

const whereOf = (kind: Kind, ask: ZoneAsk) =>
  "partition" in ask
    ? { path: `${pathOf(kind)}?${new URLSearchParams({ partition: ask.partition })}` }
    : { path: pathOf(kind), json: { geom: { type: "MultiPolygon", coordinates: ask.within } } };

/**
 * The prescriptions a plan draws over a place. Only an answer to every kind is an answer: a question left without one, a
 * cut list, or a service that does not know the place, is a failure, and never "none".
 */
export const fetchPrescriptions = async (
  access: SourceAccess,
  ask: ZoneAsk,
): Promise<Result<readonly Prescription[], UpstreamFailure>> => {
  const found: Prescription[] = [];
  for (const kind of KINDS) {
    const fetched = await fetchFeatures(access, {
      ...whereOf(kind, ask),
      file: `prescription_${kind}`,
      read: prescriptionFrom(kind),
      sink: (lot: readonly Prescription[]): void => void found.push(...lot),
    });
    if (!fetched.ok) return fetched;
    if (isCut(fetched.value)) return failure({ kind: "cut-answer", source: access.site.name, received: found.length });
  }
  return success(found);
};
