import { failure, type Result, success, type UpstreamFailure } from "@lotir/foncier";
import { type Provenance, provenanceOf } from "../provenance.ts";
import type { SourceAccess } from "../source-access.ts";
import type { PlanFile } from "./plan-files.ts";

/** The bytes of a PDF, unread: it is third-party material, to be opened in a child process only. */
export interface PlanPdf {
  readonly bytes: Uint8Array;
  readonly provenance: Provenance;
}

const LIMITS = { receivedBytes: 60_000_000, totalMs: 180_000 };

const isPdf = (bytes: Uint8Array): boolean => Buffer.from(bytes.subarray(0, 1024)).includes("%PDF-");

/** One PDF of a planning document, 60 MB at most; malformed when what comes is not a PDF. */
export const fetchPlanFile = async (
  access: SourceAccess,
  file: PlanFile,
): Promise<Result<PlanPdf, UpstreamFailure>> => {
  const { egress, site, signal } = access;
  const source = site.name;
  const url = URL.parse(file.url);
  if (url === null) return failure({ kind: "malformed", source, where: file.nom, issue: "adresse illisible" });
  const sent = await egress.send({ source, url, accept: "application/pdf", limits: LIMITS, signal });
  if (!sent.ok) return sent;
  if (!isPdf(sent.value.body))
    return failure({ kind: "malformed", source, where: file.nom, issue: "ce n’est pas un PDF" });
  return success({ bytes: sent.value.body, provenance: provenanceOf(sent.value, access) });
};
