import { type PointerEvent, type ReactNode, useRef, useState } from "react";
import classes from "./BottomSheet.module.css";

export type SheetHeight = "peek" | "half" | "full";
const ORDER: readonly SheetHeight[] = ["peek", "half", "full"];
const WORDS: Record<SheetHeight, string> = { peek: "réduit", half: "à mi-hauteur", full: "ouvert" };

interface BottomSheetProps {
  readonly label: string;
  readonly height: SheetHeight;
  readonly onHeight: (height: SheetHeight) => void;
  readonly children: ReactNode;
}

const step = (height: SheetHeight, by: 1 | -1): SheetHeight => ORDER[ORDER.indexOf(height) + by] ?? height;
const FLICK_PX = 40;

/** A sheet with three heights: dragged by its handle, or moved by its arrows when the handle has the focus. */
export const BottomSheet = ({ label, height, onHeight, children }: BottomSheetProps) => {
  const start = useRef<number | null>(null);
  const [drag, setDrag] = useState(0);
  const move = (event: PointerEvent) => {
    if (start.current !== null) setDrag(event.clientY - start.current);
  };
  const end = (event: PointerEvent) => {
    if (start.current === null) return;
    const moved = event.clientY - start.current;
    start.current = null;
    setDrag(0);
    if (Math.abs(moved) < 6) onHeight(height === "full" ? "half" : step(height, 1));
    else if (Math.abs(moved) >= FLICK_PX) {
      const far = Math.abs(moved) > window.innerHeight * 0.45;
      const once = step(height, moved < 0 ? 1 : -1);
      onHeight(far ? step(once, moved < 0 ? 1 : -1) : once);
    }
  };
  return (
    <section
      className={classes.sheet}
      data-height={height}
      data-dragging={drag !== 0}
      style={{ translate: `0 ${drag}px` }}
      aria-label={label}
    >
      <button
        type="button"
        className={classes.handle}
        aria-label={`${label} : panneau ${WORDS[height]}. Flèches haut et bas pour le déplacer.`}
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId);
          start.current = event.clientY;
        }}
        onPointerMove={move}
        onPointerUp={end}
        onPointerCancel={end}
        onKeyDown={(event) => {
          if (event.key === "ArrowUp") onHeight(step(height, 1));
          if (event.key === "ArrowDown") onHeight(step(height, -1));
        }}
      >
        <i />
      </button>
      <div className={classes.content}>{children}</div>
    </section>
  );
};
