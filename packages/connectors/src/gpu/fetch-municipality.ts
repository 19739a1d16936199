import { type Result, success, type UpstreamFailure } from "@lotir/foncier";
import { z } from "zod";
import { fetchJson } from "../fetch-json.ts";
import { lowercased } from "../geojson/read-properties.ts";
import type { Sourced } from "../provenance.ts";
import type { SourceAccess } from "../source-access.ts";

/** What the Géoportail de l'urbanisme says of a commune. */
export interface Municipality {
  readonly codeInsee: string;
  readonly nom: string | undefined;
  /** True where only the national rules (RNU) apply. */
  readonly isRnu: boolean;
}

const yesOrNo = z.union([z.boolean(), z.string().transform((value) => /^(t|true|oui|1)$/i.test(value)), z.null()]);

const Answer = z.object({
  features: z.array(
    z.object({
      properties: z.preprocess(
        lowercased,
        z.object({
          insee: z.string(),
          name: z.string().nullish(),
          is_rnu: yesOrNo.transform((value) => value === true),
        }),
      ),
    }),
  ),
});

/** Undefined when the service does not know the commune: that is neither a plan nor the national rules. */
export const fetchMunicipality = async (
  access: SourceAccess,
  codeInsee: string,
): Promise<Result<Sourced<Municipality> | undefined, UpstreamFailure>> => {
  const path = `/api/gpu/municipality?${new URLSearchParams({ insee: codeInsee })}`;
  const answer = await fetchJson(access, { path, file: "municipality", schema: Answer });
  if (!answer.ok) return answer;
  const found = answer.value.value.features.map((each) => each.properties).find((each) => each.insee === codeInsee);
  return success(
    found && {
      provenance: answer.value.provenance,
      value: { codeInsee, nom: found.name ?? undefined, isRnu: found.is_rnu },
    },
  );
};
