import { KIND_LABELS, type MarketZone, type PricedKind } from "@lotir/contract";
import { Text, Title } from "@mantine/core";
import { formatArea, formatCount, formatEurosPerSquareMetre, formatRate } from "../../kit/format.ts";
import { FigureTable } from "../../kit/ui/FigureTable.tsx";
import { Scrolled } from "../../kit/ui/Scrolled.tsx";
import { ZoneBadge } from "../../subjects/reglement/ZoneBadge.tsx";
import classes from "./market.module.css";

interface ZoneAnalysisProps {
  readonly zones: readonly MarketZone[];
  readonly kind: PricedKind;
}

const Row = ({ zone, kind }: { readonly zone: MarketZone; readonly kind: PricedKind }) => {
  const sold = zone.byKind?.[kind];
  return (
    <tr>
      <th scope="row">
        <ZoneBadge libelle={zone.zone} />
      </th>
      <td>{formatCount(zone.parcels)}</td>
      <td>{formatArea(zone.medianAreaM2)}</td>
      <td>{zone.divisible === null ? "–" : formatCount(zone.divisible)}</td>
      <td>{zone.medianMargin === null ? "–" : formatRate(zone.medianMargin)}</td>
      <td>{formatCount(sold?.count ?? 0)}</td>
      <td>{sold?.median == null ? "–" : formatEurosPerSquareMetre(sold.median)}</td>
    </tr>
  );
};

/** Zone by zone: what there is, what divides and at what margin, what it sells for. */
export const ZoneAnalysis = ({ zones, kind }: ZoneAnalysisProps) => (
  <section>
    <Title order={2} mb="sm">
      Zones du PLU
    </Title>
    {zones.length === 0 ? (
      <Text c="dimmed">Aucun zonage n'est publié pour cette commune.</Text>
    ) : (
      <Scrolled className={classes.scroll} label="Zones, en tableau">
        <FigureTable>
          <thead>
            <tr>
              <th scope="col">Zone</th>
              <th scope="col">Parcelles</th>
              <th scope="col">Surface médiane</th>
              <th scope="col">Divisibles ou à vérifier</th>
              <th scope="col">Marge médiane</th>
              <th scope="col">Ventes</th>
              <th scope="col">Médiane, {KIND_LABELS[kind].toLowerCase()}</th>
            </tr>
          </thead>
          <tbody>
            {zones.map((zone) => (
              <Row key={zone.zone} zone={zone} kind={kind} />
            ))}
          </tbody>
        </FigureTable>
      </Scrolled>
    )}
    <Text size="xs" c="dimmed" mt={6}>
      Marges sous hypothèses publiques : marchand de biens, coûts usuels, achat au prix estimé.
    </Text>
  </section>
);
