import type { ParcelRow } from "@lotir/contract";
import { memo } from "react";
import {
  formatArea,
  formatEurosRange,
  formatMargin,
  formatPriceInShort,
  formatRate,
  formatShare,
} from "../../kit/format.ts";
import { VerdictLine } from "../../subjects/division/VerdictLine.tsx";
import { ListingBadge } from "../../subjects/listing/SearchedListings.tsx";
import { ScoreRing } from "../../subjects/parcelle/ScoreRing.tsx";
import { ZoneBadge } from "../../subjects/reglement/ZoneBadge.tsx";
import { RowMarks } from "./desk/RowMarks.tsx";
import classes from "./ParcelList.module.css";

interface ParcelRowItemProps {
  readonly row: ParcelRow;
  readonly showCommune: boolean;
}

/** Zone, or why there is none: outside every zone is not the same as unknown. */
const Zone = ({ row }: { readonly row: ParcelRow }) => {
  if (row.zone !== null) return <ZoneBadge libelle={row.zone.libelle} />;
  return <span>{row.zoneStatus === "outside" ? "hors zone" : "zone inconnue"}</span>;
};

const priceOf = ({ estimatedValue }: ParcelRow): string => {
  if (estimatedValue === null) return "prix non estimé";
  const { low, high, confidence } = estimatedValue;
  return `≈ ${formatEurosRange(low, high)}${confidence === null ? "" : ` · confiance ${formatShare(confidence)}`}`;
};

/** Why the figure is missing: a house kept has a value, and nobody knows it. */
const unpricedHouses = (houses: number): string =>
  houses === 1 ? "maison conservée non estimée" : "maisons conservées non estimées";

const toneOf = ({ marginEur, marginHighEur }: ParcelRow["bilan"]): "loss" | "doubt" | "gain" => {
  if (marginEur === null || marginEur >= 0) return "gain";
  return marginHighEur !== null && marginHighEur < 0 ? "loss" : "doubt";
};

/** What the best plan leaves, and the most that its ground may be paid; nothing where there is no plan. */
const Money = ({ row: { bilan, divisionPotential } }: { readonly row: ParcelRow }) => {
  const { marginEur, marginRate, residualPriceEur, unpricedHouses: houses } = bilan;
  if (divisionPotential.lots.length === 0) return null;
  if (marginEur === null)
    return (
      <span className={classes.money}>
        <span className={classes.unknown}>marge inconnue</span>
        {(houses ?? 0) > 0 ? <span className={classes.unknown}>{unpricedHouses(houses ?? 0)}</span> : null}
      </span>
    );
  return (
    <span className={`figures ${classes.money}`}>
      <strong data-tone={toneOf(bilan)}>
        {marginRate === null ? "" : <small>{formatRate(marginRate)}</small>} {formatMargin(marginEur)}
      </strong>
      {residualPriceEur === null ? null : <span>max {formatPriceInShort(residualPriceEur)}</span>}
    </span>
  );
};

export const ParcelRowItem = memo(({ row, showCommune }: ParcelRowItemProps) => (
  <>
    <ScoreRing score={row.opportunityScore} size={38} />
    <span className={classes.text}>
      <span className={classes.first}>
        <span className={classes.title}>
          {row.section} {row.numero.replace(/^0+/, "")}
          {showCommune ? ` · ${row.commune}` : ""} · <span className="figures">{formatArea(row.surface)}</span>
        </span>
        <Money row={row} />
      </span>
      <VerdictLine verdict={row.divisionPotential.verdict} sentence={row.divisionPotential.sentence} />
      <span className={classes.facts}>
        <Zone row={row} />
        <span className="figures">{priceOf(row)}</span>
        <ListingBadge parcelId={row.parcelId} />
      </span>
      <RowMarks parcelId={row.parcelId} />
    </span>
  </>
));
ParcelRowItem.displayName = "ParcelRowItem";
