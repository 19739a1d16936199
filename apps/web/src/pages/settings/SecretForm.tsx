import type { ShownSecret } from "@lotir/contract";
import { Button, Group, PasswordInput, Text } from "@mantine/core";
import { useState } from "react";
import { formatDate } from "../../kit/format.ts";
import { sentenceOf } from "../../kit/messages.fr.ts";
import { useSaveSecret } from "../../subjects/organisation/use-save-secret.ts";
import { useTestSecret } from "../../subjects/organisation/use-test-secret.ts";
import classes from "./settings.module.css";

const standing = ({ lastFour, changedAt, changedBy, installed }: ShownSecret): string => {
  if (lastFour === null)
    return installed ? "Clé de l'installation, qui sert tant que vous n'en apportez pas." : "Aucune clé.";
  const by = changedBy === null ? "" : ` par ${changedBy}`;
  return `Clé …${lastFour}${changedAt === null ? "" : `, enregistrée le ${formatDate(changedAt)}${by}`}.`;
};

/** One key: how it ends, tried with a button, replaced or taken away by an Admin. It never comes back whole. */
export const SecretForm = ({ secret }: { readonly secret: ShownSecret }) => {
  const [typed, setTyped] = useState("");
  const saving = useSaveSecret();
  const trying = useTestSecret();
  const { name, label, version, lastFour, installed, mayChange } = secret;
  const said = trying.error === null ? trying.data?.data.sentence : sentenceOf(trying.error, "L'essai n'a pas abouti.");
  return (
    <form
      className={classes.section}
      onSubmit={(event) => {
        event.preventDefault();
        if (typed.trim() !== "")
          saving.mutate({ name, value: typed.trim(), version }, { onSuccess: () => setTyped("") });
      }}
    >
      <PasswordInput
        label={label}
        description={standing(secret)}
        placeholder={mayChange ? "coller une nouvelle clé" : "changée par un administrateur"}
        disabled={!mayChange}
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
        autoComplete="off"
        visibilityToggleButtonProps={{ "aria-label": "Afficher ou masquer la clé", tabIndex: 0 }}
      />
      <Group>
        <Button type="submit" disabled={!mayChange || typed.trim() === ""} loading={saving.isPending}>
          Sauvegarder
        </Button>
        <Button
          variant="default"
          loading={trying.isPending}
          disabled={lastFour === null && !installed}
          onClick={() => trying.mutate({ name })}
        >
          Tester
        </Button>
        {lastFour === null || !mayChange ? null : (
          <Button variant="subtle" color="red" onClick={() => saving.mutate({ name, value: null, version })}>
            Retirer la clé
          </Button>
        )}
      </Group>
      <Text size="sm" role="status" c={trying.data?.data.works ? "var(--lotir-brand)" : "var(--lotir-ochre-text)"}>
        {said ?? ""}
      </Text>
    </form>
  );
};
