import type { Parcel } from "@lotir/contract";
import { useFullscreenElement } from "@mantine/hooks";
import { useMemo, useState } from "react";
import { AttributionControl, type MapRef, Map as MapView, Popup } from "react-map-gl/maplibre";
import { groundSentence } from "../../../kit/map/BaseNotice.tsx";
import { BaseRasters } from "../../../kit/map/BaseRasters.tsx";
import { baseLayer } from "../../../kit/map/base-layers.ts";
import { groundStyle } from "../../../kit/map/ground-style.ts";
import { MapButtons } from "../../../kit/map/MapButtons.tsx";
import classes from "../../../kit/map/MapFurniture.module.css";
import { maplibre } from "../../../kit/map/maplibre.ts";
import { ScaleBar } from "../../../kit/map/ScaleBar.tsx";
import { useBaseFallback } from "../../../kit/map/use-base-fallback.ts";
import { useMapPalette } from "../../../kit/map/use-map-palette.ts";
import { RetryLine } from "../../../kit/ui/RetryLine.tsx";
import { CadastreOverlay } from "../../commune/map/CadastreOverlay.tsx";
import { MAX_ZOOM, type MapPlace, PARCEL_ZOOM, RESTING } from "../../commune/map/map-commune.ts";
import { boundsOf, FIT, firstVertex } from "../../parcelle/map/parcel-frame.ts";
import { SelectedShape, SHAPE_LAYER } from "../../parcelle/map/SelectedShape.tsx";
import { DivisionLayers } from "./DivisionLayers.tsx";
import type { DrawnDivision } from "./division-shapes.ts";
import { type ParcelBase, ParcelMapTools, type Shown } from "./ParcelMapTools.tsx";

export interface ParcelMapProps {
  readonly parcel: Parcel;
  /** Version of the commune's tiles; null while unknown: the overlay then waits. */
  readonly version: string | null;
  readonly fictional: boolean;
  /** The division plan drawn over it. */
  readonly division: DrawnDivision | null;
}

interface ParcelPopupProps {
  readonly parcel: Parcel;
  readonly at: MapPlace;
  readonly onClose: () => void;
}

const ParcelPopup = ({ parcel, at, onClose }: ParcelPopupProps) => (
  <Popup {...at} closeOnClick={false} onClose={onClose} maxWidth="240px">
    <div className={classes.popup}>
      <strong>
        Section {parcel.section} n° {parcel.numero}
      </strong>
      <br />
      {parcel.commune} · section {parcel.section}
    </div>
  </Popup>
);

/** The parcel on its ground (spec 1 §2): street or satellite, cadastral overlays, scale, legend, national cadastre. */
const ParcelMap = ({ parcel, version, fictional, division }: ParcelMapProps) => {
  const centre = parcel.centroid ?? firstVertex(parcel);
  const [map, setMap] = useState<MapRef | null>(null);
  const [base, setBase] = useState<ParcelBase>("plan");
  const [shown, setShown] = useState<Shown>({ parcelles: true, batiments: true });
  const [view, setView] = useState({ latitude: centre?.latitude ?? RESTING.latitude, zoom: PARCEL_ZOOM as number });
  const [popup, setPopup] = useState(false);
  const { ref, toggle, fullscreen } = useFullscreenElement<HTMLDivElement>();
  const palette = useMapPalette();
  const style = useMemo(() => groundStyle(palette), [palette]);
  const ground = useBaseFallback(base);
  const credit = fictional ? "" : baseLayer(ground.shown).attribution;
  if (centre === null) return <p>Coordonnées non disponibles</p>;
  return (
    <div>
      <div ref={ref} className={classes.wrapper} style={{ height: fullscreen ? "100%" : 260 }}>
        <MapView
          ref={setMap}
          mapLib={maplibre}
          initialViewState={{ bounds: boundsOf(parcel), fitBoundsOptions: FIT }}
          mapStyle={style}
          maxZoom={MAX_ZOOM}
          attributionControl={false}
          dragRotate={false}
          cooperativeGestures={!fullscreen}
          locale={FRENCH}
          interactiveLayerIds={[SHAPE_LAYER]}
          onClick={(event) => setPopup((event.features?.length ?? 0) > 0)}
          onMove={({ viewState }) => setView(viewState)}
          onLoad={({ target }) => setView({ latitude: target.getCenter().lat, zoom: target.getZoom() })}
          onError={ground.onError}
          onSourceData={ground.onSourceData}
        >
          {fictional ? null : <BaseRasters base={ground.shown} attempt={ground.attempt} />}
          {version === null ? null : (
            <CadastreOverlay
              codeInsee={parcel.inseeCode}
              version={version}
              shown={shown}
              palette={palette}
              neutral={fictional || ground.shown === "neutre"}
            />
          )}
          <SelectedShape parcel={parcel} />
          {division === null ? null : <DivisionLayers division={division} palette={palette} />}
          {credit === "" ? null : <AttributionControl key={credit} compact={false} customAttribution={credit} />}
          {popup ? <ParcelPopup parcel={parcel} at={centre} onClose={() => setPopup(false)} /> : null}
          <div className={classes.corner} data-at="top-right">
            <MapButtons
              size={32}
              fullscreen={fullscreen}
              onFullscreen={toggle}
              onReframe={() => map?.fitBounds(boundsOf(parcel), FIT)}
            />
          </div>
        </MapView>
        <div className={classes.corner} data-at="bottom-left" data-small="true">
          <ScaleBar latitude={view.latitude} zoom={view.zoom} />
        </div>
      </div>
      {ground.unavailable && !fictional ? (
        <RetryLine sentence={groundSentence(base, false)} onRetry={ground.retry} />
      ) : null}
      <ParcelMapTools
        parcel={parcel}
        fictional={fictional}
        base={base}
        onBase={setBase}
        shown={shown}
        onShown={setShown}
      />
    </div>
  );
};

const FRENCH = {
  "Map.Title": "Plan de la parcelle",
  "Popup.Close": "Fermer",
  "CooperativeGesturesHandler.WindowsHelpText": "Ctrl + molette pour zoomer sur le plan",
  "CooperativeGesturesHandler.MacHelpText": "⌘ + molette pour zoomer sur le plan",
  "CooperativeGesturesHandler.MobileHelpText": "Deux doigts pour déplacer le plan",
};

export default ParcelMap;
