import { useHotkeys } from "@mantine/hooks";
import { CriteriaForm } from "./CriteriaForm.tsx";
import { LazyMap } from "./LazyMap.tsx";
import { LazySheet } from "./LazySheet.tsx";
import classes from "./SearchPage.module.css";
import { SearchResults } from "./SearchResults.tsx";
import type { SearchPageModel } from "./use-search-page.ts";

/** A window over the page may already be gone when its Esc arrives here: where the key was pressed still tells. */
const isInWindow = ({ target }: Event): boolean =>
  target instanceof Element && target.closest('[role="dialog"]') !== null;

/** Criteria and list on the left, the map, the panel on the right when a parcel is chosen. */
export const DesktopSearch = ({ page }: { readonly page: SearchPageModel }) => {
  const { state } = page;
  const closeParcel = (event: Event): void => {
    if (state.parcelId !== undefined && !isInWindow(event)) page.onClose();
  };
  useHotkeys([["Escape", closeParcel]]);
  return (
    <div className={classes.desktop} data-panel={state.parcelId !== undefined}>
      <h1 className={classes.hidden}>Recherche de parcelles</h1>
      <aside className={classes.left} aria-label="Critères et résultats">
        <div className={classes.criteria}>
          <CriteriaForm state={state} running={page.running} onSearch={page.onCommit} />
        </div>
        <SearchResults {...page} />
      </aside>
      <LazyMap {...page.map} compact={false} hiddenBelow={0} />
      {state.parcelId === undefined ? null : (
        <aside className={classes.right} aria-label="Fiche de la parcelle">
          <LazySheet
            key={state.parcelId}
            parcelId={state.parcelId}
            study={state}
            onStudy={page.onStudy}
            onClose={page.onClose}
          />
        </aside>
      )}
    </div>
  );
};
