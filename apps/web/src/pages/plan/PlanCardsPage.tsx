import { Group, Paper, Skeleton, Text, Title } from "@mantine/core";
import type { ReactNode } from "react";
import { sentenceOf, UNKNOWN } from "../../kit/messages.fr.ts";
import { ButtonLink } from "../../kit/ui/links.tsx";
import { Notice } from "../../kit/ui/Notice.tsx";
import { PlainPage } from "../../kit/ui/PlainPage.tsx";
import { PlanCards } from "../../subjects/plan/PlanCards.tsx";
import type { useListParcelPlans } from "../../subjects/plan/use-list-parcel-plans.ts";

interface PlanCardsPageProps {
  readonly title: string;
  readonly intro: string;
  readonly list: ReturnType<typeof useListParcelPlans>;
  readonly aside?: ReactNode;
  readonly empty: ReactNode;
}

export const NoPlan = ({ children }: { readonly children: ReactNode }) => (
  <Paper withBorder p="xl" ta="center">
    <Title order={2}>Aucun plan pour l'instant</Title>
    <Text c="dimmed" mt={4} mb="md">
      Le plan cadastral d'une propriété s'importe de lui-même quand elle entre au portfolio.
    </Text>
    <Group justify="center">{children}</Group>
  </Paper>
);

export const ToPortfolio = () => <ButtonLink to="/properties">Gérer mes propriétés</ButtonLink>;

/** Plans as cards, in each of their states. */
export const PlanCardsPage = ({ title, intro, list, aside, empty }: PlanCardsPageProps) => (
  <PlainPage title={title} intro={intro} wide aside={aside}>
    {list.error === null ? null : (
      <Notice
        kind="error"
        title="Impossible de charger les plans"
        retry={{ onClick: () => list.refetch(), busy: list.isFetching }}
      >
        {sentenceOf(list.error, UNKNOWN)}
      </Notice>
    )}
    {list.data === undefined && list.error === null ? (
      <Group role="status" aria-label="Lecture des plans" mt="md">
        <Skeleton h={320} w={290} />
        <Skeleton h={320} w={290} />
        <Skeleton h={320} w={290} />
      </Group>
    ) : null}
    {list.data === undefined ? null : list.data.length === 0 ? empty : <PlanCards plans={list.data} />}
  </PlainPage>
);
