import { type SearchFilters, SHAPES_FROM_ZOOM, TILE_LAYERS } from "@lotir/contract";
import type { ExpressionSpecification } from "maplibre-gl";
import { Layer, Source } from "react-map-gl/maplibre";
import type { Palette } from "../../../kit/palette.ts";
import { communeTiles, TILES_FROM, TILES_TO } from "../../../subjects/commune/map/commune-tiles.ts";
import {
  BUILDING_OPACITY,
  type Overlays,
  PARCEL_OPACITY,
  SCORE_OPACITY,
  SELECTION_OPACITY,
} from "../../../subjects/commune/map/map-commune.ts";

interface CommuneLayersProps {
  readonly codeInsee: string;
  readonly version: string;
  readonly filters: SearchFilters;
  readonly overlays: Overlays;
  readonly palette: Palette;
  readonly selectedId: string | null;
  /** Over the neutral ground parcels have their own tint, so that streets show between them. */
  readonly neutral: boolean;
}

/** Layer that answers the pointer. */
export const parcelFillId = (codeInsee: string): string => `parcelles-${codeInsee}`;
export const densityId = (codeInsee: string): string => `densite-${codeInsee}`;

const shown = (visible: boolean) => ({ visibility: visible ? "visible" : "none" }) as const;
const isMatched: ExpressionSpecification = ["==", ["get", "matched"], 1];
const isHovered: ExpressionSpecification = ["boolean", ["feature-state", "hover"], false];

const scoreColour = (palette: Palette): ExpressionSpecification => [
  "step",
  ["to-number", ["get", "score"], 0],
  palette.scoreLow,
  40,
  palette.scoreMid,
  70,
  palette.scoreHigh,
];

/** A parcel outside the filters, or without a score, keeps its line only; the chosen one wears its own yellow. */
const scoreOpacity = (chosen: ExpressionSpecification): ExpressionSpecification => [
  "case",
  chosen,
  0,
  isHovered,
  0.6,
  ["all", isMatched, ["has", "score"]],
  SCORE_OPACITY,
  0,
];

interface ChosenLayersProps {
  readonly codeInsee: string;
  readonly chosen: ExpressionSpecification;
  readonly palette: Palette;
}

/** The chosen parcel, over all others. */
const ChosenLayers = ({ codeInsee, chosen, palette }: ChosenLayersProps) => {
  const shapes = {
    minzoom: SHAPES_FROM_ZOOM,
    source: `commune-${codeInsee}`,
    "source-layer": TILE_LAYERS.parcelles,
    filter: chosen,
  };
  return (
    <>
      <Layer
        {...shapes}
        id={`choisie-fond-${codeInsee}`}
        type="fill"
        paint={{ "fill-color": palette.selectionFill, "fill-opacity": SELECTION_OPACITY }}
      />
      <Layer
        {...shapes}
        id={`choisie-${codeInsee}`}
        type="line"
        layout={{ "line-join": "round" }}
        paint={{ "line-color": palette.selectionLine, "line-width": 3 }}
      />
    </>
  );
};

/** One commune's vector tiles: density far away, shapes coloured by score near, buildings, zones, selection. */
export const CommuneLayers = (props: CommuneLayersProps) => {
  const { codeInsee, overlays, palette, selectedId } = props;
  const chosen: ExpressionSpecification = ["==", ["get", "id"], selectedId ?? ""];
  const shapes = { minzoom: SHAPES_FROM_ZOOM, source: `commune-${codeInsee}` };
  return (
    <Source
      id={`commune-${codeInsee}`}
      type="vector"
      tiles={[communeTiles(props, window.location.origin)]}
      minzoom={TILES_FROM}
      maxzoom={TILES_TO}
      promoteId={{ [TILE_LAYERS.parcelles]: "id" }}
    >
      <Layer
        id={densityId(codeInsee)}
        type="fill"
        source-layer={TILE_LAYERS.densite}
        maxzoom={SHAPES_FROM_ZOOM}
        layout={shown(overlays.parcelles)}
        paint={{
          "fill-color": ["case", ["has", "score"], scoreColour(palette), palette.mapLine],
          "fill-opacity": ["interpolate", ["linear"], ["get", "count"], 0, 0.12, 10, 0.4, 60, 0.75],
          "fill-antialias": false,
        }}
      />
      <Layer
        {...shapes}
        id={`socle-${codeInsee}`}
        type="fill"
        source-layer={TILE_LAYERS.parcelles}
        layout={shown(props.neutral && overlays.parcelles)}
        paint={{ "fill-color": palette.mapParcel, "fill-antialias": false }}
      />
      <Layer
        {...shapes}
        id={parcelFillId(codeInsee)}
        type="fill"
        source-layer={TILE_LAYERS.parcelles}
        layout={shown(overlays.parcelles)}
        paint={{
          "fill-color": ["case", ["has", "score"], scoreColour(palette), palette.mapLine],
          "fill-opacity": scoreOpacity(chosen),
          "fill-antialias": false,
        }}
      />
      <Layer
        {...shapes}
        id={`batiments-${codeInsee}`}
        type="fill"
        source-layer={TILE_LAYERS.batiments}
        layout={shown(overlays.batiments)}
        paint={{
          "fill-color": palette.mapBuilding,
          "fill-opacity": BUILDING_OPACITY,
          "fill-outline-color": palette.mapBuildingLine,
        }}
      />
      <Layer
        {...shapes}
        id={`limites-${codeInsee}`}
        type="line"
        source-layer={TILE_LAYERS.parcelles}
        layout={shown(overlays.parcelles)}
        paint={{
          "line-color": palette.mapLine,
          "line-width": [
            "interpolate",
            ["linear"],
            ["zoom"],
            14,
            ["case", isHovered, 2, 0.5],
            16,
            ["case", isHovered, 2, 1],
          ],
          "line-opacity": ["case", isHovered, 1, isMatched, PARCEL_OPACITY, PARCEL_OPACITY / 2],
        }}
      />
      <Layer
        {...shapes}
        id={`zones-${codeInsee}`}
        type="line"
        source-layer={TILE_LAYERS.zones}
        layout={shown(overlays.zones)}
        paint={{ "line-color": palette.mapZone, "line-width": 2, "line-dasharray": [4, 2] }}
      />
      <ChosenLayers codeInsee={codeInsee} chosen={chosen} palette={palette} />
    </Source>
  );
};
