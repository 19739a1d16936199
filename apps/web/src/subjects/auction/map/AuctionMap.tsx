import type { Auction } from "@lotir/contract";
import { useEffect, useMemo, useState } from "react";
import { AttributionControl, Layer, type MapLayerMouseEvent, type MapRef, Source } from "react-map-gl/maplibre";
import { BaseMap } from "../../../kit/map/BaseMap.tsx";
import { groundSentence } from "../../../kit/map/BaseNotice.tsx";
import { baseLayer } from "../../../kit/map/base-layers.ts";
import { useBaseFallback } from "../../../kit/map/use-base-fallback.ts";
import { RetryLine } from "../../../kit/ui/RetryLine.tsx";
import { RESTING } from "../../commune/map/map-commune.ts";
import classes from "../auction.module.css";

const POINTS = "ventes-points";
const LEGEND = [
  ["--lotir-score-high", "divisible"],
  ["--lotir-score-low", "non divisible"],
  ["--lotir-ink-soft", "inconnu"],
] as const;
const FIT = { padding: 50, maxZoom: 15 };

interface AuctionMapProps {
  readonly auctions: readonly Auction[];
  readonly chosen: string | undefined;
  readonly onChoose: (id: string) => void;
  readonly height: number;
}

type Situated = Auction & { readonly coordinates: NonNullable<Auction["coordinates"]> };
const isSituated = (auction: Auction): auction is Situated => auction.coordinates !== null;

const boundsOf = (auctions: readonly Situated[]): [number, number, number, number] | undefined => {
  if (auctions.length === 0) return undefined;
  const [lngs, lats] = [
    auctions.map(({ coordinates }) => coordinates.lng),
    auctions.map(({ coordinates }) => coordinates.lat),
  ];
  const margin = 0.002;
  return [
    Math.min(...lngs) - margin,
    Math.min(...lats) - margin,
    Math.max(...lngs) + margin,
    Math.max(...lats) + margin,
  ];
};

const featuresOf = (auctions: readonly Situated[], chosen: string | undefined) => ({
  type: "FeatureCollection" as const,
  features: auctions.map(({ id, coordinates, isDivisible }) => ({
    type: "Feature" as const,
    properties: {
      id,
      chosen: id === chosen,
      divisible: isDivisible === null ? "inconnu" : isDivisible ? "oui" : "non",
    },
    geometry: { type: "Point" as const, coordinates: [coordinates.lng, coordinates.lat] },
  })),
});

/** Where the sales are: a point is its card, and the card its point. */
const AuctionMap = ({ auctions, chosen, onChoose, height }: AuctionMapProps) => {
  const ground = useBaseFallback("plan");
  const [map, setMap] = useState<MapRef | null>(null);
  const situated = useMemo(() => auctions.filter(isSituated), [auctions]);
  const bounds = useMemo(() => boundsOf(situated), [situated]);
  // An invented commune has nothing of the real country under it.
  const fictional = auctions.some((auction) => auction.fictional);
  const credit = fictional ? "" : baseLayer(ground.shown).attribution;
  const frame = bounds?.join(" ");
  useEffect(() => {
    if (map !== null && frame !== undefined && bounds !== undefined) map.fitBounds(bounds, FIT);
  }, [map, frame, bounds]);
  const click = ({ features }: MapLayerMouseEvent) => {
    const id: unknown = features?.[0]?.properties.id;
    if (typeof id === "string") onChoose(id);
  };
  return (
    <div>
      <BaseMap
        title="Carte des ventes aux enchères"
        initial={bounds === undefined ? RESTING : { bounds, fitBoundsOptions: FIT }}
        ground={ground}
        bare={fictional}
        height={height}
        yielding
        onMap={setMap}
        onReframe={bounds === undefined ? undefined : (shown) => shown.fitBounds(bounds, FIT)}
        interaction={{ interactiveLayerIds: [POINTS], onClick: click, cursor: "pointer" }}
        scale={{ at: "bottom-left", small: true }}
      >
        {({ palette }) => (
          <>
            <Source id="ventes" type="geojson" data={featuresOf(situated, chosen)}>
              <Layer
                id={POINTS}
                type="circle"
                paint={{
                  "circle-radius": ["case", ["get", "chosen"], 11, 8],
                  "circle-color": [
                    "match",
                    ["get", "divisible"],
                    "oui",
                    palette.scoreHigh,
                    "non",
                    palette.scoreLow,
                    palette.inkSoft,
                  ],
                  "circle-stroke-width": ["case", ["get", "chosen"], 3, 1.5],
                  "circle-stroke-color": ["case", ["get", "chosen"], palette.ink, palette.surface],
                }}
              />
            </Source>
            {credit === "" ? null : <AttributionControl key={credit} compact={false} customAttribution={credit} />}
          </>
        )}
      </BaseMap>
      <ul className={classes.legend} aria-label="Légende">
        {LEGEND.map(([colour, words]) => (
          <li key={words}>
            <span aria-hidden="true" style={{ background: `var(${colour})` }} />
            {words}
          </li>
        ))}
      </ul>
      {ground.unavailable && !fictional ? (
        <RetryLine sentence={groundSentence("plan", false)} onRetry={ground.retry} />
      ) : null}
    </div>
  );
};

export default AuctionMap;
