import type { ReadingStep } from "@lotir/commune-work";
import type { ParcelPlu, PluDocument, PluProgress, PluStatus } from "@lotir/contract";
import { describeFailure } from "@lotir/foncier";
import type { ParcellePlu, ReglementFailure, StoredDocument } from "@lotir/territory";
import { inopposablesToWire, rulesToWire, spanToWire } from "./plu-rules-to-wire.ts";

const NOTHING = { zone: null, read: null, document: null, progress: null, rules: [], inopposables: [] };

const WITHOUT_ZONE = {
  "national-rules": "La commune n'a pas de plan local : le règlement national d'urbanisme (RNU) s'applique.",
  "not-published":
    "Aucun document d'urbanisme n'est publié pour cette commune sur le Géoportail de l'urbanisme. Renseignez-vous en mairie.",
  outside: "Cette parcelle n'est dans aucune zone du plan publié.",
} as const;

/** Where the file itself is fetched: members only. */
export const documentPath = (hash: string): string => `/api/plu/documents/${hash}.pdf`;

const documentToWire = (document: StoredDocument | undefined): PluDocument | null => {
  if (!document?.hash || document.fileName === null) return null;
  const { hash, fileName, bytes, pages, illegiblePages, planName, planType, legalStatus } = document;
  const { approvedOn, publishedOn, fetchedOn, source, licence } = document;
  return {
    name: planName,
    type: planType,
    legalStatus,
    approvedOn,
    publishedOn,
    fetchedOn,
    fileName,
    fileSize: bytes ?? 0,
    pages: pages ?? 0,
    illegiblePages: [...illegiblePages],
    hash,
    url: documentPath(hash),
    source: source ?? "Source inconnue",
    licence: licence ?? "",
  };
};

const STEPS: Readonly<Record<ReadingStep["step"] | "waiting", string>> = {
  waiting: "Lecture demandée…",
  searching: "Recherche du document d'urbanisme…",
  downloading: "Téléchargement du règlement…",
  reading: "Lecture des pages…",
  understanding: "Extraction des règles…",
};

export const progressToWire = (step: ReadingStep | undefined): PluProgress =>
  step === undefined
    ? { step: "waiting", sentence: STEPS.waiting, done: null, total: null }
    : {
        step: step.step,
        sentence: STEPS[step.step],
        done: step.step === "reading" ? step.done : null,
        total: step.step === "reading" ? step.total : null,
      };

const failureSentence = (failure: ReglementFailure | null): string => {
  if (failure === null) return "Impossible de récupérer le document PLU";
  if (failure.kind === "no-document")
    return failure.missing === "zone-file"
      ? "Un règlement est publié pour chaque zone, sans dire lequel est celui-ci : à lire sur le Géoportail"
      : "Document de règlement non disponible en ligne";
  if (failure.kind === "refused-file") return `Erreur lors de l'extraction : ${failure.sentence}`;
  return `Impossible de récupérer le document PLU. ${describeFailure(failure)}`;
};

/** Nothing of it is text: the zone may well be there, nobody read it. */
const isAllPictures = ({ pages, illegiblePages }: StoredDocument): boolean =>
  pages !== null && pages > 0 && illegiblePages.length >= pages;

const PICTURES = "Le règlement est une image, page après page : il n'a pas pu être lu, et se lit à l'œil.";

interface Standing {
  readonly status: PluStatus;
  readonly sentence: string | null;
}

const standingOf = ({ document, shown, zone }: Extract<ParcellePlu, { kind: "zone" }>): Standing => {
  switch (document?.status) {
    case undefined:
      return { status: "not-read", sentence: "Le règlement de cette zone n'a pas encore été lu." };
    case "waiting":
    case "reading":
      return { status: "reading", sentence: null };
    case "no-document":
      return { status: "no-document", sentence: failureSentence(document.failure) };
    case "unreadable":
      return { status: "unreadable", sentence: failureSentence(document.failure) };
    case "unknown":
      return { status: "source-down", sentence: failureSentence(document.failure) };
    case "read":
      if (shown !== undefined) return { status: "read", sentence: null };
      if (isAllPictures(document)) return { status: "unreadable", sentence: PICTURES };
      return {
        status: "zone-missing",
        sentence: `Le règlement a été lu, mais la zone ${zone.libelle} n'y a pas été trouvée.`,
      };
  }
};

/** What is known of a parcel's rules, in the words of the screen. */
export const pluToWire = (plu: ParcellePlu, step: ReadingStep | undefined): ParcelPlu => {
  if (plu.kind === "zoning-unknown") {
    const why = plu.failure === null ? "La source du zonage n'a pas répondu." : describeFailure(plu.failure);
    return { ...NOTHING, status: "zoning-unknown", sentence: `Zone inconnue. ${why}` };
  }
  if (plu.kind !== "zone") return { ...NOTHING, status: plu.kind, sentence: WITHOUT_ZONE[plu.kind] };
  const { zone, document, shown } = plu;
  const standing = standingOf(plu);
  return {
    ...standing,
    zone: { code: zone.libelle, libelle: zone.libelong, typezone: zone.typezone },
    read:
      shown === undefined
        ? null
        : { zone: shown.zone, secteur: shown.secteur, match: shown.match, span: spanToWire(shown) },
    document: documentToWire(document),
    progress: standing.status === "reading" ? progressToWire(step) : null,
    rules: shown === undefined ? [] : rulesToWire(shown),
    inopposables: shown === undefined ? [] : inopposablesToWire(shown),
  };
};
