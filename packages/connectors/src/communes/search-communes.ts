import { type Result, success, type UpstreamFailure } from "@lotir/foncier";
import { z } from "zod";
import { fetchJson } from "../fetch-json.ts";
import type { Sourced } from "../provenance.ts";
import type { SourceAccess } from "../source-access.ts";
import { CITIES_BY_ARRONDISSEMENT, type Commune, CommuneAnswer, communeFrom } from "./commune.ts";

const FIELDS = "nom,code,codesPostaux,departement,population,centre";
const TYPES = "commune-actuelle,arrondissement-municipal";
const SHORTEST = 2;
/** Five digits that a person types are a postcode; an INSEE code is asked by `fetchCommune`. */
const POSTCODE = /^\d{5}$/;

const Answer = z.array(CommuneAnswer.transform(communeFrom));

const questionOf = (text: string, limit: number): Record<string, string> => {
  if (POSTCODE.test(text)) return { codePostal: text };
  // The three cities hide their arrondissements by one line: asking one more keeps the list full.
  return { nom: text, boost: "population", limit: `${limit + 1}` };
};

const mostPopulatedFirst = (one: Commune, other: Commune): number => (other.population ?? 0) - (one.population ?? 0);

/**
 * Communes whose name begins like a text, or that have a postcode, the most populated first; Paris, Lyon and Marseille
 * by arrondissement. A text of fewer than two letters asks nothing and answers none.
 */
export const searchCommunes = async (
  access: SourceAccess,
  ask: { readonly nom: string; readonly limit: number },
): Promise<Result<Sourced<readonly Commune[]> | undefined, UpstreamFailure>> => {
  const nom = ask.nom.trim();
  if (nom.length < SHORTEST) return success(undefined);
  const query = new URLSearchParams({ ...questionOf(nom, ask.limit), fields: FIELDS, type: TYPES });
  const answer = await fetchJson(access, { path: `/communes?${query}`, file: "communes", schema: Answer });
  if (!answer.ok) return answer;
  const communes = answer.value.value.filter((commune) => !CITIES_BY_ARRONDISSEMENT.has(commune.codeInsee));
  // A name is answered by likeness then population; a postcode in no order at all.
  const ordered = POSTCODE.test(nom) ? communes.toSorted(mostPopulatedFirst) : communes;
  return success({ ...answer.value, value: ordered.slice(0, ask.limit) });
};
