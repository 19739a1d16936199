import { Badge } from "@mantine/core";
import { IconEye, IconEyeOff, IconNote, IconUser } from "@tabler/icons-react";
import classes from "./Desk.module.css";
import { useIsNew, useMark } from "./desk.ts";

const ICON = { size: 13, stroke: 1.5, "aria-hidden": true } as const;

/** What the team did of a parcel, on its row: nothing where it did nothing. */
export const RowMarks = ({ parcelId }: { readonly parcelId: string }) => {
  const isNew = useIsNew(parcelId);
  const { isHidden = false, isSeen = false, assignee = null, note } = useMark(parcelId) ?? {};
  const text = note?.text ?? "";
  if (!isNew && !isHidden && !isSeen && assignee === null && text === "") return null;
  return (
    <span className={classes.marks}>
      {isNew ? (
        <Badge tt="none" size="sm" color="yellow">
          Nouvelle
        </Badge>
      ) : null}
      {isHidden ? (
        <span>
          <IconEyeOff {...ICON} /> Écartée
        </span>
      ) : null}
      {isSeen ? (
        <span>
          <IconEye {...ICON} /> Vue
        </span>
      ) : null}
      {assignee === null ? null : (
        <span>
          <IconUser {...ICON} /> {assignee.name}
        </span>
      )}
      {text === "" ? null : (
        <span className={classes.note}>
          <IconNote {...ICON} /> <span>{text}</span>
        </span>
      )}
    </span>
  );
};
