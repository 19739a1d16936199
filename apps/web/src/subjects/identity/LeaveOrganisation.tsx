import { Button, Group, Stack } from "@mantine/core";
import { useState } from "react";
import { ConfirmDialog } from "../../kit/ui/ConfirmDialog.tsx";
import { Notice } from "../../kit/ui/Notice.tsx";
import type { Organisation } from "./use-organisations.ts";
import { useLeaveOrganisation } from "./use-team.ts";

/** Out of an organisation, of one's own will; the last Admin is told why he stays. */
export const LeaveOrganisation = ({ organisation }: { readonly organisation: Organisation }) => {
  const leave = useLeaveOrganisation();
  const [asked, setAsked] = useState(false);
  const close = () => setAsked(false);
  return (
    <Stack gap="sm">
      {leave.isError ? <Notice kind="error">{leave.error.message}</Notice> : null}
      <Group>
        <Button variant="default" onClick={() => setAsked(true)}>
          Quitter l'organisation
        </Button>
      </Group>
      <ConfirmDialog
        opened={asked}
        question={`Vous ne verrez plus rien de ${organisation.name} ; ses membres gardent ce que vous y avez fait. Pour y revenir, il faudra une invitation.`}
        action="Quitter"
        busy={leave.isPending}
        onConfirm={() => leave.mutate(organisation.id, { onSettled: close })}
        onCancel={close}
      />
    </Stack>
  );
};
