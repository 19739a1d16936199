import type { SearchOrder } from "@lotir/contract";
import { MAX_PARCELS } from "@lotir/contract";
import { NativeSelect, Text } from "@mantine/core";
import { formatCount, formatQuantity } from "../../kit/format.ts";
import type { MergedAnalysis } from "../../subjects/parcelle/merge-analyses.ts";
import classes from "./ResultsHeader.module.css";
import type { SearchState } from "./search-state.ts";
import { searchedMoney } from "./searched-money.ts";

const ORDERS: readonly { readonly value: SearchOrder; readonly label: string }[] = [
  { value: "score", label: "Tri : score" },
  { value: "surface", label: "Tri : surface" },
  { value: "prix", label: "Tri : prix" },
  { value: "facade", label: "Tri : façade" },
  { value: "marge", label: "Tri : marge" },
  { value: "residuel", label: "Tri : prix résiduel" },
];

interface ResultsHeaderProps {
  readonly merged: MergedAnalysis;
  readonly state: SearchState;
  readonly onOrder: (order: SearchOrder) => void;
}

const ASSUMED = { organisation: "sous vos hypothèses", publiques: "sous les hypothèses publiques" } as const;

const remarksOf = (
  { matched, matchedWithoutPrice, unscored, rows, assumed }: MergedAnalysis,
  state: SearchState,
): string =>
  [
    searchedMoney(state) === undefined || assumed === undefined ? "" : `marge et résiduel ${ASSUMED[assumed.origin]}`,
    matchedWithoutPrice > 0 ? `${formatCount(matchedWithoutPrice)} sans prix` : "",
    unscored > 0 ? `${formatCount(unscored)} non ${unscored < 2 ? "notée" : "notées"}` : "",
    matched > rows.length && rows.length >= MAX_PARCELS ? `${formatCount(rows.length)} listées` : "",
  ]
    .filter(Boolean)
    .join(" · ");

/** `312 sur 4 344 parcelles`, what is unknown counted apart, and the order. The count is announced as it moves. */
export const ResultsHeader = ({ merged, state, onOrder }: ResultsHeaderProps) => {
  const remarks = remarksOf(merged, state);
  return (
    <div className={classes.header}>
      <Text className="figures" aria-live="polite" aria-atomic="true">
        <strong>{formatCount(merged.matched)}</strong> sur {formatQuantity(merged.total, "parcelle")}
      </Text>
      <NativeSelect
        size="xs"
        w={118}
        flex="none"
        aria-label="Trier les parcelles"
        value={state.order}
        data={[...ORDERS]}
        onChange={(event) => {
          const found = ORDERS.find(({ value }) => value === event.currentTarget.value);
          if (found !== undefined) onOrder(found.value);
        }}
      />
      {remarks === "" ? null : (
        <Text size="xs" c="dimmed" className={`figures ${classes.remarks}`}>
          {remarks}
        </Text>
      )}
    </div>
  );
};
