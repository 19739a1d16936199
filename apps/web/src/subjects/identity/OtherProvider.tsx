import { Button, Divider } from "@mantine/core";
import { Notice } from "../../kit/ui/Notice.tsx";
import { authClient } from "./auth-client.ts";
import { providerRefusal } from "./provider-refusal.ts";
import { useIdentityCall } from "./use-credentials.ts";

interface OtherProviderProps {
  readonly name: string;
  readonly destination: string;
  /** Why it let nobody in, a moment ago. */
  readonly refused: string | undefined;
}

/** Enters by the provider that this installation knows: the browser goes there, and comes back signed in. */
export const OtherProvider = ({ name, destination, refused }: OtherProviderProps) => {
  const { busy, problem, run } = useIdentityCall(`${name} n'a pas pu être joint. Réessayez dans quelques instants.`);
  const said = problem ?? (refused === undefined ? null : providerRefusal(refused, name));
  const go = () =>
    run(() =>
      authClient.signIn.social({
        provider: "openid",
        callbackURL: destination,
        newUserCallbackURL: destination === "/properties" ? "/onboarding" : destination,
        errorCallbackURL: "/sign-in",
      }),
    );
  return (
    <>
      <Divider label="ou" />
      {said === null ? null : <Notice kind="error">{said}</Notice>}
      <Button variant="default" size="md" loading={busy} onClick={go}>
        Continuer avec {name}
      </Button>
    </>
  );
};
