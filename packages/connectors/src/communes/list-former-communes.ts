import { type Result, success, type UpstreamFailure } from "@lotir/foncier";
import { z } from "zod";
import { fetchJson } from "../fetch-json.ts";
import type { Sourced } from "../provenance.ts";
import type { SourceAccess } from "../source-access.ts";

const Code = z.string().regex(/^(?:\d{2}|2[AB])\d{3}$/, "n’est pas un code INSEE");

const Answer = z.array(z.object({ code: Code, nom: z.string().min(1), chefLieu: Code }));

/** A commune that was joined into another, whose cadastre is published under the code of that one. */
export interface FormerCommune {
  readonly codeInsee: string;
  readonly nom: string;
  /** Code of the commune that it is part of. */
  readonly partOf: string;
}

const FIELDS = "code,nom,chefLieu";

/**
 * The communes of a département that were joined into others (communes déléguées and associées: articles L. 2113-10 and
 * L. 2113-26 CGCT), those that lent their own code left out.
 */
export const listFormerCommunes = async (
  access: SourceAccess,
  departement: string,
): Promise<Result<Sourced<readonly FormerCommune[]>, UpstreamFailure>> => {
  const query = new URLSearchParams({ codeDepartement: departement, fields: FIELDS });
  const ask = { path: `/communes_associees_deleguees?${query}`, file: "communes", schema: Answer };
  const answer = await fetchJson(access, ask);
  if (!answer.ok) return answer;
  const former = answer.value.value.filter(({ code, chefLieu }) => code !== chefLieu);
  const value = former.map(({ code, nom, chefLieu }) => ({ codeInsee: code, nom, partOf: chefLieu }));
  return success({ ...answer.value, value });
};
