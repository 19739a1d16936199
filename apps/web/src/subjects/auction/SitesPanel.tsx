import { Anchor, Collapse, Skeleton, Switch, Text } from "@mantine/core";
import { useDisclosure } from "@mantine/hooks";
import { sentenceOf } from "../../kit/messages.fr.ts";
import { Notice } from "../../kit/ui/Notice.tsx";
import classes from "./auction.module.css";
import { useListAuctionRegions } from "./use-list-auction-regions.ts";
import { useListAuctionSites } from "./use-list-auction-sites.ts";
import { useSwitchAuctionSite } from "./use-switch-auction-site.ts";

const CLASSES = {
  A: "source publique",
  B: "lecture à votre demande",
  C: "accord écrit nécessaire",
} as const;

interface SitesPanelProps {
  /** A site was let be read, or no more: what was said of it before is old. */
  readonly onTurned: () => void;
}

const Sites = ({ onTurned }: SitesPanelProps) => {
  const sites = useListAuctionSites();
  const { turn, turning } = useSwitchAuctionSite();
  if (sites.error !== null)
    return (
      <Notice kind="error" retry={{ onClick: () => sites.refetch(), busy: sites.isFetching }}>
        {sentenceOf(sites.error, "Les sites n'ont pas pu être lus.")}
      </Notice>
    );
  if (sites.data === undefined) return <Skeleton h={120} role="status" aria-label="Sites : chargement" />;
  const { maySwitch, unread } = sites.data;
  // What was asked shows at once; what the server answers replaces it.
  const shownOn = ({ site, isOn }: { readonly site: string; readonly isOn: boolean }): boolean =>
    turning.findLast((asked) => asked.site === site)?.isOn ?? isOn;
  return (
    <>
      <Invented />
      <ul className={classes.sites}>
        {sites.data.sites.map((site) => (
          <li key={site.site} className={classes.site}>
            <div>
              <Anchor href={site.url} target="_blank" rel="noreferrer" underline="always">
                {site.name}
              </Anchor>{" "}
              · {site.sells} · {CLASSES[site.class]}
              <Text size="xs" c="dimmed">
                {site.terms} {site.licence}. Son fichier robots.txt est obéi.
              </Text>
            </div>
            <Switch
              aria-label={`Lire ${site.name}`}
              checked={shownOn(site)}
              disabled={!maySwitch}
              onChange={(event) =>
                turn({ site: site.site, isOn: event.currentTarget.checked }, { onSuccess: onTurned })
              }
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

/** Nobody's site is read for an invented commune: nothing of it is to be turned on. */
const Invented = () => {
  const invented = (useListAuctionRegions().data ?? []).filter(({ fictional }) => fictional);
  if (invented.length === 0) return null;
  return (
    <Text size="sm" mb="xs">
      {invented.map(({ name }) => name).join(", ")} : ventes inventées sur cette machine, lues sans rien activer. Les
      autres régions demandent un site activé.
    </Text>
  );
};

/** The sites that may be read: none before an Admin says so. */
export const SitesPanel = ({ onTurned }: SitesPanelProps) => {
  const [opened, { toggle }] = useDisclosure(false);
  return (
    <section>
      <Anchor component="button" size="sm" onClick={toggle} aria-expanded={opened}>
        {opened ? "Masquer les sites" : "Sites lus et activation"}
      </Anchor>
      <Collapse expanded={opened}>
        <div style={{ marginTop: 12 }}>{opened ? <Sites onTurned={onTurned} /> : null}</div>
      </Collapse>
    </section>
  );
};
