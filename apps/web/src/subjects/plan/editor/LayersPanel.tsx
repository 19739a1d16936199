import { isSurvey, LAYER_LABELS, PLAN_LAYERS } from "@lotir/plan";
import { Button, Checkbox, Stack, Title } from "@mantine/core";
import { useStore } from "../../../kit/store.ts";
import type { DrawingTable } from "./drawing-table.ts";

/** Which layers are seen on this screen: one that is hidden is neither taken nor snapped to. */
export const LayersPanel = ({ table }: { readonly table: DrawingTable }) => {
  const objects = useStore(table.plan, (state) => state.objects);
  const hidden = useStore(table.state, (state) => state.hiddenLayers);
  const counts = new Map(PLAN_LAYERS.map((layer) => [layer, objects.filter((each) => each.layer === layer).length]));
  return (
    <section aria-labelledby="calques">
      <Title order={3} size="h6" id="calques" mb={6}>
        Calques
      </Title>
      <Stack gap={6}>
        {PLAN_LAYERS.filter((layer) => (counts.get(layer) ?? 0) > 0 || layer === "annotations").map((layer) => (
          <Checkbox
            key={layer}
            size="xs"
            label={`${LAYER_LABELS[layer]} (${counts.get(layer) ?? 0})`}
            checked={!hidden.has(layer)}
            onChange={({ currentTarget: { checked } }) =>
              table.state.set({
                hiddenLayers: new Set(checked ? [...hidden].filter((each) => each !== layer) : [...hidden, layer]),
                targets: null,
              })
            }
          />
        ))}
        {(counts.get("survey") ?? 0) === 0 ? null : (
          <Button
            size="compact-xs"
            variant="subtle"
            onClick={() =>
              table.plan.draw(objects.filter(isSurvey).map((before) => ({ id: before.id, before, after: null })))
            }
          >
            Retirer le plan du géomètre
          </Button>
        )}
      </Stack>
    </section>
  );
};
