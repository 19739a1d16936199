import type { Connectors, Outline, Servitude } from "@lotir/connectors";
import { failure, success } from "@lotir/foncier";
import type { EmitRows, LayerOutcome } from "../tasks/layer-read.ts";
import { LayerCount } from "./layer-count.ts";
import { storedShapeOf } from "./shape-row.ts";

export const SERVITUDE_COLUMNS = [
  "number",
  "commune",
  "family",
  "code",
  "name",
  "part",
  "act_on",
  "act_url",
  "published_on",
  "drawn",
  "mended",
  "geometry",
] as const;

const wordsOf = ({ family, code, name, part, actOn, actUrl, publishedOn, drawn }: Servitude) => [
  family,
  code,
  name ?? null,
  part ?? null,
  actOn ?? null,
  actUrl ?? null,
  publishedOn ?? null,
  drawn,
];

/**
 * Public easements and informations over a commune. Nothing at all is "not published": the Géoportail gives what the
 * services in charge sent, and their silence does not free the land. Each family is noted, so that a parcel outside of all of
 * one is told from a commune where nobody sent any.
 */
export const readServitudes = async (
  connectors: Connectors,
  { codeInsee, emit, within }: { readonly codeInsee: string; readonly emit: EmitRows; readonly within: Outline },
): Promise<LayerOutcome> => {
  const fetched = await connectors.fetchServitudes({ within });
  if (!fetched.ok) return fetched;
  const { value: servitudes, provenance } = fetched.value;
  if (servitudes.length === 0) return failure({ kind: "not-published", source: provenance.source });
  const count = new LayerCount();
  const kept = servitudes.flatMap((servitude) => {
    const stored = storedShapeOf(servitude.outline);
    if (stored === undefined) {
      count.setAside("forme-vide");
      return [];
    }
    if (stored.mended) count.note("formes-reparees");
    count.note(servitude.family);
    count.keep();
    return [{ servitude, stored }];
  });
  await emit(
    kept.map(({ servitude, stored }, index) => [
      index + 1,
      codeInsee,
      ...wordsOf(servitude),
      stored.mended,
      stored.ewkb,
    ]),
  );
  const published = servitudes.flatMap(({ publishedOn }) => publishedOn ?? []).sort();
  return success({
    counts: count.counts(),
    provenance: { ...provenance, vintage: published.at(-1) ?? provenance.vintage },
  });
};
