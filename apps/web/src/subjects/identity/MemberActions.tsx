import { ActionIcon, Menu } from "@mantine/core";
import { IconDots } from "@tabler/icons-react";
import { useState } from "react";
import { ConfirmDialog } from "../../kit/ui/ConfirmDialog.tsx";
import type { TeamMember } from "./use-team.ts";

interface Acts {
  readonly busy: boolean;
  readonly onRole: (role: "admin" | "member") => Promise<unknown>;
  readonly onRemove: () => Promise<unknown>;
}

interface MemberActionsProps extends Acts {
  readonly member: TeamMember;
}

const WISHES = {
  admin: { label: "Nommer Admin", action: "Nommer Admin" },
  member: { label: "Rendre Membre", action: "Rendre Membre" },
  remove: { label: "Retirer de l'organisation", action: "Retirer" },
} as const;
type Wish = keyof typeof WISHES;

const questionOf = (wish: Wish, name: string): string =>
  ({
    admin: `${name} pourra inviter, retirer des membres et changer les paramètres de l'organisation.`,
    member: `${name} verra et modifiera toujours les propriétés, mais n'invitera plus et ne réglera plus rien.`,
    remove: `${name} perdra tout de suite l'accès à l'organisation. Ce qui a été fait reste.`,
  })[wish];

/** What an Admin does about a colleague: another role, or out. Asked twice. */
export const MemberActions = ({ member, busy, onRole, onRemove }: MemberActionsProps) => {
  const { name } = member.user;
  const [wish, setWish] = useState<Wish | null>(null);
  const close = () => setWish(null);
  const confirm = () => {
    if (wish === null) return;
    (wish === "remove" ? onRemove() : onRole(wish)).then(close, close);
  };
  return (
    <>
      <Menu position="bottom-end" shadow="md">
        <Menu.Target>
          <ActionIcon variant="subtle" color="gray" size={36} aria-label={`Rôle et accès de ${name}`}>
            <IconDots size={18} stroke={1.5} />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item onClick={() => setWish(member.role === "admin" ? "member" : "admin")}>
            {WISHES[member.role === "admin" ? "member" : "admin"].label}
          </Menu.Item>
          <Menu.Item color="red" onClick={() => setWish("remove")}>
            {WISHES.remove.label}
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
      <ConfirmDialog
        opened={wish !== null}
        question={wish === null ? "" : questionOf(wish, name)}
        action={wish === null ? "" : WISHES[wish].action}
        busy={busy}
        onConfirm={confirm}
        onCancel={close}
      />
    </>
  );
};
