import type { PluBox } from "@lotir/contract";
import { Skeleton } from "@mantine/core";
import { useElementSize } from "@mantine/hooks";
import { useEffect, useRef, useState } from "react";
import type { PDFDocumentProxy } from "unpdf/pdfjs";
import { Notice } from "../ui/Notice.tsx";
import classes from "./PdfViewer.module.css";
import { type DrawnPage, drawPage } from "./pdf-page.ts";

interface PdfPageProps {
  readonly document: PDFDocumentProxy;
  readonly page: number;
  readonly boxes: readonly PluBox[];
  /** What is highlighted, for those who do not see it. */
  readonly quote: string | null;
}

const WIDEST = 860;

/** One page of a file, with the sentence that is looked for marked on it and scrolled into view. */
export const PdfPage = ({ document: file, page, boxes, quote }: PdfPageProps) => {
  const { ref, width } = useElementSize();
  const canvas = useRef<HTMLCanvasElement>(null);
  const mark = useRef<HTMLElement>(null);
  const [drawn, setDrawn] = useState<DrawnPage>();
  const [failed, setFailed] = useState(false);
  const across = Math.min(Math.floor(width), WIDEST);

  useEffect(() => {
    if (across < 50 || canvas.current === null) return;
    const controller = new AbortController();
    setFailed(false);
    drawPage(file, { page, width: across, boxes, canvas: canvas.current, signal: controller.signal }).then(
      (done) => done !== undefined && setDrawn(done),
      () => !controller.signal.aborted && setFailed(true),
    );
    return () => controller.abort();
  }, [file, page, across, boxes]);

  useEffect(() => {
    if (drawn !== undefined) mark.current?.scrollIntoView({ block: "center" });
  }, [drawn]);

  return (
    <div ref={ref} className={classes.sheet}>
      {failed ? <Notice kind="error">Cette page n'a pas pu être dessinée.</Notice> : null}
      {drawn === undefined && !failed ? <Skeleton h={480} aria-label="Page en cours de dessin" /> : null}
      <div className={classes.page} style={drawn && { width: drawn.width, height: drawn.height }}>
        <canvas
          ref={canvas}
          className={classes.canvas}
          role="img"
          aria-label={quote === null ? `Page ${page}` : `Page ${page}, phrase surlignée : ${quote}`}
        />
        {drawn?.highlights.map(({ left, top, width: wide, height }, index) => (
          <mark
            key={`${left}-${top}`}
            ref={index === 0 ? mark : undefined}
            className={classes.mark}
            style={{ left, top, width: wide, height }}
          />
        ))}
      </div>
    </div>
  );
};
