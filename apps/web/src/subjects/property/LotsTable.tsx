import { LOT_STATUS_LABELS, LOT_TYPE_LABELS, type Lot, type PropertySheet } from "@lotir/contract";
import { ActionIcon, Group } from "@mantine/core";
import { IconPencil, IconTrash } from "@tabler/icons-react";
import { formatArea, formatEuros, formatRoundedEuros } from "../../kit/format.ts";
import { FigureTable } from "../../kit/ui/FigureTable.tsx";
import { Scrolled } from "../../kit/ui/Scrolled.tsx";
import classes from "./PropertyBlocks.module.css";
import { usePropertyBilan } from "./use-property-bilan.ts";

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

interface LotRowProps {
  readonly lot: Lot;
  /** What is left of the price once its VAT is paid; undefined where no balance says it. */
  readonly priceBeforeVatEur: number | undefined;
  readonly onEdit: () => void;
  readonly onDelete: () => void;
}

const LotRow = ({ lot, priceBeforeVatEur, onEdit, onDelete }: LotRowProps) => (
  <tr>
    <th scope="row">
      Lot {lot.lotNumber}
      {lot.description === "" ? null : <small>{lot.description}</small>}
    </th>
    <td>{LOT_TYPE_LABELS[lot.type]}</td>
    <td>{formatArea(lot.surface)}</td>
    <td>{lot.buildableArea === null ? "—" : formatArea(lot.buildableArea)}</td>
    <td>{formatEuros(sum(lot.workEstimates.map(({ amount }) => amount)))}</td>
    <td>{formatEuros(lot.estimatedSalePrice)}</td>
    <td>{priceBeforeVatEur === undefined ? "—" : formatRoundedEuros(priceBeforeVatEur)}</td>
    <td>{LOT_STATUS_LABELS[lot.status]}</td>
    <td>
      <Group gap={4} justify="flex-end" wrap="nowrap">
        <ActionIcon variant="subtle" color="gray" aria-label={`Modifier le lot ${lot.lotNumber}`} onClick={onEdit}>
          <IconPencil size={18} stroke={1.5} />
        </ActionIcon>
        <ActionIcon variant="subtle" color="gray" aria-label={`Supprimer le lot ${lot.lotNumber}`} onClick={onDelete}>
          <IconTrash size={18} stroke={1.5} />
        </ActionIcon>
      </Group>
    </td>
  </tr>
);

interface TotalsProps {
  readonly lots: readonly Lot[];
  readonly groundM2: number;
  readonly salesBeforeVatEur: number | undefined;
}

const Totals = ({ lots, groundM2, salesBeforeVatEur }: TotalsProps) => {
  const surface = sum(lots.map((lot) => lot.surface));
  return (
    <tr className={classes.total}>
      <th scope="row">{lots.length < 2 ? "1 lot" : `${lots.length} lots`}</th>
      <td />
      <td>
        {formatArea(surface)}
        <small>sur {formatArea(groundM2)}</small>
      </td>
      <td />
      <td>{formatEuros(sum(lots.flatMap(({ workEstimates }) => workEstimates.map(({ amount }) => amount))))}</td>
      <td>{formatEuros(sum(lots.map(({ estimatedSalePrice }) => estimatedSalePrice)))}</td>
      <td>{salesBeforeVatEur === undefined ? "—" : formatRoundedEuros(salesBeforeVatEur)}</td>
      <td />
      <td />
    </tr>
  );
};

interface LotsTableProps {
  readonly property: PropertySheet;
  readonly onEdit: (lot: Lot) => void;
  readonly onDelete: (lot: Lot) => void;
}

/** The lots entered, what they sell for with VAT and without, and their sums beside the ground. */
export const LotsTable = ({ property, onEdit, onDelete }: LotsTableProps) => {
  const { potentialLots: lots, landSurface } = property;
  const balanced = usePropertyBilan(property).data?.bilan?.sales;
  // Only where each lot has its sale: a balance that refused says nothing of any.
  const sales = balanced?.length === lots.length ? balanced : undefined;
  return (
    <Scrolled className={classes.scroll} label="Tableau des lots">
      <FigureTable>
        <thead>
          <tr>
            <th scope="col">Lot</th>
            <th scope="col">Type</th>
            <th scope="col">Surface</th>
            <th scope="col">Constructible</th>
            <th scope="col">Travaux</th>
            <th scope="col">Prix TTC</th>
            <th scope="col">Prix HT</th>
            <th scope="col">Statut</th>
            <th scope="col">Actions</th>
          </tr>
        </thead>
        <tbody>
          {lots.map((lot, rank) => (
            <LotRow
              key={lot.id}
              lot={lot}
              priceBeforeVatEur={sales?.[rank]?.priceBeforeVatEur}
              onEdit={() => onEdit(lot)}
              onDelete={() => onDelete(lot)}
            />
          ))}
          <Totals
            lots={lots}
            groundM2={landSurface}
            salesBeforeVatEur={sales && sum(sales.map(({ priceBeforeVatEur }) => priceBeforeVatEur))}
          />
        </tbody>
      </FigureTable>
    </Scrolled>
  );
};
