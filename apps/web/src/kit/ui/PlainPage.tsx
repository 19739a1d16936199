import { Stack, Text, Title } from "@mantine/core";
import type { ReactNode } from "react";
import classes from "./PlainPage.module.css";

interface PlainPageProps {
  readonly title: string;
  readonly intro?: string;
  readonly wide?: boolean;
  readonly aside?: ReactNode;
  readonly children?: ReactNode;
}

/** A page inside the frame: title, one line of introduction, content. */
export const PlainPage = ({ title, intro, wide = false, aside, children }: PlainPageProps) => (
  <div className={classes.page} data-wide={wide}>
    <div className={classes.head}>
      <Stack gap={4}>
        <Title order={1}>{title}</Title>
        {intro === undefined ? null : <Text c="dimmed">{intro}</Text>}
      </Stack>
      {aside}
    </div>
    {children}
  </div>
);
