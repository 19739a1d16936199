import type { ComparableSale, Parcel } from "@lotir/contract";
import { useMemo } from "react";
import { Marker } from "react-map-gl/maplibre";
import { formatEuros } from "../../../kit/format.ts";
import { BaseMap } from "../../../kit/map/BaseMap.tsx";
import { useBaseFallback } from "../../../kit/map/use-base-fallback.ts";
import { CadastreOverlay } from "../../commune/map/CadastreOverlay.tsx";
import { SelectedShape } from "../../parcelle/map/SelectedShape.tsx";
import classes from "./ComparablesMap.module.css";

interface ComparablesMapProps {
  readonly parcel: Parcel;
  readonly comparables: readonly ComparableSale[];
  readonly fictional: boolean;
  /** Version of the commune's tiles; null while unknown: the cadastre then waits. */
  readonly version: string | null;
  readonly pointed: string | null;
  readonly onPoint: (saleId: string | null) => void;
}

type Placed = ComparableSale & { readonly latitude: number; readonly longitude: number; readonly rank: number };

const placedOf = (comparables: readonly ComparableSale[]): Placed[] =>
  comparables.flatMap((sale, index) =>
    sale.latitude === null || sale.longitude === null
      ? []
      : [{ ...sale, latitude: sale.latitude, longitude: sale.longitude, rank: index + 1 }],
  );

const boundsOf = ({ centroid }: Parcel, sales: readonly Placed[]): [number, number, number, number] | undefined => {
  const points = [...sales, ...(centroid === null ? [] : [centroid])];
  if (points.length === 0) return undefined;
  const longitudes = points.map(({ longitude }) => longitude);
  const latitudes = points.map(({ latitude }) => latitude);
  return [Math.min(...longitudes), Math.min(...latitudes), Math.max(...longitudes), Math.max(...latitudes)];
};

const EVERYTHING = { parcelles: true, batiments: true };
const FIT = { padding: 44, maxZoom: 17 };

/** Wide enough to hold its rank, wider the heavier it is. */
const sizeOf = (weight: number): number => Math.round(20 + Math.min(18, Math.sqrt(weight) * 60));

interface DotProps {
  readonly sale: Placed;
  readonly pointed: boolean;
  readonly onPoint: (saleId: string | null) => void;
}

const Dot = ({ sale, pointed, onPoint }: DotProps) => (
  <Marker longitude={sale.longitude} latitude={sale.latitude} style={{ zIndex: pointed ? 2 : 1 }}>
    <button
      type="button"
      className={classes.dot}
      data-pointed={pointed}
      style={{ width: sizeOf(sale.weight), height: sizeOf(sale.weight) }}
      aria-label={`Vente ${sale.rank} : ${formatEuros(sale.price)}`}
      onMouseEnter={() => onPoint(sale.saleId)}
      onMouseLeave={() => onPoint(null)}
      onFocus={() => onPoint(sale.saleId)}
      onBlur={() => onPoint(null)}
    >
      {sale.rank}
    </button>
  </Marker>
);

/** The parcel and the sales it is compared to, numbered as in the table. */
const ComparablesMap = ({ parcel, comparables, fictional, version, pointed, onPoint }: ComparablesMapProps) => {
  const placed = useMemo(() => placedOf(comparables), [comparables]);
  const bounds = boundsOf(parcel, placed);
  const ground = useBaseFallback("plan");
  if (bounds === undefined) return <p>Coordonnées non disponibles</p>;
  return (
    <BaseMap
      title="Carte des ventes comparables"
      initial={{ bounds, fitBoundsOptions: FIT }}
      ground={ground}
      bare={fictional}
      height={380}
      onReframe={(map) => map.fitBounds(bounds, FIT)}
      scale={{ at: "bottom-left", small: true }}
    >
      {({ palette }) => (
        <>
          {version === null ? null : (
            <CadastreOverlay
              codeInsee={parcel.inseeCode}
              version={version}
              shown={EVERYTHING}
              palette={palette}
              neutral={fictional || ground.shown === "neutre"}
            />
          )}
          <SelectedShape parcel={parcel} />
          {placed.map((sale) => (
            <Dot key={sale.saleId} sale={sale} pointed={pointed === sale.saleId} onPoint={onPoint} />
          ))}
        </>
      )}
    </BaseMap>
  );
};

export default ComparablesMap;
