import { type Result, success, type UpstreamFailure } from "@lotir/foncier";
import type { LonLat } from "@lotir/geometry";
import { z } from "zod";
import { fetchJson } from "../fetch-json.ts";
import type { Sourced } from "../provenance.ts";
import { notPublishedIfAbsent, type SourceAccess } from "../source-access.ts";
import type { RiskFinding } from "./risk.ts";

/** How far underground cavities are looked for, in metres. */
export const CAVITIES_WITHIN_M = 500;

const Answer = z.object({
  data: z.array(
    z.object({
      type: z.string().nullish(),
      nom: z.string().nullish(),
      longitude: z.coerce.number().nullish(),
      latitude: z.coerce.number().nullish(),
    }),
  ),
});

const isQuarry = (type: string | null | undefined): boolean => /carri[eè]re/i.test(type ?? "");

const found = (risk: "cavites" | "carrieres", count: number): RiskFinding => ({
  risk,
  of: "adresse",
  status: count === 0 ? "absent" : "present",
  words:
    count === 0
      ? `Aucune recensée à moins de ${CAVITIES_WITHIN_M} m`
      : `${count} recensée${count > 1 ? "s" : ""} à moins de ${CAVITIES_WITHIN_M} m`,
  level: undefined,
});

/** Underground cavities listed around a place, quarries told from the others. What is not listed may exist. */
export const fetchCavities = async (
  access: SourceAccess,
  [lon, lat]: LonLat,
): Promise<Result<Sourced<readonly RiskFinding[]>, UpstreamFailure>> => {
  const query = new URLSearchParams({
    latlon: `${lon.toFixed(6)},${lat.toFixed(6)}`,
    rayon: String(CAVITIES_WITHIN_M),
    page_size: "100",
  });
  const answer = await fetchJson(access, {
    path: `/api/v1/cavites?${query}`,
    file: "cavités souterraines",
    schema: Answer,
  });
  if (!answer.ok) return notPublishedIfAbsent(answer);
  const { data } = answer.value.value;
  const quarries = data.filter(({ type }) => isQuarry(type)).length;
  return success({
    ...answer.value,
    value: [found("cavites", data.length - quarries), found("carrieres", quarries)],
  });
};
