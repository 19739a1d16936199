import { useMemo } from "react";
import { Layer, Source } from "react-map-gl/maplibre";
import { BaseMap } from "../../../kit/map/BaseMap.tsx";
import { useBaseFallback } from "../../../kit/map/use-base-fallback.ts";
import { CadastreOverlay } from "../../commune/map/CadastreOverlay.tsx";
import { useShowCommune } from "../../commune/use-show-commune.ts";

type Ring = readonly [lon: number, lat: number][];

interface SurfaceMapProps {
  readonly codeInsee: string;
  /** Hexagons of each band, cheapest first. */
  readonly bands: readonly (readonly Ring[])[];
  readonly fictional: boolean;
}

const EVERYTHING = { parcelles: true, batiments: true };
const FIT = { padding: 24, maxZoom: 16 };
/** The dearer, the deeper; the lightest still tells itself from the ground, the deepest lets streets be read. */
const OPACITIES = [0.1, 0.22, 0.36, 0.5, 0.66];

const boundsOf = (bands: SurfaceMapProps["bands"]): [number, number, number, number] | undefined => {
  const points = bands.flat(2);
  const [first] = points;
  if (first === undefined) return undefined;
  return points.reduce<[number, number, number, number]>(
    ([west, south, east, north], [lon, lat]) => [
      Math.min(west, lon),
      Math.min(south, lat),
      Math.max(east, lon),
      Math.max(north, lat),
    ],
    [first[0], first[1], first[0], first[1]],
  );
};

const shapeOf = (rings: readonly Ring[]) => ({
  type: "Feature" as const,
  properties: {},
  geometry: { type: "MultiPolygon" as const, coordinates: rings.map((ring) => [ring.map(([lon, lat]) => [lon, lat])]) },
});

/** Bands of price over the ground, deeper where dearer. */
const SurfaceMap = ({ codeInsee, bands, fictional }: SurfaceMapProps) => {
  const bounds = useMemo(() => boundsOf(bands), [bands]);
  const ground = useBaseFallback("plan");
  const commune = useShowCommune(codeInsee);
  const version = commune.data?.version ?? null;
  if (bounds === undefined) return null;
  return (
    <BaseMap
      title="Carte des prix estimés"
      initial={{ bounds, fitBoundsOptions: FIT }}
      ground={ground}
      bare={fictional}
      height={380}
      interaction={{ scrollZoom: false }}
      onReframe={(map) => map.fitBounds(bounds, FIT)}
      scale={{ at: "bottom-left", small: true }}
    >
      {({ palette }) => (
        <>
          {version === null ? null : (
            <CadastreOverlay
              codeInsee={codeInsee}
              version={version}
              shown={EVERYTHING}
              palette={palette}
              neutral={fictional || ground.shown === "neutre"}
            />
          )}
          {bands.map((rings, rank) => (
            <Source key={OPACITIES[rank]} id={`prix-${rank}`} type="geojson" data={shapeOf(rings)}>
              <Layer
                id={`prix-${rank}-fond`}
                type="fill"
                paint={{
                  "fill-color": palette.brand,
                  "fill-opacity": OPACITIES[rank] ?? 0.5,
                  "fill-antialias": false,
                }}
              />
            </Source>
          ))}
        </>
      )}
    </BaseMap>
  );
};

export default SurfaceMap;
