import { Button, Checkbox, Group, Select, Stack, Text, Title } from "@mantine/core";
import { useState } from "react";
import { formatArea, formatEstimate, formatLength } from "../../../kit/format.ts";
import { Fact } from "../../../kit/ui/Fact.tsx";
import { FigureInput } from "../../../kit/ui/FigureInput.tsx";
import type { DrawnLot, DrawnPlan } from "../engine/draw-plan.ts";
import { LotAccess } from "./LotAccess.tsx";

interface LotPanelProps {
  readonly lot: DrawnLot;
  readonly others: readonly DrawnLot[];
  readonly way: DrawnPlan["ways"][number] | undefined;
  readonly onMoveAccess: () => void;
  readonly isLocked: boolean;
  readonly onLock: (locked: boolean) => void;
  readonly onArea: (areaM2: number) => void;
  readonly onSplit: () => void;
  readonly onMerge: (other: number) => void;
}

/** The chosen lot: its area typed and solved exactly, locked, cut in two or joined to another. */
export const LotPanel = ({ lot, others, isLocked, onLock, onArea, onSplit, onMerge, ...access }: LotPanelProps) => {
  const [asked, setAsked] = useState<number | null>(null);
  return (
    <section aria-label={`Lot ${lot.letter}`}>
      <Title order={3}>Lot {lot.letter}</Title>
      <Stack gap={6} mt={6}>
        <form
          onSubmit={(event) => {
            event.preventDefault();
            if (asked !== null) onArea(asked);
          }}
        >
          <Group gap="xs" align="flex-end">
            <FigureInput
              label="Surface visée"
              suffix=" m²"
              min={1}
              max={100_000}
              w={140}
              placeholder={formatArea(lot.areaM2)}
              value={asked}
              onValue={setAsked}
            />
            <Button type="submit" size="sm" variant="default" disabled={asked === null || isLocked}>
              Résoudre
            </Button>
          </Group>
        </form>
        <Checkbox
          size="xs"
          label="verrouiller la surface"
          checked={isLocked}
          onChange={(event) => onLock(event.currentTarget.checked)}
        />
        <Fact label="Surface">{formatArea(lot.areaM2)}</Fact>
        <Fact label="Façade">{formatLength(lot.frontageM)}</Fact>
        <Fact label="Maison possible">{lot.houseM2 === null ? "maison conservée" : formatArea(lot.houseM2)}</Fact>
        <Fact label="Prix">{lot.priceEur === null ? "inconnu" : formatEstimate(lot.priceEur)}</Fact>
        <LotAccess {...access} />
        <Group gap="xs">
          <Button size="xs" variant="default" onClick={onSplit}>
            Couper en deux
          </Button>
          <Select
            size="xs"
            w={150}
            placeholder="Réunir avec…"
            aria-label="Réunir avec un autre lot"
            value={null}
            data={others.map(({ number, letter }) => ({ value: String(number), label: `Lot ${letter}` }))}
            onChange={(value) => {
              if (value !== null) onMerge(Number(value));
            }}
          />
        </Group>
        <Text size="xs" c="dimmed">
          Tirez une poignée de limite : le milieu la pousse, les bouts la tournent.
        </Text>
      </Stack>
    </section>
  );
};
