import { ActionIcon, Button, Group, Skeleton, Text, Title, Tooltip } from "@mantine/core";
import { IconX } from "@tabler/icons-react";
import { Link } from "@tanstack/react-router";
import { type KeyboardEvent, useEffect, useRef } from "react";
import { formatArea } from "../kit/format.ts";
import { sentenceOf } from "../kit/messages.fr.ts";
import { Notice } from "../kit/ui/Notice.tsx";
import { parcelName } from "../subjects/parcelle/parcel-name.ts";
import { ScoreRing } from "../subjects/parcelle/ScoreRing.tsx";
import { useShowParcel } from "../subjects/parcelle/use-show-parcel.ts";
import { useAddProperty } from "../subjects/property/use-add-property.tsx";
import { ZoneBadge } from "../subjects/reglement/ZoneBadge.tsx";
import { PANEL_BLOCKS } from "./blocks.ts";
import classes from "./ParcelSheet.module.css";

interface ParcelPanelProps {
  readonly parcelId: string;
  readonly onClose: () => void;
}

const Header = ({ parcelId, onClose }: ParcelPanelProps) => {
  const { data: parcel, error } = useShowParcel(parcelId);
  const waiting = parcel === undefined && error === null;
  const heading = useRef<HTMLHeadingElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each parcel opened takes the focus to its own title
  useEffect(() => heading.current?.focus({ preventScroll: true }), [parcelId]);
  return (
    <header className={classes.header}>
      <div className={classes.titles}>
        <Title order={2} ref={heading} tabIndex={-1} className={classes.title}>
          {parcelName(parcelId)}
          {parcel === undefined ? "" : ` · ${parcel.commune}`}
        </Title>
        {waiting ? <Skeleton h={16} w={200} mt={4} /> : null}
        {parcel === undefined ? null : (
          <Group gap={6} c="dimmed" className={classes.facts}>
            <span className="figures">{formatArea(parcel.surface)}</span>·
            {parcel.zone === null ? (
              <span>{parcel.zoneStatus === "outside" ? "hors zone du PLU" : "zone inconnue"}</span>
            ) : (
              <>
                <span>zone</span>
                <ZoneBadge libelle={parcel.zone.libelle} />
              </>
            )}
            <Text span size="xs" className="figures">
              {parcelId}
            </Text>
          </Group>
        )}
      </div>
      {waiting ? <Skeleton circle height={44} className={classes.ring} /> : null}
      {parcel === undefined ? null : <ScoreRing score={parcel.opportunityScore} size={44} />}
      <Tooltip label="Fermer (Échap)">
        <ActionIcon variant="subtle" color="gray" size={36} aria-label="Fermer la fiche" onClick={onClose}>
          <IconX size={18} stroke={1.5} />
        </ActionIcon>
      </Tooltip>
    </header>
  );
};

const Footer = ({ parcelId, onClose }: ParcelPanelProps) => {
  const { data: parcel } = useShowParcel(parcelId);
  const { add, adding } = useAddProperty(onClose);
  return (
    <footer className={classes.footer}>
      {parcel?.inPortfolio ? (
        <Button component={Link} to="/properties" variant="light" fullWidth>
          Déjà dans le portfolio · Voir le portfolio
        </Button>
      ) : (
        <Button fullWidth loading={adding} disabled={parcel === undefined} onClick={() => add({ parcelId })}>
          Ajouter au portfolio
        </Button>
      )}
      <Text size="xs" c="dimmed" mt={6}>
        Aide à la décision, non opposable.
      </Text>
    </footer>
  );
};

/** Every block of the sheet when its parcel could be read; else why not, once. */
const Blocks = ({ parcelId }: Pick<ParcelPanelProps, "parcelId">) => {
  const parcel = useShowParcel(parcelId);
  if (parcel.data === undefined && parcel.error !== null)
    return (
      <div className={classes.unread}>
        <Notice kind="error" retry={{ onClick: () => parcel.refetch(), busy: parcel.isFetching }}>
          {sentenceOf(parcel.error, "Cette parcelle n'a pas pu être lue.")}
        </Notice>
      </div>
    );
  return PANEL_BLOCKS.map(({ key, Block }) => <Block key={key} parcelId={parcelId} />);
};

/** Everything on one parcel: the blocks in the order of the decision, the action always in sight. Esc closes. */
export const ParcelPanel = ({ parcelId, onClose }: ParcelPanelProps) => {
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== "Escape" || event.defaultPrevented) return;
    // A window opened from a block is elsewhere in the page, and its Esc closes it alone.
    if (!(event.target instanceof Node && event.currentTarget.contains(event.target))) return;
    event.stopPropagation();
    onClose();
  };
  return (
    <article className={classes.panel} aria-label={`Parcelle ${parcelName(parcelId)}`} onKeyDown={onKeyDown}>
      <Header parcelId={parcelId} onClose={onClose} />
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard */}
      <div className={classes.blocks} tabIndex={0}>
        <Blocks parcelId={parcelId} />
      </div>
      <Footer parcelId={parcelId} onClose={onClose} />
    </article>
  );
};
