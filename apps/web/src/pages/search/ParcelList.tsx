import type { ParcelRow } from "@lotir/contract";
import { useVirtualizer } from "@tanstack/react-virtual";
import { type KeyboardEvent, useEffect, useRef, useState } from "react";
import { useDesk, useMark } from "./desk/desk.ts";
import { RowTools } from "./desk/RowTools.tsx";
import { useDeskKeys } from "./desk/use-desk-keys.ts";
import classes from "./ParcelList.module.css";
import { ParcelRowItem } from "./ParcelRowItem.tsx";

interface ParcelListProps {
  readonly rows: readonly ParcelRow[];
  readonly selectedId: string | undefined;
  readonly hoveredId: string | null;
  readonly onHover: (id: string | null) => void;
  readonly onSelect: (id: string) => void;
  readonly showCommune: boolean;
  readonly stale: boolean;
}

const ROW_PX = 84;
const rowId = (parcelId: string): string => `parcelle-${parcelId}`;

const nextIndex = (key: string, from: number, last: number): number | null => {
  switch (key) {
    case "ArrowDown":
      return Math.min(from + 1, last);
    case "ArrowUp":
      return Math.max(from - 1, 0);
    case "PageDown":
      return Math.min(from + 6, last);
    case "PageUp":
      return Math.max(from - 6, 0);
    case "Home":
      return 0;
    case "End":
      return last;
    default:
      return null;
  }
};

interface OptionProps {
  readonly row: ParcelRow;
  readonly measure: (element: HTMLElement | null) => void;
  readonly index: number;
  readonly of: number;
  readonly start: number;
  readonly isOpen: boolean;
  readonly isHovered: boolean;
  readonly isCursor: boolean;
  readonly showCommune: boolean;
  readonly onHover: (id: string) => void;
  readonly onOpen: (index: number, id: string) => void;
}

const Option = ({ row, measure, index, of, start, onHover, onOpen, ...is }: OptionProps) => {
  const { selection } = useDesk();
  const { parcelId } = row;
  const mark = useMark(parcelId);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the list box holds the focus and answers Enter for its active option
    <div
      ref={measure}
      data-index={index}
      id={rowId(parcelId)}
      role="option"
      tabIndex={-1}
      aria-selected={is.isOpen}
      aria-setsize={of}
      aria-posinset={index + 1}
      className={classes.row}
      data-hovered={is.isHovered}
      data-cursor={is.isCursor}
      data-chosen={selection.has(parcelId)}
      data-seen={mark?.isSeen === true || mark?.isHidden === true}
      style={{ transform: `translateY(${start}px)` }}
      onMouseEnter={() => onHover(parcelId)}
      onClick={() => onOpen(index, parcelId)}
    >
      <ParcelRowItem row={row} showCommune={is.showCommune} />
    </div>
  );
};

/** The row that is open scrolls in and takes the cursor; when its sheet closes, the list has the focus back. */
const useOpenRow = (rows: readonly ParcelRow[], selectedId: string | undefined, show: (index: number) => void) => {
  const box = useRef<HTMLDivElement>(null);
  const chosen = rows.findIndex(({ parcelId }) => parcelId === selectedId);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only another row moves the list
  useEffect(() => {
    if (chosen >= 0) show(chosen);
  }, [chosen]);
  // The sheet that closes takes its focus with it: the list has it back, at the row that was open.
  const opened = useRef(selectedId);
  useEffect(() => {
    const closed = opened.current !== undefined && selectedId === undefined;
    opened.current = selectedId;
    if (closed && document.activeElement === document.body) box.current?.focus({ preventScroll: true });
  }, [selectedId]);
  return box;
};

/** The rows on screen, and the keyboard's place among them: hover, selection and arrows all meet here. */
export const ParcelList = (props: ParcelListProps) => {
  const { rows, selectedId, hoveredId, onHover, onSelect } = props;
  const scroller = useRef<HTMLDivElement>(null);
  const [cursor, setCursor] = useState(-1);
  const virtual = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => ROW_PX,
    overscan: 6,
    getItemKey: (index) => rows[index]?.parcelId ?? index,
  });
  const moveTo = (index: number) => {
    setCursor(index);
    virtual.scrollToIndex(index, { align: "auto" });
  };
  const box = useOpenRow(rows, selectedId, moveTo);
  const { onDeskKey, chooseAt } = useDeskKeys(rows, cursor);
  const onKeyDown = (event: KeyboardEvent) => {
    const current = rows[cursor];
    if (onDeskKey(event)) return;
    if ((event.key === "Enter" || event.key === " ") && current !== undefined) {
      event.preventDefault();
      onSelect(current.parcelId);
      return;
    }
    const next = nextIndex(event.key, cursor, rows.length - 1);
    const target = next === null ? undefined : rows[next];
    if (next === null || target === undefined) return;
    event.preventDefault();
    onHover(target.parcelId);
    moveTo(next);
  };
  const open = (index: number, parcelId: string) => {
    setCursor(index);
    onSelect(parcelId);
  };
  const active = rows[cursor];
  const shown = virtual.getVirtualItems().flatMap(({ index, start, size, key }) => {
    const row = rows[index];
    return row === undefined ? [] : [{ index, start, size, key, row }];
  });
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: leaving the list ends what pointing at a row lit on the map
    <div ref={scroller} className={classes.scroller} onMouseLeave={() => onHover(null)}>
      <div className={classes.sizer} style={{ height: virtual.getTotalSize() }}>
        <div
          ref={box}
          className={classes.options}
          aria-busy={props.stale}
          role="listbox"
          tabIndex={0}
          aria-label="Parcelles trouvées"
          aria-activedescendant={active === undefined ? undefined : rowId(active.parcelId)}
          onKeyDown={onKeyDown}
        >
          {shown.map(({ index, start, key, row }) => (
            <Option
              key={key}
              row={row}
              measure={virtual.measureElement}
              index={index}
              of={rows.length}
              start={start}
              isOpen={row.parcelId === selectedId}
              isHovered={row.parcelId === hoveredId}
              isCursor={index === cursor}
              showCommune={props.showCommune}
              onHover={onHover}
              onOpen={open}
            />
          ))}
        </div>
        {shown.map(({ index, start, size, key, row }) => (
          <RowTools
            key={key}
            parcelId={row.parcelId}
            start={start}
            size={size}
            isNear={row.parcelId === hoveredId || index === cursor}
            onChoose={(isRange) => chooseAt(index, isRange)}
          />
        ))}
      </div>
    </div>
  );
};
