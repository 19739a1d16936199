import { Button, Group, Modal, Text } from "@mantine/core";

interface ConfirmDialogProps {
  readonly opened: boolean;
  readonly question: string;
  readonly action: string;
  readonly busy: boolean;
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
}

/** Asked before something is taken away. */
export const ConfirmDialog = ({ opened, question, action, busy, onConfirm, onCancel }: ConfirmDialogProps) => (
  <Modal opened={opened} onClose={onCancel} title="Confirmer" closeButtonProps={{ "aria-label": "Fermer" }} centered>
    <Text mb="md">{question}</Text>
    <Group justify="flex-end">
      <Button variant="default" onClick={onCancel} data-autofocus>
        Annuler
      </Button>
      <Button color="red" loading={busy} onClick={onConfirm}>
        {action}
      </Button>
    </Group>
  </Modal>
);
