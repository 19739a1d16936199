import { failure, type Result, success, type UpstreamFailure } from "@lotir/foncier";
import { fetchFeatures } from "../geojson/fetch-features.ts";
import type { Outline } from "../geojson/outline.ts";
import type { Provenance, Sourced } from "../provenance.ts";
import type { SourceAccess } from "../source-access.ts";
import type { Drawn } from "./drawn-outline.ts";
import { isCut } from "./is-cut.ts";
import { type Servitude, servitudeFrom } from "./servitude.ts";

/** The areas (assiettes) of public easements, then the annexes of the local plan; each by surface, line and point. */
const ASKED = [
  { path: "assiette-sup-s", family: "servitude", drawn: "surface" },
  { path: "assiette-sup-l", family: "servitude", drawn: "ligne" },
  { path: "assiette-sup-p", family: "servitude", drawn: "point" },
  { path: "info-surf", family: "information", drawn: "surface" },
  { path: "info-lin", family: "information", drawn: "ligne" },
  { path: "info-pct", family: "information", drawn: "point" },
] as const satisfies readonly { readonly path: string; readonly family: Servitude["family"]; readonly drawn: Drawn }[];

/**
 * The servitudes d'utilité publique and the informations of plans that touch a place. Only an answer to each of the six
 * questions is an answer: one left without, or cut at 5 000 (there is no next page), is a failure, and never "none". An
 * empty list is "nothing published here", which does not say that the land is free of easements.
 */
export const fetchServitudes = async (
  access: SourceAccess,
  { within }: { readonly within: Outline },
): Promise<Result<Sourced<readonly Servitude[]>, UpstreamFailure>> => {
  const found: Servitude[] = [];
  let provenance: Provenance | undefined;
  for (const asked of ASKED) {
    const before = found.length;
    const fetched = await fetchFeatures(access, {
      path: `/api/gpu/${asked.path}`,
      json: { geom: { type: "MultiPolygon", coordinates: within } },
      file: asked.path,
      read: servitudeFrom(asked),
      sink: (lot: readonly Servitude[]): void => void found.push(...lot),
    });
    if (!fetched.ok) return fetched;
    if (isCut(fetched.value))
      return failure({ kind: "cut-answer", source: access.site.name, received: found.length - before });
    provenance ??= fetched.value.provenance;
  }
  if (provenance === undefined) return failure({ kind: "unreachable", source: access.site.name });
  return success({ value: found, provenance });
};
