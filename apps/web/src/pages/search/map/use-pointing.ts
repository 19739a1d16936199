import { SHAPES_FROM_ZOOM } from "@lotir/contract";
import { useCallback, useState } from "react";
import type { MapLayerMouseEvent, MapRef } from "react-map-gl/maplibre";
import type { Pointed } from "./HoverPopup.tsx";

const pointedAt = (event: MapLayerMouseEvent): Pointed | null => {
  const [feature] = event.features ?? [];
  const { id, score, zone, surface, verdict } = feature?.properties ?? {};
  if (typeof id !== "string") return null;
  return {
    id,
    at: { longitude: event.lngLat.lng, latitude: event.lngLat.lat },
    score: typeof score === "number" ? score : null,
    zone: typeof zone === "string" ? zone : null,
    surface: typeof surface === "number" ? surface : null,
    verdict: typeof verdict === "string" ? verdict : null,
  };
};

interface Pointing {
  readonly onHover: (id: string | null) => void;
  readonly onSelect: (id: string) => void;
  /** A finger does not hover. */
  readonly touch: boolean;
}

/** The pointer over the parcels: hover lights, a click chooses a parcel or comes nearer to a density cell. */
export const usePointing = (map: MapRef | null, { onHover, onSelect, touch }: Pointing) => {
  const [pointed, setPointed] = useState<Pointed | null>(null);
  const point = useCallback(
    (now: Pointed | null) => {
      setPointed(now);
      onHover(now?.id ?? null);
    },
    [onHover],
  );
  const onMouseMove = (event: MapLayerMouseEvent) => (touch ? undefined : point(pointedAt(event)));
  const onMouseLeave = () => point(null);
  const onClick = (event: MapLayerMouseEvent) => {
    const now = pointedAt(event);
    if (now !== null) onSelect(now.id);
    else if (event.features?.[0] !== undefined) map?.easeTo({ center: event.lngLat, zoom: SHAPES_FROM_ZOOM + 1 });
  };
  return {
    pointed: touch ? null : pointed,
    handlers: { onMouseMove, onMouseLeave, onMouseOut: onMouseLeave, onClick },
  };
};
