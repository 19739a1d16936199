import { type Result, success, type UpstreamFailure } from "@lotir/foncier";
import { fetchJson } from "../fetch-json.ts";
import type { Sourced } from "../provenance.ts";
import type { SourceAccess } from "../source-access.ts";
import { type Place, PlacesAnswer } from "./place.ts";

const SHORTEST = 3;
const LONGEST = 200;

/** Addresses and places that match a text, best first; a text of fewer than three characters asks nothing. */
export const searchPlaces = async (
  access: SourceAccess,
  ask: { readonly text: string; readonly limit: number; readonly codeInsee?: string },
): Promise<Result<Sourced<readonly Place[]> | undefined, UpstreamFailure>> => {
  const q = ask.text.trim().slice(0, LONGEST);
  if (q.length < SHORTEST) return success(undefined);
  const query = new URLSearchParams({ q, limit: String(ask.limit), index: "address" });
  if (ask.codeInsee !== undefined) query.set("citycode", ask.codeInsee);
  const answer = await fetchJson(access, {
    path: `/geocodage/search?${query}`,
    file: "adresses",
    schema: PlacesAnswer,
  });
  return answer.ok ? success({ ...answer.value, value: answer.value.value.features }) : answer;
};
