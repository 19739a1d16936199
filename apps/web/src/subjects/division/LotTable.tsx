import type { DivisionLot } from "@lotir/contract";
import { IconHome } from "@tabler/icons-react";
import { formatArea, formatEurosRange, formatLength, formatPriceInShort } from "../../kit/format.ts";
import classes from "./division.module.css";

/** Tints go round after six lots, as on the map. */
const TINTS = 6;

const tintOf = ({ number }: DivisionLot): string => `var(--lotir-lot-${((number - 1) % TINTS) + 1})`;

/** What the setbacks leave, and no right to build: asked of new lots only. */
const Footprint = ({ lot }: { readonly lot: DivisionLot }) => {
  if (lot.keepsHouse) return <span className={classes.soft}>maison conservée</span>;
  if (lot.envelopeM2 === null) return <span className={classes.soft}>rien ne tient</span>;
  return formatArea(lot.envelopeM2);
};

/** What the market gives it, and the interval that holds four prices in five. */
const Price = ({ lot: { priceEur, priceLowEur, priceHighEur } }: { readonly lot: DivisionLot }) => {
  if (priceEur === null) return <span className={classes.soft}>non estimé</span>;
  return (
    <>
      {`≈\u202f${formatPriceInShort(priceEur)}`}
      {priceLowEur === null || priceHighEur === null ? null : (
        <span className={classes.under}>{formatEurosRange(priceLowEur, priceHighEur)}</span>
      )}
    </>
  );
};

/** The lots of a plan as on the map: letter and tint, area, frontage, where a house may stand, and its price. */
export const LotTable = ({ lots }: { readonly lots: readonly DivisionLot[] }) => (
  <table className={`figures ${classes.lots}`}>
    <caption className={classes.hidden}>Lots du plan</caption>
    <thead>
      <tr>
        <th scope="col">Lot</th>
        <th scope="col">Surface</th>
        <th scope="col">Façade</th>
        <th scope="col">Emprise max.</th>
        <th scope="col">Prix</th>
      </tr>
    </thead>
    <tbody>
      {lots.map((lot) => (
        <tr key={lot.letter}>
          <th scope="row">
            <span className={classes.named}>
              <span className={classes.letter} style={{ background: tintOf(lot) }}>
                {lot.letter}
              </span>
              {lot.keepsHouse ? <IconHome size={16} stroke={1.5} aria-label="maison conservée" /> : null}
            </span>
          </th>
          <td>{formatArea(lot.areaM2)}</td>
          <td>{lot.frontageM > 0 ? formatLength(lot.frontageM) : <span className={classes.soft}>sans</span>}</td>
          <td>
            <Footprint lot={lot} />
          </td>
          <td>
            <Price lot={lot} />
          </td>
        </tr>
      ))}
    </tbody>
    <tfoot>
      <tr>
        <td colSpan={5} className={classes.soft}>
          Emprise maximale : ce que les reculs laissent au sol, avant les autres règles. Ce n'est pas un droit à
          construire.
        </td>
      </tr>
    </tfoot>
  </table>
);
