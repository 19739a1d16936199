import { Button, Text } from "@mantine/core";
import { Link, useNavigate } from "@tanstack/react-router";
import type { KeyboardEvent } from "react";
import { sentenceOf } from "../kit/messages.fr.ts";
import { Notice } from "../kit/ui/Notice.tsx";
import type { StudyProps } from "../subjects/division/division-study.ts";
import { parcelName } from "../subjects/parcelle/parcel-name.ts";
import { useShowParcel } from "../subjects/parcelle/use-show-parcel.ts";
import { useAddProperty } from "../subjects/property/use-add-property.tsx";
import { SHEET_BLOCKS } from "./blocks.ts";
import classes from "./ParcelSheet.module.css";
import { SheetHeader } from "./SheetHeader.tsx";

interface ParcelSheetProps extends StudyProps {
  /** Undefined where the sheet is a page of its own: nothing to close. */
  readonly onClose?: (() => void) | undefined;
}

const Footer = ({ parcelId, onClose }: Pick<ParcelSheetProps, "parcelId" | "onClose">) => {
  const { data: parcel } = useShowParcel(parcelId);
  const navigate = useNavigate();
  const { add, adding } = useAddProperty({
    onAdded: () => onClose?.(),
    onSee: () => navigate({ to: "/properties" }).catch(() => undefined),
  });
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
const Blocks = (studied: StudyProps) => {
  const parcel = useShowParcel(studied.parcelId);
  if (parcel.data === undefined && parcel.error !== null)
    return (
      <div className={classes.unread}>
        <Notice kind="error" retry={{ onClick: () => parcel.refetch(), busy: parcel.isFetching }}>
          {sentenceOf(parcel.error, "Cette parcelle n'a pas pu être lue.")}
        </Notice>
      </div>
    );
  return SHEET_BLOCKS.map(({ key, Block }) => <Block key={key} {...studied} />);
};

/** Everything on one parcel: the blocks in the order of the decision, the action always in sight. Esc closes. */
export const ParcelSheet = ({ onClose, ...studied }: ParcelSheetProps) => {
  const { parcelId } = studied;
  const onKeyDown = (event: KeyboardEvent) => {
    if (onClose === undefined || event.key !== "Escape" || event.defaultPrevented) return;
    // A window opened from a block is elsewhere in the page, and its Esc closes it alone.
    if (!(event.target instanceof Node && event.currentTarget.contains(event.target))) return;
    event.stopPropagation();
    onClose();
  };
  return (
    <article className={classes.panel} aria-label={`Parcelle ${parcelName(parcelId)}`} onKeyDown={onKeyDown}>
      <SheetHeader parcelId={parcelId} study={studied.study} onClose={onClose} />
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard */}
      <div className={classes.blocks} tabIndex={0}>
        <Blocks {...studied} />
      </div>
      <Footer parcelId={parcelId} onClose={onClose} />
    </article>
  );
};
