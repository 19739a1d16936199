import { ActionIcon, Checkbox, Menu } from "@mantine/core";
import { IconDots, IconNote, IconSquareCheck } from "@tabler/icons-react";
import { parcelName } from "../../../subjects/parcelle/parcel-name.ts";
import classes from "./Desk.module.css";
import { useDesk, useMark } from "./desk.ts";
import { MarkItems } from "./MarkItems.tsx";

interface RowToolsProps {
  readonly parcelId: string;
  /** Where the row is, and how tall. */
  readonly start: number;
  readonly size: number;
  /** Pointed at, or where the keyboard is. */
  readonly isNear: boolean;
  /** Shift: from the last one chosen to this one. */
  readonly onChoose: (isRange: boolean) => void;
}

/** Beside the options of the list box, which may hold no button: a box to choose the row, and its menu. */
export const RowTools = ({ parcelId, start, size, isNear, onChoose }: RowToolsProps) => {
  const { selection, menuOf, onMenu, onNote } = useDesk();
  const mark = useMark(parcelId);
  const isChosen = selection.has(parcelId);
  const name = parcelName(parcelId);
  return (
    <div
      className={classes.tools}
      style={{ transform: `translateY(${start}px)`, height: size }}
      data-near={isNear}
      data-choosing={selection.ids.length > 0}
    >
      <Checkbox
        className={classes.choose}
        size="sm"
        aria-label={`Choisir ${name}`}
        checked={isChosen}
        tabIndex={isNear ? 0 : -1}
        onChange={() => undefined}
        onClick={(event) => onChoose(event.shiftKey)}
      />
      <Menu
        opened={menuOf === parcelId}
        onChange={(isOpen) => onMenu(isOpen ? parcelId : null)}
        position="bottom-end"
        shadow="md"
        width={250}
        withInitialFocusPlaceholder={false}
      >
        <Menu.Target>
          <ActionIcon
            className={classes.more}
            variant="default"
            size={28}
            tabIndex={isNear ? 0 : -1}
            aria-label={`Actions sur ${name}`}
          >
            <IconDots size={16} stroke={1.5} aria-hidden="true" />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown className={classes.menu}>
          <Menu.Item
            leftSection={<IconSquareCheck size={16} stroke={1.5} aria-hidden="true" />}
            onClick={() => selection.toggle(parcelId)}
          >
            {isChosen ? "Ne plus choisir" : "Choisir"}
          </Menu.Item>
          <Menu.Item
            leftSection={<IconNote size={16} stroke={1.5} aria-hidden="true" />}
            onClick={() => onNote(parcelId)}
          >
            {(mark?.note.text ?? "") === "" ? "Écrire une note" : "Modifier la note"}
          </Menu.Item>
          <MarkItems parcelIds={[parcelId]} />
        </Menu.Dropdown>
      </Menu>
    </div>
  );
};
