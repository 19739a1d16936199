import type { CadastreChanges, ParcelSuccessor, PropertySheet } from "@lotir/contract";
import { Button, Checkbox, Group, List, Stack, Text } from "@mantine/core";
import { useState } from "react";
import { formatArea, formatDate, formatShare } from "../../kit/format.ts";
import { Notice } from "../../kit/ui/Notice.tsx";
import classes from "./PropertyBlocks.module.css";
import { sayFate } from "./say-fate.ts";
import { useFollowCadastre } from "./use-follow-cadastre.ts";
import { useShowCadastreChanges } from "./use-show-cadastre-changes.ts";

/** A whole parcel inside the former ground is said without its share. */
const WHOLE = 0.995;

const describe = ({ surface, shareOfItself }: ParcelSuccessor): string => {
  const area = surface === null ? "surface inconnue" : formatArea(surface);
  return shareOfItself >= WHOLE ? area : `${area}, dont ${formatShare(shareOfItself)} sur l'ancien terrain`;
};

/** Each once: what it has of several parcels of the property is what it has of the property's ground. */
const successorsOf = ({ parcels }: CadastreChanges): readonly ParcelSuccessor[] => {
  const found = new Map<string, ParcelSuccessor>();
  for (const successor of parcels.flatMap(({ fate, successors }) => (fate === "same" ? [] : successors))) {
    const before = found.get(successor.parcelId);
    const sharedM2 = successor.sharedM2 + (before?.sharedM2 ?? 0);
    const shareOfItself = Math.min(1, successor.shareOfItself + (before?.shareOfItself ?? 0));
    found.set(successor.parcelId, { ...successor, sharedM2, shareOfItself });
  }
  return [...found.values()];
};

interface FollowProps {
  readonly changes: CadastreChanges;
  readonly version: number;
  readonly onCancel: () => void;
}

/** Which of the parcels of today the property takes: all of them, until somebody says otherwise. */
const Follow = ({ changes, version, onCancel }: FollowProps) => {
  const successors = successorsOf(changes);
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const follow = useFollowCadastre();
  const parcelIds = successors.map(({ parcelId }) => parcelId).filter((id) => !left.has(id));
  const stays = changes.parcels.some(({ fate }) => fate === "same" || fate === "unknown");
  const toggle = (id: string) => {
    const next = new Set(left);
    if (!next.delete(id)) next.add(id);
    setLeft(next);
  };
  if (successors.length === 0 && !stays)
    return (
      <Text size="sm">
        Rien ne la remplace : la propriété garde son ancien dessin. Ajoutez une parcelle voisine, ou supprimez-la.
      </Text>
    );
  return (
    <Stack gap="xs" mt={4}>
      {successors.length === 0 ? (
        <Text size="sm">Les parcelles disparues seront retirées de la propriété.</Text>
      ) : (
        <Checkbox.Group label="La propriété prendra" value={parcelIds}>
          <Stack gap={6} mt={6}>
            {successors.map((successor) => (
              <Checkbox
                key={successor.parcelId}
                value={successor.parcelId}
                label={`${successor.section} ${successor.numero}`}
                description={describe(successor)}
                disabled={follow.isPending}
                onChange={() => toggle(successor.parcelId)}
              />
            ))}
          </Stack>
        </Checkbox.Group>
      )}
      <Group gap="xs">
        <Button
          size="xs"
          loading={follow.isPending}
          disabled={parcelIds.length === 0 && !stays}
          onClick={() => follow.mutate({ id: changes.propertyId, parcelIds, version })}
        >
          Suivre le cadastre
        </Button>
        <Button size="xs" variant="default" disabled={follow.isPending} onClick={onCancel}>
          Plus tard
        </Button>
      </Group>
    </Stack>
  );
};

/** What the last edition of the cadastre made of a property's parcels, and the way to follow it; nothing where nothing changed. */
export const CadastreNotice = ({ property }: { readonly property: PropertySheet }) => {
  const { data: changes } = useShowCadastreChanges(property.id);
  const [choosing, setChoosing] = useState(false);
  if (changes === undefined || !changes.hasChanged) return null;
  const said = changes.parcels.map((parcel) => ({ id: parcel.parcelId, text: sayFate(parcel) }));
  const edition = changes.edition === null ? "" : ` du ${formatDate(changes.edition)}`;
  return (
    <div className={classes.cadastre}>
      <Notice kind="doubt" title={`Le cadastre${edition} a changé cette propriété`}>
        <List size="sm">
          {said
            .filter(({ text }) => text !== "")
            .map(({ id, text }) => (
              <List.Item key={id}>{text}</List.Item>
            ))}
        </List>
        {choosing ? (
          <Follow
            key={property.version}
            changes={changes}
            version={property.version}
            onCancel={() => setChoosing(false)}
          />
        ) : (
          <Button size="xs" variant="default" mt={8} onClick={() => setChoosing(true)}>
            Suivre le cadastre…
          </Button>
        )}
      </Notice>
    </div>
  );
};
