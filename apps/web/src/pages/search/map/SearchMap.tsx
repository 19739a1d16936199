import type { SearchFilters } from "@lotir/contract";
import { SHAPES_FROM_ZOOM } from "@lotir/contract";
import { useState } from "react";
import { AttributionControl, type MapRef, Marker } from "react-map-gl/maplibre";
import { BaseMap } from "../../../kit/map/BaseMap.tsx";
import { BaseNotice } from "../../../kit/map/BaseNotice.tsx";
import { baseLayer } from "../../../kit/map/base-layers.ts";
import classes from "../../../kit/map/MapFurniture.module.css";
import { type MapCommune, type MapPlace, RESTING } from "../../../subjects/commune/map/map-commune.ts";
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

interface LayersProps {
  readonly ground: Ground;
  readonly compact: boolean;
}

const Layers = ({ ground, compact }: LayersProps) => (
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
);

/** The results map: shapes coloured by score, tied to the list both ways. */
const SearchMap = (props: SearchMapProps) => {
  const { communes, filters, selectedId, hoveredId, compact } = props;
  const [map, setMap] = useState<MapRef | null>(null);
  const [zoom, setZoom] = useState<number>(RESTING.zoom);
  const ground = useGround(communes);
  useFraming(map, { ...props, selected: props.selectedAt });
  useDivisionFraming(map, props.division, props);
  useParcelHover(map, hoveredId);
  const { pointed, handlers } = usePointing(map, { onHover: props.onHover, onSelect: props.onSelect, touch: compact });
  const credits = [...dataCredits(communes), baseLayer(ground.shown).attribution].filter(Boolean);
  const above = props.hiddenBelow > 0 ? { bottom: props.hiddenBelow + 10 } : {};
  const ready = communes.filter((commune) => commune.version !== null);
  const frame = frameOf(communes);
  return (
    <BaseMap
      title="Carte des parcelles"
      words={FRENCH}
      initial={RESTING}
      ground={ground}
      buttons={38}
      interaction={{
        touchPitch: false,
        interactiveLayerIds: ready.flatMap(({ codeInsee }) => [parcelFillId(codeInsee), densityId(codeInsee)]),
        cursor: pointed === null ? "grab" : "pointer",
        ...handlers,
      }}
      onMap={setMap}
      onZoom={setZoom}
      onReframe={
        communes.length === 0 ? undefined : (whole) => frame !== null && whole.fitBounds(frame, { padding: 32 })
      }
      scale={{ at: "bottom-right", small: false, style: above }}
      over={
        <div className={classes.corner} data-at="bottom-left" style={above}>
          {props.division === null || compact ? null : <DivisionLegend />}
          {ready.length === 0 || props.division !== null ? null : (
            <MapLegend far={zoom < SHAPES_FROM_ZOOM} compact={compact} />
          )}
        </div>
      }
    >
      {({ palette }) => (
        <>
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
          {pointed === null ? null : (
            <HoverPopup
              pointed={pointed}
              commune={communes.find(({ codeInsee }) => pointed.id.startsWith(codeInsee))?.name}
            />
          )}
          <AttributionControl key={credits.join()} compact={false} customAttribution={credits} />
          <Layers ground={ground} compact={compact} />
        </>
      )}
    </BaseMap>
  );
};

const FRENCH = {
  "AttributionControl.ToggleAttribution": "Afficher les sources de la carte",
  "Popup.Close": "Fermer",
  "Marker.Title": "Lieu recherché",
};

export default SearchMap;
