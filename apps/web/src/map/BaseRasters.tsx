import { Layer, Source } from "react-map-gl/maplibre";
import { type BaseKey, baseLayer, wmtsTemplate } from "./base-layers.ts";
import { DATA_STARTS } from "./ground-style.ts";

/** Sources whose name starts so are the outside world's. */
export const BASE_SOURCE = "fond-";

/** The rasters of one base layer, under everything of ours. */
export const BaseRasters = ({ base }: { readonly base: BaseKey }) =>
  baseLayer(base).rasters.map((raster) => (
    <Source
      key={`${base}-${raster.layer}`}
      id={`${BASE_SOURCE}${base}-${raster.layer}`}
      type="raster"
      tiles={[wmtsTemplate(raster)]}
      tileSize={256}
      minzoom={raster.minZoom}
      maxzoom={raster.maxZoom}
    >
      <Layer
        id={`${BASE_SOURCE}${base}-${raster.layer}`}
        type="raster"
        beforeId={DATA_STARTS}
        paint={{ "raster-opacity": raster.opacity, "raster-fade-duration": 0 }}
      />
    </Source>
  ));
