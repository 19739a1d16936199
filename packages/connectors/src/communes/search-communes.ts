import { type Result, success, type UpstreamFailure } from "@lotir/foncier";
import { z } from "zod";
import { fetchJson } from "../fetch-json.ts";
import type { Sourced } from "../provenance.ts";
import type { SourceAccess } from "../source-access.ts";
import { CITIES_BY_ARRONDISSEMENT, type Commune, CommuneAnswer, communeFrom } from "./commune.ts";

const FIELDS = "nom,code,codesPostaux,departement,population,centre";
const TYPES = "commune-actuelle,arrondissement-municipal";
const SHORTEST = 2;

const Answer = z.array(CommuneAnswer.transform(communeFrom));

/**
 * Communes whose name begins like a text, the most populated first; Paris, Lyon and Marseille by arrondissement.
 * A text of fewer than two letters asks nothing and answers none.
 */
export const searchCommunes = async (
  access: SourceAccess,
  ask: { readonly nom: string; readonly limit: number },
): Promise<Result<Sourced<readonly Commune[]> | undefined, UpstreamFailure>> => {
  const nom = ask.nom.trim();
  if (nom.length < SHORTEST) return success(undefined);
  // The three cities hide their arrondissements by one line: asking one more keeps the list full.
  const query = new URLSearchParams({
    nom,
    boost: "population",
    limit: `${ask.limit + 1}`,
    fields: FIELDS,
    type: TYPES,
  });
  const answer = await fetchJson(access, { path: `/communes?${query}`, file: "communes", schema: Answer });
  if (!answer.ok) return answer;
  const communes = answer.value.value.filter((commune) => !CITIES_BY_ARRONDISSEMENT.has(commune.codeInsee));
  return success({ ...answer.value, value: communes.slice(0, ask.limit) });
};
