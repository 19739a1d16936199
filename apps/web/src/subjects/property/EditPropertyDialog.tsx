import { type PostalAddress, type Property, readPostalAddress, writePostalAddress } from "@lotir/contract";
import { Button, Group, Modal, Stack, TextInput } from "@mantine/core";
import { useState } from "react";
import { savingOver } from "../../kit/saving-over.ts";
import { ChangedNotice, changedMeanwhile } from "../../kit/ui/ChangedNotice.tsx";
import { useChangePropertyAddress } from "./use-change-property-address.ts";
import { useRenameProperty } from "./use-rename-property.ts";

interface EditPropertyProps {
  readonly property: Property;
  readonly onClose: () => void;
}

const digits = (text: string): string => text.replaceAll(/\D/g, "").slice(0, 5);

const Form = ({ property, onClose }: EditPropertyProps) => {
  const [name, setName] = useState(property.name);
  const [address, setAddress] = useState<PostalAddress>(() => readPostalAddress(property.address));
  const [problem, setProblem] = useState<"name" | "address" | null>(null);
  const [rename, move] = [useRenameProperty(), useChangePropertyAddress()];
  const change = (next: Partial<PostalAddress>) => setAddress((before) => ({ ...before, ...next }));
  const { id } = property;
  const stale = changedMeanwhile(rename.error) ?? changedMeanwhile(move.error);
  /** As it stood when the dialog opened, or as the person chose to write over. */
  const save = async (standing: number) => {
    const written = writePostalAddress(address);
    if (name.trim() === "") return setProblem("name");
    if (written === "") return setProblem("address");
    setProblem(null);
    let version = standing;
    const over = async (send: (version: number) => Promise<{ data: Property }>) => {
      version = (await savingOver({ before: property, version, send })).data.version;
    };
    if (name.trim() !== property.name) await over((read) => rename.mutateAsync({ id, name, version: read }));
    if (written !== property.address) await over((read) => move.mutateAsync({ id, address: written, version: read }));
    onClose();
  };
  const submit = (standing: number) => void save(standing).catch(() => undefined);
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        submit(property.version);
      }}
    >
      <Stack gap="sm">
        <TextInput
          label="Nom"
          value={name}
          onChange={(event) => setName(event.currentTarget.value)}
          error={problem === "name" ? "Le nom ne peut pas être vide" : null}
          data-autofocus
        />
        <Group align="flex-start" wrap="nowrap">
          <TextInput
            label="Numéro"
            w={90}
            value={address.number}
            onChange={(event) => change({ number: event.currentTarget.value })}
          />
          <TextInput
            label="Rue"
            flex={1}
            value={address.street}
            onChange={(event) => change({ street: event.currentTarget.value })}
            error={problem === "address" ? "L'adresse ne peut pas être vide" : null}
          />
        </Group>
        <Group align="flex-start" wrap="nowrap">
          <TextInput
            label="Code postal"
            w={110}
            inputMode="numeric"
            value={address.postalCode}
            onChange={(event) => change({ postalCode: digits(event.currentTarget.value) })}
          />
          <TextInput
            label="Ville"
            flex={1}
            value={address.city}
            onChange={(event) => change({ city: event.currentTarget.value })}
          />
        </Group>
        {stale === undefined ? null : (
          <ChangedNotice
            changed={stale}
            textOf={(_, value) => `« ${String(value)} »`}
            busy={rename.isPending || move.isPending}
            onTake={onClose}
            onKeep={() => submit(stale.version)}
          />
        )}
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose}>
            Annuler
          </Button>
          <Button type="submit" loading={rename.isPending || move.isPending}>
            Enregistrer
          </Button>
        </Group>
      </Stack>
    </form>
  );
};

/** « Modifier la propriété » (spec 2 §2, §5). */
export const EditPropertyDialog = ({ property, onClose }: { property: Property | null; onClose: () => void }) => (
  <Modal
    opened={property !== null}
    onClose={onClose}
    title="Modifier la propriété"
    closeButtonProps={{ "aria-label": "Fermer" }}
  >
    {property === null ? null : <Form property={property} onClose={onClose} />}
  </Modal>
);
