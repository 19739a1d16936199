import type { DossierDocument, DossierPiece } from "@lotir/contract";
import { levelsState } from "@lotir/dossier";
import {
  type FileKind,
  type NeededPiece,
  type PieceFacts,
  type PieceFile,
  type PieceMaker,
  type ProcedureAnswer,
  type ProcedureFacts,
  piecesOf,
} from "@lotir/procedure";
import type { StoredPiece } from "./dossier-piece-store.ts";
import type { ReadDossier } from "./read-dossier.ts";

export const pieceUrl = (propertyId: string, pieceId: string): string =>
  `/api/properties/${propertyId}/dossier/pieces/${pieceId}`;

export type NameOf = (userId: string | null) => string | null;

export const documentToWire = (propertyId: string, piece: StoredPiece, nameOf: NameOf): DossierDocument => ({
  id: piece.id,
  code: piece.code,
  name: piece.name,
  type: piece.type,
  bytes: piece.bytes,
  pages: piece.pages,
  url: pieceUrl(propertyId, piece.id),
  by: nameOf(piece.createdBy),
  at: piece.createdAt.toISOString(),
});

const known = (told: boolean | null): boolean | undefined => told ?? undefined;

const pieceFactsOf = ({ facts, parcelle }: ReadDossier, { operation }: ProcedureFacts): PieceFacts => {
  const { ground, operation: told, certificate } = facts;
  const common = operation.common?.some(({ facts: { works, payer } }) => works !== "aucun" && payer !== "acquereurs");
  return {
    "existing-lotissement": known(ground.existingLotissement),
    "common-works": common,
    "new-rules": known(told.newRules),
    "early-sales": known(told.earlySales),
    "natura-2000": known(ground.natura2000),
    "impact-study": known(told.impactStudy),
    "polluted-soil": known(ground.pollutedSoil),
    "own-sewage": known(ground.ownSewage),
    clearing: known(ground.clearing),
    pup: known(ground.pup),
    concertation: known(told.concertation),
    buildings: parcelle?.built == null ? undefined : parcelle.built > 0,
    operational: certificate.kind === "b",
  };
};

const TO_DO: Readonly<Record<PieceMaker, readonly [DossierPiece["state"], string]>> = {
  plan: ["to-do", "Plan à dessiner, puis à joindre."],
  texte: ["to-do", "Texte à relire dans le dossier Word, puis à joindre."],
  signature: ["to-do", "Formulaire à remplir et à signer par le demandeur, puis à joindre."],
  photos: ["to-do", "Photographie à joindre, son point de vue reporté sur le plan."],
  geometre: ["to-get", "À obtenir du géomètre-expert : altitudes et cotes relevées sur place."],
  proprietaire: ["to-get", "À obtenir du propriétaire."],
  tiers: ["to-get", "À obtenir du service ou du bureau d'études compétent."],
};

/** A plan of ours is read again by whoever files it: joined, it is ready. */
const DRAWN = ["to-do", "Dessinée dans le dossier et dans l'archive : à relire, à compléter, puis à joindre."] as const;

/** A plan of divisions without any lot is not drawn. */
const NO_LOTS = [
  "to-get",
  "À dessiner avec les lots, puis à compléter par le géomètre : altitudes et cotes relevées sur place.",
] as const;

/** In three dimensions: without surveyed heights, a drawing of ours is the surveyor's to complete. */
const drawnInHeight = ({ ground }: NonNullable<ReadDossier["drawn"]>): readonly [DossierPiece["state"], string] => {
  if (ground.lots.length === 0) return NO_LOTS;
  return levelsState(ground.levels).complete
    ? ["to-do", "Dessinée avec les altitudes du géomètre : à relire, puis à joindre."]
    : ["to-get", "Dessinée, à compléter par le géomètre : altitudes et cotes relevées sur place."];
};

const COTED = /^(DP10|PA4)$/;

const stateOf = (
  piece: NeededPiece,
  documents: readonly DossierDocument[],
  drawn: ReadDossier["drawn"],
): readonly [DossierPiece["state"], string] => {
  if (documents.length > 0)
    return ["ready", documents.length === 1 ? "Jointe." : `${documents.length} documents joints.`];
  if (piece.need === "not-needed") return ["not-needed", piece.why];
  if (piece.need === "to-confirm") return ["to-confirm", piece.question];
  if (drawn !== undefined && COTED.test(piece.code)) return drawnInHeight(drawn);
  return piece.maker === "plan" && drawn !== undefined ? DRAWN : TO_DO[piece.maker];
};

export interface Checklist {
  readonly file: PieceFile;
  readonly pieces: readonly DossierPiece[];
  /** Every compulsory piece is there, and no question on the others is left open. */
  readonly isComplete: boolean;
}

interface Listing {
  readonly read: ReadDossier;
  readonly facts: ProcedureFacts;
  readonly nameOf: NameOf;
}

/** Pieces of one file, each with where it stands. */
export const checklistOf = ({ read, facts, nameOf }: Listing, file: PieceFile): Checklist => {
  const { property, pieces: stored } = read;
  const ofFile = (code: string) => (file === "certificat" && code === "CERFA" ? "CU-CERFA" : code);
  const pieces = piecesOf(file, pieceFactsOf(read, facts)).map((piece): DossierPiece => {
    const documents = stored
      .filter(({ code }) => code === ofFile(piece.code))
      .map((each) => documentToWire(property.id, each, nameOf));
    const [state, because] = stateOf(piece, documents, read.drawn);
    const { title, article } = piece;
    return { code: ofFile(piece.code), title, article, state, because, documents, drawnUrl: null };
  });
  return { file, pieces, isComplete: pieces.every(({ state }) => state === "ready" || state === "not-needed") };
};

const LISTED: Readonly<Record<FileKind, PieceFile | undefined>> = {
  "declaration-prealable": "declaration-prealable",
  "permis-amenager": "permis-amenager",
  "permis-construire-valant-division": undefined,
};

/** The file that was lodged, else the one the facts ask for; while they do not tell, the lightest one, never ready. */
export const listedFile = (
  { kind }: Pick<ProcedureAnswer, "kind">,
  lodged: FileKind | undefined,
): PieceFile | undefined => {
  if (lodged !== undefined) return LISTED[lodged];
  if (kind === "a-confirmer") return "declaration-prealable";
  return kind === "aucune" ? undefined : LISTED[kind];
};
