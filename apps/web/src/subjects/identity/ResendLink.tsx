import { Button, Stack, Text } from "@mantine/core";
import { type FormEvent, useState } from "react";
import { Field } from "../../kit/ui/Field.tsx";
import { Notice } from "../../kit/ui/Notice.tsx";
import { authClient } from "./auth-client.ts";
import { useIdentityCall } from "./use-credentials.ts";
import { WhereMailsGo } from "./WhereMailsGo.tsx";

/** Asks again for the link that confirms an address; the answer is the same whether an account waits for it or not. */
export const ResendLink = ({ known }: { readonly known?: string }) => {
  const { busy, problem, run } = useIdentityCall("La demande n'est pas partie. Réessayez dans quelques instants.");
  const [typed, setTyped] = useState("");
  const [asked, setAsked] = useState<string | null>(null);
  const email = known ?? typed.trim();
  const ask = async (event: FormEvent) => {
    event.preventDefault();
    if (await run(() => authClient.sendVerificationEmail({ email }))) setAsked(email);
  };
  return (
    <form onSubmit={ask}>
      <Stack gap="sm">
        {known === undefined ? (
          <Field
            label="Adresse e-mail du compte"
            type="email"
            autoComplete="username"
            maxLength={254}
            value={typed}
            onChange={(event) => setTyped(event.currentTarget.value)}
          />
        ) : null}
        {problem === null ? null : <Notice kind="error">{problem}</Notice>}
        {asked === null ? null : (
          <Notice kind="info" title="Demande reçue">
            <Text size="sm">
              Si un compte attend d'être confirmé à l'adresse {asked}, un nouveau lien vient de lui être écrit.
            </Text>
            <WhereMailsGo />
          </Notice>
        )}
        <div>
          <Button type="submit" variant="default" loading={busy} disabled={email === ""}>
            Renvoyer le lien
          </Button>
        </div>
      </Stack>
    </form>
  );
};
