import type { ParcelRow } from "@lotir/contract";
import { useVirtualizer } from "@tanstack/react-virtual";
import { type KeyboardEvent, useEffect, useRef, useState } from "react";
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
  const chosen = rows.findIndex(({ parcelId }) => parcelId === selectedId);
  useEffect(() => {
    if (chosen < 0) return;
    setCursor(chosen);
    virtual.scrollToIndex(chosen, { align: "auto" });
  }, [chosen, virtual]);
  // The sheet that closes takes its focus with it: the list has it back, at the row that was open.
  const opened = useRef(selectedId);
  useEffect(() => {
    const closed = opened.current !== undefined && selectedId === undefined;
    opened.current = selectedId;
    if (closed && document.activeElement === document.body) scroller.current?.focus({ preventScroll: true });
  }, [selectedId]);
  const onKeyDown = (event: KeyboardEvent) => {
    const current = rows[cursor];
    if ((event.key === "Enter" || event.key === " ") && current !== undefined) {
      event.preventDefault();
      onSelect(current.parcelId);
      return;
    }
    const next = nextIndex(event.key, cursor, rows.length - 1);
    const target = next === null ? undefined : rows[next];
    if (next === null || target === undefined) return;
    event.preventDefault();
    setCursor(next);
    onHover(target.parcelId);
    virtual.scrollToIndex(next, { align: "auto" });
  };
  const active = rows[cursor];
  return (
    <div
      ref={scroller}
      className={classes.scroller}
      aria-busy={props.stale}
      role="listbox"
      tabIndex={0}
      aria-label="Parcelles trouvées"
      aria-activedescendant={active === undefined ? undefined : rowId(active.parcelId)}
      onKeyDown={onKeyDown}
      onMouseLeave={() => onHover(null)}
    >
      <div className={classes.sizer} style={{ height: virtual.getTotalSize() }} role="presentation">
        {virtual.getVirtualItems().map(({ index, start, key }) => {
          const row = rows[index];
          if (row === undefined) return null;
          const { parcelId } = row;
          return (
            // biome-ignore lint/a11y/useKeyWithClickEvents: the list box holds the focus and answers Enter for its active option
            <div
              key={key}
              ref={virtual.measureElement}
              data-index={index}
              id={rowId(parcelId)}
              role="option"
              tabIndex={-1}
              aria-selected={parcelId === selectedId}
              aria-setsize={rows.length}
              aria-posinset={index + 1}
              className={classes.row}
              data-hovered={parcelId === hoveredId}
              data-cursor={index === cursor}
              style={{ transform: `translateY(${start}px)` }}
              onMouseEnter={() => onHover(parcelId)}
              onClick={() => {
                setCursor(index);
                onSelect(parcelId);
              }}
            >
              <ParcelRowItem row={row} showCommune={props.showCommune} />
            </div>
          );
        })}
      </div>
    </div>
  );
};
