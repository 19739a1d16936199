import {
  type ChosenClaim,
  type Claim,
  type ClaimStatus,
  OUTSIDE_VOCABULARY,
  type SilenceClaim,
  type ZoneSpan,
} from "./claim.ts";
import type { PluReading, ZoneReading } from "./read-rules.ts";

/** One line of the published format: names of the vocabulary, page of the file, quote word for word. */
export interface Prediction {
  readonly insee?: string;
  readonly zone: string;
  readonly secteur: string;
  readonly champ: string;
  readonly sous_champ: string;
  readonly statut: string;
  readonly valeur?: unknown;
  readonly unite?: string;
  readonly operateur?: string;
  readonly article?: string;
  readonly page?: number;
  readonly citation?: string;
  readonly conditions: readonly string[];
  /** How far the value is proved; absent from a silence. */
  readonly status?: ClaimStatus;
  /** What keeps it from being verified, in French. */
  readonly doutes?: readonly string[];
  /** `general`: the rule; `limited`: under a condition; `special`: of another object. */
  readonly reach?: Claim["reach"];
  /** The title that opens the zone in this file, and its first and last pages. */
  readonly span?: ZoneSpan;
  /** The titles and lead-ins above the sentence, outermost first. */
  readonly chemin?: readonly string[];
  /** A reference followed inside the same document: what stands there, each value with its own quote. */
  readonly resolu?: readonly Prediction[];
}

const ofClaim = (claim: Claim, secteur: string): Prediction => ({
  zone: claim.zone,
  secteur,
  champ: claim.champ,
  sous_champ: claim.sousChamp,
  statut: claim.statut,
  valeur: claim.valeur,
  ...(claim.unite === undefined ? {} : { unite: claim.unite }),
  ...(claim.operateur === undefined ? {} : { operateur: claim.operateur }),
  article: claim.proof.article,
  ...(claim.proof.page === undefined ? {} : { page: claim.proof.page }),
  citation: claim.proof.quote,
  conditions: claim.conditions,
  reach: claim.reach,
  ...(claim.proof.path === undefined ? {} : { chemin: claim.proof.path }),
});

const ofChosen = (claim: ChosenClaim, secteur: string): Prediction => ({
  ...ofClaim(claim, secteur),
  status: claim.status,
  ...(claim.doubts.length === 0 ? {} : { doutes: claim.doubts }),
  ...(claim.span === undefined ? {} : { span: claim.span }),
});

const ofSilence = (silence: SilenceClaim): Prediction => ({
  zone: silence.zone,
  secteur: silence.secteur,
  champ: silence.champ,
  sous_champ: "*",
  statut: silence.statut,
  ...(silence.proof ? { article: silence.proof.article, citation: silence.proof.quote } : {}),
  ...(silence.proof?.page === undefined ? {} : { page: silence.proof.page }),
  conditions: [],
  ...(silence.followed && silence.followed.claims.length > 0
    ? {
        resolu: silence.followed.claims.map((claim) => ({
          ...ofClaim(claim, silence.secteur),
          status: "a-verifier" as const,
        })),
      }
    : {}),
});

const ofZone = (zone: ZoneReading): Prediction[] => [
  ...zone.secteurs.flatMap((secteur) =>
    (zone.chosen[secteur] ?? [])
      .filter(({ sousChamp }) => !OUTSIDE_VOCABULARY.has(sousChamp))
      .map((claim) => ofChosen(claim, secteur)),
  ),
  ...zone.silences.map(ofSilence),
];

/** The reading as lines of the published format, one per secteur and cell. */
export const predictionsOf = (reading: PluReading, insee?: string): Prediction[] =>
  reading.zones.flatMap(ofZone).map((line) => (insee === undefined ? line : { insee, ...line }));
