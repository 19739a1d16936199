import type { SearchDirection, SearchOrder } from "@lotir/contract";
import { MAX_PARCELS } from "@lotir/contract";
import { ActionIcon, Group, NativeSelect, Switch, Text, Tooltip } from "@mantine/core";
import { IconSortAscending, IconSortDescending } from "@tabler/icons-react";
import { Suspense } from "react";
import { formatCount, formatQuantity } from "../../kit/format.ts";
import { lazyPart } from "../../kit/lazy-part.ts";
import type { MergedAnalysis } from "../../subjects/parcelle/merge-analyses.ts";
import classes from "./ResultsHeader.module.css";
import type { SearchState } from "./search-state.ts";

/** A list is read before anything is done of it. */
const ListTools = lazyPart(() => import("./desk/ListTools.tsx"));

const ORDERS: readonly { readonly value: SearchOrder; readonly label: string }[] = [
  { value: "score", label: "Tri : score" },
  { value: "marge", label: "Tri : marge" },
  { value: "surface", label: "Tri : surface" },
  { value: "prix", label: "Tri : prix" },
  { value: "facade", label: "Tri : façade" },
  { value: "residuel", label: "Tri : prix résiduel" },
];

interface ResultsHeaderProps {
  readonly merged: MergedAnalysis;
  readonly state: SearchState;
  readonly onCommit: (state: SearchState) => void;
}

const ASSUMED = { organisation: "sous vos hypothèses", publiques: "sous les hypothèses publiques" } as const;

const remarksOf = ({ matched, matchedWithoutPrice, unscored, rows, assumed, news }: MergedAnalysis): string =>
  [
    news.size === 0 ? "" : `${formatQuantity(news.size, "nouvelle", "nouvelles")} en tête`,
    assumed === undefined ? "" : `marge et résiduel ${ASSUMED[assumed.origin]}`,
    matchedWithoutPrice > 0 ? `${formatCount(matchedWithoutPrice)} sans prix` : "",
    unscored > 0 ? `${formatCount(unscored)} non ${unscored < 2 ? "notée" : "notées"}` : "",
    matched > rows.length && rows.length >= MAX_PARCELS ? `${formatCount(rows.length)} listées` : "",
  ]
    .filter(Boolean)
    .join(" · ");

const OTHER_WAY: Record<SearchDirection, SearchDirection> = { usuel: "inverse", inverse: "usuel" };

const Order = ({ state, onCommit }: Omit<ResultsHeaderProps, "merged">) => {
  const Icon = state.direction === "usuel" ? IconSortDescending : IconSortAscending;
  return (
    <Group gap={4} wrap="nowrap">
      <NativeSelect
        size="xs"
        w={118}
        flex="none"
        aria-label="Trier les parcelles"
        value={state.order}
        data={[...ORDERS]}
        onChange={(event) => {
          const found = ORDERS.find(({ value }) => value === event.currentTarget.value);
          if (found !== undefined) onCommit({ ...state, order: found.value });
        }}
      />
      <Tooltip label={state.direction === "usuel" ? "Le meilleur d'abord" : "Le moins bon d'abord"}>
        <ActionIcon
          variant="default"
          size={30}
          aria-label="Inverser l'ordre"
          aria-pressed={state.direction === "inverse"}
          onClick={() => onCommit({ ...state, direction: OTHER_WAY[state.direction] })}
        >
          <Icon size={16} stroke={1.5} aria-hidden="true" />
        </ActionIcon>
      </Tooltip>
    </Group>
  );
};

/** Refused parcels and slivers, and what the team set aside: each behind one switch with its number. */
const LeftOut = ({ merged: { hidden, setAside }, state, onCommit }: ResultsHeaderProps) => (
  <>
    {hidden === 0 && state.refused === "masques" ? null : (
      <Switch
        size="xs"
        className={classes.refused}
        label={
          state.refused === "masques"
            ? `Montrer ${formatQuantity(hidden, "parcelle refusée", "parcelles refusées")}`
            : "Refusées montrées"
        }
        checked={state.refused === "montres"}
        onChange={(event) => onCommit({ ...state, refused: event.currentTarget.checked ? "montres" : "masques" })}
      />
    )}
    {setAside === 0 && state.setAside === "masquees" ? null : (
      <Switch
        size="xs"
        className={classes.refused}
        label={
          state.setAside === "masquees"
            ? `Montrer ${formatQuantity(setAside, "parcelle écartée", "parcelles écartées")}`
            : "Écartées montrées"
        }
        checked={state.setAside === "montrees"}
        onChange={(event) => onCommit({ ...state, setAside: event.currentTarget.checked ? "montrees" : "masquees" })}
      />
    )}
  </>
);

/** `69 sur 4 344 parcelles`, what is unknown counted apart, what is left out, and the order. The count is announced as it moves. */
export const ResultsHeader = (props: ResultsHeaderProps) => {
  const { merged } = props;
  const remarks = remarksOf(merged);
  return (
    <div className={classes.header}>
      <Text className="figures" aria-live="polite" aria-atomic="true">
        <strong>{formatCount(merged.matched)}</strong> sur {formatQuantity(merged.total, "parcelle")}
      </Text>
      <Order {...props} />
      <div className={classes.second}>
        <div>
          <LeftOut {...props} />
        </div>
        <Group gap={4} wrap="nowrap">
          <Suspense fallback={null}>
            <ListTools state={props.state} />
          </Suspense>
        </Group>
      </div>
      {remarks === "" ? null : (
        <Text size="xs" c="dimmed" className={`figures ${classes.remarks}`}>
          {remarks}
        </Text>
      )}
    </div>
  );
};
