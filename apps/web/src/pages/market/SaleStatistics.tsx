import { KIND_LABELS, type Market, type MarketStatistics, type PricedKind } from "@lotir/contract";
import { Text, Title } from "@mantine/core";
import { formatArea, formatChange, formatCount, formatEurosPerSquareMetre } from "../../kit/format.ts";
import { FigureTable } from "../../kit/ui/FigureTable.tsx";
import { Scrolled } from "../../kit/ui/Scrolled.tsx";
import { PriceDistribution } from "../../subjects/market/charts/PriceDistribution.tsx";
import { PriceEvolution } from "../../subjects/market/charts/PriceEvolution.tsx";
import classes from "./market.module.css";

const price = (value: number | null): string => (value === null ? "–" : formatEurosPerSquareMetre(value));

const Figures = ({ statistics }: { readonly statistics: MarketStatistics }) => (
  <>
    <td>{formatCount(statistics.count)}</td>
    <td>{price(statistics.firstQuartile)}</td>
    <td>
      <strong>{price(statistics.median)}</strong>
    </td>
    <td>{price(statistics.thirdQuartile)}</td>
    <td>{price(statistics.average)}</td>
    <td>{statistics.evolution === null ? "–" : formatChange(statistics.evolution)}</td>
  </>
);

const HEADINGS = ["Ventes", "Premier quart", "Médiane", "Dernier quart", "Moyenne", "Sur un an"];

interface Row {
  readonly label: string;
  readonly statistics: MarketStatistics;
}

const StatisticsTable = ({ first, rows }: { readonly first: string; readonly rows: readonly Row[] }) => (
  <Scrolled className={classes.scroll} label={`Statistiques des ventes : ${first}`}>
    <FigureTable>
      <thead>
        <tr>
          {[first, ...HEADINGS].map((heading) => (
            <th key={heading} scope="col">
              {heading}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ label, statistics }) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            <Figures statistics={statistics} />
          </tr>
        ))}
      </tbody>
    </FigureTable>
  </Scrolled>
);

const sizeLabel = ({ fromM2, toM2 }: Market["byLotSize"][number]): string =>
  toM2 === null ? `plus de ${formatArea(fromM2)}` : `${formatCount(fromM2)} à ${formatArea(toM2)}`;

/** Distribution, evolution, size of the lots, years: the same sales from four sides. */
export const SaleStatistics = ({ market, kind }: { readonly market: Market; readonly kind: PricedKind }) => {
  const { per, count } = market.byKind[kind];
  const name = KIND_LABELS[kind].toLowerCase();
  return (
    <section>
      <Title order={2} mb="sm">
        Ventes DVF · {KIND_LABELS[kind]}
      </Title>
      {count === 0 && market.series[kind].length === 0 ? (
        <Text c="dimmed">Aucune vente de cette nature n'est publiée ici.</Text>
      ) : (
        <div className={classes.charts}>
          <PriceDistribution
            title={`Prix au m², ${name}, toutes les années`}
            bins={market.distribution[kind]}
            per={per}
            estimate={null}
            file={`prix-${market.commune.codeInsee}-${kind}`}
          />
          <PriceEvolution
            title={`Évolution, ${name}`}
            series={market.series[kind]}
            per={per}
            file={`evolution-${market.commune.codeInsee}-${kind}`}
          />
        </div>
      )}
      {kind === "building-land" ? (
        <>
          <Title order={3} mt="lg" mb={4}>
            Selon la taille du lot
          </Title>
          <StatisticsTable
            first="Terrain"
            rows={market.byLotSize.map((band) => ({ label: sizeLabel(band), statistics: band.statistics }))}
          />
        </>
      ) : null}
      <Title order={3} mt="lg" mb={4}>
        Par année
      </Title>
      <StatisticsTable
        first="Année"
        rows={market.byYear.map(({ year, byKind }) => ({ label: String(year), statistics: byKind[kind] }))}
      />
    </section>
  );
};
