import { Badge, UnstyledButton } from "@mantine/core";
import { Link, useRouterState } from "@tanstack/react-router";
import { formatCount } from "../kit/format.ts";
import { usePropertyStats } from "../subjects/property/use-property-stats.ts";
import classes from "./FrameLink.module.css";
import type { LINKS } from "./links.ts";

interface FrameLinkProps {
  readonly link: (typeof LINKS)[number];
  readonly onFollow?: () => void;
}

const isHere = (path: string, to: string): boolean =>
  to === "/" ? path === "/" : path.startsWith(to) || (to === "/search" && path === "/cadastral");

/** The count is highlighted while some properties with parcels have no file yet (spec 2 §7). */
const PropertyCount = () => {
  const stats = usePropertyStats().data;
  if (stats === undefined || stats.total === 0) return null;
  return (
    <Badge
      size="sm"
      className="figures"
      variant={stats.withParcels > stats.withDossier ? "filled" : "light"}
      aria-label={`${formatCount(stats.total)} dans le portfolio`}
    >
      {formatCount(stats.total)}
    </Badge>
  );
};

export const FrameLink = ({ link, onFollow }: FrameLinkProps) => {
  const path = useRouterState({ select: ({ location }) => location.pathname });
  const here = isHere(path, link.to);
  return (
    <UnstyledButton
      component={Link}
      to={link.to}
      className={classes.link}
      data-here={here}
      aria-current={here ? "page" : undefined}
      onClick={onFollow}
    >
      {link.label}
      {link.to === "/properties" ? <PropertyCount /> : null}
    </UnstyledButton>
  );
};
