import type { SearchFilters } from "@lotir/contract";
import { SHAPES_FROM_ZOOM } from "@lotir/contract";
import { useFullscreenElement } from "@mantine/hooks";
import { useMemo, useState } from "react";
import { AttributionControl, type MapRef, Map as MapView, Marker } from "react-map-gl/maplibre";
import { BaseNotice } from "../../../kit/map/BaseNotice.tsx";
import { BaseRasters } from "../../../kit/map/BaseRasters.tsx";
import { baseLayer } from "../../../kit/map/base-layers.ts";
import { groundStyle } from "../../../kit/map/ground-style.ts";
import { MapButtons } from "../../../kit/map/MapButtons.tsx";
import classes from "../../../kit/map/MapFurniture.module.css";
import { maplibre } from "../../../kit/map/maplibre.ts";
import { ScaleBar } from "../../../kit/map/ScaleBar.tsx";
import { useMapPalette } from "../../../kit/map/use-map-palette.ts";
import { MAX_ZOOM, type MapCommune, type MapPlace, RESTING } from "../../../subjects/commune/map/map-commune.ts";
import { DivisionLayers } from "../../../subjects/division/map/DivisionLayers.tsx";
import { DivisionLegend } from "../../../subjects/division/map/DivisionLegend.tsx";
import type { DrawnDivision } from "../../../subjects/division/map/division-shapes.ts";
import { CommuneLayers, densityId, parcelFillId } from "./CommuneLayers.tsx";
import { frameOf } from "./frame-bounds.ts";
import { HoverPopup } from "./HoverPopup.tsx";
import { LayerControls } from "./LayerControls.tsx";
import { MapLegend } from "./MapLegend.tsx";
import { useDivisionFraming } from "./use-division-framing.ts";
import { useFraming } from "./use-framing.ts";
import { dataCredits, type Ground, useGround } from "./use-ground.ts";
import { useParcelHover } from "./use-parcel-hover.ts";
import { usePointing } from "./use-pointing.ts";

export interface SearchMapProps {
  readonly communes: readonly MapCommune[];
  readonly filters: SearchFilters;
  readonly firstResult: MapPlace | null;
  readonly firstCity: MapPlace | null;
  readonly selectedId: string | null;
  readonly selectedAt: MapPlace | null;
  readonly place: MapPlace | null;
  /** The plan to draw over the chosen parcel. */
  readonly division: DrawnDivision | null;
  readonly hoveredId: string | null;
  readonly onHover: (id: string | null) => void;
  readonly onSelect: (id: string) => void;
  readonly compact: boolean;
  readonly hiddenBelow: number;
}

interface FurnitureProps {
  readonly ground: Ground;
  readonly compact: boolean;
  readonly fullscreen: boolean;
  readonly onFullscreen: () => void;
  readonly onReframe: (() => void) | undefined;
}

const Furniture = ({ ground, compact, ...buttons }: FurnitureProps) => (
  <>
    <div className={classes.corner} data-at="top-left" data-compact={compact}>
      <LayerControls
        base={ground.base}
        onBase={ground.setBase}
        overlays={ground.overlays}
        onOverlays={ground.setOverlays}
        compact={compact}
      />
      {ground.unavailable || ground.incomplete ? (
        <BaseNotice base={ground.base} incomplete={ground.incomplete} onRetry={ground.retry} />
      ) : null}
    </div>
    <div className={classes.corner} data-at="top-right">
      <MapButtons {...buttons} />
    </div>
  </>
);

/** The results map: shapes coloured by score, tied to the list both ways. */
const SearchMap = (props: SearchMapProps) => {
  const { communes, filters, selectedId, hoveredId, compact } = props;
  const [map, setMap] = useState<MapRef | null>(null);
  const [view, setView] = useState({ latitude: RESTING.latitude as number, zoom: RESTING.zoom as number });
  const { ref: frameRef, toggle, fullscreen } = useFullscreenElement<HTMLDivElement>();
  const palette = useMapPalette();
  const style = useMemo(() => groundStyle(palette), [palette]);
  const ground = useGround(communes);
  useFraming(map, { ...props, selected: props.selectedAt });
  useDivisionFraming(map, props.division, props);
  useParcelHover(map, hoveredId);
  const { pointed, handlers } = usePointing(map, { onHover: props.onHover, onSelect: props.onSelect, touch: compact });
  const credits = [...dataCredits(communes), baseLayer(ground.shown).attribution].filter(Boolean);
  const above = props.hiddenBelow > 0 ? { bottom: props.hiddenBelow + 10 } : {};
  const ready = communes.filter((commune) => commune.version !== null);
  const reframe = () => {
    const bounds = frameOf(communes);
    if (bounds !== null) map?.fitBounds(bounds, { padding: 32 });
  };
  return (
    <div ref={frameRef} className={classes.wrapper}>
      <MapView
        ref={setMap}
        mapLib={maplibre}
        initialViewState={RESTING}
        mapStyle={style}
        maxZoom={MAX_ZOOM}
        attributionControl={false}
        dragRotate={false}
        touchPitch={false}
        interactiveLayerIds={ready.flatMap(({ codeInsee }) => [parcelFillId(codeInsee), densityId(codeInsee)])}
        cursor={pointed === null ? "grab" : "pointer"}
        onMove={({ viewState }) => setView(viewState)}
        {...handlers}
        onError={ground.onError}
        onSourceData={ground.onSourceData}
        locale={FRENCH}
      >
        <BaseRasters base={ground.shown} attempt={ground.attempt} />
        {ready.map(({ codeInsee, version }) => (
          <CommuneLayers
            key={codeInsee}
            codeInsee={codeInsee}
            version={version ?? ""}
            filters={filters}
            overlays={ground.overlays}
            palette={palette}
            selectedId={selectedId}
            neutral={ground.shown === "neutre"}
          />
        ))}
        {props.division === null ? null : <DivisionLayers division={props.division} palette={palette} />}
        {props.place === null ? null : <Marker {...props.place} color={palette.selectionLine} />}
        {pointed === null ? null : <HoverPopup pointed={pointed} />}
        <AttributionControl key={credits.join()} compact={false} customAttribution={credits} />
        <Furniture
          ground={ground}
          compact={compact}
          fullscreen={fullscreen}
          onFullscreen={toggle}
          onReframe={communes.length > 0 ? reframe : undefined}
        />
      </MapView>
      <div className={classes.corner} data-at="bottom-left" style={above}>
        {props.division === null || compact ? null : <DivisionLegend />}
        {ready.length === 0 || props.division !== null ? null : (
          <MapLegend far={view.zoom < SHAPES_FROM_ZOOM} compact={compact} />
        )}
      </div>
      <div className={classes.corner} data-at="bottom-right" style={above}>
        <ScaleBar latitude={view.latitude} zoom={view.zoom} />
      </div>
    </div>
  );
};

const FRENCH = {
  "Map.Title": "Carte des parcelles",
  "AttributionControl.ToggleAttribution": "Afficher les sources de la carte",
  "Popup.Close": "Fermer",
  "Marker.Title": "Lieu recherché",
};

export default SearchMap;
