import type { Auction, EnrichedAuctions } from "@lotir/contract";
import { Group, SegmentedControl, Skeleton, Stack, Text } from "@mantine/core";
import { useMediaQuery } from "@mantine/hooks";
import { Suspense, useState } from "react";
import { formatQuantity } from "../../kit/format.ts";
import { lazyPart } from "../../kit/lazy-part.ts";
import { Notice } from "../../kit/ui/Notice.tsx";
import { AuctionCalendar } from "../../subjects/auction/AuctionCalendar.tsx";
import { AuctionCard } from "../../subjects/auction/AuctionCard.tsx";
import { AuctionStatsBox } from "../../subjects/auction/AuctionStatsBox.tsx";
import auction from "../../subjects/auction/auction.module.css";
import { ResultsTable } from "../../subjects/auction/ResultsTable.tsx";
import { AUCTION_SORTS, type AuctionSort, type Origin, sortAuctions } from "../../subjects/auction/sort-auctions.ts";
import classes from "./auctions.module.css";
import type { AuctionsState } from "./auctions-state.ts";
import { DistanceFrom } from "./DistanceFrom.tsx";

const AuctionMap = lazyPart(() => import("../../subjects/auction/map/AuctionMap.tsx"));

const MAP_HEIGHT = { wide: 640, narrow: 260 };

interface AuctionResultsProps {
  readonly found: EnrichedAuctions;
  readonly state: AuctionsState;
  readonly onChange: (state: AuctionsState) => void;
  readonly onCadastre: (auction: Auction) => void;
}

const isWanted = (state: AuctionsState, { isDivisible, kind }: Auction): boolean =>
  !state.divisibleOnly || (isDivisible === true && kind !== "apartment");

const Empty = ({ found, onAll }: { readonly found: EnrichedAuctions; readonly onAll: () => void }) =>
  found.topOpportunities.length === 0 ? (
    <Notice kind="info" title="Aucune vente gardée">
      Aucune vente à venir n'a encore été lue pour cette région et ce prix : lancez la recherche.
    </Notice>
  ) : (
    <Notice kind="info" title="Aucune maison divisible" retry={{ onClick: onAll, label: "Afficher toutes les ventes" }}>
      {formatQuantity(found.topOpportunities.length, "vente lue", "ventes lues")}, aucune divisible d'après le cadastre.
    </Notice>
  );

const scrollTo = (id: string): void =>
  document.querySelector(`[data-auction="${CSS.escape(id)}"]`)?.scrollIntoView({ block: "center", behavior: "smooth" });

const Tools = ({
  state,
  onChange,
  onOrigin,
  count,
}: Pick<AuctionResultsProps, "state" | "onChange"> & {
  readonly onOrigin: (from: Origin | undefined) => void;
  readonly count: number;
}) => (
  <div className={classes.tools}>
    <Text fw={600} aria-live="polite">
      {formatQuantity(count, "vente")}
    </Text>
    <Group gap="sm" align="flex-end">
      {state.sort === "distance" ? <DistanceFrom onOrigin={onOrigin} /> : null}
      <SegmentedControl
        size="xs"
        aria-label="Tri"
        value={state.sort}
        data={Object.entries(AUCTION_SORTS).map(([value, label]) => ({ value, label }))}
        onChange={(sort) => onChange({ ...state, sort: sort as AuctionSort })}
      />
      <SegmentedControl
        size="xs"
        aria-label="Vue"
        value={state.view}
        data={[
          { value: "liste", label: "Liste" },
          { value: "calendrier", label: "Calendrier" },
        ]}
        onChange={(view) => onChange({ ...state, view: view === "calendrier" ? "calendrier" : "liste" })}
      />
    </Group>
  </div>
);

/** Figures, cards beside the map, and the results of past sales. */
export const AuctionResults = ({ found, state, onChange, onCadastre }: AuctionResultsProps) => {
  const [chosen, setChosen] = useState<string>();
  const [from, setFrom] = useState<Origin>();
  const narrow = useMediaQuery("(max-width: 900px)", undefined, { getInitialValueInEffect: false });
  const wanted = found.topOpportunities.filter((each) => isWanted(state, each));
  const sorted = sortAuctions(wanted, { by: state.sort, from });
  return (
    <Stack gap="md">
      <AuctionStatsBox stats={found.stats} />
      {found.problem === null ? null : <Notice kind="warning">{found.problem}</Notice>}
      <Tools state={state} onChange={onChange} onOrigin={setFrom} count={sorted.length} />
      {sorted.length === 0 ? <Empty found={found} onAll={() => onChange({ ...state, divisibleOnly: false })} /> : null}
      {sorted.length === 0 ? null : (
        <div className={classes.results}>
          {state.view === "calendrier" ? (
            <AuctionCalendar auctions={sorted} onChoose={({ id }) => setChosen(id)} />
          ) : (
            <ul className={auction.list} aria-label="Ventes aux enchères">
              {sorted.map((each) => (
                <AuctionCard
                  key={each.id}
                  auction={each}
                  chosen={each.id === chosen}
                  onChoose={() => setChosen(each.id)}
                  onCadastre={() => onCadastre(each)}
                />
              ))}
            </ul>
          )}
          <div className={classes.map}>
            <Suspense fallback={<Skeleton h={narrow ? MAP_HEIGHT.narrow : MAP_HEIGHT.wide} />}>
              <AuctionMap
                auctions={sorted}
                chosen={chosen}
                height={narrow ? MAP_HEIGHT.narrow : MAP_HEIGHT.wide}
                onChoose={(id) => {
                  setChosen(id);
                  scrollTo(id);
                }}
              />
            </Suspense>
          </div>
        </div>
      )}
      {found.left > 0 ? (
        <Text c="dimmed" size="sm">
          {formatQuantity(found.left, "autre vente gardée", "autres ventes gardées")}, plus lointaines : baissez le prix
          maximum pour les voir.
        </Text>
      ) : null}
      <ResultsTable results={found.results} />
    </Stack>
  );
};
