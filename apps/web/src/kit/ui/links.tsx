import { ActionIcon, type ActionIconProps, Anchor, type AnchorProps, Button, type ButtonProps } from "@mantine/core";
import { createLink, Link } from "@tanstack/react-router";
import type { AnchorHTMLAttributes, Ref } from "react";

type LinkAttributes<Props> = Props &
  Omit<AnchorHTMLAttributes<HTMLAnchorElement>, keyof Props> & { ref?: Ref<HTMLAnchorElement> };

/** Mantine's looks with the router's typed addresses. */
export const TextLink = createLink((props: LinkAttributes<AnchorProps>) => <Anchor underline="always" {...props} />);

export const IconLink = createLink((props: LinkAttributes<ActionIconProps>) => <ActionIcon component="a" {...props} />);

export const ButtonLink = createLink((props: LinkAttributes<ButtonProps>) => <Button component="a" {...props} />);

/** A plain link that knows whether its address is the one shown. */
export const RoomLink = Link;
