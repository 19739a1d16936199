import { BASE_TILES, baseTilesTemplate } from "@lotir/contract";
import { Layer, Source } from "react-map-gl/maplibre";
import { type BaseKey, baseLayer } from "./base-layers.ts";
import { DATA_STARTS } from "./ground-style.ts";
import { baseSource } from "./use-base-fallback.ts";

interface BaseRastersProps {
  readonly base: BaseKey;
  readonly attempt?: number;
}

/** The rasters of one base layer, under everything of ours. */
export const BaseRasters = ({ base, attempt = 0 }: BaseRastersProps) =>
  baseLayer(base).rasters.map((raster) => {
    const id = baseSource(base, attempt, raster.tiles);
    return (
      <Source
        key={id}
        id={id}
        type="raster"
        tiles={[`${window.location.origin}${baseTilesTemplate(raster.tiles)}`]}
        tileSize={256}
        minzoom={BASE_TILES[raster.tiles].minZoom}
        maxzoom={BASE_TILES[raster.tiles].maxZoom}
      >
        <Layer
          id={id}
          type="raster"
          beforeId={DATA_STARTS}
          paint={{ "raster-opacity": raster.opacity, "raster-fade-duration": 0 }}
        />
      </Source>
    );
  });
