import { MOST_ALTITUDES } from "@lotir/connectors";
import { type Level, levelPlaces, type PieceGround } from "@lotir/dossier";
import { placedFrame } from "@lotir/plan";
import type { Lotir } from "../lotir.ts";

/**
 * Heights of the corners of the lots from the model of terrain, where neither the surveyor nor a member gave any. A source that
 * does not answer leaves the plan without heights, and the plan says so.
 */
export const altitudesOfFile = async (
  { connectors }: Pick<Lotir, "connectors">,
  ground: PieceGround,
  codeInsee: string,
): Promise<readonly Level[]> => {
  if (ground.levels.length > 0) return ground.levels;
  const placed = placedFrame(ground.frame);
  const places = levelPlaces(ground, MOST_ALTITUDES);
  if (placed === undefined || places.length === 0) return [];
  const answer = await connectors.of(codeInsee).fetchAltitudes({ places: places.map(placed.toPlace) });
  if (!answer.ok) return [];
  return places.flatMap((at, rank): Level[] => {
    const altitude = answer.value.value[rank];
    return altitude == null ? [] : [{ at, altitude, source: "model" }];
  });
};
