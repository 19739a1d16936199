import { type PostalAddress, type Property, readPostalAddress, writePostalAddress } from "@lotir/contract";
import { Button, Group, Modal, Stack, TextInput } from "@mantine/core";
import { useState } from "react";
import { savingOver } from "../../kit/saving-over.ts";
import { ChangedNotice, changedMeanwhile } from "../../kit/ui/ChangedNotice.tsx";
import { useSentWhenBack } from "../../kit/use-sent-when-back.ts";
import { keptAddress } from "./kept-names.ts";
import { useChangePropertyAddress } from "./use-change-property-address.ts";
import { useRenameProperty } from "./use-rename-property.ts";

interface EditPropertyProps {
  readonly property: Property;
  readonly onClose: () => void;
}

const standingOf = ({ version, name, address }: Property) => ({ version, name, address });

const digits = (text: string): string => text.replaceAll(/\D/g, "").slice(0, 5);

interface AddressFieldsProps {
  readonly address: PostalAddress;
  readonly onAddress: (address: PostalAddress) => void;
  readonly error: string | null;
}

/** An address in its parts (spec 2 §5). */
const AddressFields = ({ address, onAddress, error }: AddressFieldsProps) => {
  const change = (next: Partial<PostalAddress>) => onAddress({ ...address, ...next });
  return (
    <>
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
          error={error}
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
    </>
  );
};

const Form = ({ property, onClose }: EditPropertyProps) => {
  const { id } = property;
  const [kept] = useState(() => keptAddress.read(id));
  const [before, setBefore] = useState(kept?.before ?? standingOf(property));
  const [name, setName] = useState(kept?.name ?? property.name);
  const [address, setAddress] = useState<PostalAddress>(() => kept?.address ?? readPostalAddress(property.address));
  const [problem, setProblem] = useState<"name" | "address" | null>(null);
  const [rename, move] = [useRenameProperty(), useChangePropertyAddress()];
  const type = (next: { readonly name?: string; readonly address?: PostalAddress }) => {
    const typed = { name, address, ...next };
    setName(typed.name);
    setAddress(typed.address);
    keptAddress.write(id, { ...typed, before });
  };
  const leave = () => {
    keptAddress.write(id, null);
    onClose();
  };
  const stale = changedMeanwhile(rename.error) ?? changedMeanwhile(move.error);
  /** As it stood when the dialog opened, or as the person chose to write over. */
  const save = async (standing: number) => {
    const written = writePostalAddress(address);
    if (name.trim() === "") return setProblem("name");
    if (written === "") return setProblem("address");
    setProblem(null);
    let [version, stands] = [standing, before];
    const over = async (send: (version: number) => Promise<{ data: Property }>) => {
      stands = standingOf((await savingOver({ before: stands, version, send })).data);
      // Should the second of the two fail, the first is not written again.
      setBefore(stands);
      ({ version } = stands);
    };
    if (name.trim() !== stands.name) await over((read) => rename.mutateAsync({ id, name, version: read }));
    if (written !== stands.address) await over((read) => move.mutateAsync({ id, address: written, version: read }));
    leave();
  };
  const submit = (standing: number) => void save(standing).catch(() => undefined);
  useSentWhenBack({ error: rename.error ?? move.error, send: () => submit(before.version) });
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        submit(before.version);
      }}
    >
      <Stack gap="sm">
        <TextInput
          label="Nom"
          value={name}
          onChange={(event) => type({ name: event.currentTarget.value })}
          error={problem === "name" ? "Le nom ne peut pas être vide" : null}
          data-autofocus
        />
        <AddressFields
          address={address}
          onAddress={(next) => type({ address: next })}
          error={problem === "address" ? "L'adresse ne peut pas être vide" : null}
        />
        {stale === undefined ? null : (
          <ChangedNotice
            changed={stale}
            textOf={(_, value) => `« ${String(value)} »`}
            busy={rename.isPending || move.isPending}
            onTake={leave}
            onKeep={() => submit(stale.version)}
          />
        )}
        <Group justify="flex-end">
          <Button variant="default" onClick={leave}>
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
    // What is typed stays in this browser: closed, the dialog gives it back when it opens again.
    onClose={onClose}
    title="Modifier la propriété"
    closeButtonProps={{ "aria-label": "Fermer" }}
  >
    {property === null ? null : <Form property={property} onClose={onClose} />}
  </Modal>
);
