import { Badge, Button, Group, Stack } from "@mantine/core";
import { useState } from "react";
import { PasswordAsked } from "./PasswordAsked.tsx";
import { RecoveryCodes } from "./RecoveryCodes.tsx";
import { SecondFactorSetup } from "./SecondFactorSetup.tsx";
import { useIdentity } from "./use-identity.ts";
import { useRemakeCodes, useStopSecondFactor } from "./use-second-factor.ts";

type Step = "rest" | "setup" | "stop" | "codes";

/** On or off, and the recovery codes: each change asks for the password again. */
export const SecondFactor = () => {
  const isOn = useIdentity().session?.person.hasSecondFactor === true;
  const [step, setStep] = useState<Step>("rest");
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const stopping = useStopSecondFactor();
  const remaking = useRemakeCodes();
  const rest = () => setStep("rest");
  const showCodes = (made: readonly string[]) => {
    setCodes(made);
    rest();
  };
  if (codes !== null) return <RecoveryCodes codes={codes} onKept={() => setCodes(null)} />;
  if (step === "setup") return <SecondFactorSetup onOn={showCodes} onCancel={rest} />;
  if (step === "stop")
    return (
      <PasswordAsked
        action="Désactiver"
        danger
        busy={stopping.isPending}
        problem={stopping.error?.message ?? null}
        onGiven={(password) => stopping.mutate(password, { onSuccess: rest })}
        onCancel={rest}
      />
    );
  if (step === "codes")
    return (
      <PasswordAsked
        action="Refaire les codes"
        busy={remaking.isPending}
        problem={remaking.error?.message ?? null}
        onGiven={(password) => remaking.mutate(password, { onSuccess: showCodes })}
        onCancel={rest}
      />
    );
  if (!isOn)
    return (
      <div>
        <Button variant="default" onClick={() => setStep("setup")}>
          Activer le second facteur…
        </Button>
      </div>
    );
  return (
    <Stack gap="sm">
      <div>
        <Badge variant="light">Activé</Badge>
      </div>
      <Group gap="sm">
        <Button variant="default" onClick={() => setStep("codes")}>
          Refaire les codes de secours…
        </Button>
        <Button variant="light" color="red" onClick={() => setStep("stop")}>
          Désactiver…
        </Button>
      </Group>
    </Stack>
  );
};
