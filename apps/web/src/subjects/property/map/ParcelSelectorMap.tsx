import type { NearbyParcel, PropertyParcel } from "@lotir/contract";
import { useMemo } from "react";
import { Layer, type MapLayerMouseEvent, Source } from "react-map-gl/maplibre";
import { BaseMap } from "../../../kit/map/BaseMap.tsx";
import { useBaseFallback } from "../../../kit/map/use-base-fallback.ts";
import { SELECTION_OPACITY } from "../../commune/map/map-commune.ts";

interface ParcelSelectorMapProps {
  readonly taken: readonly PropertyParcel[];
  readonly around: readonly NearbyParcel[];
  readonly fictional: boolean;
  /** A parcel was clicked: one that is taken is left, another joins. */
  readonly onToggle: (parcelId: string) => void;
}

type Shape = Pick<NearbyParcel, "id" | "section" | "numero" | "geometry">;

const featuresOf = (parcels: readonly Shape[]) => ({
  type: "FeatureCollection" as const,
  features: parcels.map(({ id, section, numero, geometry }) => ({
    type: "Feature" as const,
    properties: { id, name: `${section} ${numero}` },
    geometry,
  })),
});

const boundsOf = (parcels: readonly Shape[]): [number, number, number, number] => {
  const points = parcels.flatMap(({ geometry }) =>
    (geometry.type === "Polygon" ? [geometry.coordinates] : geometry.coordinates).flat(2),
  );
  const longitudes = points.map(([longitude]) => longitude);
  const latitudes = points.map(([, latitude]) => latitude);
  return [Math.min(...longitudes), Math.min(...latitudes), Math.max(...longitudes), Math.max(...latitudes)];
};

const FIT = { padding: 30, maxZoom: 19 };
const [AROUND, TAKEN] = ["voisines-fond", "prises-fond"];

/** The parcels of a property among their neighbours: a click takes one in, or leaves it. The list beside does the same by keyboard. */
const ParcelSelectorMap = ({ taken, around, fictional, onToggle }: ParcelSelectorMapProps) => {
  const ground = useBaseFallback("plan");
  const ids = useMemo(() => new Set(taken.map(({ id }) => id)), [taken]);
  const free = useMemo(() => around.filter(({ id }) => !ids.has(id)), [around, ids]);
  const bounds = boundsOf([...taken, ...around.filter(({ distance }) => distance < 30)]);
  const click = ({ features }: MapLayerMouseEvent) => {
    const id: unknown = features?.[0]?.properties.id;
    if (typeof id === "string") onToggle(id);
  };
  return (
    <BaseMap
      title="Parcelles de la propriété et voisines"
      initial={{ bounds, fitBoundsOptions: FIT }}
      ground={ground}
      bare={fictional}
      height={360}
      yielding
      onReframe={(map) => map.fitBounds(bounds, FIT)}
      interaction={{ interactiveLayerIds: [AROUND, TAKEN], onClick: click, cursor: "pointer" }}
      scale={{ at: "bottom-left", small: true }}
    >
      {({ palette }) => (
        <>
          <Source id="voisines" type="geojson" data={featuresOf(free)}>
            <Layer
              id={AROUND}
              type="fill"
              paint={{ "fill-color": palette.mapParcel, "fill-opacity": fictional ? 1 : SELECTION_OPACITY }}
            />
            <Layer id="voisines-trait" type="line" paint={{ "line-color": palette.mapLine, "line-width": 1 }} />
            <Layer
              id="voisines-nom"
              type="symbol"
              layout={{ "text-field": ["get", "name"], "text-size": 11 }}
              paint={{ "text-color": palette.inkSoft }}
            />
          </Source>
          <Source id="prises" type="geojson" data={featuresOf(taken)}>
            <Layer
              id={TAKEN}
              type="fill"
              paint={{ "fill-color": palette.selectionFill, "fill-opacity": SELECTION_OPACITY }}
            />
            <Layer
              id="prises-trait"
              type="line"
              layout={{ "line-join": "round" }}
              paint={{ "line-color": palette.selectionLine, "line-width": 3 }}
            />
            <Layer
              id="prises-nom"
              type="symbol"
              layout={{ "text-field": ["get", "name"], "text-size": 12 }}
              paint={{ "text-color": palette.ink }}
            />
          </Source>
        </>
      )}
    </BaseMap>
  );
};

export default ParcelSelectorMap;
