import type { Photo } from "@lotir/contract";
import { ActionIcon, Group, Modal, Text } from "@mantine/core";
import { IconChevronLeft, IconChevronRight } from "@tabler/icons-react";
import type { KeyboardEvent } from "react";
import classes from "./Photos.module.css";

interface PhotoViewerProps {
  readonly photos: readonly Photo[];
  /** Which is shown, from 0; null is none. */
  readonly at: number | null;
  readonly onAt: (at: number | null) => void;
}

/** A drawer under the viewer listens for Esc too, and before it: this tells it that the key is not for it. */
const NOT_FOR_OTHERS = { "data-mantine-stop-propagation": "true" };

const STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };

/** A photo as large as the screen; arrows go to the next and the one before, Esc closes. */
export const PhotoViewer = ({ photos, at, onAt }: PhotoViewerProps) => {
  const photo = at === null ? undefined : photos[at];
  const step = (by: number) => onAt(((at ?? 0) + by + photos.length) % photos.length);
  const onKey = (event: KeyboardEvent) => {
    const by = STEPS[event.key];
    if (by !== undefined) step(by);
    if (event.key === "Escape") onAt(null);
  };
  return (
    <Modal
      opened={photo !== undefined}
      onClose={() => onAt(null)}
      onKeyDown={onKey}
      closeOnEscape={false}
      attributes={{ content: NOT_FOR_OTHERS, close: NOT_FOR_OTHERS }}
      size="auto"
      centered
      title={photo === undefined ? "" : `Photo ${(at ?? 0) + 1} sur ${photos.length} · ${photo.name}`}
      closeButtonProps={{ "aria-label": "Fermer" }}
    >
      {photo === undefined ? null : (
        <>
          <img src={photo.url} width={photo.width} height={photo.height} alt={photo.name} className={classes.large} />
          <Group justify="center" mt="xs">
            <ActionIcon
              {...NOT_FOR_OTHERS}
              variant="default"
              size={44}
              aria-label="Photo précédente"
              onClick={() => step(-1)}
            >
              <IconChevronLeft size={20} stroke={1.5} />
            </ActionIcon>
            <Text size="sm" c="dimmed">
              ← et → au clavier
            </Text>
            <ActionIcon
              {...NOT_FOR_OTHERS}
              variant="default"
              size={44}
              aria-label="Photo suivante"
              onClick={() => step(1)}
            >
              <IconChevronRight size={20} stroke={1.5} />
            </ActionIcon>
          </Group>
        </>
      )}
    </Modal>
  );
};
