import type { Property } from "@lotir/contract";
import { Checkbox, Group, NativeSelect, Paper, Stack, Text } from "@mantine/core";
import { useVirtualizer } from "@tanstack/react-virtual";
import { memo, useLayoutEffect, useRef, useState } from "react";
import { formatArea, formatDate, formatQuantity } from "../../kit/format.ts";
import { TextLink } from "../../kit/ui/links.tsx";
import { useSteady } from "../../kit/use-steady.ts";
import { ParcelOutline } from "../parcelle/ParcelOutline.tsx";
import { ScoreRing } from "../parcelle/ScoreRing.tsx";
import { InlineName } from "./InlineName.tsx";
import { News } from "./News.tsx";
import classes from "./Portfolio.module.css";
import { type PropertyTableProps, toggled } from "./PropertyTable.tsx";
import { RowActions, type RowGestures } from "./RowActions.tsx";
import { StatusDot } from "./StatusDot.tsx";
import { PROPERTY_ORDERS, type PropertyOrder, type PropertySort } from "./sort-properties.ts";

const ORDER_LABELS: Readonly<Record<PropertyOrder, readonly [ascending: string, descending: string]>> = {
  lastUpdate: ["Mise à jour, la plus ancienne d'abord", "Mise à jour, la plus récente d'abord"],
  opportunityScore: ["Score, le plus bas d'abord", "Score, le plus haut d'abord"],
  name: ["Nom, de A à Z", "Nom, de Z à A"],
  status: ["Statut, de A à Z", "Statut, de Z à A"],
};

const keyOf = ({ by, descending }: PropertySort): string => `${by} ${descending ? "descending" : "ascending"}`;

const ORDERS = PROPERTY_ORDERS.flatMap((by) =>
  [false, true].map((descending) => ({
    value: keyOf({ by, descending }),
    label: ORDER_LABELS[by][descending ? 1 : 0],
    sort: { by, descending },
  })),
);

interface CardProps extends RowGestures {
  readonly property: Property;
  readonly news: string | undefined;
  readonly isChosen: boolean;
  readonly onChoose: (id: string) => void;
}

const Card = memo(({ property, news, isChosen, onChoose, ...gestures }: CardProps) => (
  <Paper withBorder p="sm" data-chosen={isChosen}>
    <Group gap="sm" wrap="nowrap" align="flex-start">
      <Stack gap={10} align="center">
        <ParcelOutline outline={property.outline} score={property.opportunityScore} />
        <Checkbox
          size="md"
          aria-label={`Choisir ${property.name}`}
          checked={isChosen}
          onChange={() => onChoose(property.id)}
        />
      </Stack>
      <Stack gap={2} flex={1} miw={0}>
        <InlineName property={property}>
          <TextLink to="/properties/$id" params={{ id: property.id }} fw={600} underline="hover" c="inherit">
            {property.name}
          </TextLink>
        </InlineName>
        <Text size="sm" c="dimmed">
          {property.address}
        </Text>
        <News said={news} />
        <StatusDot status={property.status} />
        <Text size="xs" c="dimmed" className="figures">
          {formatArea(property.landSurface)} · {formatQuantity(property.parcelsCount, "parcelle")} ·{" "}
          {formatDate(property.lastUpdate)}
        </Text>
      </Stack>
      <ScoreRing score={property.opportunityScore} />
    </Group>
    <RowActions property={property} {...gestures} />
  </Paper>
));

const CARD_PX = 168;

/** What scrolls a page inside the frame. */
const SCROLLER = "main";

/** The cards in view and the room of the others: the page itself scrolls, as a phone expects. */
const useShownCards = (properties: readonly Property[]) => {
  const list = useRef<HTMLUListElement>(null);
  const [top, setTop] = useState(0);
  const scroller = () => list.current?.closest(SCROLLER) ?? null;
  // What stands above comes and goes with the choice.
  useLayoutEffect(() => {
    const page = scroller();
    if (list.current === null || page === null) return;
    const { top: from } = page.getBoundingClientRect();
    setTop(Math.round(list.current.getBoundingClientRect().top - from + page.scrollTop));
  });
  const virtual = useVirtualizer({
    count: properties.length,
    getScrollElement: scroller,
    estimateSize: () => CARD_PX,
    getItemKey: (rank) => properties[rank]?.id ?? rank,
    overscan: 6,
    scrollMargin: top,
  });
  return { list, top, virtual };
};

/** The same rows on a phone: sorted, chosen and renamed there too. */
export const PropertyCards = ({
  properties,
  news,
  chosen,
  onChoose,
  sort,
  onSort,
  ...gestures
}: PropertyTableProps) => {
  const { list, top, virtual } = useShownCards(properties);
  const acts = useSteady({ ...gestures, onChoose: (id: string) => onChoose(toggled(chosen, id)) });
  const chosenHere = properties.filter(({ id }) => chosen.has(id)).length;
  return (
    <>
      <Group gap="sm" mb="xs" wrap="nowrap">
        <Checkbox
          size="md"
          aria-label="Choisir toutes les propriétés"
          checked={chosenHere === properties.length}
          indeterminate={chosenHere > 0 && chosenHere < properties.length}
          onChange={(event) => onChoose(new Set(event.currentTarget.checked ? properties.map(({ id }) => id) : []))}
        />
        <NativeSelect
          flex={1}
          aria-label="Trier les propriétés"
          value={keyOf(sort)}
          data={ORDERS.map(({ value, label }) => ({ value, label }))}
          onChange={({ currentTarget: { value } }) => {
            const order = ORDERS.find((each) => each.value === value);
            if (order !== undefined) onSort(order.sort);
          }}
        />
      </Group>
      <ul ref={list} className={classes.cards} style={{ height: virtual.getTotalSize() }}>
        {virtual.getVirtualItems().map(({ index, key, start }) => {
          const property = properties[index];
          return property === undefined ? null : (
            <li
              key={key}
              data-index={index}
              ref={virtual.measureElement}
              aria-setsize={properties.length}
              aria-posinset={index + 1}
              style={{ transform: `translateY(${start - top}px)` }}
            >
              <Card property={property} news={news.get(property.id)} isChosen={chosen.has(property.id)} {...acts} />
            </li>
          );
        })}
      </ul>
    </>
  );
};
