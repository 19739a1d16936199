import { Group, Paper, Skeleton, Text, Title } from "@mantine/core";
import { IconArrowRight, type TablerIcon } from "@tabler/icons-react";
import { Link } from "@tanstack/react-router";
import classes from "./EntryCard.module.css";

interface EntryCardProps {
  readonly to: "/search" | "/wizard/search-listings" | "/wizard/auction-search";
  readonly title: string;
  readonly Icon: TablerIcon;
  readonly sentence: string;
  readonly points: readonly string[];
  /** The true count, `undefined` while it is being read, empty where nothing is counted before a search. */
  readonly count: string | undefined;
}

export const EntryCard = ({ to, title, Icon, sentence, points, count }: EntryCardProps) => (
  <Paper component={Link} to={to} className={classes.card} withBorder p="lg">
    <span className={classes.icon}>
      <Icon size={24} stroke={1.5} aria-hidden="true" />
    </span>
    <Title order={2}>{title}</Title>
    <Text c="dimmed" mt={4}>
      {sentence}
    </Text>
    <ul className={classes.points}>
      {points.map((point) => (
        <li key={point}>{point}</li>
      ))}
    </ul>
    <Group justify="space-between" mt="auto" pt="md" wrap="nowrap">
      {count === undefined ? (
        <Skeleton h={16} w={150} />
      ) : (
        <Text fw={600} className="figures">
          {count}
        </Text>
      )}
      <IconArrowRight size={18} stroke={1.5} className={classes.arrow} aria-hidden="true" />
    </Group>
  </Paper>
);
