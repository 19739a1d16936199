import type { BuildingHeights } from "@lotir/contract";
import { Text } from "@mantine/core";
import type { ExpressionSpecification } from "maplibre-gl";
import { useMemo } from "react";
import { Layer, Source } from "react-map-gl/maplibre";
import { BaseMap } from "../../../kit/map/BaseMap.tsx";
import { useBaseFallback } from "../../../kit/map/use-base-fallback.ts";
import type { Palette } from "../../../kit/palette.ts";
import { boundsOfPlan, type DrawnDivision } from "./division-shapes.ts";
import { tintOf, useHatching } from "./lot-paint.ts";
import { standingWords } from "./standing-words.ts";
import { volumeShapes } from "./volume-shapes.ts";

interface VolumeMapProps {
  readonly division: DrawnDivision;
  /** Up to where one may build, and where that comes from, in French. */
  readonly height: { readonly metres: number; readonly origin: string };
  /** Of what stands there; undefined while nobody has answered. */
  readonly standing: BuildingHeights | undefined;
}

const LOOK = { pitch: 55, bearing: -25 } as const;
const FIT = { padding: 48, maxZoom: 19, ...LOOK };

const isKind = (kind: string): ExpressionSpecification => ["==", ["get", "kind"], kind];
const TOP: ExpressionSpecification = ["get", "top"];

interface VolumesProps {
  readonly division: DrawnDivision;
  readonly allowed: number;
  readonly standing: BuildingHeights["buildings"] | undefined;
  readonly palette: Palette;
}

const Volumes = ({ division, allowed, standing, palette }: VolumesProps) => {
  const data = useMemo(() => volumeShapes(division, { allowed, standing }), [division, allowed, standing]);
  const pattern = useHatching(palette.ink);
  return (
    <Source id="volumes" type="geojson" data={data}>
      <Layer
        id="volumes-lots"
        type="fill-extrusion"
        filter={isKind("lot")}
        paint={{
          "fill-extrusion-color": tintOf(palette),
          "fill-extrusion-height": TOP,
          "fill-extrusion-opacity": 0.9,
        }}
      />
      <Layer
        id="volumes-batiments"
        type="fill-extrusion"
        filter={isKind("building")}
        paint={{
          "fill-extrusion-color": palette.mapBuilding,
          "fill-extrusion-height": TOP,
          "fill-extrusion-opacity": 0.95,
        }}
      />
      {pattern === null ? null : (
        <Layer
          id="volumes-supposes"
          type="fill-extrusion"
          filter={isKind("assumed")}
          paint={{
            "fill-extrusion-pattern": pattern,
            "fill-extrusion-height": TOP,
            "fill-extrusion-opacity": 0.95,
          }}
        />
      )}
      <Layer
        id="volumes-emprises"
        type="fill-extrusion"
        filter={isKind("envelope")}
        paint={{
          "fill-extrusion-color": tintOf(palette),
          "fill-extrusion-height": TOP,
          "fill-extrusion-opacity": 0.4,
        }}
      />
    </Source>
  );
};

const KEYS =
  "Tourner : glisser avec le bouton droit (deux doigts sur un écran tactile), ou Maj et les flèches quand la vue a le focus. Déplacer : les flèches ; zoom : + et −.";

const WORDS = { "Map.Title": "Vue 3D de la division" };

/** A division at true size, seen from the side: no ground under it but its own. */
const VolumeMap = ({ division, height, standing }: VolumeMapProps) => {
  const bounds = useMemo(() => boundsOfPlan(division.plan), [division.plan]);
  const ground = useBaseFallback("plan");
  if (bounds === undefined) return null;
  return (
    <div>
      <BaseMap
        title={WORDS["Map.Title"]}
        initial={{ bounds, fitBoundsOptions: FIT }}
        ground={ground}
        bare
        height={420}
        interaction={{
          initialViewState: { bounds, fitBoundsOptions: FIT, ...LOOK },
          dragRotate: true,
          touchPitch: true,
          maxPitch: 75,
          keyboard: true,
          scrollZoom: false,
        }}
        onReframe={(map) => map.fitBounds(bounds, FIT)}
        scale={{ at: "bottom-left", small: true }}
      >
        {({ palette }) => (
          <Volumes division={division} allowed={height.metres} standing={standing?.buildings} palette={palette} />
        )}
      </BaseMap>
      <Text size="xs" c="dimmed" mt={6}>
        Lots à plat, volumes constructibles en transparence jusqu'à {height.metres} m ({height.origin}).{" "}
        {standingWords(standing)} {KEYS}
      </Text>
    </div>
  );
};

export default VolumeMap;
