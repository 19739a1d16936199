import { Suspense } from "react";
import { lazyPart } from "../lazy-part.ts";
import type { PdfViewer as Viewer } from "./PdfViewer.tsx";

const PdfViewer = lazyPart(async () => ({ default: (await import("./PdfViewer.tsx")).PdfViewer }));

/** The viewer and what draws pages weigh more than the rest of a screen: they come when a document is opened. */
export const LazyPdfViewer = (props: Parameters<typeof Viewer>[0]) => (
  <Suspense fallback={null}>
    <PdfViewer {...props} />
  </Suspense>
);
