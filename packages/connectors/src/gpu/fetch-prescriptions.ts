import { failure, type Result, success, type UpstreamFailure } from "@lotir/foncier";
import { z } from "zod";
import { fetchFeatures } from "../geojson/fetch-features.ts";
import type { Outline } from "../geojson/outline.ts";
import type { RawFeature } from "../geojson/read-features.ts";
import { lowercased, readProperties } from "../geojson/read-properties.ts";
import type { SourceAccess } from "../source-access.ts";
import { drawnOutline } from "./drawn-outline.ts";
import type { ZoneAsk } from "./fetch-zones.ts";
import { isCut } from "./is-cut.ts";

/** Surfaces (protected woods, reserved strips), lines (setbacks, alignments) and points (trees). */
const KINDS = { surf: "surface", lin: "ligne", pct: "point" } as const;
type Kind = keyof typeof KINDS;

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

const prescriptionFrom =
  (kind: Kind) =>
  ({ properties, geometry }: RawFeature): Prescription => {
    const { typepsc, libelle, txt } = readProperties(Properties, lowercased(properties));
    const nature = kind === "surf" ? NATURES[(typepsc ?? "").padStart(2, "0")] : undefined;
    return { nature: nature ?? "a-lire", label: libelle ?? txt, outline: drawnOutline(KINDS[kind], geometry) };
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
  for (const kind of Object.keys(KINDS) as Kind[]) {
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
