import type { ComparableSale } from "@lotir/contract";
import { Text, Title } from "@mantine/core";
import {
  formatArea,
  formatDate,
  formatDistance,
  formatEuros,
  formatEurosPerSquareMetre,
  formatRate,
} from "../../../kit/format.ts";
import { FigureTable } from "../../../kit/ui/FigureTable.tsx";
import { Scrolled } from "../../../kit/ui/Scrolled.tsx";
import { parcelName } from "../../parcelle/parcel-name.ts";
import classes from "./comparables.module.css";

interface ComparablesTableProps {
  readonly comparables: readonly ComparableSale[];
  /** What is estimated: its own past sales are named so. */
  readonly parcelId: string;
  readonly pointed: string | null;
  readonly onPoint: (saleId: string | null) => void;
}

const surfacesOf = ({ floorM2, landM2 }: ComparableSale): string =>
  [floorM2 === null ? "" : `${formatArea(floorM2)} bâtis`, landM2 === null ? "" : `${formatArea(landM2)} de terrain`]
    .filter(Boolean)
    .join(", ") || "surface non communiquée";

interface RowProps {
  readonly sale: ComparableSale;
  readonly rank: number;
  /** That very parcel, sold before. */
  readonly own: boolean;
  /** Of the heaviest sale. */
  readonly share: number;
  readonly pointed: boolean;
  readonly onPoint: (saleId: string | null) => void;
}

const Row = ({ sale, rank, own, share, pointed, onPoint }: RowProps) => (
  <tr data-pointed={pointed} onMouseEnter={() => onPoint(sale.saleId)} onMouseLeave={() => onPoint(null)}>
    <th scope="row">
      <span className={classes.rank}>{rank}</span>
      {sale.parcelId === null ? "Vente" : parcelName(sale.parcelId)}
      <Text span size="xs" c="dimmed" display="block">
        {formatDate(sale.saleDate)} · {own ? "cette parcelle" : `à ${formatDistance(sale.distance)}`}
      </Text>
    </th>
    <td>
      {formatEuros(sale.price)}
      <Text span size="xs" c="dimmed" display="block">
        {surfacesOf(sale)}
      </Text>
    </td>
    <td>{sale.pricePerSqm === null ? "–" : formatEurosPerSquareMetre(sale.pricePerSqm)}</td>
    <td>
      {formatRate(sale.weight)}
      <i className={classes.weight} style={{ width: `${share * 100}%` }} aria-hidden="true" />
    </td>
  </tr>
);

/** From the nearest to the furthest of those shown. */
const reachOf = (comparables: readonly ComparableSale[]): string => {
  const distances = comparables.map(({ distance }) => distance);
  const [least, most] = [Math.min(...distances), Math.max(...distances)];
  return comparables.length === 1
    ? `à ${formatDistance(least)}`
    : `de ${formatDistance(least)} à ${formatDistance(most)} d'ici`;
};

const introOf = (comparables: readonly ComparableSale[]): string => {
  const share = formatRate(comparables.reduce((sum, { weight }) => sum + weight, 0));
  const rest = "toutes les autres font le reste, un peu chacune";
  return comparables.length === 1
    ? `Cette vente, ${reachOf(comparables)}, fait ${share} de l'estimation ; ${rest}.`
    : `Ces ${comparables.length} ventes, ${reachOf(comparables)}, font ${share} de l'estimation ; ${rest}. Compte d'abord ce qui se ressemble : une vente plus proche mais différente pèse moins.`;
};

/** The heaviest sales first; the rank is the number on the map. */
export const ComparablesTable = ({ comparables, parcelId, pointed, onPoint }: ComparablesTableProps) => {
  const heaviest = Math.max(...comparables.map(({ weight }) => weight));
  if (comparables.length === 0) return <Text c="dimmed">Aucune vente comparable à montrer.</Text>;
  return (
    <div>
      <Title order={3}>Les ventes qui pèsent le plus</Title>
      <Text size="xs" c="dimmed" mb={6}>
        {introOf(comparables)}
      </Text>
      <Scrolled className={classes.scroll} label="Ventes comparables">
        <FigureTable className={classes.rows}>
          <thead>
            <tr>
              <th scope="col">Vente</th>
              <th scope="col">Prix</th>
              <th scope="col">Au m²</th>
              <th scope="col">Poids</th>
            </tr>
          </thead>
          <tbody>
            {comparables.map((sale, index) => (
              <Row
                key={sale.saleId}
                sale={sale}
                rank={index + 1}
                own={sale.parcelId === parcelId}
                share={sale.weight / heaviest}
                pointed={pointed === sale.saleId}
                onPoint={onPoint}
              />
            ))}
          </tbody>
        </FigureTable>
      </Scrolled>
    </div>
  );
};
