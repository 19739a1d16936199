import { TILE_LAYERS } from "@lotir/contract";
import { useEffect } from "react";
import type { MapRef } from "react-map-gl/maplibre";

/** Lights one shape; the commune is written in the first five characters of the parcel. */
export const useParcelHover = (map: MapRef | null, hoveredId: string | null): void => {
  useEffect(() => {
    if (map === null || hoveredId === null) return;
    const source = `commune-${hoveredId.slice(0, 5)}`;
    const feature = { source, sourceLayer: TILE_LAYERS.parcelles, id: hoveredId };
    const has = () => map.getMap().style !== undefined && map.getSource(source) !== undefined;
    if (has()) map.setFeatureState(feature, { hover: true });
    return () => {
      if (has()) map.setFeatureState(feature, { hover: false });
    };
  }, [map, hoveredId]);
};
