import type { ExpressionSpecification } from "maplibre-gl";
import { useMemo } from "react";
import { Layer, Source } from "react-map-gl/maplibre";
import type { Palette } from "../../../kit/palette.ts";
import { type DrawnDivision, divisionShapes } from "./division-shapes.ts";
import { tintOf, useHatching } from "./lot-paint.ts";

/** Zoom from which lots have room for their letter, then for their figures. */
const LETTERS_FROM = 15.5;
const FIGURES_FROM = 17;

const isKind = (...kinds: string[]): ExpressionSpecification => ["in", ["get", "kind"], ["literal", kinds]];

/** A division plan over its parcel: lots, ways in, buildings, buildable envelopes, new limits, letters and figures. */
export const DivisionLayers = ({
  division,
  palette,
}: {
  readonly division: DrawnDivision;
  readonly palette: Palette;
}) => {
  const data = useMemo(() => divisionShapes(division), [division]);
  const pattern = useHatching(palette.ink);
  const text = { "text-color": palette.ink, "text-halo-color": palette.surface };
  return (
    <Source id="division" type="geojson" data={data}>
      <Layer
        id="division-lots"
        type="fill"
        filter={isKind("lot")}
        paint={{ "fill-color": tintOf(palette), "fill-opacity": 0.78 }}
      />
      {pattern === null ? null : (
        <Layer
          id="division-acces"
          type="fill"
          filter={isKind("acces", "cession", "reliquat")}
          paint={{ "fill-pattern": pattern, "fill-opacity": 0.55 }}
        />
      )}
      <Layer
        id="division-maisons"
        type="fill"
        filter={isKind("house")}
        paint={{ "fill-color": palette.mapBuilding, "fill-outline-color": palette.mapBuildingLine }}
      />
      <Layer
        id="division-emprises"
        type="line"
        filter={isKind("envelope")}
        layout={{ "line-cap": "round" }}
        paint={{ "line-color": palette.ink, "line-width": 1.6, "line-dasharray": [0, 2.4], "line-opacity": 0.75 }}
      />
      <Layer
        id="division-limites"
        type="line"
        filter={isKind("cut")}
        paint={{ "line-color": palette.selectionLine, "line-width": 2.2, "line-dasharray": [4, 2] }}
      />
      <Layer
        id="division-chiffres"
        type="symbol"
        filter={isKind("label")}
        minzoom={FIGURES_FROM}
        layout={{
          "text-field": ["get", "detail"],
          "text-size": 12,
          "text-line-height": 1.25,
          "text-anchor": "top",
          "text-offset": [0, -0.7],
          "text-padding": 1,
        }}
        paint={{ ...text, "text-halo-width": 1.6 }}
      />
      <Layer
        id="division-lettres"
        type="symbol"
        filter={isKind("label")}
        minzoom={LETTERS_FROM}
        layout={{
          "text-field": ["get", "letter"],
          "text-size": 17,
          // Above its figures once they are there, so that the whole stands on the lot's place.
          "text-offset": ["step", ["zoom"], ["literal", [0, 0]], FIGURES_FROM, ["literal", [0, -1.3]]],
          "text-allow-overlap": true,
          "text-padding": 0,
        }}
        paint={{ ...text, "text-halo-width": 2 }}
      />
    </Source>
  );
};
