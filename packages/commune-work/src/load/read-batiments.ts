import type { CadastreBatiment } from "@lotir/connectors";
import { success } from "@lotir/foncier";
import type { EmitRows, LayerOutcome } from "../tasks/layer-read.ts";
import { LayerCount } from "./layer-count.ts";
import { type Beside, readBeside } from "./read-beside.ts";
import { type StoredShape, storedShapeOf } from "./shape-row.ts";

export const BATIMENT_COLUMNS = [
  "number",
  "commune",
  "kind",
  "name",
  "emprise_m2",
  "mended",
  "is_beside",
  "geometry",
] as const;

/**
 * Buildings as the cadastre draws them: `kind` is `dur`, `leger`, or null when the source does not say. Those of the next
 * communes within 60 m of the limit are stored beside them, and counted nowhere.
 */
export const readBatiments = async (
  { routed, ground }: Beside,
  { codeInsee, emit }: { readonly codeInsee: string; readonly emit: EmitRows },
): Promise<LayerOutcome> => {
  const count = new LayerCount();
  let number = 0;
  const rowOf = ({ construction, nom }: CadastreBatiment, stored: StoredShape, isBeside: boolean) => {
    number += 1;
    const named = [construction ?? null, nom ?? null];
    return [number, codeInsee, ...named, stored.areaM2, stored.mended, isBeside, stored.ewkb];
  };
  const ownRowOf = (batiment: CadastreBatiment) => {
    const stored = storedShapeOf(batiment.outline);
    if (stored === undefined) return count.setAside("forme-vide");
    if (stored.mended) count.note("formes-reparees");
    count.keep();
    return rowOf(batiment, stored, false);
  };
  const fetched = await routed.of(codeInsee).fetchBatiments({
    codeInsee,
    sink: (batch) => emit(batch.flatMap((batiment) => [ownRowOf(batiment)]).filter((row) => row !== undefined)),
  });
  if (!fetched.ok) return fetched;
  await readBeside(ground, count, (next) =>
    routed.of(next).fetchBatiments({
      codeInsee: next,
      sink: (batch) => {
        const near = batch.filter(({ outline }) => ground?.isNear(outline));
        return emit(
          near.flatMap((batiment) => {
            const stored = storedShapeOf(batiment.outline);
            return stored === undefined ? [] : [rowOf(batiment, stored, true)];
          }),
        );
      },
    }),
  );
  return success({ counts: count.counts(), provenance: fetched.value.provenance });
};
