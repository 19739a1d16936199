import type { DivisionGround, PropertySheet } from "@lotir/contract";
import { Button, Group, Stack, Text, Title } from "@mantine/core";
import { formatArea, formatEurosPerSquareMetre, formatRoundedEuros } from "../../kit/format.ts";
import { useStrategyFindings } from "../../subjects/division/engine/use-strategy-findings.ts";
import { StrategyCards } from "../../subjects/division/workflow/StrategyCards.tsx";
import type { Wishes } from "./workflow-address.ts";

interface StrategyStepProps {
  readonly property: PropertySheet;
  readonly ground: DivisionGround | undefined;
  readonly wishes: Wishes;
  readonly onStrategy: (strategy: Wishes["strategy"]) => void;
  readonly onContinue: () => void;
}

const summaryOf = ({ price }: PropertySheet, surface: number): string =>
  price === null || surface === 0
    ? `${formatArea(surface)} · prix inconnu`
    : `${formatArea(surface)} · ${formatRoundedEuros(price)} · ${formatEurosPerSquareMetre(Math.round(price / surface))}`;

/** Step 2: one of four strategies, the formula of each beside what the engine finds. */
export const StrategyStep = ({ property, ground, wishes, onStrategy, onContinue }: StrategyStepProps) => {
  const surface = property.landSurface ?? property.surface ?? 0;
  const findings = useStrategyFindings(ground, {
    minLotSize: wishes.minLotSize,
    isCleared: !wishes.preserveBuildings && (ground?.builtM2 ?? 0) > 0,
  });
  return (
    <Stack gap="md">
      <div>
        <Title order={2}>Quelle division cherchez-vous ?</Title>
        <Text c="dimmed" className="figures">
          {summaryOf(property, surface)}
        </Text>
      </div>
      <StrategyCards
        groundM2={surface}
        leastLotM2={wishes.minLotSize}
        chosen={wishes.strategy}
        findings={findings}
        onChoose={onStrategy}
      />
      <Group justify="flex-end">
        {wishes.strategy === undefined ? null : (
          <Button variant="default" onClick={() => onStrategy(undefined)}>
            Changer de stratégie
          </Button>
        )}
        <Button disabled={wishes.strategy === undefined} onClick={onContinue}>
          Valider et continuer
        </Button>
      </Group>
    </Stack>
  );
};
