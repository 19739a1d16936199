import type { Result, UpstreamFailure } from "@lotir/foncier";
import { type IsoDate, isIsoDate } from "@lotir/units";
import { z } from "zod";
import { fetchJson } from "../fetch-json.ts";
import type { Sourced } from "../provenance.ts";
import type { SourceAccess } from "../source-access.ts";

/** One planning document as the Géoportail de l'urbanisme lists it. */
export interface PublishedPlan {
  readonly id: string;
  /** "06088_PLU_20240112": territory, kind, date of approval. */
  readonly nom: string | undefined;
  readonly type: string | undefined;
  /** "APPROVED", "EN_VIGUEUR"… as written. */
  readonly statutJuridique: string | undefined;
  readonly statut: string | undefined;
  readonly publishedOn: IsoDate | undefined;
}

const text = z
  .string()
  .nullish()
  .transform((value) => value ?? undefined);

const Answer = z.array(
  z.object({
    id: z.string().regex(/^[\w-]+$/, "n’est pas un identifiant"),
    name: text,
    originalName: text,
    type: text,
    legalStatus: text,
    effectiveStatus: text,
    status: text,
    uploadDate: text,
    publicationDate: text,
  }),
);

// "26/03/2024 08:52:34" on the site, ISO in older answers.
const dateFrom = (written: string | undefined): IsoDate | undefined => {
  const iso = written?.replace(/^(\d{2})\/(\d{2})\/(\d{4})/, "$3-$2-$1").slice(0, 10);
  return iso !== undefined && isIsoDate(iso) ? iso : undefined;
};

/** The documents in force of a commune (its code INSEE) or of a group of communes (its SIREN); empty: none published. */
export const listDocuments = async (
  access: SourceAccess,
  territoire: string,
): Promise<Result<Sourced<readonly PublishedPlan[]>, UpstreamFailure>> => {
  const query = new URLSearchParams({ gridName: territoire, status: "document.production", limit: "20" });
  const schema = Answer.transform((documents) =>
    documents.map(
      (of): PublishedPlan => ({
        id: of.id,
        nom: of.originalName ?? of.name,
        type: of.type,
        statutJuridique: of.effectiveStatus ?? of.legalStatus,
        statut: of.status,
        publishedOn: dateFrom(of.publicationDate ?? of.uploadDate),
      }),
    ),
  );
  return fetchJson(access, { path: `/api/document?${query}`, file: "documents", schema });
};
