import type { Parcel } from "@lotir/contract";
import { Layer, Source } from "react-map-gl/maplibre";
import { useMapPalette } from "../../../kit/map/use-map-palette.ts";
import { SELECTION_OPACITY } from "../../commune/map/map-commune.ts";

/** Layer that answers a click on the parcel. */
export const SHAPE_LAYER = "parcelle-fond";

/** Red line, yellow fill at 30 % (spec 1 §9). */
export const SelectedShape = ({ parcel }: { readonly parcel: Parcel }) => {
  const palette = useMapPalette();
  return (
    <Source id="parcelle" type="geojson" data={{ type: "Feature", properties: {}, geometry: parcel.geometry }}>
      <Layer
        id={SHAPE_LAYER}
        type="fill"
        paint={{ "fill-color": palette.selectionFill, "fill-opacity": SELECTION_OPACITY }}
      />
      <Layer
        id="parcelle-trait"
        type="line"
        layout={{ "line-join": "round" }}
        paint={{ "line-color": palette.selectionLine, "line-width": 3 }}
      />
    </Source>
  );
};
