import type { ListingDiagnosis, ListingParcel, NearbyParcel } from "@lotir/contract";
import { useMemo } from "react";
import { Layer, type MapLayerMouseEvent, Marker, Source } from "react-map-gl/maplibre";
import { BaseMap, type MapLook } from "../../../kit/map/BaseMap.tsx";
import type { BaseKey } from "../../../kit/map/base-layers.ts";
import { useBaseFallback } from "../../../kit/map/use-base-fallback.ts";
import { ENERGY_COLOURS } from "../../../kit/palette.ts";
import classes from "./ListingMap.module.css";

interface Place {
  readonly lat: number;
  readonly lon: number;
}

interface ListingMapProps {
  readonly title: string;
  readonly ground: BaseKey;
  /** Where the map looks when it opens, and again when it changes. */
  readonly focus: Place;
  readonly point?: Place | null;
  readonly around: readonly NearbyParcel[];
  readonly candidates?: readonly ListingParcel[];
  readonly diagnoses?: readonly ListingDiagnosis[];
  readonly chosen: string | null;
  readonly fictional: boolean;
  readonly height: number;
  readonly onParcel?: (parcelId: string) => void;
  readonly onDiagnosis?: (diagnosis: ListingDiagnosis) => void;
}

type Shape = Pick<NearbyParcel, "id" | "section" | "numero" | "geometry">;

const featuresOf = (shapes: readonly (Shape & { readonly probability?: number })[]) => ({
  type: "FeatureCollection" as const,
  features: shapes.map(({ id, section, numero, geometry, probability = 0 }) => ({
    type: "Feature" as const,
    properties: { id, name: `${section} ${numero}`, probability },
    geometry,
  })),
});

const [AROUND, LIKELY, CHOSEN] = ["annonce-voisines", "annonce-candidates", "annonce-choisie"];
const ZOOM = 17.4;

const looking = ({ lat, lon }: Place): MapLook => ({ latitude: lat, longitude: lon, zoom: ZOOM });

const DiagnosisMarker = ({
  diagnosis,
  isChosen,
  onDiagnosis,
}: {
  readonly diagnosis: ListingDiagnosis;
  readonly isChosen: boolean;
  readonly onDiagnosis: ListingMapProps["onDiagnosis"];
}) => {
  const letter = diagnosis.energyClass ?? "G";
  const [ground, ink] = ENERGY_COLOURS[letter];
  return (
    <Marker longitude={diagnosis.at.lon} latitude={diagnosis.at.lat}>
      <button
        type="button"
        className={classes.diagnosis}
        data-chosen={isChosen}
        style={{ backgroundColor: ground, color: ink }}
        title={diagnosis.address}
        aria-label={`Diagnostic ${letter}, ${diagnosis.address}`}
        onClick={() => onDiagnosis?.(diagnosis)}
      >
        {letter}
      </button>
    </Marker>
  );
};

/** The point of an advert, the parcels that may be behind it, or the diagnoses that agree, on the cadastre around. */
const ListingMap = (props: ListingMapProps) => {
  const { title, focus, point, around, candidates = [], diagnoses = [], chosen, fictional, height } = props;
  const { onParcel, onDiagnosis } = props;
  const ground = useBaseFallback(props.ground);
  const free = useMemo(() => featuresOf(around), [around]);
  const likely = useMemo(() => featuresOf(candidates), [candidates]);
  const picked = [...candidates, ...around].filter(({ id }) => id === chosen).slice(0, 1);
  const click = ({ features }: MapLayerMouseEvent) => {
    const id: unknown = features?.[0]?.properties.id;
    if (typeof id === "string") onParcel?.(id);
  };
  return (
    <BaseMap
      key={`${focus.lat},${focus.lon}`}
      title={title}
      initial={looking(focus)}
      ground={ground}
      bare={fictional}
      height={height}
      yielding
      onReframe={(map) => map.flyTo({ center: [focus.lon, focus.lat], zoom: ZOOM })}
      interaction={{ interactiveLayerIds: [LIKELY, AROUND], onClick: click, cursor: onParcel ? "pointer" : "grab" }}
      scale={{ at: "bottom-left", small: true }}
    >
      {({ palette }) => (
        <>
          <Source id="annonce-autour" type="geojson" data={free}>
            <Layer
              id={AROUND}
              type="fill"
              paint={{ "fill-color": palette.mapParcel, "fill-opacity": fictional ? 1 : 0.25 }}
            />
            <Layer id="annonce-autour-trait" type="line" paint={{ "line-color": palette.mapLine, "line-width": 0.8 }} />
            <Layer
              id="annonce-autour-nom"
              type="symbol"
              layout={{ "text-field": ["get", "name"], "text-size": 10 }}
              paint={{ "text-color": palette.inkSoft }}
            />
          </Source>
          <Source id="annonce-possibles" type="geojson" data={likely}>
            <Layer
              id={LIKELY}
              type="fill"
              paint={{
                "fill-color": palette.brand,
                "fill-opacity": ["interpolate", ["linear"], ["get", "probability"], 0, 0.08, 1, 0.6],
              }}
            />
            <Layer
              id="annonce-possibles-trait"
              type="line"
              paint={{ "line-color": palette.brand, "line-width": 1.5 }}
            />
          </Source>
          <Source id="annonce-prise" type="geojson" data={featuresOf(picked)}>
            <Layer id={CHOSEN} type="fill" paint={{ "fill-color": palette.selectionFill, "fill-opacity": 0.3 }} />
            <Layer
              id="annonce-prise-trait"
              type="line"
              layout={{ "line-join": "round" }}
              paint={{ "line-color": palette.selectionLine, "line-width": 3 }}
            />
          </Source>
          {point == null ? null : (
            <Marker longitude={point.lon} latitude={point.lat} anchor="bottom">
              <span className={classes.point} role="img" aria-label="Point donné par l'annonce" />
            </Marker>
          )}
          {diagnoses.map((diagnosis) => (
            <DiagnosisMarker
              key={diagnosis.numero}
              diagnosis={diagnosis}
              isChosen={diagnosis.parcelId === chosen}
              onDiagnosis={onDiagnosis}
            />
          ))}
        </>
      )}
    </BaseMap>
  );
};

export default ListingMap;
