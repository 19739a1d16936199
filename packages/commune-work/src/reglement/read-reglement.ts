import { createHash } from "node:crypto";
import type { PlanPdf } from "@lotir/connectors";
import { failure, type Result, success } from "@lotir/foncier";
import type { Companion, PageModel } from "@lotir/plu";
import {
  type CommuneReglement,
  type FoundReglement,
  findReglement,
  markDocument,
  type ReglementFailure,
  saveReading,
} from "@lotir/territory/work";
import { openSources } from "../sources/source-plan.ts";
import type { Loading } from "../tasks/loading.ts";
import { type Understood, understandPages } from "./understand-pages.ts";

/** Changes with the reader: règlements read by another are read again. */
export const PLU_READER = "7";

/** Real steps of a reading; `done` of `total` pages while the file is read. */
export type ReadingStep =
  | { readonly step: "searching" | "downloading" | "understanding" }
  | { readonly step: "reading"; readonly done: number; readonly total: number };

/** What the reading of a règlement needs from whoever runs it: this package parses no PDF and keeps no file. */
export interface ReadingMeans {
  /** Parses a file of unknown origin, away from this process; the failure is a French sentence. */
  readonly readPages: (
    bytes: Uint8Array,
    onPage: (done: number, total: number) => void,
  ) => Promise<Result<PageModel, string>>;
  readonly keepFile: (hash: string, bytes: Uint8Array) => Promise<void>;
}

export interface ReglementReading {
  readonly codeInsee: string;
  readonly reglement: CommuneReglement;
  readonly means: ReadingMeans;
  readonly onStep?: (step: ReadingStep) => void;
}

interface Downloaded {
  readonly found: FoundReglement;
  readonly pdf: PlanPdf;
  readonly companions: readonly { readonly name: string; readonly bytes: Uint8Array }[];
}

const download = async (
  loading: Loading,
  { codeInsee, reglement, onStep }: ReglementReading,
): Promise<Result<Downloaded, ReglementFailure>> => {
  const { plan, today, signal } = loading;
  const sources = openSources(plan, () => today);
  const connectors = sources.connectors.of(codeInsee);
  try {
    onStep?.({ step: "searching" });
    const found = await findReglement(connectors, { key: reglement, idurba: reglement.idurba ?? undefined, signal });
    if (!found.ok) return found;
    onStep?.({ step: "downloading" });
    const pdf = await connectors.fetchPlanFile({ file: found.value.file, signal });
    if (!pdf.ok) return pdf;
    const companions: { name: string; bytes: Uint8Array }[] = [];
    for (const file of found.value.companions) {
      const other = await connectors.fetchPlanFile({ file, signal });
      if (other.ok) companions.push({ name: file.nom, bytes: other.value.bytes });
    }
    return success({ found: found.value, pdf: pdf.value, companions });
  } finally {
    await sources.close();
  }
};

const understand = async (
  { signal, threads }: Loading,
  { means, onStep }: ReglementReading,
  { pdf, companions }: Downloaded,
): Promise<Result<Understood, ReglementFailure>> => {
  const model = await means.readPages(pdf.bytes, (done, total) => onStep?.({ step: "reading", done, total }));
  if (!model.ok) return failure({ kind: "refused-file", sentence: model.failure });
  const others: Companion[] = [];
  for (const { name, bytes } of companions) {
    // A companion that does not come, or is refused, leaves the reference as it stands: to be read.
    const read = await means.readPages(bytes, () => undefined);
    if (read.ok) others.push({ name, model: read.value });
  }
  onStep?.({ step: "understanding" });
  return understandPages(model.value, { threads, signal, others });
};

const save = async (
  { database }: Loading,
  { reglement, means }: ReglementReading,
  { found, pdf, understood }: Downloaded & { readonly understood: Understood },
): Promise<void> => {
  const { plan, file, approvedOn } = found;
  const { bytes, provenance } = pdf;
  const hash = createHash("sha256").update(bytes).digest("hex");
  await means.keepFile(hash, bytes);
  const read = {
    partition: reglement.partition,
    nomfic: reglement.nomfic,
    planId: plan.id,
    planName: plan.nom ?? null,
    planType: plan.type ?? null,
    legalStatus: plan.statutJuridique ?? null,
    fileName: file.nom,
    fileTitle: file.titre ?? null,
    hash,
    bytes: bytes.length,
    pages: understood.pages,
    illegiblePages: understood.illegiblePages,
    approvedOn: approvedOn ?? null,
    publishedOn: plan.publishedOn ?? null,
    source: provenance.source,
    licence: provenance.licence,
    url: provenance.url,
    fetchedOn: provenance.fetchedOn,
    reader: PLU_READER,
  };
  await saveReading(database, read, understood.secteurs);
};

const attempt = async (loading: Loading, reading: ReglementReading): Promise<Result<true, ReglementFailure>> => {
  const downloaded = await download(loading, reading);
  if (!downloaded.ok) return downloaded;
  const understood = await understand(loading, reading, downloaded.value);
  if (!understood.ok) return understood;
  await save(loading, reading, { ...downloaded.value, understood: understood.value });
  return success(true);
};

const statusAfter = ({ kind }: ReglementFailure): "no-document" | "unreadable" | "unknown" => {
  if (kind === "no-document") return "no-document";
  return kind === "refused-file" || kind === "too-large" ? "unreadable" : "unknown";
};

/**
 * Finds, downloads and reads one règlement, then shows what was read at once. Whatever goes wrong is said on the document
 * (nothing to download, file refused, source without answer), and what an earlier reading gave stays.
 */
export const readReglement = async (
  loading: Loading,
  reading: ReglementReading,
): Promise<Result<true, ReglementFailure>> => {
  const { database, signal } = loading;
  const marking = { ...reading.reglement, commune: reading.codeInsee };
  await markDocument(database, { ...marking, status: "reading" });
  try {
    const outcome = await attempt(loading, reading);
    if (!outcome.ok)
      await markDocument(database, { ...marking, status: statusAfter(outcome.failure), failure: outcome.failure });
    return outcome;
  } catch (error) {
    await markDocument(database, { ...marking, status: signal?.aborted ? "waiting" : "unknown" });
    throw error;
  }
};
