import { MOST_PHOTOS, type Photo } from "@lotir/contract";
import { ActionIcon, Button, FileButton, Group, Progress, Text, UnstyledButton } from "@mantine/core";
import { IconTrash } from "@tabler/icons-react";
import { type DragEvent, useState } from "react";
import { formatQuantity } from "../../kit/format.ts";
import { Block } from "../../kit/ui/Block.tsx";
import { ConfirmDialog } from "../../kit/ui/ConfirmDialog.tsx";
import { Notice } from "../../kit/ui/Notice.tsx";
import classes from "./Photos.module.css";
import { PhotoViewer } from "./PhotoViewer.tsx";
import blocks from "./PropertyBlocks.module.css";
import { useDeletePhoto } from "./use-delete-photo.ts";
import { useListPhotos } from "./use-list-photos.ts";
import { useSendPhotos } from "./use-send-photos.ts";

const ACCEPTED = "image/jpeg,image/png,image/webp,.heic,.heif";

interface UploadProps {
  readonly propertyId: string;
  readonly count: number;
}

const Upload = ({ propertyId, count }: UploadProps) => {
  const { send, sending, refused } = useSendPhotos(propertyId);
  const [over, setOver] = useState(false);
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    send([...event.dataTransfer.files]).catch(() => undefined);
  };
  return (
    <>
      <fieldset
        aria-label="Envoi de photos"
        className={classes.drop}
        data-over={over || undefined}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
      >
        <Group gap="sm">
          <FileButton multiple accept={ACCEPTED} onChange={(files) => void send(files)}>
            {(props) => (
              <Button {...props} loading={sending !== null} disabled={count >= MOST_PHOTOS}>
                Ajouter des photos
              </Button>
            )}
          </FileButton>
          <Text size="sm" c="dimmed">
            Ou déposez-les ici : JPEG, PNG ou WebP, 10 Mo au plus, {MOST_PHOTOS} par propriété. Le lieu de prise de vue
            est effacé.
          </Text>
        </Group>
        {sending === null ? null : (
          <Progress
            mt="sm"
            value={(100 * (sending.done + 1)) / sending.total}
            aria-label={`Photo ${sending.done + 1} sur ${sending.total}`}
          />
        )}
      </fieldset>
      {refused.map(({ name, why }) => (
        <Notice key={name} kind="error" title={name}>
          {why}
        </Notice>
      ))}
    </>
  );
};

/** The photos of a property: sent, seen large, taken out. */
export const PhotosBlock = ({ propertyId }: { readonly propertyId: string }) => {
  const photos = useListPhotos(propertyId);
  const remove = useDeletePhoto();
  const [at, setAt] = useState<number | null>(null);
  const [doomed, setDoomed] = useState<Photo | null>(null);
  return (
    <section className={blocks.framed}>
      <Block
        title="Photos"
        query={photos}
        failure="Les photos n'ont pas pu être lues."
        lines={3}
        aside={(listed) => (listed.length === 0 ? null : formatQuantity(listed.length, "photo"))}
      >
        {(listed) => (
          <>
            <Upload propertyId={propertyId} count={listed.length} />
            <ul className={classes.grid} style={{ marginTop: 12 }}>
              {listed.map((photo, rank) => (
                <li key={photo.id} className={classes.photo}>
                  <UnstyledButton
                    className={classes.thumbnail}
                    aria-label={`Voir la photo ${rank + 1}`}
                    onClick={() => setAt(rank)}
                  >
                    <img src={photo.thumbnailUrl} alt="" loading="lazy" />
                  </UnstyledButton>
                  <ActionIcon
                    className={classes.remove}
                    variant="default"
                    aria-label={`Supprimer la photo ${rank + 1}`}
                    onClick={() => setDoomed(photo)}
                  >
                    <IconTrash size={16} stroke={1.5} />
                  </ActionIcon>
                </li>
              ))}
            </ul>
            {listed.length === 0 ? (
              <Text c="dimmed" mt="sm">
                Aucune photo.
              </Text>
            ) : null}
            <PhotoViewer photos={listed} at={at} onAt={setAt} />
          </>
        )}
      </Block>
      <ConfirmDialog
        opened={doomed !== null}
        question="Supprimer cette photo ?"
        action="Supprimer"
        busy={remove.isPending}
        onCancel={() => setDoomed(null)}
        onConfirm={() => {
          if (doomed !== null) remove.mutate({ propertyId, photoId: doomed.id }, { onSettled: () => setDoomed(null) });
        }}
      />
    </section>
  );
};
