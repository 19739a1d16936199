import { useEffect, useRef } from "react";
import type { MapRef } from "react-map-gl/maplibre";
import { MAX_ZOOM } from "../../../subjects/commune/map/map-commune.ts";
import { boundsOfPlan, type DrawnDivision } from "../../../subjects/division/map/division-shapes.ts";

const AROUND_PX = 56;
/** On a phone the top of the map is under the criteria and the layers. */
const UNDER_BUTTONS_PX = 124;
/** After the panel has taken its room, and after the map has gone to the parcel. */
const SETTLED_MS = 200;

/** The first plan of a parcel is looked at close enough to be read; the next ones move nothing. */
export const useDivisionFraming = (
  map: MapRef | null,
  division: DrawnDivision | null,
  { compact, hiddenBelow }: { readonly compact: boolean; readonly hiddenBelow: number },
): void => {
  const latest = useRef(division);
  latest.current = division;
  const parcelId = division?.parcelId;
  useEffect(() => {
    if (map === null || parcelId === undefined) return;
    const timer = setTimeout(() => {
      const bounds = latest.current === null ? undefined : boundsOfPlan(latest.current.plan);
      if (bounds === undefined) return;
      const calm = window.matchMedia("(prefers-reduced-motion: reduce)").matches;
      map.fitBounds(bounds, {
        padding: {
          top: compact ? UNDER_BUTTONS_PX : AROUND_PX,
          left: AROUND_PX,
          right: AROUND_PX,
          bottom: AROUND_PX + hiddenBelow,
        },
        maxZoom: MAX_ZOOM,
        duration: calm ? 0 : 500,
      });
    }, SETTLED_MS);
    return () => clearTimeout(timer);
  }, [map, parcelId, compact, hiddenBelow]);
};
