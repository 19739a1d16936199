import type { ComparableSale, Parcel } from "@lotir/contract";
import { useFullscreenElement } from "@mantine/hooks";
import { useMemo, useState } from "react";
import { Layer, type MapRef, Map as MapView, Marker, Source } from "react-map-gl/maplibre";
import { formatEuros } from "../../../kit/format.ts";
import { BaseRasters } from "../../../kit/map/BaseRasters.tsx";
import { groundStyle } from "../../../kit/map/ground-style.ts";
import { MapButtons } from "../../../kit/map/MapButtons.tsx";
import furniture from "../../../kit/map/MapFurniture.module.css";
import { maplibre } from "../../../kit/map/maplibre.ts";
import { ScaleBar } from "../../../kit/map/ScaleBar.tsx";
import { useBaseFallback } from "../../../kit/map/use-base-fallback.ts";
import { useMapPalette } from "../../../kit/map/use-map-palette.ts";
import { CadastreOverlay } from "../../commune/map/CadastreOverlay.tsx";
import { MAX_ZOOM, SELECTION_OPACITY } from "../../commune/map/map-commune.ts";
import classes from "./ComparablesMap.module.css";

interface ComparablesMapProps {
  readonly parcel: Parcel;
  readonly comparables: readonly ComparableSale[];
  readonly fictional: boolean;
  /** Version of the commune's tiles; null while unknown: the cadastre then waits. */
  readonly version: string | null;
  readonly pointed: string | null;
  readonly onPoint: (saleId: string | null) => void;
}

type Placed = ComparableSale & { readonly latitude: number; readonly longitude: number; readonly rank: number };

const placedOf = (comparables: readonly ComparableSale[]): Placed[] =>
  comparables.flatMap((sale, index) =>
    sale.latitude === null || sale.longitude === null
      ? []
      : [{ ...sale, latitude: sale.latitude, longitude: sale.longitude, rank: index + 1 }],
  );

const boundsOf = ({ centroid }: Parcel, sales: readonly Placed[]): [number, number, number, number] | undefined => {
  const points = [...sales, ...(centroid === null ? [] : [centroid])];
  if (points.length === 0) return undefined;
  const longitudes = points.map(({ longitude }) => longitude);
  const latitudes = points.map(({ latitude }) => latitude);
  return [Math.min(...longitudes), Math.min(...latitudes), Math.max(...longitudes), Math.max(...latitudes)];
};

const EVERYTHING = { parcelles: true, batiments: true };
const FIT = { padding: 44, maxZoom: 17 };

/** Wide enough to hold its rank, wider the heavier it is. */
const sizeOf = (weight: number): number => Math.round(20 + Math.min(18, Math.sqrt(weight) * 60));

interface DotProps {
  readonly sale: Placed;
  readonly pointed: boolean;
  readonly onPoint: (saleId: string | null) => void;
}

const Dot = ({ sale, pointed, onPoint }: DotProps) => (
  <Marker longitude={sale.longitude} latitude={sale.latitude} style={{ zIndex: pointed ? 2 : 1 }}>
    <button
      type="button"
      className={classes.dot}
      data-pointed={pointed}
      style={{ width: sizeOf(sale.weight), height: sizeOf(sale.weight) }}
      aria-label={`Vente ${sale.rank} : ${formatEuros(sale.price)}`}
      onMouseEnter={() => onPoint(sale.saleId)}
      onMouseLeave={() => onPoint(null)}
      onFocus={() => onPoint(sale.saleId)}
      onBlur={() => onPoint(null)}
    >
      {sale.rank}
    </button>
  </Marker>
);

/** The parcel and the sales it is compared to, numbered as in the table. */
const ComparablesMap = ({ parcel, comparables, fictional, version, pointed, onPoint }: ComparablesMapProps) => {
  const [map, setMap] = useState<MapRef | null>(null);
  const placed = useMemo(() => placedOf(comparables), [comparables]);
  const bounds = boundsOf(parcel, placed);
  const [view, setView] = useState({ latitude: parcel.centroid?.latitude ?? 46, zoom: 14 });
  const { ref, toggle, fullscreen } = useFullscreenElement<HTMLDivElement>();
  const palette = useMapPalette();
  const style = useMemo(() => groundStyle(palette), [palette]);
  const ground = useBaseFallback("plan");
  if (bounds === undefined) return <p>Coordonnées non disponibles</p>;
  return (
    <div ref={ref} className={furniture.wrapper} style={{ height: fullscreen ? "100%" : 380 }}>
      <MapView
        ref={setMap}
        mapLib={maplibre}
        initialViewState={{ bounds, fitBoundsOptions: FIT }}
        mapStyle={style}
        maxZoom={MAX_ZOOM}
        attributionControl={false}
        dragRotate={false}
        onMove={({ viewState }) => setView(viewState)}
        onLoad={({ target }) => setView({ latitude: target.getCenter().lat, zoom: target.getZoom() })}
        onError={ground.onError}
        onSourceData={ground.onSourceData}
        locale={{ "Map.Title": "Carte des ventes comparables" }}
      >
        {fictional ? null : <BaseRasters base={ground.shown} attempt={ground.attempt} />}
        {version === null ? null : (
          <CadastreOverlay
            codeInsee={parcel.inseeCode}
            version={version}
            shown={EVERYTHING}
            palette={palette}
            neutral={fictional || ground.shown === "neutre"}
          />
        )}
        <Source id="parcelle" type="geojson" data={{ type: "Feature", properties: {}, geometry: parcel.geometry }}>
          <Layer
            id="parcelle-fond"
            type="fill"
            paint={{ "fill-color": palette.selectionFill, "fill-opacity": SELECTION_OPACITY }}
          />
          <Layer id="parcelle-trait" type="line" paint={{ "line-color": palette.selectionLine, "line-width": 2 }} />
        </Source>
        {placed.map((sale) => (
          <Dot key={sale.saleId} sale={sale} pointed={pointed === sale.saleId} onPoint={onPoint} />
        ))}
        <div className={furniture.corner} data-at="top-right">
          <MapButtons
            size={32}
            fullscreen={fullscreen}
            onFullscreen={toggle}
            onReframe={() => map?.fitBounds(bounds, FIT)}
          />
        </div>
      </MapView>
      <div className={furniture.corner} data-at="bottom-left" data-small="true">
        <ScaleBar latitude={view.latitude} zoom={view.zoom} />
      </div>
    </div>
  );
};

export default ComparablesMap;
