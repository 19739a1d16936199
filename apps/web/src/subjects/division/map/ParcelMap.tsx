import type { Parcel } from "@lotir/contract";
import { type ReactNode, useState } from "react";
import { AttributionControl, type MapRef, Popup } from "react-map-gl/maplibre";
import { BaseMap } from "../../../kit/map/BaseMap.tsx";
import { groundSentence } from "../../../kit/map/BaseNotice.tsx";
import { baseLayer } from "../../../kit/map/base-layers.ts";
import { CaptureButton } from "../../../kit/map/capture/CaptureButton.tsx";
import type { CapturableMap } from "../../../kit/map/capture/capture-map.ts";
import classes from "../../../kit/map/MapFurniture.module.css";
import { useBaseFallback } from "../../../kit/map/use-base-fallback.ts";
import { RetryLine } from "../../../kit/ui/RetryLine.tsx";
import { CadastreOverlay } from "../../commune/map/CadastreOverlay.tsx";
import type { MapPlace } from "../../commune/map/map-commune.ts";
import { boundsOf, FIT, firstVertex } from "../../parcelle/map/parcel-frame.ts";
import { SelectedShape, SHAPE_LAYER } from "../../parcelle/map/SelectedShape.tsx";
import { BurdenLayers } from "./BurdenLayers.tsx";
import { BurdenTools } from "./BurdenTools.tsx";
import { DivisionLayers } from "./DivisionLayers.tsx";
import type { DrawnDivision } from "./division-shapes.ts";
import type { GroundDrawing } from "./ground-drawing.ts";
import { type ParcelBase, ParcelMapTools, type Shown } from "./ParcelMapTools.tsx";

export interface ParcelMapProps {
  readonly parcel: Parcel;
  /** Version of the commune's tiles; null while unknown: the overlay then waits. */
  readonly version: string | null;
  readonly fictional: boolean;
  /** The division plan drawn over it. */
  readonly division: DrawnDivision | null;
  /** Pixels of the screen. */
  readonly height?: number;
  /** What is done with the map as it is framed; its picture to scale unless told. */
  readonly capture?: (map: CapturableMap | undefined) => ReactNode;
  /** Easements and networks drawn over it, and what is being drawn. */
  readonly drawing?: GroundDrawing | undefined;
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

const middleOf = (map: MapRef | null): readonly [number, number] | undefined => {
  const centre = map?.getCenter();
  return centre && [centre.lng, centre.lat];
};

/** The parcel on its ground (spec 1 §2): street or satellite, cadastral overlays, scale, legend, national cadastre. */
const ParcelMap = ({ parcel, version, fictional, division, drawing, height = 260, capture }: ParcelMapProps) => {
  const centre = parcel.centroid ?? firstVertex(parcel);
  const [base, setBase] = useState<ParcelBase>("plan");
  const [shown, setShown] = useState<Shown>({ parcelles: true, batiments: true });
  const [popup, setPopup] = useState(false);
  const [map, setMap] = useState<MapRef | null>(null);
  const ground = useBaseFallback(base);
  const credit = fictional ? "" : baseLayer(ground.shown).attribution;
  if (centre === null) return <p>Coordonnées non disponibles</p>;
  return (
    <div>
      <BaseMap
        title="Plan de la parcelle"
        words={FRENCH}
        initial={{ bounds: boundsOf(parcel), fitBoundsOptions: FIT }}
        ground={ground}
        bare={fictional}
        height={height}
        yielding
        onMap={setMap}
        interaction={{
          interactiveLayerIds: [SHAPE_LAYER],
          onClick: (event) => {
            if (drawing?.kind === undefined) setPopup((event.features?.length ?? 0) > 0);
            else drawing.onPoint([event.lngLat.lng, event.lngLat.lat]);
          },
        }}
        onReframe={(map) => map.fitBounds(boundsOf(parcel), FIT)}
        scale={{ at: "bottom-left", small: true }}
      >
        {({ palette }) => (
          <>
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
            {drawing === undefined ? null : (
              <BurdenLayers burdens={drawing.burdens} ring={drawing.ring} palette={palette} />
            )}
            {credit === "" ? null : <AttributionControl key={credit} compact={false} customAttribution={credit} />}
            {popup ? <ParcelPopup parcel={parcel} at={centre} onClose={() => setPopup(false)} /> : null}
          </>
        )}
      </BaseMap>
      {ground.unavailable && !fictional ? (
        <RetryLine sentence={groundSentence(base, false)} onRetry={ground.retry} />
      ) : null}
      {capture === undefined ? (
        <CaptureButton map={map?.getMap()} reference={`${parcel.section} ${parcel.numero}`} />
      ) : (
        capture(map?.getMap())
      )}
      <ParcelMapTools
        parcel={parcel}
        fictional={fictional}
        base={base}
        onBase={setBase}
        shown={shown}
        onShown={setShown}
      />
      {drawing === undefined ? null : <BurdenTools drawing={drawing} middle={() => middleOf(map)} />}
    </div>
  );
};

const FRENCH = {
  "Popup.Close": "Fermer",
  "CooperativeGesturesHandler.WindowsHelpText": "Ctrl + molette pour zoomer sur le plan",
  "CooperativeGesturesHandler.MacHelpText": "⌘ + molette pour zoomer sur le plan",
  "CooperativeGesturesHandler.MobileHelpText": "Deux doigts pour déplacer le plan",
};

export default ParcelMap;
