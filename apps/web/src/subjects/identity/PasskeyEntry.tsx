import { Button } from "@mantine/core";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { Notice } from "../../kit/ui/Notice.tsx";
import { authClient } from "./auth-client.ts";
import { passkeyRefusal } from "./passkey-refusal.ts";

/** Enters by a key of this device, where the browser knows of keys. */
export const PasskeyEntry = ({ onEntered }: { readonly onEntered: () => Promise<void> }) => {
  const cache = useQueryClient();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  if (!("PublicKeyCredential" in window)) return null;
  const enter = async () => {
    setBusy(true);
    setProblem(null);
    const { error } = await authClient.signIn.passkey().catch(() => ({ error: { status: 0 } }));
    if (error) setProblem(passkeyRefusal(error));
    else {
      await cache.resetQueries();
      await onEntered();
    }
    setBusy(false);
  };
  return (
    <>
      {problem === null ? null : <Notice kind="error">{problem}</Notice>}
      <Button variant="default" size="md" loading={busy} onClick={enter}>
        Entrer avec une clé d'accès
      </Button>
    </>
  );
};
