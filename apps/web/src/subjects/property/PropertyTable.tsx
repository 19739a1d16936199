import type { Property } from "@lotir/contract";
import { Checkbox, Table, Text, UnstyledButton } from "@mantine/core";
import { useVirtualizer } from "@tanstack/react-virtual";
import { memo, useRef } from "react";
import { formatArea, formatCount, formatDate } from "../../kit/format.ts";
import { TextLink } from "../../kit/ui/links.tsx";
import { useSteady } from "../../kit/use-steady.ts";
import { ParcelOutline } from "../parcelle/ParcelOutline.tsx";
import { ScoreRing } from "../parcelle/ScoreRing.tsx";
import { ZoneBadge } from "../reglement/ZoneBadge.tsx";
import { InlineName } from "./InlineName.tsx";
import { News } from "./News.tsx";
import classes from "./Portfolio.module.css";
import { RowActions, type RowGestures } from "./RowActions.tsx";
import { StatusDot } from "./StatusDot.tsx";
import type { PropertyOrder, PropertySort } from "./sort-properties.ts";

export interface PropertyTableProps extends RowGestures {
  readonly properties: readonly Property[];
  /** What colleagues just did, by property. */
  readonly news: ReadonlyMap<string, string>;
  readonly chosen: ReadonlySet<string>;
  readonly onChoose: (ids: ReadonlySet<string>) => void;
  readonly sort: PropertySort;
  readonly onSort: (sort: PropertySort) => void;
}

export const toggled = (chosen: ReadonlySet<string>, id: string): ReadonlySet<string> => {
  const next = new Set(chosen);
  if (!next.delete(id)) next.add(id);
  return next;
};

interface SortedHeadProps extends Pick<PropertyTableProps, "sort" | "onSort"> {
  readonly by: PropertyOrder;
  readonly label: string;
  readonly right?: boolean;
}

/** A head that sorts: pressed again, the other way. */
const SortedHead = ({ by, label, right = false, sort, onSort }: SortedHeadProps) => {
  const isOn = sort.by === by;
  return (
    <Table.Th ta={right ? "right" : "left"} aria-sort={isOn ? (sort.descending ? "descending" : "ascending") : "none"}>
      <UnstyledButton
        fz="inherit"
        fw="inherit"
        onClick={() => onSort({ by, descending: isOn ? !sort.descending : by !== "name" && by !== "status" })}
      >
        {label}
        <span aria-hidden="true">{isOn ? (sort.descending ? " ↓" : " ↑") : ""}</span>
      </UnstyledButton>
    </Table.Th>
  );
};

interface RowProps extends RowGestures {
  readonly property: Property;
  readonly news: string | undefined;
  readonly isChosen: boolean;
  readonly onChoose: (id: string) => void;
}

/** What answers a click of its own. */
const OWN_CLICK = "a, button, input, label";

/** Scrolling draws the rows that come, and no other again. */
const PropertyRow = memo(({ property, news, isChosen, onChoose, ...gestures }: RowProps) => (
  <Table.Tr
    className={classes.row}
    onClick={({ target }) => {
      // By keyboard, its button « Aperçu » does the same.
      if (target instanceof Element && target.closest(OWN_CLICK) === null) gestures.onLook(property);
    }}
  >
    <Table.Td>
      <Checkbox aria-label={`Choisir ${property.name}`} checked={isChosen} onChange={() => onChoose(property.id)} />
    </Table.Td>
    <Table.Td>
      <div className={classes.property}>
        <ParcelOutline outline={property.outline} score={property.opportunityScore} size={40} />
        <div className={classes.names}>
          <InlineName property={property}>
            <TextLink to="/properties/$id" params={{ id: property.id }} fw={600} underline="hover" c="inherit">
              {property.name}
            </TextLink>
          </InlineName>
          <Text size="xs" c="dimmed" truncate>
            {property.address} · <span className="figures">{formatArea(property.landSurface)}</span>
          </Text>
          <News said={news} />
        </div>
        {property.pluZone === null ? null : <ZoneBadge libelle={property.pluZone} />}
      </div>
    </Table.Td>
    <Table.Td>
      <StatusDot status={property.status} />
    </Table.Td>
    <Table.Td ta="right" className="figures">
      {formatCount(property.parcelsCount)}
    </Table.Td>
    <Table.Td>
      <ScoreRing score={property.opportunityScore} size={32} />
    </Table.Td>
    <Table.Td ta="right" className="figures">
      {formatDate(property.lastUpdate)}
    </Table.Td>
    <Table.Td>
      <RowActions property={property} {...gestures} />
    </Table.Td>
  </Table.Tr>
));

const ROW_PX = 44;
/** Fewer rows than this are all drawn, in the page's own flow. */
const MANY = 60;

/** The rows in view of a long table, and the room of the others; all of a short one. */
const useShownRows = (properties: readonly Property[]) => {
  const scroller = useRef<HTMLDivElement>(null);
  const isLong = properties.length > MANY;
  const virtual = useVirtualizer({
    count: isLong ? properties.length : 0,
    getScrollElement: () => scroller.current,
    estimateSize: () => ROW_PX,
    overscan: 10,
  });
  const items = virtual.getVirtualItems();
  const shown = isLong ? items.flatMap(({ index }) => properties[index] ?? []) : properties;
  return {
    scroller,
    isLong,
    shown,
    before: items[0]?.start ?? 0,
    after: isLong ? virtual.getTotalSize() - (items.at(-1)?.end ?? 0) : 0,
  };
};

/** Dense but airy: 44 px a row. */
export const PropertyTable = ({
  properties,
  news,
  chosen,
  onChoose,
  sort,
  onSort,
  ...gestures
}: PropertyTableProps) => {
  const { scroller, isLong, shown, before, after } = useShownRows(properties);
  const acts = useSteady({ ...gestures, onChoose: (id: string) => onChoose(toggled(chosen, id)) });
  return (
    <div ref={scroller} className={classes.frame} data-long={isLong}>
      <Table className={classes.table} verticalSpacing={0} horizontalSpacing="sm" highlightOnHover>
        <Table.Thead>
          <Table.Tr>
            <Table.Th w={36}>
              <Checkbox
                aria-label="Choisir toutes les propriétés"
                checked={properties.every(({ id }) => chosen.has(id))}
                indeterminate={
                  properties.some(({ id }) => chosen.has(id)) && !properties.every(({ id }) => chosen.has(id))
                }
                onChange={(event) =>
                  onChoose(new Set(event.currentTarget.checked ? properties.map(({ id }) => id) : []))
                }
              />
            </Table.Th>
            <SortedHead by="name" label="Propriété" sort={sort} onSort={onSort} />
            <SortedHead by="status" label="Statut" sort={sort} onSort={onSort} />
            <Table.Th ta="right">Parcelles</Table.Th>
            <SortedHead by="opportunityScore" label="Score" sort={sort} onSort={onSort} />
            <SortedHead by="lastUpdate" label="Mise à jour" right sort={sort} onSort={onSort} />
            <Table.Th ta="right">Actions</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {before > 0 ? <tr style={{ height: before }} /> : null}
          {shown.map((property) => (
            <PropertyRow
              key={property.id}
              property={property}
              news={news.get(property.id)}
              isChosen={chosen.has(property.id)}
              {...acts}
            />
          ))}
          {after > 0 ? <tr style={{ height: after }} /> : null}
        </Table.Tbody>
      </Table>
    </div>
  );
};
