import { KIND_LABELS, type Market, type PricedKind } from "@lotir/contract";
import type { ReactNode } from "react";
import { formatBareEuros, formatChange, formatCount, formatEurosPerSquareMetre, formatRate } from "../../kit/format.ts";
import { surfaceWords } from "../../subjects/market/charts/surface-words.ts";
import classes from "./market.module.css";

interface KpiProps {
  readonly label: string;
  readonly children: ReactNode;
  readonly note: string;
}

const Kpi = ({ label, children, note }: KpiProps) => (
  <div className={classes.kpi}>
    <dt>{label}</dt>
    <dd className="figures">
      {children}
      <small>{note}</small>
    </dd>
  </div>
);

const spread = (low: number | null, high: number | null): string =>
  low === null || high === null
    ? "trop peu de ventes"
    : `une vente sur deux entre ${formatBareEuros(low)} et ${formatEurosPerSquareMetre(high)}`;

const marginNote = (zones: Market["byZone"]): string => {
  if (zones.every(({ divisible }) => divisible === null)) return "parcelles non analysées";
  const known = zones.filter(
    ({ medianMargin, divisible }) => medianMargin !== null && divisible !== null && divisible > 0,
  );
  const best = known.toSorted((a, b) => (b.medianMargin ?? 0) - (a.medianMargin ?? 0))[0];
  return best?.medianMargin == null
    ? "aucun plan chiffré"
    : `meilleure marge médiane : ${formatRate(best.medianMargin)} en ${best.zone}`;
};

/** The four figures that a person looks for first. */
export const MarketKpis = ({ market, kind }: { readonly market: Market; readonly kind: PricedKind }) => {
  const found = market.byKind[kind];
  const analysed = market.byZone.filter(({ divisible }) => divisible !== null);
  const divisible = analysed.reduce((sum, zone) => sum + (zone.divisible ?? 0), 0);
  const parcels = analysed.reduce((sum, zone) => sum + zone.parcels, 0);
  return (
    <dl className={classes.kpis} style={{ margin: 0 }}>
      <Kpi
        label={`Médiane, ${KIND_LABELS[kind].toLowerCase()}`}
        note={`par m² de ${surfaceWords(found.per)} ; ${spread(found.firstQuartile, found.thirdQuartile)}`}
      >
        {found.median === null ? "–" : formatEurosPerSquareMetre(found.median)}
      </Kpi>
      <Kpi label="Évolution sur un an" note="médiane des 12 derniers mois sur celle des 12 précédents">
        {found.evolution === null ? "–" : formatChange(found.evolution)}
      </Kpi>
      <Kpi
        label="Ventes dans la période"
        note={`${formatCount(market.sales)} ventes de toute nature sur toutes les années`}
      >
        {formatCount(found.count)}
      </Kpi>
      <Kpi
        label="Parcelles divisibles ou à vérifier"
        note={`${analysed.length === 0 ? "" : `sur ${formatCount(parcels)} ; `}${marginNote(market.byZone)}`}
      >
        {analysed.length === 0 ? "–" : formatCount(divisible)}
      </Kpi>
    </dl>
  );
};
