import { Anchor, Collapse, Skeleton, Switch, Text } from "@mantine/core";
import { useDisclosure } from "@mantine/hooks";
import { sentenceOf } from "../../kit/messages.fr.ts";
import { Notice } from "../../kit/ui/Notice.tsx";
import classes from "./auction.module.css";
import { useListAuctionSites } from "./use-list-auction-sites.ts";
import { useSwitchAuctionSite } from "./use-switch-auction-site.ts";

const CLASSES = {
  A: "source publique",
  B: "lecture à votre demande",
  C: "accord écrit nécessaire",
} as const;

const Sites = () => {
  const sites = useListAuctionSites();
  const turn = useSwitchAuctionSite();
  if (sites.error !== null)
    return (
      <Notice kind="error" retry={{ onClick: () => sites.refetch(), busy: sites.isFetching }}>
        {sentenceOf(sites.error, "Les sites n'ont pas pu être lus.")}
      </Notice>
    );
  if (sites.data === undefined) return <Skeleton h={120} role="status" aria-label="Sites : chargement" />;
  const { maySwitch, unread } = sites.data;
  return (
    <>
      <ul className={classes.sites}>
        {sites.data.sites.map((site) => (
          <li key={site.site} className={classes.site}>
            <div>
              <Anchor href={site.url} target="_blank" rel="noreferrer">
                {site.name}
              </Anchor>{" "}
              · {site.sells} · {CLASSES[site.class]}
              <Text size="xs" c="dimmed">
                {site.terms} {site.licence}. Son fichier robots.txt est obéi.
              </Text>
            </div>
            <Switch
              aria-label={`Lire ${site.name}`}
              checked={site.isOn}
              disabled={!maySwitch || turn.isPending}
              onChange={(event) => turn.mutate({ site: site.site, isOn: event.currentTarget.checked })}
            />
          </li>
        ))}
        {unread.map(({ name, why }) => (
          <li key={name}>
            {name}
            <Text size="xs" c="dimmed">
              {why}
            </Text>
          </li>
        ))}
      </ul>
      {maySwitch ? null : (
        <Text size="sm" c="dimmed" mt="xs">
          Seul un administrateur de l'organisation peut activer un site.
        </Text>
      )}
    </>
  );
};

/** The sites that may be read: none before an Admin says so. */
export const SitesPanel = () => {
  const [opened, { toggle }] = useDisclosure(false);
  return (
    <section>
      <Anchor component="button" size="sm" onClick={toggle} aria-expanded={opened}>
        {opened ? "Masquer les sites" : "Sites lus et activation"}
      </Anchor>
      <Collapse expanded={opened}>
        <div style={{ marginTop: 12 }}>{opened ? <Sites /> : null}</div>
      </Collapse>
    </section>
  );
};
