import type { PluDocument } from "@lotir/contract";
import { ActionIcon, Anchor, Tooltip } from "@mantine/core";
import { IconRefresh } from "@tabler/icons-react";
import { formatDate, formatQuantity } from "../../kit/format.ts";
import classes from "./rules.module.css";

interface DocumentLineProps {
  readonly document: PluDocument;
  readonly title: string;
  readonly onOpen: (page: number) => void;
  readonly refresh: { readonly onClick: () => void; readonly busy: boolean };
}

const datesOf = ({ approvedOn, publishedOn, fetchedOn }: PluDocument): string =>
  [
    approvedOn === null ? null : `approuvé le ${formatDate(approvedOn)}`,
    publishedOn === null ? null : `publié le ${formatDate(publishedOn)}`,
    fetchedOn === null ? null : `lu le ${formatDate(fetchedOn)}`,
  ]
    .filter((part) => part !== null)
    .join(" · ");

/** The document the rules come from: its name as people say it, its dates, and the way to it. */
export const DocumentLine = ({ document, title, onOpen, refresh }: DocumentLineProps) => (
  <div className={classes.document}>
    <div>
      <Anchor component="button" type="button" size="sm" fw={500} onClick={() => onOpen(1)}>
        {title}
      </Anchor>
      <p className={classes.soft}>
        {datesOf(document)} · {formatQuantity(document.pages, "page")}
      </p>
      {document.illegiblePages.length === 0 ? null : (
        <p className={classes.soft}>
          En image ou abîmées, non lues :{" "}
          {document.illegiblePages.map((page, index) => (
            <span key={page}>
              {index === 0 ? "" : ", "}
              <Anchor component="button" type="button" size="xs" onClick={() => onOpen(page)}>
                page {page}
              </Anchor>
            </span>
          ))}
          .
        </p>
      )}
    </div>
    <Tooltip label="Télécharger et relire le règlement">
      <ActionIcon
        variant="subtle"
        color="gray"
        size={36}
        aria-label="Relire le règlement"
        loading={refresh.busy}
        onClick={refresh.onClick}
      >
        <IconRefresh size={18} stroke={1.5} />
      </ActionIcon>
    </Tooltip>
  </div>
);
