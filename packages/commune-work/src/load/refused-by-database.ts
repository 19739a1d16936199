import type { SourceName } from "@lotir/connectors";
import type { UpstreamFailure } from "@lotir/foncier";
import { type SourcePlan, sourcesFor } from "../sources/source-plan.ts";
import type { RowLayer } from "../tasks/layer-question.ts";

const SITES: Readonly<Record<RowLayer, SourceName>> = {
  parcelles: "cadastre",
  batiments: "cadastre",
  zones: "zonage",
  ventes: "dvf",
  voies: "voies",
  dpe: "diagnostics",
  servitudes: "zonage",
};

/** SQLSTATE classes 22 (a value that is none of its type, such as a text holding a zero byte) and 23 (a rule broken). */
const ABOUT_VALUES = /^2[23]/;

/** A value that no reader refused and that the database does: the source's fault, not a bug. Undefined for the rest. */
export const refusedByDatabase = (
  error: unknown,
  plan: SourcePlan,
  { layer, codeInsee }: { readonly layer: RowLayer; readonly codeInsee: string },
): UpstreamFailure | undefined => {
  const code = error instanceof Error && "code" in error ? error.code : undefined;
  if (typeof code !== "string" || !ABOUT_VALUES.test(code)) return undefined;
  const issue = "une valeur ne peut pas être enregistrée";
  return { kind: "malformed", source: sourcesFor(plan, codeInsee)[SITES[layer]].name, where: layer, issue };
};
