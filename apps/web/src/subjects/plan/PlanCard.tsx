import type { PlanItem } from "@lotir/contract";
import { ActionIcon, Group, Menu, Paper, Text, Title } from "@mantine/core";
import { IconCopy, IconDotsVertical, IconPencil, IconTrash } from "@tabler/icons-react";
import { formatArea, formatDate, formatQuantity } from "../../kit/format.ts";
import { ButtonLink, TextLink } from "../../kit/ui/links.tsx";
import { SourceBadge, typeLabel } from "./PlanBadges.tsx";
import classes from "./PlanCards.module.css";

export interface PlanGestures {
  readonly onRename: (plan: PlanItem) => void;
  readonly onDuplicate: (plan: PlanItem) => void;
  readonly onDelete: (plan: PlanItem) => void;
}

const factsOf = ({ surface, buildingCount, createdAt }: PlanItem): string =>
  [
    surface === null ? "surface inconnue" : formatArea(surface),
    formatQuantity(buildingCount, "bâtiment"),
    formatDate(createdAt),
  ].join(" · ");

const CardMenu = ({ plan, onRename, onDuplicate, onDelete }: PlanGestures & { readonly plan: PlanItem }) => (
  <Menu position="bottom-end">
    <Menu.Target>
      <ActionIcon variant="subtle" color="gray" size={34} aria-label={`Actions sur ${plan.name}`}>
        <IconDotsVertical size={18} stroke={1.5} />
      </ActionIcon>
    </Menu.Target>
    <Menu.Dropdown>
      <Menu.Item leftSection={<IconPencil size={16} stroke={1.5} />} onClick={() => onRename(plan)}>
        Renommer
      </Menu.Item>
      <Menu.Item leftSection={<IconCopy size={16} stroke={1.5} />} onClick={() => onDuplicate(plan)}>
        Dupliquer
      </Menu.Item>
      <Menu.Item color="red" leftSection={<IconTrash size={16} stroke={1.5} />} onClick={() => onDelete(plan)}>
        Supprimer
      </Menu.Item>
    </Menu.Dropdown>
  </Menu>
);

/** A plan in a list: its true drawing, its name, and what it is made of. */
export const PlanCard = ({ plan, ...gestures }: PlanGestures & { readonly plan: PlanItem }) => {
  const to = {
    to: "/property/$propertyId/parcel-plan",
    params: { propertyId: plan.propertyId },
    search: { plan: plan.id },
  } as const;
  return (
    <Paper component="article" withBorder className={classes.card} aria-label={plan.name}>
      <img
        className={classes.thumbnail}
        src={plan.thumbnailUrl}
        alt={`Dessin du plan ${plan.name}`}
        width={480}
        height={360}
        loading="lazy"
      />
      <div className={classes.told}>
        <Group justify="space-between" wrap="nowrap" align="flex-start" gap={4}>
          <div className={classes.names}>
            <Title order={3} size="h4">
              <TextLink {...to} underline="hover" inherit c="inherit">
                {plan.name}
              </TextLink>
            </Title>
            <Text size="sm" c="dimmed" truncate>
              {plan.property.address}
            </Text>
          </div>
          <CardMenu plan={plan} {...gestures} />
        </Group>
        <Text size="sm" className="figures">
          {factsOf(plan)}
        </Text>
        <Group justify="space-between" mt="auto" pt={8}>
          <Group gap={8}>
            <SourceBadge source={plan.source} />
            <Text size="sm" c="dimmed">
              {typeLabel(plan.type)}
            </Text>
          </Group>
          <ButtonLink {...to} size="compact-md" variant="default" aria-label={`Voir ${plan.name}`}>
            Voir
          </ButtonLink>
        </Group>
      </div>
    </Paper>
  );
};
