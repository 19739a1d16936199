import { Anchor, Text } from "@mantine/core";
import { type KeyboardEvent, useState } from "react";
import { sentenceOf } from "../kit/messages.fr.ts";
import { FoldedBlock } from "../kit/ui/FoldedBlock.tsx";
import { TextLink } from "../kit/ui/links.tsx";
import { Notice } from "../kit/ui/Notice.tsx";
import { BilanFormProvider } from "../subjects/bilan/bilan-form.tsx";
import type { StudyProps } from "../subjects/division/division-study.ts";
import { parcelName } from "../subjects/parcelle/parcel-name.ts";
import { useShowParcel } from "../subjects/parcelle/use-show-parcel.ts";
import { type FoldKey, SHEET_FOLDS } from "./blocks.ts";
import { Decision } from "./Decision.tsx";
import classes from "./ParcelSheet.module.css";
import { SheetHeader } from "./SheetHeader.tsx";
import { printAddress, sheetAddress } from "./sheet-address.ts";

interface ParcelSheetProps extends StudyProps {
  /** Undefined where the sheet is a page of its own: nothing to close. */
  readonly onClose?: (() => void) | undefined;
}

/** On a phone the header has no room for it, and the sheet already takes the whole width: at the end of what it says. */
const OpenAlone = ({ parcelId, study }: Pick<StudyProps, "parcelId" | "study">) => {
  const { to, params, search } = sheetAddress(parcelId, study);
  return (
    <Text size="sm" px={20} pt={12} hiddenFrom="sm">
      <TextLink to={to} params={params} search={search}>
        Ouvrir la fiche en pleine page
      </TextLink>
    </Text>
  );
};

/** All that the sheet holds when its parcel could be read; else why not, once. */
const Content = ({ onClose, ...studied }: ParcelSheetProps) => {
  const parcel = useShowParcel(studied.parcelId);
  const [open, setOpen] = useState<ReadonlySet<FoldKey>>(new Set());
  const toggle = (key: FoldKey, isOpen: boolean) =>
    setOpen((known) => new Set(isOpen ? [...known, key] : [...known].filter((each) => each !== key)));
  if (parcel.data === undefined && parcel.error !== null)
    return (
      <div className={classes.unread}>
        <Notice kind="error" retry={{ onClick: () => parcel.refetch(), busy: parcel.isFetching }}>
          {sentenceOf(parcel.error, "Cette parcelle n'a pas pu être lue.")}
        </Notice>
      </div>
    );
  return (
    <>
      <Decision {...studied} onAdded={onClose} onWhy={() => toggle("acces", true)} />
      {SHEET_FOLDS.map(({ key, title, Summary, blocks }) => (
        <FoldedBlock
          key={key}
          title={title}
          summary={<Summary {...studied} />}
          open={open.has(key)}
          onOpen={(isOpen) => toggle(key, isOpen)}
        >
          {blocks.map(({ key: name, Block }) => (
            <Block key={name} {...studied} />
          ))}
        </FoldedBlock>
      ))}
      {onClose === undefined ? null : <OpenAlone {...studied} />}
      <Text size="sm" px={20} pt={12} hiddenFrom="sm">
        <Anchor href={printAddress(studied.parcelId)} target="_blank" rel="noreferrer" inherit>
          Imprimer la fiche sur une page (PDF)
        </Anchor>
      </Text>
      <Text size="xs" c="dimmed" px={20} py={12}>
        Aide à la décision, non opposable.
      </Text>
    </>
  );
};

/** Everything on one parcel: what decides on the first screen, the rest folded in the order of the decision. Esc closes. */
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
    <BilanFormProvider>
      <article
        className={classes.panel}
        aria-label={`Parcelle ${parcelName(parcelId)}`}
        data-parcelle={parcelId}
        onKeyDown={onKeyDown}
      >
        <SheetHeader parcelId={parcelId} study={studied.study} onClose={onClose} />
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard */}
        <div className={classes.blocks} tabIndex={0}>
          <Content {...studied} onClose={onClose} />
        </div>
      </article>
    </BilanFormProvider>
  );
};
