import { SHAPES_FROM_ZOOM, TILE_LAYERS } from "@lotir/contract";
import { Layer, Source } from "react-map-gl/maplibre";
import type { Palette } from "../../../kit/palette.ts";
import { communeTiles, TILES_FROM, TILES_TO } from "./commune-tiles.ts";
import { BUILDING_OPACITY, PARCEL_OPACITY } from "./map-commune.ts";

interface CadastreOverlayProps {
  readonly codeInsee: string;
  readonly version: string;
  readonly shown: { readonly parcelles: boolean; readonly batiments: boolean };
  readonly palette: Palette;
  readonly neutral: boolean;
}

const when = (visible: boolean) => ({ visibility: visible ? "visible" : "none" }) as const;

/** The cadastre around one parcel: lines and buildings, at the specification's opacities. */
export const CadastreOverlay = ({ codeInsee, version, shown, palette, neutral }: CadastreOverlayProps) => (
  <Source
    id="cadastre"
    type="vector"
    tiles={[communeTiles({ codeInsee, version, filters: {} }, window.location.origin)]}
    minzoom={TILES_FROM}
    maxzoom={TILES_TO}
  >
    <Layer
      id="cadastre-socle"
      type="fill"
      source-layer={TILE_LAYERS.parcelles}
      minzoom={SHAPES_FROM_ZOOM}
      layout={when(neutral && shown.parcelles)}
      paint={{ "fill-color": palette.mapParcel, "fill-antialias": false }}
    />
    <Layer
      id="cadastre-batiments"
      type="fill"
      source-layer={TILE_LAYERS.batiments}
      minzoom={SHAPES_FROM_ZOOM}
      layout={when(shown.batiments)}
      paint={{
        "fill-color": palette.mapBuilding,
        "fill-opacity": BUILDING_OPACITY,
        "fill-outline-color": palette.mapBuildingLine,
      }}
    />
    <Layer
      id="cadastre-parcelles"
      type="line"
      source-layer={TILE_LAYERS.parcelles}
      minzoom={SHAPES_FROM_ZOOM}
      layout={when(shown.parcelles)}
      paint={{ "line-color": palette.mapLine, "line-width": 1, "line-opacity": PARCEL_OPACITY }}
    />
  </Source>
);
