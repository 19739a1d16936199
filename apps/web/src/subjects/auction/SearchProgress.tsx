import type { AuctionSearch, SiteReading } from "@lotir/contract";
import { Button, Group, Paper, Progress, Stack, Text } from "@mantine/core";
import { formatQuantity } from "../../kit/format.ts";
import { Notice } from "../../kit/ui/Notice.tsx";

const WORDS: Readonly<Record<SiteReading["status"], (site: SiteReading) => string>> = {
  waiting: () => "en attente",
  reading: ({ done, notices }) =>
    notices === 0 ? "lecture des listes…" : `${done} sur ${formatQuantity(notices, "annonce")}`,
  read: ({ notices }) => `${formatQuantity(notices, "annonce lue", "annonces lues")}`,
  partial: ({ notices }) => `${formatQuantity(notices, "annonce lue", "annonces lues")}, incomplet`,
  failed: () => "non lu",
  off: () => "désactivé",
};

interface SearchProgressProps {
  readonly search: AuctionSearch;
  readonly onCancel: () => void;
  readonly cancelling: boolean;
}

/** How far each site is, and a way to stop. */
export const SearchProgress = ({ search, onCancel, cancelling }: SearchProgressProps) => (
  <Paper withBorder p="sm" role="status" aria-label="Lecture des sites d'enchères">
    <Stack gap={6}>
      <Group justify="space-between" wrap="nowrap">
        <Text fw={600}>Lecture des annonces…</Text>
        <Button size="xs" variant="default" onClick={onCancel} loading={cancelling}>
          Annuler
        </Button>
      </Group>
      <Progress value={search.progress * 100} aria-label="Avancement" />
      {search.sites.map((site) => (
        <Group key={site.site} justify="space-between" gap="xs">
          <Text size="sm">{site.name}</Text>
          <Text size="sm" c="dimmed" className="figures">
            {WORDS[site.status](site)}
          </Text>
        </Group>
      ))}
    </Stack>
  </Paper>
);

/** What could not be read, site by site: never passed off as "no auction". */
export const SearchProblems = ({
  search,
  onRetry,
}: {
  readonly search: AuctionSearch;
  readonly onRetry: () => void;
}) => {
  const troubled = search.sites.filter(({ problem }) => problem !== null);
  if (troubled.length === 0) return null;
  return (
    <Notice kind="warning" title="Lecture incomplète" retry={{ onClick: onRetry, label: "Relancer la recherche" }}>
      {troubled.map(({ site, name, problem }) => (
        <div key={site}>
          <strong>{name}</strong> : {problem}
        </div>
      ))}
    </Notice>
  );
};
