import { failure, type Result, success, type UpstreamFailure } from "@lotir/foncier";
import type { LonLat } from "@lotir/geometry";
import { z } from "zod";
import { fetchJson } from "../fetch-json.ts";
import type { Sourced } from "../provenance.ts";
import { notPublishedIfAbsent, type SourceAccess } from "../source-access.ts";

/** An address holds so many points; the source itself takes five thousand. */
export const MOST_ALTITUDES = 60;

/** The source writes -99999 where its model has nothing: the sea, abroad. */
const LOWEST = -500;

const Answer = z.object({ elevations: z.array(z.object({ z: z.number() })) });

/**
 * Heights of the ground above the sea (NGF), metres, of some places, in their order; null where the model has none. A model
 * of terrain, not a survey: a metre or so, and nothing of what was dug since.
 */
export const fetchAltitudes = async (
  access: SourceAccess,
  places: readonly LonLat[],
): Promise<Result<Sourced<readonly (number | null)[]>, UpstreamFailure>> => {
  const asked = places.slice(0, MOST_ALTITUDES);
  const query = new URLSearchParams({
    lon: asked.map(([lon]) => lon.toFixed(6)).join("|"),
    lat: asked.map(([, lat]) => lat.toFixed(6)).join("|"),
    resource: "ign_rge_alti_wld",
    delimiter: "|",
    indent: "false",
    measures: "false",
    zonly: "false",
  });
  const answer = await fetchJson(access, {
    path: `/altimetrie/1.0/calcul/alti/rest/elevation.json?${query}`,
    file: "altitudes",
    schema: Answer,
  });
  if (!answer.ok) return notPublishedIfAbsent(answer);
  const { elevations } = answer.value.value;
  if (elevations.length !== asked.length)
    return failure({
      kind: "malformed",
      source: access.site.name,
      where: "altitudes",
      issue: `${elevations.length} altitudes pour ${asked.length} points`,
    });
  return success({ ...answer.value, value: elevations.map(({ z: height }) => (height < LOWEST ? null : height)) });
};
