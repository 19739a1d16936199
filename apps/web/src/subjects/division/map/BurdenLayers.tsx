import type { GroundBurden } from "@lotir/contract";
import { useMemo } from "react";
import { Layer, Source } from "react-map-gl/maplibre";
import type { Palette } from "../../../kit/palette.ts";

const feature = <Shape,>(part: "shape" | "line" | "corner", geometry: Shape) =>
  ({ type: "Feature", properties: { part }, geometry }) as const;

const closed = (ring: GroundBurden["ring"]) => [...ring, ...ring.slice(0, 1)];

const partsOf = (burdens: readonly GroundBurden[], ring: GroundBurden["ring"]) => ({
  type: "FeatureCollection" as const,
  features: [
    ...burdens.map((burden) => feature("shape", { type: "Polygon" as const, coordinates: [closed(burden.ring)] })),
    ...(ring.length < 2
      ? []
      : [feature("line", { type: "LineString" as const, coordinates: ring.length < 3 ? ring : closed(ring) })]),
    ...ring.map((point) => feature("corner", { type: "Point" as const, coordinates: point })),
  ],
});

interface BurdenLayersProps {
  readonly burdens: readonly GroundBurden[];
  /** Corners of the shape that is being drawn. */
  readonly ring: GroundBurden["ring"];
  readonly palette: Palette;
}

/** What people drew over the ground: easements, networks, septic fields. */
export const BurdenLayers = ({ burdens, ring, palette }: BurdenLayersProps) => {
  const data = useMemo(() => partsOf(burdens, ring), [burdens, ring]);
  return (
    <Source id="emprises" type="geojson" data={data}>
      <Layer
        id="emprises-fond"
        type="fill"
        filter={["==", ["get", "part"], "shape"]}
        paint={{ "fill-color": palette.danger, "fill-opacity": 0.22 }}
      />
      <Layer
        id="emprises-bord"
        type="line"
        filter={["in", ["get", "part"], ["literal", ["shape", "line"]]]}
        paint={{ "line-color": palette.danger, "line-width": 2, "line-dasharray": [3, 2] }}
      />
      <Layer
        id="emprises-coins"
        type="circle"
        filter={["==", ["get", "part"], "corner"]}
        paint={{
          "circle-color": palette.surface,
          "circle-stroke-color": palette.danger,
          "circle-stroke-width": 2,
          "circle-radius": 4,
        }}
      />
    </Source>
  );
};
