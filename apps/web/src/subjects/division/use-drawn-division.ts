import { useMemo } from "react";
import { useChosenParcel, useParcels } from "../parcelle/use-show-parcel.ts";
import type { DivisionStudy } from "./division-study.ts";
import type { DrawnDivision } from "./map/division-shapes.ts";
import { chosenPlan, useProposeDivisions } from "./use-propose-divisions.ts";

/** The plan to draw over the chosen parcel; null while it is hidden, sought, or there is none. */
export const useDrawnDivision = (
  parcelId: string | undefined,
  { plan: rank, planDrawn, wish }: DivisionStudy,
): DrawnDivision | null => {
  const { data: proposal } = useProposeDivisions(parcelId, wish);
  const { data: parcel } = useChosenParcel(parcelId);
  const joined = useParcels(wish.joined);
  const plan = chosenPlan(proposal, rank);
  return useMemo(() => {
    if (parcelId === undefined || plan === undefined || parcel === undefined || !planDrawn) return null;
    return { parcelId, plan, buildings: [parcel, ...joined].flatMap(({ buildings }) => buildings) };
  }, [parcelId, plan, parcel, joined, planDrawn]);
};
