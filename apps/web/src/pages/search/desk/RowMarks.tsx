import { IconEye, IconEyeOff, IconNote, IconUser } from "@tabler/icons-react";
import classes from "./Desk.module.css";
import { useMark } from "./desk.ts";

const ICON = { size: 13, stroke: 1.5, "aria-hidden": true } as const;

/** What the team did of a parcel, on its row: nothing where it did nothing. */
export const RowMarks = ({ parcelId }: { readonly parcelId: string }) => {
  const mark = useMark(parcelId);
  if (mark === undefined) return null;
  const { isHidden, isSeen, assignee, note } = mark;
  if (!isHidden && !isSeen && assignee === null && note.text === "") return null;
  return (
    <span className={classes.marks}>
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
      {note.text === "" ? null : (
        <span className={classes.note}>
          <IconNote {...ICON} /> <span>{note.text}</span>
        </span>
      )}
    </span>
  );
};
