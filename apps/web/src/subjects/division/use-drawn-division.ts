import { useMemo } from "react";
import type { SearchState } from "../../pages/search/search-state.ts";
import { useChosenParcel, useParcels } from "../parcelle/use-show-parcel.ts";
import type { DrawnDivision } from "./map/division-shapes.ts";
import { chosenPlan, useProposeDivisions } from "./use-propose-divisions.ts";

/** The plan that the address asks to draw over the chosen parcel; null while it is hidden, sought, or there is none. */
export const useDrawnDivision = ({ parcelId, plan: rank, planDrawn, wish }: SearchState): DrawnDivision | null => {
  const { data: proposal } = useProposeDivisions(parcelId);
  const { data: parcel } = useChosenParcel(parcelId);
  const joined = useParcels(wish.joined);
  const plan = chosenPlan(proposal, rank);
  return useMemo(() => {
    if (parcelId === undefined || plan === undefined || parcel === undefined || !planDrawn) return null;
    return { parcelId, plan, buildings: [parcel, ...joined].flatMap(({ buildings }) => buildings) };
  }, [parcelId, plan, parcel, joined, planDrawn]);
};
