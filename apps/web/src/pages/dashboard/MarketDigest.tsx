import { Text } from "@mantine/core";
import { formatChange, formatEurosPerSquareMetre } from "../../kit/format.ts";
import { Block } from "../../kit/ui/Block.tsx";
import { Fact } from "../../kit/ui/Fact.tsx";
import { TextLink } from "../../kit/ui/links.tsx";
import { useShowStatistics } from "../../subjects/market/use-show-statistics.ts";

/** The market where the organisation works most, in five lines. */
export const MarketDigest = () => {
  const query = useShowStatistics();
  return (
    <Block title="Marché" query={query} lines={5} failure="Impossible de charger les données du marché">
      {({ insights }) =>
        insights === null ? (
          <Text c="dimmed">Aucune commune chargée n'a de ventes publiées.</Text>
        ) : (
          <>
            <Fact label="Commune" strong>
              <TextLink to="/market" search={{ commune: insights.codeInsee }}>
                {insights.topCommune}
              </TextLink>
            </Fact>
            <Fact label="Terrain à bâtir, moyenne">
              {insights.avgPricePerSqm === null
                ? "trop peu de ventes"
                : formatEurosPerSquareMetre(insights.avgPricePerSqm)}
            </Fact>
            <Fact label="Évolution sur un an">
              {insights.priceEvolution === null ? "trop peu de ventes" : formatChange(insights.priceEvolution)}
            </Fact>
            <Fact label="Zone la plus divisible">{insights.bestZone ?? "non analysée"}</Fact>
            <Fact label="Nombre de ventes">{insights.demandLevel}</Fact>
            <Text size="xs" c="dimmed" mt={6}>
              {insights.basis}
            </Text>
          </>
        )
      }
    </Block>
  );
};
