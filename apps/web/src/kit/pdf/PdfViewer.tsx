import type { PluBox } from "@lotir/contract";
import { ActionIcon, Group, Loader, Modal, Text } from "@mantine/core";
import { useMediaQuery } from "@mantine/hooks";
import { IconChevronLeft, IconChevronRight } from "@tabler/icons-react";
import { type KeyboardEvent, useEffect, useState } from "react";
import { Notice } from "../ui/Notice.tsx";
import { PdfPage } from "./PdfPage.tsx";
import classes from "./PdfViewer.module.css";
import { PdfUnavailable } from "./pdf-page.ts";
import { usePdf } from "./use-pdf.ts";

/** What to open a file at: a page, and the sentence to mark on it. */
export interface PdfPlace {
  readonly page: number;
  readonly quote: string | null;
  readonly boxes: readonly PluBox[];
}

interface PdfViewerProps {
  readonly url: string;
  readonly title: string;
  readonly place: PdfPlace;
  readonly onClose: () => void;
}

const NO_BOXES: readonly PluBox[] = [];

const failureOf = (error: Error): string =>
  error instanceof PdfUnavailable
    ? "Impossible de récupérer le document PLU"
    : error instanceof TypeError
      ? "Erreur réseau lors de la récupération du document"
      : "Ce document n'a pas pu être ouvert.";

interface PagesProps {
  readonly page: number;
  readonly count: number;
  readonly onPage: (page: number) => void;
}

const Pages = ({ page, count, onPage }: PagesProps) => (
  <Group gap={6} wrap="nowrap">
    <ActionIcon
      variant="default"
      size={36}
      aria-label="Page précédente"
      disabled={page <= 1}
      onClick={() => onPage(page - 1)}
    >
      <IconChevronLeft size={18} stroke={1.5} />
    </ActionIcon>
    <Text size="sm" className="figures" aria-live="polite">
      page {page} sur {count}
    </Text>
    <ActionIcon
      variant="default"
      size={36}
      aria-label="Page suivante"
      disabled={page >= count}
      onClick={() => onPage(page + 1)}
    >
      <IconChevronRight size={18} stroke={1.5} />
    </ActionIcon>
  </Group>
);

/**
 * Escape closes the document alone. The modal's own way closes it before the key reaches us, and the key then goes on to
 * whatever is under it.
 */
const onEscape =
  (close: () => void) =>
  (event: KeyboardEvent): void => {
    if (event.key !== "Escape") return;
    event.stopPropagation();
    close();
  };

/** A file of this server opened at a page, the sentence marked. The pages are drawn here; nothing of the file runs. */
export const PdfViewer = ({ url, title, place, onClose }: PdfViewerProps) => {
  const narrow = useMediaQuery("(max-width: 48em)") ?? false;
  const pdf = usePdf(url);
  const [page, setPage] = useState(place.page);
  useEffect(() => setPage(place.page), [place]);
  const here = page === place.page;
  return (
    <Modal
      opened
      onClose={onClose}
      closeOnEscape={false}
      onKeyDown={onEscape(onClose)}
      title={title}
      fullScreen={narrow}
      size={920}
      classNames={{ body: classes.body ?? "", title: classes.title ?? "" }}
      closeButtonProps={{ "aria-label": "Fermer le document", size: 36 }}
    >
      {pdf.isPending ? (
        <Group gap="sm" p="md" role="status">
          <Loader size="sm" />
          <Text>Ouverture du document…</Text>
        </Group>
      ) : null}
      {pdf.error === null ? null : (
        <Notice kind="error" retry={{ onClick: () => void pdf.refetch(), busy: pdf.isFetching }}>
          {failureOf(pdf.error)}
        </Notice>
      )}
      {pdf.data === undefined ? null : (
        <>
          <Group justify="space-between" className={classes.bar} wrap="nowrap">
            <Pages page={page} count={pdf.data.numPages} onPage={setPage} />
            <Text size="xs" c="dimmed" lineClamp={2} className={classes.quote}>
              {place.quote === null ? "" : `« ${place.quote} »`}
            </Text>
          </Group>
          <PdfPage
            document={pdf.data}
            page={Math.min(page, pdf.data.numPages)}
            boxes={here ? place.boxes : NO_BOXES}
            quote={here ? place.quote : null}
          />
        </>
      )}
    </Modal>
  );
};
