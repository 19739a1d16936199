import type { PlanItem } from "@lotir/contract";
import { Button, Group, Modal, TextInput } from "@mantine/core";
import { useState } from "react";
import { useRenamePlan } from "./use-rename-plan.ts";

const Form = ({ plan, onClose }: { readonly plan: PlanItem; readonly onClose: () => void }) => {
  const [name, setName] = useState(plan.name);
  const rename = useRenamePlan();
  const { propertyId, id: planId, version } = plan;
  const isEmpty = name.trim() === "";
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        if (!isEmpty) rename.mutate({ propertyId, planId, name, version }, { onSuccess: onClose });
      }}
    >
      <TextInput
        label="Nom du plan"
        value={name}
        maxLength={120}
        error={isEmpty ? "Le nom ne peut pas être vide" : null}
        onChange={(event) => setName(event.currentTarget.value)}
        data-autofocus
      />
      <Group justify="flex-end" mt="md">
        <Button variant="default" onClick={onClose}>
          Annuler
        </Button>
        <Button type="submit" loading={rename.isPending} disabled={isEmpty}>
          Renommer
        </Button>
      </Group>
    </form>
  );
};

export const RenamePlanDialog = ({
  plan,
  onClose,
}: {
  readonly plan: PlanItem | null;
  readonly onClose: () => void;
}) => (
  <Modal
    opened={plan !== null}
    onClose={onClose}
    title="Renommer le plan"
    closeButtonProps={{ "aria-label": "Fermer" }}
    centered
  >
    {plan === null ? null : <Form plan={plan} onClose={onClose} />}
  </Modal>
);
