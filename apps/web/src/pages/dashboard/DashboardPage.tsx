import { Skeleton, Stack, Text } from "@mantine/core";
import { IconChartHistogram, IconClipboardCheck, IconSearch } from "@tabler/icons-react";
import { useEffect } from "react";
import { sentenceOf } from "../../kit/messages.fr.ts";
import { Block } from "../../kit/ui/Block.tsx";
import { ButtonLink, TextLink } from "../../kit/ui/links.tsx";
import { Notice } from "../../kit/ui/Notice.tsx";
import { PlainPage } from "../../kit/ui/PlainPage.tsx";
import { useShowHome } from "../../subjects/commune/use-show-home.ts";
import { useRecordVisit } from "../../subjects/organisation/use-record-visit.ts";
import { useShowDashboardStats } from "../../subjects/property/use-show-dashboard-stats.ts";
import { ActiveProjects } from "./ActiveProjects.tsx";
import classes from "./dashboard.module.css";
import { Kpis } from "./Kpis.tsx";
import { MarketDigest } from "./MarketDigest.tsx";
import { RecentOpportunities } from "./RecentOpportunities.tsx";

const WAYS = [
  { to: "/search", label: "Rechercher", Icon: IconSearch },
  { to: "/evaluation", label: "Évaluer", Icon: IconClipboardCheck },
  { to: "/market", label: "Marché", Icon: IconChartHistogram },
] as const;

const Ways = () => (
  <nav className={classes.links} aria-label="Raccourcis">
    {WAYS.map(({ to, label, Icon }) => (
      <ButtonLink key={to} to={to} variant="default" leftSection={<Icon size={16} stroke={1.5} aria-hidden="true" />}>
        {label}
      </ButtonLink>
    ))}
  </nav>
);

/** Nothing is loaded and nothing is followed: what to do, in order. */
const FirstDay = () => (
  <Notice kind="info" title="Rien à montrer encore : voici comment commencer">
    <ol className={classes.steps}>
      <li>
        <TextLink to="/search">Cherchez une commune</TextLink> : son cadastre, ses ventes et ses règles se chargent en
        une à deux minutes.
      </li>
      <li>Ouvrez une parcelle bien notée, regardez son plan et son bilan, ajoutez-la au portfolio.</li>
      <li>
        <TextLink to="/properties">Dans le portfolio</TextLink>, passez-la en « Proposition en cours » : elle devient un
        projet, suivi ici.
      </li>
    </ol>
  </Notice>
);

/** What is worth opening every morning: figures, what is new, the market, projects under way. */
export const DashboardPage = () => {
  const stats = useShowDashboardStats();
  const home = useShowHome();
  const visit = useRecordVisit();
  const { mutate } = visit;
  useEffect(() => mutate({}), [mutate]);
  const isFirstDay = home.data !== undefined && home.data.communes.length === 0 && home.data.properties === 0;
  return (
    <PlainPage title="Tableau de bord" intro="Votre activité, et ce qui est nouveau." wide aside={<Ways />}>
      <Stack gap="lg">
        {isFirstDay ? <FirstDay /> : null}
        {stats.data === undefined && stats.error === null ? (
          <Skeleton h={76} role="status" aria-label="Chiffres en cours de chargement" />
        ) : null}
        {stats.data === undefined && stats.error !== null ? (
          <Notice kind="error" retry={{ onClick: () => stats.refetch(), busy: stats.isFetching }}>
            {sentenceOf(stats.error, "Les chiffres n'ont pas pu être lus.")}
          </Notice>
        ) : null}
        {stats.data === undefined ? null : <Kpis stats={stats.data} />}
        <div className={classes.columns}>
          <div className={classes.card}>
            <RecentOpportunities ready={!visit.isIdle && !visit.isPending} />
          </div>
          <div className={classes.card}>
            <Block title="Projets en cours" query={stats} failure="Les projets n'ont pas pu être lus.">
              {({ projects }) => <ActiveProjects projects={projects} />}
            </Block>
            <MarketDigest />
          </div>
        </div>
        <Text size="xs" c="dimmed">
          Aide à la décision, non opposable.
        </Text>
      </Stack>
    </PlainPage>
  );
};
