import type { Auction } from "@lotir/contract";
import { Skeleton, Stack } from "@mantine/core";
import { useNavigate, useSearch } from "@tanstack/react-router";
import { useState } from "react";
import { isRefusalWithCode, sentenceOf } from "../../kit/messages.fr.ts";
import { Notice } from "../../kit/ui/Notice.tsx";
import { PlainPage } from "../../kit/ui/PlainPage.tsx";
import { AlertChoice } from "../../subjects/auction/AlertChoice.tsx";
import { CadastreDrawer } from "../../subjects/auction/CadastreDrawer.tsx";
import { SearchProblems, SearchProgress } from "../../subjects/auction/SearchProgress.tsx";
import { SitesPanel } from "../../subjects/auction/SitesPanel.tsx";
import { useCancelAuctionSearch } from "../../subjects/auction/use-cancel-auction-search.ts";
import { useEnrichAuctions } from "../../subjects/auction/use-enrich-auctions.ts";
import { useScrapeAuctions } from "../../subjects/auction/use-scrape-auctions.ts";
import { useShowAuctionSearch } from "../../subjects/auction/use-show-auction-search.ts";
import { AuctionFilters } from "./AuctionFilters.tsx";
import { AuctionResults } from "./AuctionResults.tsx";
import { type AuctionsState, readAuctionsState, writeAuctionsState } from "./auctions-state.ts";

interface FailedProps {
  readonly error: Error;
  readonly onRetry: () => void;
  readonly busy: boolean;
}

/** Spec 1 §8; a site that no Admin turned on is no failure. */
const Failed = ({ error, onRetry, busy }: FailedProps) =>
  isRefusalWithCode(error, "auction-sites-off") ? (
    <Notice kind="info" title="Aucun site activé">
      {sentenceOf(error, "")}
    </Notice>
  ) : (
    <Notice kind="error" title="Erreur lors de la recherche" retry={{ onClick: onRetry, busy }}>
      {sentenceOf(error, "Une erreur est survenue lors de la recherche")}
    </Notice>
  );

/** Sales by auction of a region, read at one's request, linked to their parcels, with how far one may bid. */
export const AuctionsPage = () => {
  const state = readAuctionsState(useSearch({ strict: false }));
  const navigate = useNavigate();
  const [looked, setLooked] = useState<Auction>();
  const scrape = useScrapeAuctions();
  const cancel = useCancelAuctionSearch();
  const search = useShowAuctionSearch(state.region, scrape.isPending);
  const found = useEnrichAuctions(state);
  const write = (next: AuctionsState) => {
    navigate({ to: ".", search: writeAuctionsState(next), replace: true }).catch(() => undefined);
  };
  const { region } = state;
  const isRunning = scrape.isPending || search.data?.status === "running";
  const again = () => region !== undefined && scrape.search(region);
  return (
    <PlainPage
      title="Enchères Immobilières"
      intro="Les ventes judiciaires et de l'État, reliées à leurs parcelles, avec l'enchère à ne pas dépasser."
      wide
    >
      <Stack gap="md">
        <AuctionFilters state={state} busy={isRunning} onChange={write} onSearch={scrape.search} />
        <SitesPanel onTurned={scrape.reset} />
        {region === undefined ? null : <AlertChoice region={region} />}
        {isRunning && region !== undefined && search.data !== undefined ? (
          <SearchProgress
            search={search.data}
            onCancel={() => cancel.mutate({ region })}
            cancelling={cancel.isPending}
          />
        ) : null}
        {scrape.error === null || isRunning ? null : <Failed error={scrape.error} onRetry={again} busy={isRunning} />}
        {isRunning || search.data === undefined ? null : <SearchProblems search={search.data} onRetry={again} />}
        {found.error === null ? null : (
          <Failed error={found.error} onRetry={() => found.refetch()} busy={found.isFetching} />
        )}
        {region !== undefined && found.isPending ? (
          <Skeleton h={360} role="status" aria-label="Ventes : chargement" />
        ) : null}
        {region === undefined ? (
          <Notice kind="info">
            Choisissez une région : ses ventes déjà lues s'affichent, la recherche en lit de nouvelles.
          </Notice>
        ) : null}
        {region === undefined || found.data === undefined ? null : (
          <AuctionResults found={found.data} state={state} onChange={write} onCadastre={setLooked} />
        )}
      </Stack>
      <CadastreDrawer
        auction={looked}
        onClose={() => setLooked(undefined)}
        onSee={(id) => {
          navigate({ to: "/properties/$id", params: { id } }).catch(() => undefined);
        }}
      />
    </PlainPage>
  );
};
