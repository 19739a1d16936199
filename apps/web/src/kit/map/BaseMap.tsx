import { useFullscreenElement } from "@mantine/hooks";
import { type CSSProperties, type ReactNode, useMemo, useState } from "react";
import { type MapProps, type MapRef, Map as MapView } from "react-map-gl/maplibre";
import type { Palette } from "../palette.ts";
import { BaseRasters } from "./BaseRasters.tsx";
import { groundStyle } from "./ground-style.ts";
import { MapButtons } from "./MapButtons.tsx";
import classes from "./MapFurniture.module.css";
import { maplibre } from "./maplibre.ts";
import { ScaleBar } from "./ScaleBar.tsx";
import type { useBaseFallback } from "./use-base-fallback.ts";
import { useMapPalette } from "./use-map-palette.ts";

/** Beyond, a pixel is less than what a cadastre knows. */
const MAX_ZOOM = 20;

/** Where a map looks: at rest, or at a box in degrees [west, south, east, north]. */
export type MapLook =
  | { readonly longitude: number; readonly latitude: number; readonly zoom: number }
  | { readonly bounds: [number, number, number, number]; readonly fitBoundsOptions: object };

interface BaseMapProps {
  /** What the map is called by who cannot see it. */
  readonly title: string;
  /** Other words of the map, by MapLibre's keys. */
  readonly words?: Readonly<Record<string, string>>;
  readonly initial: MapLook;
  readonly ground: ReturnType<typeof useBaseFallback>;
  /** Without outside tiles: the ground is invented, or nothing is wanted under it. */
  readonly bare?: boolean;
  /** In px; as tall as its place when left out. */
  readonly height?: number;
  /** Wheel and one finger scroll the page, until the map is in full screen. */
  readonly yielding?: boolean;
  /** What MapLibre is told besides. */
  readonly interaction?: Partial<MapProps>;
  /** Puts the whole subject back in the frame; no button where there is none. */
  readonly onReframe?: ((map: MapRef) => void) | undefined;
  /** Of the buttons, in px. */
  readonly buttons?: number;
  readonly onMap?: (map: MapRef | null) => void;
  readonly onZoom?: (zoom: number) => void;
  /** Layers, markers and what else lies in the map. */
  readonly children: (drawn: { readonly palette: Palette }) => ReactNode;
  /** What lies over it in the corners. */
  readonly over?: ReactNode;
  readonly scale: {
    readonly at: "bottom-left" | "bottom-right";
    readonly small: boolean;
    readonly style?: CSSProperties;
  };
}

/** A ground, its buttons and its scale: what every map of the product stands on. */
export const BaseMap = ({
  title,
  words = {},
  initial,
  ground,
  bare = false,
  yielding = false,
  ...props
}: BaseMapProps) => {
  const { height, interaction = {}, onReframe, buttons = 32, onMap, onZoom, children, over, scale } = props;
  const [map, setMap] = useState<MapRef | null>(null);
  const [view, setView] = useState({
    latitude: "bounds" in initial ? (initial.bounds[1] + initial.bounds[3]) / 2 : initial.latitude,
    zoom: "bounds" in initial ? 15 : initial.zoom,
  });
  const { ref, toggle, fullscreen } = useFullscreenElement<HTMLDivElement>();
  const palette = useMapPalette();
  const style = useMemo(() => groundStyle(palette), [palette]);
  const look = (next: { readonly latitude: number; readonly zoom: number }) => {
    setView(next);
    onZoom?.(next.zoom);
  };
  return (
    <div
      ref={ref}
      className={classes.wrapper}
      style={height === undefined ? undefined : { height: fullscreen ? "100%" : height }}
    >
      <MapView
        ref={(next) => {
          setMap(next);
          onMap?.(next);
        }}
        mapLib={maplibre}
        initialViewState={initial}
        mapStyle={style}
        maxZoom={MAX_ZOOM}
        attributionControl={false}
        dragRotate={false}
        cooperativeGestures={yielding && !fullscreen}
        onMove={({ viewState }) => look(viewState)}
        onLoad={({ target }) => look({ latitude: target.getCenter().lat, zoom: target.getZoom() })}
        onError={ground.onError}
        onSourceData={ground.onSourceData}
        locale={{ "Map.Title": title, ...words }}
        {...interaction}
      >
        {bare ? null : <BaseRasters base={ground.shown} attempt={ground.attempt} />}
        {children({ palette })}
        <div className={classes.corner} data-at="top-right">
          <MapButtons
            size={buttons}
            fullscreen={fullscreen}
            onFullscreen={toggle}
            onReframe={onReframe === undefined ? undefined : () => map !== null && onReframe(map)}
          />
        </div>
      </MapView>
      {over}
      <div className={classes.corner} data-at={scale.at} data-small={scale.small} style={scale.style}>
        <ScaleBar latitude={view.latitude} zoom={view.zoom} />
      </div>
    </div>
  );
};
