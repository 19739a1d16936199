import { Button, Group, Stack } from "@mantine/core";
import { useState } from "react";
import { PasswordField } from "../../kit/ui/Field.tsx";
import { Notice } from "../../kit/ui/Notice.tsx";
import { useHasPassword } from "./use-has-password.ts";

interface PasswordAskedProps {
  readonly action: string;
  readonly busy: boolean;
  readonly problem: string | null;
  readonly danger?: boolean;
  /** Empty where the account has none. */
  readonly onGiven: (password: string) => void;
  readonly onCancel: () => void;
}

/** The password again, before the doors of the account change. */
export const PasswordAsked = ({ action, busy, problem, danger = false, onGiven, onCancel }: PasswordAskedProps) => {
  const hasPassword = useHasPassword();
  const [password, setPassword] = useState("");
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        onGiven(password);
      }}
    >
      <Stack gap="sm" maw={400}>
        {hasPassword === false ? null : (
          <PasswordField
            size="sm"
            label="Votre mot de passe, pour confirmer"
            autoComplete="current-password"
            value={password}
            onChange={(event) => setPassword(event.currentTarget.value)}
            autoFocus
          />
        )}
        {problem === null ? null : <Notice kind="error">{problem}</Notice>}
        <Group gap="sm">
          <Button
            type="submit"
            loading={busy}
            color={danger ? "red" : "brand"}
            disabled={hasPassword !== false && password === ""}
          >
            {action}
          </Button>
          <Button variant="default" onClick={onCancel}>
            Annuler
          </Button>
        </Group>
      </Stack>
    </form>
  );
};
