import { type BalancedLot, LEVEL_SENTENCES } from "@lotir/contract";
import {
  formatArea,
  formatEstimate,
  formatEuros,
  formatEurosPerSquareMetre,
  formatEurosRange,
  formatShare,
} from "../../kit/format.ts";
import { FigureTable } from "../../kit/ui/FigureTable.tsx";
import { Scrolled } from "../../kit/ui/Scrolled.tsx";
import classes from "./bilan.module.css";

const ORIGINS = { saisi: "prix saisi", estimation: "estimation", inconnu: "aucun prix" } as const;

const range = ({ lowEur, highEur }: BalancedLot): string =>
  lowEur === null || highEur === null ? "—" : formatEurosRange(lowEur, highEur);

const price = ({ priceEur, origin }: BalancedLot): string => {
  if (priceEur === null) return "—";
  return origin === "saisi" ? formatEuros(priceEur) : formatEstimate(priceEur);
};

/** Each lot with its price, the range that holds four prices in five, and how near the sales are. */
export const ProfitabilityLots = ({ lots }: { readonly lots: readonly BalancedLot[] }) => (
  <Scrolled className={classes.scroll} label="Prix, lot par lot">
    <FigureTable>
      <thead>
        <tr>
          <th scope="col">Lot</th>
          <th scope="col">Surface</th>
          <th scope="col">Prix TTC</th>
          <th scope="col">Prix au m²</th>
          <th scope="col">4 prix sur 5</th>
          <th scope="col">Confiance</th>
          <th scope="col">Ventes comparables</th>
        </tr>
      </thead>
      <tbody>
        {lots.map((lot) => (
          <tr key={lot.letter}>
            <th scope="row">
              {lot.keepsHouse ? "Maison, lot " : "Lot "}
              {lot.letter}
            </th>
            <td>{formatArea(lot.areaM2)}</td>
            <td>
              {price(lot)} <small>{ORIGINS[lot.origin]}</small>
            </td>
            <td>{lot.priceEur === null ? "—" : formatEurosPerSquareMetre(lot.priceEur / lot.areaM2)}</td>
            <td>{range(lot)}</td>
            <td>{lot.confidence === null ? "—" : formatShare(lot.confidence)}</td>
            <td>{lot.level === null ? "—" : LEVEL_SENTENCES[lot.level]}</td>
          </tr>
        ))}
      </tbody>
    </FigureTable>
  </Scrolled>
);
