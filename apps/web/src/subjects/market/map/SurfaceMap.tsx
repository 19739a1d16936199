import { useFullscreenElement } from "@mantine/hooks";
import { useMemo, useState } from "react";
import { Layer, type MapRef, Map as MapView, Source } from "react-map-gl/maplibre";
import { BaseRasters } from "../../../kit/map/BaseRasters.tsx";
import { groundStyle } from "../../../kit/map/ground-style.ts";
import { MapButtons } from "../../../kit/map/MapButtons.tsx";
import furniture from "../../../kit/map/MapFurniture.module.css";
import { maplibre } from "../../../kit/map/maplibre.ts";
import { ScaleBar } from "../../../kit/map/ScaleBar.tsx";
import { useBaseFallback } from "../../../kit/map/use-base-fallback.ts";
import { useMapPalette } from "../../../kit/map/use-map-palette.ts";
import { CadastreOverlay } from "../../commune/map/CadastreOverlay.tsx";
import { MAX_ZOOM } from "../../commune/map/map-commune.ts";
import { useShowCommune } from "../../commune/use-show-commune.ts";

type Ring = readonly [lon: number, lat: number][];

interface SurfaceMapProps {
  readonly codeInsee: string;
  /** Squares of each band, cheapest first. */
  readonly bands: readonly (readonly Ring[])[];
  readonly fictional: boolean;
}

const EVERYTHING = { parcelles: true, batiments: true };
const FIT = { padding: 24, maxZoom: 16 };
/** The dearer, the deeper; the lightest still tells itself from the ground, the deepest lets streets be read. */
const OPACITIES = [0.1, 0.22, 0.36, 0.5, 0.66];

const boundsOf = (bands: SurfaceMapProps["bands"]): [number, number, number, number] | undefined => {
  const points = bands.flat(2);
  const [first] = points;
  if (first === undefined) return undefined;
  return points.reduce<[number, number, number, number]>(
    ([west, south, east, north], [lon, lat]) => [
      Math.min(west, lon),
      Math.min(south, lat),
      Math.max(east, lon),
      Math.max(north, lat),
    ],
    [first[0], first[1], first[0], first[1]],
  );
};

const shapeOf = (rings: readonly Ring[]) => ({
  type: "Feature" as const,
  properties: {},
  geometry: { type: "MultiPolygon" as const, coordinates: rings.map((ring) => [ring.map(([lon, lat]) => [lon, lat])]) },
});

/** Bands of price over the ground, deeper where dearer. */
const SurfaceMap = ({ codeInsee, bands, fictional }: SurfaceMapProps) => {
  const [map, setMap] = useState<MapRef | null>(null);
  const bounds = useMemo(() => boundsOf(bands), [bands]);
  const [view, setView] = useState({ latitude: bounds?.[1] ?? 46, zoom: 13 });
  const { ref, toggle, fullscreen } = useFullscreenElement<HTMLDivElement>();
  const palette = useMapPalette();
  const style = useMemo(() => groundStyle(palette), [palette]);
  const ground = useBaseFallback("plan");
  const commune = useShowCommune(codeInsee);
  const version = commune.data?.version ?? null;
  if (bounds === undefined) return null;
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
        scrollZoom={false}
        onMove={({ viewState }) => setView(viewState)}
        onLoad={({ target }) => setView({ latitude: target.getCenter().lat, zoom: target.getZoom() })}
        onError={ground.onError}
        onSourceData={ground.onSourceData}
        locale={{ "Map.Title": "Carte des prix estimés" }}
      >
        {fictional ? null : <BaseRasters base={ground.shown} attempt={ground.attempt} />}
        {version === null ? null : (
          <CadastreOverlay
            codeInsee={codeInsee}
            version={version}
            shown={EVERYTHING}
            palette={palette}
            neutral={fictional || ground.shown === "neutre"}
          />
        )}
        {bands.map((rings, rank) => (
          <Source key={OPACITIES[rank]} id={`prix-${rank}`} type="geojson" data={shapeOf(rings)}>
            <Layer
              id={`prix-${rank}-fond`}
              type="fill"
              paint={{
                "fill-color": palette.brand,
                "fill-opacity": OPACITIES[rank] ?? 0.5,
                "fill-antialias": false,
              }}
            />
          </Source>
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

export default SurfaceMap;
