import { Suspense } from "react";
import { lazyPart } from "../../kit/lazy-part.ts";
import { sentenceOf } from "../../kit/messages.fr.ts";
import { Notice } from "../../kit/ui/Notice.tsx";
import { SearchedListings } from "../../subjects/listing/SearchedListings.tsx";
import type { MergedAnalysis } from "../../subjects/parcelle/merge-analyses.ts";
import type { SearchedCommune } from "../../subjects/parcelle/use-analyze-commune.ts";
import type { ParcelMarks } from "../../subjects/parcelle/use-list-parcel-marks.ts";
import { DoubtNotice } from "./DoubtNotice.tsx";
import { DeskOfList } from "./desk/DeskOfList.tsx";
import type { Selection } from "./desk/use-selection.ts";
import { FilterChips } from "./FilterChips.tsx";
import { Invitation } from "./Invitation.tsx";
import { ListSkeleton } from "./ListSkeleton.tsx";
import { ParcelList } from "./ParcelList.tsx";
import { PartialNotice } from "./PartialNotice.tsx";
import { ResultsHeader } from "./ResultsHeader.tsx";
import classes from "./SearchPage.module.css";
import type { SearchState } from "./search-state.ts";

/** A first load, a first visit, nothing found: most searches never show them. */
const CommuneLoading = lazyPart(() =>
  import("./CommuneLoading.tsx").then(({ CommuneLoading: part }) => ({ default: part })),
);
const ScanProgress = lazyPart(() => import("./ScanProgress.tsx").then(({ ScanProgress: part }) => ({ default: part })));
const FirstSteps = lazyPart(() => import("./FirstSteps.tsx").then(({ FirstSteps: part }) => ({ default: part })));
const EmptyResults = lazyPart(() => import("./EmptyResults.tsx").then(({ EmptyResults: part }) => ({ default: part })));

export interface SearchResultsProps {
  readonly state: SearchState;
  readonly communes: readonly SearchedCommune[];
  /** Null until one commune has answered with its parcels. */
  readonly merged: MergedAnalysis | null;
  readonly hoveredId: string | null;
  readonly marks: ParcelMarks;
  readonly selection: Selection;
  readonly onHover: (id: string | null) => void;
  readonly onSelect: (id: string) => void;
  readonly onCompare: (ids: readonly string[]) => void;
  readonly onPreview: (state: SearchState) => void;
  readonly onCommit: (state: SearchState) => void;
}

const SearchError = ({ commune }: { readonly commune: SearchedCommune }) =>
  commune.error === null ? null : (
    <Notice kind="error" title="Erreur recherche" retry={{ onClick: commune.retry, busy: commune.fetching }}>
      {sentenceOf(commune.error, "Une erreur est survenue lors de la recherche")}
    </Notice>
  );

const isLoading = ({ analysis, state, error }: SearchedCommune): boolean =>
  analysis === null && state !== null && error === null;

const Found = (props: SearchResultsProps & { readonly merged: MergedAnalysis }) => {
  const { state, communes, merged, onCommit } = props;
  const fetching = communes.some((commune) => commune.fetching);
  return (
    <>
      <Suspense fallback={null}>
        <FirstSteps state={state} firstId={merged.rows[0]?.parcelId} onSelect={props.onSelect} onCommit={onCommit} />
      </Suspense>
      <ResultsHeader merged={merged} state={state} onCommit={onCommit} />
      <FilterChips
        state={state}
        zones={merged.zones}
        matched={fetching ? null : merged.matched}
        assumed={merged.assumed}
        onPreview={props.onPreview}
        onCommit={onCommit}
      />
      <div className={classes.rule} data-busy={fetching} />
      {merged.rows.length === 0 ? (
        <Suspense fallback={null}>
          <EmptyResults state={state} relaxations={merged.relaxations} onRelax={onCommit} />
        </Suspense>
      ) : (
        <DeskOfList
          marks={props.marks}
          news={merged.news}
          selection={props.selection}
          state={state}
          onCompare={props.onCompare}
          onOpen={props.onSelect}
        >
          <SearchedListings rows={merged.rows} stale={fetching}>
            <ParcelList
              rows={merged.rows}
              selectedId={state.parcelId}
              hoveredId={props.hoveredId}
              onHover={props.onHover}
              onSelect={props.onSelect}
              showCommune={communes.length > 1}
              stale={fetching}
            />
          </SearchedListings>
        </DeskOfList>
      )}
    </>
  );
};

/** Under the form: invitation, error, first load, partial answer, list or empty; several may stand together. */
export const SearchResults = (props: SearchResultsProps) => {
  const { communes, merged } = props;
  if (communes.length === 0) {
    return <Invitation onCommune={(code) => props.onCommit({ ...props.state, communes: [code] })} />;
  }
  const notices = communes.filter(
    ({ error, state, analysis }) => error !== null || (analysis && state?.status === "partial"),
  );
  const doubted = communes.filter(
    ({ analysis, state }) => analysis !== null && state !== null && state.doubts.length > 0,
  );
  const waiting = merged === null && communes.some(({ error, state }) => error === null && state === null);
  return (
    <div className={classes.results}>
      {notices.length + doubted.length === 0 ? null : (
        <div className={classes.notices}>
          {doubted.map((commune) => (
            <DoubtNotice key={`doute-${commune.codeInsee}`} commune={commune} />
          ))}
          {notices.map((commune) =>
            commune.error === null ? (
              <PartialNotice key={commune.codeInsee} commune={commune} />
            ) : (
              <SearchError key={commune.codeInsee} commune={commune} />
            ),
          )}
        </div>
      )}
      {communes.filter(isLoading).map((commune) => (
        <Suspense key={commune.codeInsee} fallback={null}>
          <CommuneLoading commune={commune} />
        </Suspense>
      ))}
      {communes.map((commune) => (
        <Suspense key={`division-${commune.codeInsee}`} fallback={null}>
          <ScanProgress commune={commune} />
        </Suspense>
      ))}
      {waiting ? <ListSkeleton /> : null}
      {merged === null ? null : <Found {...props} merged={merged} />}
    </div>
  );
};
