export { PDF_LIMITS, type PdfLimits } from "./pdf-limits.ts";
export { describePdfRefusal, type PdfRefusal } from "./pdf-refusal.ts";
export { readPdfPages } from "./read-pdf-pages.ts";
export { type RulesAsked, readRulesInChild } from "./read-rules-in-child.ts";
