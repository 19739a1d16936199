import { type Result, success, type UpstreamFailure } from "@lotir/foncier";
import { z } from "zod";
import { fetchJson } from "../fetch-json.ts";
import type { Sourced } from "../provenance.ts";
import { isNotFound, type SourceAccess } from "../source-access.ts";
import { type Commune, CommuneAnswer, communeFrom } from "./commune.ts";

const FIELDS = "nom,code,codesPostaux,departement,population,centre,contour";
const TYPES = "commune-actuelle,arrondissement-municipal";

const Answer = z.array(CommuneAnswer.transform(communeFrom));

/** One commune or arrondissement by its code, with its contour; undefined when no commune has that code. */
export const fetchCommune = async (
  access: SourceAccess,
  codeInsee: string,
): Promise<Result<Sourced<Commune> | undefined, UpstreamFailure>> => {
  const query = new URLSearchParams({ code: codeInsee, fields: FIELDS, type: TYPES });
  const answer = await fetchJson(access, { path: `/communes?${query}`, file: "communes", schema: Answer });
  if (!answer.ok) return isNotFound(answer.failure) ? success(undefined) : answer;
  const commune = answer.value.value.find((each) => each.codeInsee === codeInsee);
  return success(commune && { ...answer.value, value: commune });
};
