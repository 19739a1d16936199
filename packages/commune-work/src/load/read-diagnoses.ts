import type { Connectors } from "@lotir/connectors";
import { jsonText } from "@lotir/database/row-values";
import { success } from "@lotir/foncier";
import { NEXT_TOWN } from "@lotir/territory/work";
import type { EmitRows, LayerOutcome } from "../tasks/layer-read.ts";
import { LayerCount } from "./layer-count.ts";

export const DIAGNOSIS_COLUMNS = ["number", "commune", "diagnosis"] as const;

/** The energy diagnoses of a commune. Doubled ones are both kept: an advert may still show the older. */
export const readDiagnoses = async (
  connectors: Connectors,
  { codeInsee, emit }: { readonly codeInsee: string; readonly emit: EmitRows },
): Promise<LayerOutcome> => {
  const fetched = await connectors.fetchDiagnoses({ codeInsee });
  if (!fetched.ok) return fetched;
  const count = new LayerCount();
  const { kept, leftOut } = fetched.value.value;
  const rows = kept.map((diagnosis, index) => {
    count.keep();
    count.note(diagnosis.type);
    return [index + 1, codeInsee, jsonText(diagnosis)];
  });
  for (const { reason, town } of leftOut) {
    count.setAside(reason);
    if (town !== undefined) count.note(`${NEXT_TOWN}${town}`);
  }
  await emit(rows);
  return success({ counts: count.counts(), provenance: fetched.value.provenance });
};
