import type { Parcel } from "@lotir/contract";
import { ActionIcon, Box, CopyButton, Group, Skeleton, Title, Tooltip } from "@mantine/core";
import { IconCheck, IconExternalLink, IconLink, IconPrinter, IconX } from "@tabler/icons-react";
import { useEffect, useRef } from "react";
import { formatArea } from "../kit/format.ts";
import { IconLink as PageLink } from "../kit/ui/links.tsx";
import type { DivisionStudy } from "../subjects/division/division-study.ts";
import { parcelName } from "../subjects/parcelle/parcel-name.ts";
import { ScoreRing } from "../subjects/parcelle/ScoreRing.tsx";
import { useShowParcel } from "../subjects/parcelle/use-show-parcel.ts";
import { ZoneBadge } from "../subjects/reglement/ZoneBadge.tsx";
import classes from "./ParcelSheet.module.css";
import { printAddress, sheetAddress } from "./sheet-address.ts";

interface SheetHeaderProps {
  readonly parcelId: string;
  readonly study: DivisionStudy;
  /** Undefined where the sheet is a page of its own. */
  readonly onClose: (() => void) | undefined;
}

const CopyLink = ({ parcelId, study }: Pick<SheetHeaderProps, "parcelId" | "study">) => (
  <CopyButton value={`${window.location.origin}${sheetAddress(parcelId, study).href}`} timeout={2_000}>
    {({ copied, copy }) => (
      <Tooltip label={copied ? "Lien copié" : "Copier le lien de cette fiche"}>
        <ActionIcon variant="subtle" color="gray" size={36} aria-label="Copier le lien de cette fiche" onClick={copy}>
          {copied ? <IconCheck size={18} stroke={1.5} /> : <IconLink size={18} stroke={1.5} />}
        </ActionIcon>
      </Tooltip>
    )}
  </CopyButton>
);

const Print = ({ parcelId }: Pick<SheetHeaderProps, "parcelId">) => (
  <Tooltip label="Imprimer la fiche sur une page (PDF)">
    <ActionIcon
      component="a"
      href={printAddress(parcelId)}
      target="_blank"
      rel="noreferrer"
      variant="subtle"
      color="gray"
      size={36}
      aria-label="Imprimer la fiche sur une page (PDF)"
    >
      <IconPrinter size={18} stroke={1.5} />
    </ActionIcon>
  </Tooltip>
);

const OpenAlone = ({ parcelId, study }: Pick<SheetHeaderProps, "parcelId" | "study">) => {
  const { to, params, search } = sheetAddress(parcelId, study);
  return (
    <Tooltip label="Ouvrir en pleine page">
      <PageLink
        to={to}
        params={params}
        search={search}
        variant="subtle"
        color="gray"
        size={36}
        aria-label="Ouvrir la fiche en pleine page"
      >
        <IconExternalLink size={18} stroke={1.5} />
      </PageLink>
    </Tooltip>
  );
};

/** A shed does not make a parcel built, m². */
const BARE_UNDER_M2 = 20;

/** The street that the parcel fronts most: its address where nobody gives a number. */
const streetOf = ({ frontagePieces }: Pick<Parcel, "frontagePieces">): string | undefined => {
  const lengths = new Map<string, number>();
  for (const { roadName, length } of frontagePieces)
    if (roadName !== null) lengths.set(roadName, (lengths.get(roadName) ?? 0) + length);
  return [...lengths].sort(([, a], [, b]) => b - a)[0]?.[0];
};

/** Which parcel this is, and what one does with its sheet. */
export const SheetHeader = ({ parcelId, study, onClose }: SheetHeaderProps) => {
  const { data: parcel, error } = useShowParcel(parcelId);
  const waiting = parcel === undefined && error === null;
  const heading = useRef<HTMLHeadingElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each parcel opened takes the focus to its own title
  useEffect(() => heading.current?.focus({ preventScroll: true }), [parcelId]);
  return (
    <header className={classes.header}>
      <div className={classes.titles}>
        <Title order={onClose === undefined ? 1 : 2} size="h2" ref={heading} tabIndex={-1} className={classes.title}>
          {parcelName(parcelId)}
          {parcel === undefined ? "" : ` · ${parcel.commune}`}
        </Title>
        {waiting ? <Skeleton h={16} w={200} mt={4} /> : null}
        {parcel === undefined ? null : (
          <Group gap={6} c="dimmed" className={classes.facts}>
            {streetOf(parcel) === undefined ? null : <span>{streetOf(parcel)} ·</span>}
            <span className="figures">{formatArea(parcel.surface)}</span>·
            {parcel.zone === null ? (
              <span>{parcel.zoneStatus === "outside" ? "hors zone du PLU" : "zone inconnue"}</span>
            ) : (
              <>
                <span>zone</span>
                <ZoneBadge libelle={parcel.zone.libelle} />
              </>
            )}
            {parcel.builtArea === null ? null : <span>· {parcel.builtArea >= BARE_UNDER_M2 ? "bâtie" : "nue"}</span>}
          </Group>
        )}
      </div>
      {waiting ? <Skeleton circle height={44} className={classes.ring} /> : null}
      {parcel === undefined ? null : <ScoreRing score={parcel.opportunityScore} size={44} />}
      <div className={classes.actions}>
        <Box visibleFrom="sm">
          <Print parcelId={parcelId} />
        </Box>
        <CopyLink parcelId={parcelId} study={study} />
        {onClose === undefined ? null : (
          <>
            <Box visibleFrom="sm">
              <OpenAlone parcelId={parcelId} study={study} />
            </Box>
            <Tooltip label="Fermer (Échap)">
              <ActionIcon variant="subtle" color="gray" size={36} aria-label="Fermer la fiche" onClick={onClose}>
                <IconX size={18} stroke={1.5} />
              </ActionIcon>
            </Tooltip>
          </>
        )}
      </div>
    </header>
  );
};
