import type { ParcelRow } from "@lotir/contract";
import { type KeyboardEvent, useRef } from "react";
import { useDesk } from "./desk.ts";

/** What the keys of the list do to the row where the keyboard is; true when a key was taken. */
export const useDeskKeys = (rows: readonly ParcelRow[], cursor: number) => {
  const { selection, marks, mark, onNote, onMenu } = useDesk();
  const lastChosen = useRef(-1);
  const chooseAt = (index: number, isRange: boolean): void => {
    const from = isRange && lastChosen.current >= 0 ? lastChosen.current : index;
    lastChosen.current = index;
    const ids = rows.slice(Math.min(from, index), Math.max(from, index) + 1).map(({ parcelId }) => parcelId);
    const [only] = ids;
    if (from === index && only !== undefined) selection.toggle(only);
    else selection.add(ids);
  };
  const chooseAll = (): void => selection.add(rows.map(({ parcelId }) => parcelId));
  const actionOf = (key: string): ((id: string) => void) | undefined => {
    switch (key) {
      case "x":
      case "X":
        return () => chooseAt(cursor, key === "X");
      case "v":
        return (id) => mark({ parcelIds: [id], isSeen: marks.get(id)?.isSeen !== true });
      case "e":
        return (id) => mark({ parcelIds: [id], isHidden: marks.get(id)?.isHidden !== true });
      case "n":
        return onNote;
      case "m":
        return onMenu;
      default:
        return undefined;
    }
  };
  const onDeskKey = (event: KeyboardEvent): boolean => {
    if (event.altKey) return false;
    const isAll = (event.ctrlKey || event.metaKey) && event.key === "a";
    const isEnd = event.key === "Escape" && selection.ids.length > 0;
    const current = rows[cursor]?.parcelId;
    const action = event.ctrlKey || event.metaKey || current === undefined ? undefined : actionOf(event.key);
    if (!isAll && !isEnd && action === undefined) return false;
    event.preventDefault();
    event.stopPropagation();
    if (isAll) chooseAll();
    else if (isEnd) selection.clear();
    else if (current !== undefined) action?.(current);
    return true;
  };
  return { onDeskKey, chooseAt };
};
