import { z } from "zod";
import { text } from "../wire/text.ts";

/** True, false, or null: nobody told. Unknown is never "no". */
const Known = z.boolean({ error: "Réponse attendue : oui, non, ou inconnu." }).nullable().default(null);

/** Of the ground: what decides which file, and which pieces. */
export const GROUND_QUESTIONS = {
  spr: "Site patrimonial remarquable",
  abords: "Abords d'un monument historique",
  siteClasse: "Site classé, ou en instance de classement",
  divisionControl: "Zone où la commune contrôle les divisions (L.115-3)",
  existingLotissement: "Lot d'un lotissement existant",
  natura2000: "Site Natura 2000, ou proche",
  pollutedSoil: "Secteur d'information sur les sols",
  ownSewage: "Assainissement non collectif",
  clearing: "Défrichement à autoriser",
  pup: "Convention de projet urbain partenarial",
} as const;

/** Of the operation. */
export const OPERATION_QUESTIONS = {
  newRules: "Règlement propre au lotissement",
  earlySales: "Lots vendus avant la fin des travaux",
  impactStudy: "Étude d'impact, ou examen au cas par cas",
  concertation: "Concertation préalable",
} as const;

export const COMMON_WAYS = {
  aucune: "Aucune voie ni équipement commun",
  creation: "Voie ou équipement commun créé par le lotisseur",
  servitude: "Servitude de passage aménagée par le lotisseur",
  acquereurs: "Travaux faits par les acquéreurs, après la division",
} as const;

export const STANDINGS = {
  proprietaire: "Propriétaire",
  mandataire: "Mandaté par le propriétaire",
  promettant: "Bénéficiaire d'une promesse de vente",
  indivisaire: "Indivisaire",
} as const;

const keysOf = <Labels extends object>(labels: Labels) =>
  Object.keys(labels) as unknown as readonly [keyof Labels & string, ...(keyof Labels & string)[]];

const questions = <Labels extends object>(labels: Labels) =>
  z.object(
    Object.fromEntries(Object.keys(labels).map((key) => [key, Known])) as {
      [Key in keyof Labels]: typeof Known;
    },
  );

const line = (most = 200) => text.max(most, `Ce texte compte ${most} caractères au plus.`).default("");

/** Who asks: no more than the form asks for. */
const Applicant = z.object({
  kind: z.enum(["personne", "societe"], { error: "Demandeur : personne ou société." }).default("personne"),
  name: line(),
  siret: line(20),
  representative: line(),
  address: line(300),
  email: line(),
  phone: line(40),
  standing: z.enum(keysOf(STANDINGS), { error: "Qualité du demandeur inconnue." }).nullable().default(null),
  /** Agrees to be answered electronically. */
  electronic: Known,
});

const FIELDS = {
  ground: questions(GROUND_QUESTIONS),
  operation: questions(OPERATION_QUESTIONS).extend({
    common: z.enum(keysOf(COMMON_WAYS), { error: "Équipements communs : réponse inconnue." }).nullable().default(null),
  }),
  applicant: Applicant,
  certificate: z.object({
    kind: z.enum(["a", "b"], { error: "Certificat : a (information) ou b (opérationnel)." }).default("b"),
    /** The question asked to the town hall; empty, the one written from the plan. */
    question: line(2_000),
  }),
};

/** What members told of a file; each absent answer is unknown. */
export const DossierFacts = z.object({
  ground: FIELDS.ground.prefault({}),
  operation: FIELDS.operation.prefault({}),
  applicant: FIELDS.applicant.prefault({}),
  certificate: FIELDS.certificate.prefault({}),
});
export type DossierFacts = z.infer<typeof DossierFacts>;

/** Some groups of it, each whole: what is not named stays. */
export const DossierFactsChange = z.object(FIELDS).partial();
export type DossierFactsChange = z.infer<typeof DossierFactsChange>;

export const DOSSIER_FACTS_LABELS = {
  ground: "Le terrain",
  operation: "L'opération",
  applicant: "Le demandeur",
  certificate: "Le certificat",
} as const satisfies Record<keyof DossierFacts, string>;
