import { Button, Group, Text } from "@mantine/core";
import { useStore } from "../../../kit/store.ts";
import { Notice } from "../../../kit/ui/Notice.tsx";
import type { PlanStore, ShownClash } from "./plan-store.ts";

const sentence = ({ by, mine, stands, labels }: ShownClash): string => {
  const who = by ?? "Un autre membre";
  if (stands === null) return `${who} a supprimé un objet que vous modifiiez.`;
  if (mine === null) return `${who} a modifié un objet que vous supprimiez.`;
  const what = labels.length === 0 ? "un objet" : `le même objet (${labels.join(", ").toLowerCase()})`;
  return `${who} a modifié ${what} en même temps que vous : sa version est affichée.`;
};

/** Two people on the same object: whoever drew second chooses. */
export const ClashNotice = ({ plan }: { readonly plan: PlanStore }) => {
  const clashes = useStore(plan, (state) => state.clashes);
  const [clash] = clashes;
  if (clash === undefined) return null;
  return (
    <Notice kind="warning">
      <Text size="sm">{sentence(clash)}</Text>
      <Group gap="xs" mt={6}>
        <Button size="compact-sm" variant="default" onClick={() => plan.yield(clash)}>
          Garder la sienne
        </Button>
        <Button size="compact-sm" onClick={() => plan.insist(clash)}>
          Mettre la mienne
        </Button>
      </Group>
    </Notice>
  );
};
