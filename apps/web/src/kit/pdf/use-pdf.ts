import { useQuery } from "@tanstack/react-query";
import type { PDFDocumentProxy } from "unpdf/pdfjs";
import { openPdf } from "./pdf-page.ts";

/** A file opened once for all its pages; its bytes never change under its address. */
export const usePdf = (url: string) =>
  useQuery<PDFDocumentProxy>({
    queryKey: ["pdf", url],
    queryFn: () => openPdf(url),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 60_000,
    // A document is an object with methods: it must stay the one that was opened.
    structuralSharing: false,
    retry: false,
  });
