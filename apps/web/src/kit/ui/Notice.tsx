import { Button, Group, Paper, Stack, Text, ThemeIcon } from "@mantine/core";
import { IconAlertTriangle, IconInfoCircle, IconPlugConnectedX, IconZoomExclamation } from "@tabler/icons-react";
import type { ReactNode } from "react";
import classes from "./Notice.module.css";

interface NoticeProps {
  /** `warning`: a source is silent; `doubt`: an answer is there, and may be wrong. */
  readonly kind: "info" | "warning" | "doubt" | "error";
  readonly title?: string;
  readonly children: ReactNode;
  readonly retry?: { readonly onClick: () => void; readonly busy?: boolean; readonly label?: string };
}

const ICONS = {
  info: IconInfoCircle,
  warning: IconPlugConnectedX,
  doubt: IconZoomExclamation,
  error: IconAlertTriangle,
} as const;

/** What happened, what still works, and the way on. Errors and warnings are announced. */
export const Notice = ({ kind, title, children, retry }: NoticeProps) => {
  const Icon = ICONS[kind];
  return (
    <Paper className={classes.notice} data-kind={kind} p="sm" role={kind === "error" ? "alert" : "status"}>
      <Group gap="sm" align="flex-start" wrap="nowrap">
        <ThemeIcon variant="transparent" className={classes.icon} size={20}>
          <Icon size={20} stroke={1.5} aria-hidden="true" />
        </ThemeIcon>
        <Stack gap={4} className={classes.body}>
          {title === undefined ? null : <Text fw={600}>{title}</Text>}
          <div className={classes.text}>{children}</div>
          {retry === undefined ? null : (
            <div>
              <Button size="xs" variant="default" mt={4} onClick={retry.onClick} loading={retry.busy ?? false}>
                {retry.label ?? "Réessayer"}
              </Button>
            </div>
          )}
        </Stack>
      </Group>
    </Paper>
  );
};
