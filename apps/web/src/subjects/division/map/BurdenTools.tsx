import { BURDEN_LABELS, GroundBurden } from "@lotir/contract";
import { Button, Group, Text } from "@mantine/core";
import { type GroundDrawing, LEAST_CORNERS, MOST_BURDENS } from "./ground-drawing.ts";

const KINDS = GroundBurden.shape.kind.options;

interface BurdenToolsProps {
  readonly drawing: GroundDrawing;
  /** The middle of the map: corners are placed there without a mouse. */
  readonly middle: () => readonly [number, number] | undefined;
}

const Drawing = ({ drawing, middle }: BurdenToolsProps) => {
  const { ring, kind } = drawing;
  if (kind === undefined) return null;
  const placeMiddle = (): void => {
    const at = middle();
    if (at !== undefined) drawing.onPoint(at);
  };
  return (
    <>
      <Text size="sm" role="status">
        {BURDEN_LABELS[kind]} : cliquez ses coins sur la carte ({ring.length} {ring.length > 1 ? "placés" : "placé"},{" "}
        {LEAST_CORNERS} au moins).
      </Text>
      <Group gap={6} mt={4}>
        <Button size="compact-sm" disabled={ring.length < LEAST_CORNERS} onClick={drawing.onDone}>
          Terminer
        </Button>
        <Button size="compact-sm" variant="default" onClick={placeMiddle}>
          Coin au centre de la carte
        </Button>
        <Button size="compact-sm" variant="default" disabled={ring.length === 0} onClick={drawing.onBack}>
          Retirer le dernier coin
        </Button>
        <Button size="compact-sm" variant="subtle" onClick={() => drawing.onKind(undefined)}>
          Abandonner
        </Button>
      </Group>
    </>
  );
};

/** Under the map: what burdens the ground, drawn by hand; the engine builds nothing there. */
export const BurdenTools = ({ drawing, middle }: BurdenToolsProps) => (
  <section aria-label="Emprises dessinées">
    <Text size="sm" fw={600} mt="sm">
      Servitudes et réseaux connus
    </Text>
    <Text size="xs" c="dimmed">
      Rien ne se bâtit sur ce que vous dessinez ; une fosse reste dans le lot de la maison.
    </Text>
    {drawing.kind === undefined ? (
      <Group gap={6} mt={4}>
        {KINDS.map((kind) => (
          <Button
            key={kind}
            size="compact-sm"
            variant="default"
            disabled={drawing.burdens.length >= MOST_BURDENS}
            onClick={() => drawing.onKind(kind)}
          >
            {BURDEN_LABELS[kind]}
          </Button>
        ))}
      </Group>
    ) : (
      <Drawing drawing={drawing} middle={middle} />
    )}
    {drawing.burdens.map(({ kind, ring }, rank) => (
      <Group key={`${kind}-${ring.join()}`} gap={6} mt={4} justify="space-between">
        <Text size="sm">
          {BURDEN_LABELS[kind]} {rank + 1}, {ring.length} coins
        </Text>
        <Button
          size="compact-sm"
          variant="subtle"
          color="red"
          aria-label={`Retirer ${BURDEN_LABELS[kind]} ${rank + 1}`}
          onClick={() => drawing.onRemove(rank)}
        >
          Retirer
        </Button>
      </Group>
    ))}
  </section>
);
