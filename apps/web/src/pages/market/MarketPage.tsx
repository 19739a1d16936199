import type { Market } from "@lotir/contract";
import { Skeleton, Stack, Text } from "@mantine/core";
import { useNavigate, useSearch } from "@tanstack/react-router";
import { formatDate } from "../../kit/format.ts";
import { isRefusalWithCode, sentenceOf } from "../../kit/messages.fr.ts";
import { TextLink } from "../../kit/ui/links.tsx";
import { Notice } from "../../kit/ui/Notice.tsx";
import { PlainPage } from "../../kit/ui/PlainPage.tsx";
import { useShowHome } from "../../subjects/commune/use-show-home.ts";
import { useShowMarket } from "../../subjects/market/use-show-market.ts";
import { Insights } from "./Insights.tsx";
import { MarketFilters } from "./MarketFilters.tsx";
import { MarketKpis } from "./MarketKpis.tsx";
import { type MarketState, readMarketState, writeMarketState } from "./market-state.ts";
import { orderCommunes } from "./order-communes.ts";
import { PriceSurfaceSection } from "./PriceSurfaceSection.tsx";
import { ReferenceValues } from "./ReferenceValues.tsx";
import { SaleStatistics } from "./SaleStatistics.tsx";
import { SalesTable } from "./SalesTable.tsx";
import { ZoneAnalysis } from "./ZoneAnalysis.tsx";

const sourceLine = ({ source }: Market): string =>
  `${source.source}, édition du ${formatDate(source.vintage)}. Période du ${formatDate(source.from)} au ${formatDate(source.until)} : elle finit à la dernière vente publiée.`;

const Report = ({ market, state }: { readonly market: Market; readonly state: MarketState }) => (
  <Stack gap={28}>
    <MarketKpis market={market} kind={state.kind} />
    <Insights insights={market.insights} />
    <SaleStatistics market={market} kind={state.kind} />
    <PriceSurfaceSection codeInsee={market.commune.codeInsee} kind={state.kind} />
    <ZoneAnalysis zones={market.byZone} kind={state.kind} />
    <SalesTable
      key={`${market.commune.codeInsee}-${state.kind}-${state.period}-${state.zone ?? ""}`}
      codeInsee={market.commune.codeInsee}
      period={state.period}
      zone={state.zone}
      kind={state.kind}
    />
    <ReferenceValues />
    <Text size="sm" c="dimmed">
      {sourceLine(market)}{" "}
      <TextLink to="/methodologie" size="sm">
        Méthode
      </TextLink>
    </Text>
  </Stack>
);

const NothingLoaded = () => (
  <Notice kind="info" title="Aucune commune chargée">
    Les statistiques portent sur les communes que vous avez déjà cherchées.{" "}
    <TextLink to="/search">Chercher une commune</TextLink>
  </Notice>
);

interface FailedProps {
  readonly error: Error;
  readonly onRetry: () => unknown;
  readonly busy: boolean;
}

const Failed = ({ error, onRetry, busy }: FailedProps) =>
  isRefusalWithCode(error, "no-sales") ? (
    <Notice kind="info">
      Aucune donnée DVF n'existe pour cette commune. Choisissez-en une autre, ou une zone plus large.
    </Notice>
  ) : (
    <Notice kind="error" retry={{ onClick: onRetry, busy }}>
      {sentenceOf(error, "Impossible de charger les données du marché")}
    </Notice>
  );

/** Prices, volumes and zones of a loaded commune, from its published sales and its analysed parcels. */
export const MarketPage = () => {
  const state = readMarketState(useSearch({ strict: false }));
  const navigate = useNavigate();
  const home = useShowHome();
  const communes = orderCommunes(home.data?.communes ?? []);
  const commune = state.commune ?? communes[0]?.codeInsee;
  const market = useShowMarket({ commune, period: state.period, zone: state.zone });
  const everyZone = useShowMarket({ commune, period: state.period, zone: undefined });
  const write = (next: MarketState) => {
    navigate({ to: ".", search: writeMarketState(next) }).catch(() => undefined);
  };
  return (
    <PlainPage title="Analyse de marché" intro="Ce que disent les ventes publiées et l'analyse des parcelles." wide>
      <Stack gap="lg">
        {communes.length === 0 && home.isSuccess ? <NothingLoaded /> : null}
        {communes.length === 0 ? null : (
          <MarketFilters
            state={{ ...state, commune }}
            communes={communes}
            zones={everyZone.data?.byZone ?? []}
            onChange={write}
          />
        )}
        {market.error === null ? null : (
          <Failed error={market.error} onRetry={() => market.refetch()} busy={market.isFetching} />
        )}
        {home.isPending || (commune !== undefined && market.isPending) ? (
          <Stack role="status" aria-label="Données en cours de chargement">
            <Text c="dimmed">Données en cours de chargement</Text>
            <Skeleton h={88} />
            <Skeleton h={260} />
          </Stack>
        ) : null}
        {market.data === undefined || market.error !== null ? null : <Report market={market.data} state={state} />}
      </Stack>
    </PlainPage>
  );
};
