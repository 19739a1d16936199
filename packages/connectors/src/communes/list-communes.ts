import { type Result, success, type UpstreamFailure } from "@lotir/foncier";
import { z } from "zod";
import { fetchJson } from "../fetch-json.ts";
import type { Sourced } from "../provenance.ts";
import type { SourceAccess } from "../source-access.ts";
import { CITIES_BY_ARRONDISSEMENT, CommuneAnswer } from "./commune.ts";

/** A commune among those of its département: its name, and what tells how large it is, where the source says it. */
export interface ListedCommune {
  readonly codeInsee: string;
  readonly nom: string;
  readonly population: number | undefined;
  /** Hectares. */
  readonly surfaceHa: number | undefined;
}

const FIELDS = "nom,code,population,surface";
const TYPES = "commune-actuelle,arrondissement-municipal";

const Answer = z.array(
  CommuneAnswer.pick({ code: true, nom: true, population: true }).extend({
    surface: z.number().nonnegative().optional(),
  }),
);

/**
 * Every commune of a département, Paris, Lyon and Marseille by arrondissement; empty where no commune has that
 * département. Asked of `/communes`, because `/departements/{code}/communes` gives no arrondissement.
 */
export const listCommunes = async (
  access: SourceAccess,
  departement: string,
): Promise<Result<Sourced<readonly ListedCommune[]>, UpstreamFailure>> => {
  const query = new URLSearchParams({ codeDepartement: departement, fields: FIELDS, type: TYPES });
  const answer = await fetchJson(access, { path: `/communes?${query}`, file: "communes", schema: Answer });
  if (!answer.ok) return answer;
  const communes = answer.value.value
    .filter(({ code }) => !CITIES_BY_ARRONDISSEMENT.has(code))
    .map(({ code, nom, population, surface }) => ({ codeInsee: code, nom, population, surfaceHa: surface }));
  return success({ ...answer.value, value: communes });
};
