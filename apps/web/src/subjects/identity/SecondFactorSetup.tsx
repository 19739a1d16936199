import { Button, Code, Group, Stack, Text } from "@mantine/core";
import { useState } from "react";
import { Field } from "../../kit/ui/Field.tsx";
import { Notice } from "../../kit/ui/Notice.tsx";
import { PasswordAsked } from "./PasswordAsked.tsx";
import { QrCode } from "./QrCode.tsx";
import { type Enrolment, useBeginSecondFactor, useConfirmSecondFactor } from "./use-second-factor.ts";

interface ConfirmCodeProps {
  readonly enrolment: Enrolment;
  readonly onOn: (codes: readonly string[]) => void;
  readonly onCancel: () => void;
}

/** By fours, as it is read aloud. */
const keyOf = (uri: string): string => (new URL(uri).searchParams.get("secret") ?? "").replace(/(.{4})(?=.)/g, "$1 ");

const ConfirmCode = ({ enrolment: { totpURI, backupCodes }, onOn, onCancel }: ConfirmCodeProps) => {
  const confirming = useConfirmSecondFactor();
  const [code, setCode] = useState("");
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        confirming.mutate(code, { onSuccess: () => onOn(backupCodes), onError: () => setCode("") });
      }}
    >
      <Stack gap="sm">
        <Text>1. Photographiez ce carré avec une application d'authentification, ou saisissez-y la clé.</Text>
        <QrCode text={totpURI} label="Carré à photographier avec l'application d'authentification" />
        <Text size="sm">
          Clé : <Code style={{ overflowWrap: "anywhere" }}>{keyOf(totpURI)}</Code>
        </Text>
        <Text>2. Recopiez le code qu'elle montre.</Text>
        <Field
          size="sm"
          maw={220}
          label="Code à six chiffres"
          autoComplete="one-time-code"
          inputMode="numeric"
          maxLength={10}
          value={code}
          onChange={(event) => setCode(event.currentTarget.value)}
        />
        {confirming.error === null ? null : <Notice kind="error">{confirming.error.message}</Notice>}
        <Group gap="sm">
          <Button type="submit" loading={confirming.isPending} disabled={code.trim() === ""}>
            Activer le second facteur
          </Button>
          <Button variant="default" onClick={onCancel}>
            Annuler
          </Button>
        </Group>
      </Stack>
    </form>
  );
};

interface SecondFactorSetupProps {
  /** It is on: the codes to keep. */
  readonly onOn: (codes: readonly string[]) => void;
  readonly onCancel: () => void;
}

/** The password, then the key for the authenticator, then its first code. Nothing is on before that code. */
export const SecondFactorSetup = ({ onOn, onCancel }: SecondFactorSetupProps) => {
  const beginning = useBeginSecondFactor();
  if (beginning.data !== undefined) return <ConfirmCode enrolment={beginning.data} onOn={onOn} onCancel={onCancel} />;
  return (
    <PasswordAsked
      action="Continuer"
      busy={beginning.isPending}
      problem={beginning.error?.message ?? null}
      onGiven={beginning.mutate}
      onCancel={onCancel}
    />
  );
};
