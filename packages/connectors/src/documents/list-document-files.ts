import { type Result, success, type UpstreamFailure } from "@lotir/foncier";
import { z } from "zod";
import { fetchJson } from "../fetch-json.ts";
import type { Sourced } from "../provenance.ts";
import { isNotFound, type SourceAccess } from "../source-access.ts";
import type { PlanFile } from "./plan-files.ts";

const text = z
  .string()
  .nullish()
  .transform((value) => value ?? undefined);

const Files = z.array(z.object({ name: z.string().min(1), title: text, path: text }));
const Details = z.object({ writingMaterials: z.record(z.string(), z.string()).nullish() });

/**
 * Every file of a planning document with its address: the one its sheet gives, else the site's own. Undefined when
 * the site has no such document.
 */
export const listDocumentFiles = async (
  access: SourceAccess,
  id: string,
): Promise<Result<Sourced<readonly PlanFile[]> | undefined, UpstreamFailure>> => {
  const path = `/api/document/${encodeURIComponent(id)}`;
  const files = await fetchJson(access, { path: `${path}/files`, file: "fichiers du document", schema: Files });
  if (!files.ok) return isNotFound(files.failure) ? success(undefined) : files;
  const details = await fetchJson(access, { path: `${path}/details`, file: "fiche du document", schema: Details });
  if (!details.ok && !isNotFound(details.failure)) return details;
  const addresses = details.ok ? (details.value.value.writingMaterials ?? {}) : {};
  const value = files.value.value.map(
    (of): PlanFile => ({
      nom: of.name,
      titre: of.title,
      dossier: of.path,
      url: addresses[of.name] ?? `${access.site.base}${path}/files/${encodeURIComponent(of.name)}`,
    }),
  );
  return success({ ...files.value, value });
};
