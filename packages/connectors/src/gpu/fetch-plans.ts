import { failure, type Result, success, type UpstreamFailure } from "@lotir/foncier";
import { z } from "zod";
import { fetchJson } from "../fetch-json.ts";
import { lowercased } from "../geojson/read-properties.ts";
import type { Sourced } from "../provenance.ts";
import type { SourceAccess } from "../source-access.ts";
import { isCut } from "./is-cut.ts";

/** One planning document in force over a place. */
export interface PlanDocument {
  /** 32 hexadecimal characters: the id of the site's other calls. */
  readonly id: string | undefined;
  /** "06088_PLU_20240112", "200057867_PLUi_20251216". */
  readonly nom: string | undefined;
  /** PLU, PLUi, CC, POS, PSMV… */
  readonly type: string | undefined;
  readonly partition: string | undefined;
  /** Code INSEE of the commune, or SIREN of the group of communes. */
  readonly territoire: string | undefined;
  readonly statut: string | undefined;
}

const text = z
  .string()
  .nullish()
  .transform((value) => value ?? undefined);

const Answer = z.object({
  totalFeatures: z.number().optional(),
  features: z.array(
    z.object({
      properties: z.preprocess(
        lowercased,
        z.object({
          id: text,
          gpu_doc_id: text,
          name: text,
          du_type: text,
          partition: text,
          grid_name: text,
          gpu_status: text,
        }),
      ),
    }),
  ),
});

/** The planning documents of a partition ("DU_06088"); an empty list is "none published". */
export const fetchPlans = async (
  access: SourceAccess,
  partition: string,
): Promise<Result<Sourced<readonly PlanDocument[]>, UpstreamFailure>> => {
  const path = `/api/gpu/document?${new URLSearchParams({ partition })}`;
  const answer = await fetchJson(access, { path, file: "document", schema: Answer });
  if (!answer.ok) return answer;
  const { features, totalFeatures } = answer.value.value;
  const received = features.length;
  if (isCut({ read: received, envelope: { totalFeatures } }))
    return failure({ kind: "cut-answer", source: access.site.name, received });
  const plans = features.map(({ properties: of }) => ({
    id: of.gpu_doc_id ?? of.id,
    nom: of.name,
    type: of.du_type,
    partition: of.partition,
    territoire: of.grid_name,
    statut: of.gpu_status,
  }));
  return success({ value: plans, provenance: answer.value.provenance });
};
