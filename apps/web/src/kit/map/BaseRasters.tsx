import { Layer, Source } from "react-map-gl/maplibre";
import { type BaseKey, baseLayer, wmtsTemplate } from "./base-layers.ts";
import { DATA_STARTS } from "./ground-style.ts";
import { baseSource } from "./use-base-fallback.ts";

interface BaseRastersProps {
  readonly base: BaseKey;
  readonly attempt?: number;
}

/** The rasters of one base layer, under everything of ours. */
export const BaseRasters = ({ base, attempt = 0 }: BaseRastersProps) =>
  baseLayer(base).rasters.map((raster) => {
    const id = baseSource(base, attempt, raster.layer);
    return (
      <Source
        key={id}
        id={id}
        type="raster"
        tiles={[wmtsTemplate(raster)]}
        tileSize={256}
        minzoom={raster.minZoom}
        maxzoom={raster.maxZoom}
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
