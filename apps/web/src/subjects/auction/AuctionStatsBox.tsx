import type { AuctionStats } from "@lotir/contract";
import { formatCount, formatEurosPerSquareMetre } from "../../kit/format.ts";
import classes from "./auction.module.css";

/** Total, linked to the cadastre, divisible, average starting bid for a square metre of ground (spec 1 §3). */
export const AuctionStatsBox = ({ stats }: { readonly stats: AuctionStats }) => (
  <dl className={classes.stats} aria-label="Statistiques des ventes">
    {[
      { label: "Ventes à venir", figure: formatCount(stats.total) },
      { label: "Avec cadastre", figure: formatCount(stats.withCadastre) },
      { label: "Divisibles", figure: formatCount(stats.divisible) },
      {
        label: "Mise à prix moyenne",
        figure: stats.avgPricePerSqm === null ? "inconnue" : formatEurosPerSquareMetre(stats.avgPricePerSqm),
      },
    ].map(({ label, figure }) => (
      <div key={label}>
        <dt>{label}</dt>
        <dd className="figures">{figure}</dd>
      </div>
    ))}
  </dl>
);
