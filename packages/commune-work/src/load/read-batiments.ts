import type { Connectors } from "@lotir/connectors";
import { success } from "@lotir/foncier";
import type { EmitRows, LayerOutcome } from "../tasks/layer-read.ts";
import { LayerCount } from "./layer-count.ts";
import { storedShapeOf } from "./shape-row.ts";

export const BATIMENT_COLUMNS = ["number", "commune", "kind", "name", "emprise_m2", "mended", "geometry"] as const;

/** Buildings as the cadastre draws them: `kind` is `dur`, `leger`, or null when the source does not say. */
export const readBatiments = async (
  connectors: Connectors,
  { codeInsee, emit }: { readonly codeInsee: string; readonly emit: EmitRows },
): Promise<LayerOutcome> => {
  const count = new LayerCount();
  let number = 0;
  const fetched = await connectors.fetchBatiments({
    codeInsee,
    sink: (batch) =>
      emit(
        batch.flatMap(({ construction, nom, outline }) => {
          const stored = storedShapeOf(outline);
          if (stored === undefined) {
            count.setAside("forme-vide");
            return [];
          }
          if (stored.mended) count.note("formes-reparees");
          count.keep();
          number += 1;
          const named = [construction ?? null, nom ?? null];
          return [[number, codeInsee, ...named, stored.areaM2, stored.mended, stored.ewkb]];
        }),
      ),
  });
  return fetched.ok ? success({ counts: count.counts(), provenance: fetched.value.provenance }) : fetched;
};
