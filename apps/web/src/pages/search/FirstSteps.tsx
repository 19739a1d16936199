import { Button, Group, Text } from "@mantine/core";
import { useShowHome } from "../../subjects/commune/use-show-home.ts";
import { usePropertyStats } from "../../subjects/property/use-property-stats.ts";
import classes from "./SearchPage.module.css";
import type { SearchState } from "./search-state.ts";

interface FirstStepsProps {
  readonly state: SearchState;
  readonly firstId: string | undefined;
  readonly onSelect: (id: string) => void;
  readonly onCommit: (state: SearchState) => void;
}

/** Three things to try, for who has just come: shown over the demonstration while nothing was kept yet. */
export const FirstSteps = ({ state, firstId, onSelect, onCommit }: FirstStepsProps) => {
  const stats = usePropertyStats().data;
  const communes = useShowHome().data?.communes ?? [];
  const [only] = state.communes;
  const isDemonstration = communes.some(({ codeInsee, fictional }) => fictional && codeInsee === only);
  if (stats === undefined || stats.total > 0 || !isDemonstration || state.parcelId !== undefined) return null;
  return (
    <section className={classes.steps} aria-label="Trois choses à essayer">
      <Text size="sm" fw={600}>
        Trois choses à essayer sur cette commune fictive
      </Text>
      <Group gap={6} mt={6}>
        <Button size="compact-sm" disabled={firstId === undefined} onClick={() => firstId && onSelect(firstId)}>
          1. Ouvrir la première opération
        </Button>
        <Button size="compact-sm" variant="default" onClick={() => onCommit({ ...state, order: "marge" })}>
          2. Trier par marge
        </Button>
        <Button size="compact-sm" variant="default" onClick={() => onCommit({ ...state, communes: [] })}>
          3. Chercher votre ville
        </Button>
      </Group>
    </section>
  );
};
