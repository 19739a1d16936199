import type { ParcelRow } from "@lotir/contract";
import { memo } from "react";
import { formatArea, formatEurosRange, formatPriceInShort, formatRate } from "../../kit/format.ts";
import { VerdictLine } from "../../subjects/division/VerdictLine.tsx";
import { ParcelOutline } from "../../subjects/parcelle/ParcelOutline.tsx";
import { ScoreRing } from "../../subjects/parcelle/ScoreRing.tsx";
import { ZoneBadge } from "../../subjects/reglement/ZoneBadge.tsx";
import classes from "./ParcelList.module.css";
import type { SearchedMoney } from "./searched-money.ts";

interface ParcelRowItemProps {
  readonly row: ParcelRow;
  readonly showCommune: boolean;
  readonly money: SearchedMoney | undefined;
}

/** Zone, or why there is none: outside every zone is not the same as unknown. */
const Zone = ({ row }: { readonly row: ParcelRow }) => {
  if (row.zone !== null) return <ZoneBadge libelle={row.zone.libelle} />;
  return <span>{row.zoneStatus === "outside" ? "hors zone" : "zone inconnue"}</span>;
};

const priceOf = ({ estimatedValue }: ParcelRow): string =>
  estimatedValue === null ? "prix non estimé" : `≈ ${formatEurosRange(estimatedValue.low, estimatedValue.high)}`;

/** Why the figure is missing: a house kept has a value, and nobody knows it. */
const unpricedHouses = (houses: number): string =>
  houses === 1 ? "maison conservée non estimée" : "maisons conservées non estimées";

const moneyOf = ({ bilan }: ParcelRow, money: SearchedMoney): string => {
  if ((bilan.unpricedHouses ?? 0) > 0)
    return `${money === "marge" ? "marge inconnue" : "résiduel inconnu"}, ${unpricedHouses(bilan.unpricedHouses ?? 0)}`;
  if (money === "marge") return bilan.marginRate === null ? "marge inconnue" : `marge ${formatRate(bilan.marginRate)}`;
  const { residualPriceEur } = bilan;
  return residualPriceEur === null ? "résiduel inconnu" : `résiduel ${formatPriceInShort(residualPriceEur)}`;
};

export const ParcelRowItem = memo(({ row, showCommune, money }: ParcelRowItemProps) => (
  <>
    <ParcelOutline outline={row.outline} score={row.opportunityScore} size={44} />
    <span className={classes.text}>
      <span className={classes.title}>
        {row.section} {row.numero.replace(/^0+/, "")}
        {showCommune ? ` · ${row.commune}` : ""} · <span className="figures">{formatArea(row.surface)}</span>
      </span>
      <VerdictLine verdict={row.divisionPotential.verdict} sentence={row.divisionPotential.sentence} />
      <span className={classes.facts}>
        <Zone row={row} />
        <span className="figures">{priceOf(row)}</span>
        {money === undefined ? null : <strong className="figures">{moneyOf(row, money)}</strong>}
      </span>
    </span>
    <ScoreRing score={row.opportunityScore} />
  </>
));
ParcelRowItem.displayName = "ParcelRowItem";
