import type { Parcel } from "@lotir/contract";
import { useEffect, useState } from "react";
import type { MapRef } from "react-map-gl/maplibre";
import { BaseMap } from "../../../kit/map/BaseMap.tsx";
import { useBaseFallback } from "../../../kit/map/use-base-fallback.ts";
import { CadastreOverlay } from "../../commune/map/CadastreOverlay.tsx";
import { boundsOf, FIT } from "../../parcelle/map/parcel-frame.ts";
import { DivisionLayers } from "./DivisionLayers.tsx";
import { boundsOfPlan, type DrawnDivision } from "./division-shapes.ts";
import { moveTogether } from "./move-together.ts";

interface PairMapProps {
  readonly parcel: Parcel;
  /** Version of the commune's tiles; null while unknown. */
  readonly version: string | null;
  readonly fictional: boolean;
  readonly pair: readonly [PairedPlan, PairedPlan];
}

export interface PairedPlan {
  readonly name: string;
  /** What is said under its map. */
  readonly caption: string;
  readonly division: DrawnDivision;
}

interface OneMapProps extends Omit<PairMapProps, "pair"> {
  readonly plan: PairedPlan;
  readonly onMap: (map: MapRef | null) => void;
}

const SHOWN = { parcelles: true, batiments: true };
const HEIGHT = 320;

const OneMap = ({ parcel, version, fictional, plan, onMap }: OneMapProps) => {
  const ground = useBaseFallback("plan");
  const bounds = boundsOfPlan(plan.division.plan) ?? boundsOf(parcel);
  return (
    <BaseMap
      title={`Sur la carte : ${plan.name}`}
      initial={{ bounds, fitBoundsOptions: FIT }}
      ground={ground}
      bare={fictional}
      height={HEIGHT}
      yielding
      onMap={onMap}
      onReframe={(map) => map.fitBounds(bounds, FIT)}
      scale={{ at: "bottom-left", small: true }}
    >
      {({ palette }) => (
        <>
          {version === null ? null : (
            <CadastreOverlay
              codeInsee={parcel.inseeCode}
              version={version}
              shown={SHOWN}
              palette={palette}
              neutral={fictional || ground.shown === "neutre"}
            />
          )}
          <DivisionLayers division={plan.division} palette={palette} />
        </>
      )}
    </BaseMap>
  );
};

/** Two plans on the same ground, side by side: what moves one map moves the other. */
const PairMap = ({ pair, ...ground }: PairMapProps) => {
  const [first, setFirst] = useState<MapRef | null>(null);
  const [second, setSecond] = useState<MapRef | null>(null);
  useEffect(
    () => (first === null || second === null ? undefined : moveTogether(first.getMap(), second.getMap())),
    [first, second],
  );
  return pair.map((plan, rank) => (
    <figure key={rank === 0 ? "first" : "second"} style={{ margin: 0 }}>
      <OneMap {...ground} plan={plan} onMap={rank === 0 ? setFirst : setSecond} />
      <figcaption>{plan.caption}</figcaption>
    </figure>
  ));
};

export default PairMap;
