import { Button, Stack, Text, Title } from "@mantine/core";
import { Navigate, useNavigate, useSearch } from "@tanstack/react-router";
import { type FormEvent, useState } from "react";
import { CentredPage } from "../../kit/ui/CentredPage.tsx";
import { Field } from "../../kit/ui/Field.tsx";
import { TextLink } from "../../kit/ui/links.tsx";
import { Notice } from "../../kit/ui/Notice.tsx";
import { authClient } from "../../subjects/identity/auth-client.ts";
import { safeReturnAddress } from "../../subjects/identity/return-address.ts";
import { useCredentials } from "../../subjects/identity/use-credentials.ts";
import { useIdentity } from "../../subjects/identity/use-identity.ts";

const WAYS = {
  code: {
    label: "Code à six chiffres",
    help: "Ouvrez votre application d'authentification et recopiez le code de Lotir.",
    otherwise: "Utiliser un code de secours",
    verify: (code: string) => authClient.twoFactor.verifyTotp({ code: code.replace(/\D/g, "") }),
  },
  recovery: {
    label: "Code de secours",
    help: "L'un des dix codes gardés le jour de l'activation. Il ne servira plus ensuite.",
    otherwise: "Utiliser l'application d'authentification",
    verify: (code: string) => authClient.twoFactor.verifyBackupCode({ code: code.trim() }),
  },
} as const;

/** After a good password: the code of an authenticator, or one of the recovery codes. */
export const SecondFactorPage = () => {
  const { retour } = useSearch({ from: "/second-facteur" });
  const navigate = useNavigate();
  const { session } = useIdentity();
  const { busy, problem, run } = useCredentials("Le code n'a pas pu être vérifié. Réessayez dans quelques instants.");
  const [way, setWay] = useState<keyof typeof WAYS>("code");
  const [code, setCode] = useState("");
  const destination = safeReturnAddress(retour, "/properties");
  if (session && !busy) return <Navigate to={destination} replace />;
  const { label, help, otherwise, verify } = WAYS[way];
  const enter = async (event: FormEvent) => {
    event.preventDefault();
    if (await run(() => verify(code))) await navigate({ to: destination, replace: true });
    else setCode("");
  };
  return (
    <CentredPage>
      <form onSubmit={enter}>
        <Stack gap="md">
          <Title order={1}>Encore une étape</Title>
          <Text c="dimmed">{help}</Text>
          <Field
            key={way}
            label={label}
            autoComplete="one-time-code"
            inputMode={way === "code" ? "numeric" : "text"}
            maxLength={20}
            value={code}
            onChange={(event) => setCode(event.currentTarget.value)}
            autoFocus
          />
          {problem === null ? null : <Notice kind="error">{problem}</Notice>}
          <Button type="submit" size="md" loading={busy} disabled={code.trim() === ""}>
            Vérifier
          </Button>
          <Button
            variant="subtle"
            onClick={() => {
              setWay(way === "code" ? "recovery" : "code");
              setCode("");
            }}
          >
            {otherwise}
          </Button>
          <TextLink to="/sign-in" search={retour === undefined ? {} : { retour }}>
            Recommencer la connexion
          </TextLink>
        </Stack>
      </form>
    </CentredPage>
  );
};
