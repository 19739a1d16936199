import { z } from "zod";
import { text } from "../wire/text.ts";

/** What may happen to a file, in the words of a screen. */
export const DOSSIER_EVENT_LABELS = {
  depot: "Dépôt en mairie",
  "pieces-demandees": "Pièces demandées par la mairie",
  "pieces-deposees": "Pièces complémentaires déposées",
  majoration: "Délai majoré par la mairie",
  consultation: "Consultation d'un service",
  avis: "Avis rendu",
  sursis: "Sursis à statuer",
  decision: "Décision notifiée",
  "certificat-tacite": "Certificat de décision tacite reçu",
  affichage: "Affichage sur le terrain",
  "interruption-affichage": "Affichage interrompu",
  "recours-gracieux": "Recours gracieux",
  "recours-contentieux": "Recours devant le juge",
  "fin-recours": "Fin du recours",
  "non-recours": "Attestation de non-recours reçue",
  retrait: "Retrait de la décision",
  annulation: "Annulation par le juge",
  "ouverture-chantier": "Ouverture du chantier",
  "division-faite": "Division réalisée",
  achevement: "Achèvement",
  "prorogation-demandee": "Prorogation demandée",
  "prorogation-refusee": "Prorogation refusée",
  "certificat-depose": "Certificat d'urbanisme demandé",
  "certificat-recu": "Certificat d'urbanisme reçu",
} as const;

const keysOf = <Labels extends object>(labels: Labels) =>
  Object.keys(labels) as unknown as readonly [keyof Labels & string, ...(keyof Labels & string)[]];

export const DOSSIER_FILE_LABELS = {
  "declaration-prealable": "Déclaration préalable",
  "permis-amenager": "Permis d'aménager",
  "permis-construire-valant-division": "Permis de construire valant division",
} as const;

export const EXTENSION_LABELS = {
  abords: "Abords d'un monument historique",
  spr: "Site patrimonial remarquable",
  "autre-legislation": "Autre législation",
  "derogation-plu": "Dérogation au PLU",
  cdpenaf: "Commission des espaces agricoles (CDPENAF)",
  commission: "Commission départementale ou régionale",
  "commission-nationale": "Commission nationale",
  "enquete-publique": "Enquête publique",
} as const;

export const OPINION_LABELS = {
  favorable: "Favorable",
  prescriptions: "Favorable avec prescriptions",
  defavorable: "Défavorable",
  silence: "Pas de réponse",
} as const;

export const SENSE_LABELS = {
  accord: "Accord, ou non-opposition",
  prescriptions: "Accord avec prescriptions",
  refus: "Refus, ou opposition",
} as const;

const Day = z.iso.date("Une date est attendue (année-mois-jour).");

/** What is known of it beside its day. */
export const DossierEventDetail = z.object({
  fileKind: z.enum(keysOf(DOSSIER_FILE_LABELS), { error: "Dossier inconnu." }).optional(),
  mode: z.enum(["electronique", "papier"], { error: "Dépôt : électronique ou papier." }).optional(),
  number: text.max(40, "Numéro : 40 caractères au plus.").optional(),
  sentOn: Day.optional(),
  listed: z.boolean().optional(),
  completes: z.boolean().optional(),
  ground: z.enum(keysOf(EXTENSION_LABELS), { error: "Motif de majoration inconnu." }).optional(),
  opinion: z.enum(keysOf(OPINION_LABELS), { error: "Sens de l'avis inconnu." }).optional(),
  from: text.max(120, "Service : 120 caractères au plus.").optional(),
  sense: z.enum(keysOf(SENSE_LABELS), { error: "Sens de la décision inconnu." }).optional(),
  signedOn: Day.optional(),
  until: Day.optional(),
  certificate: z.enum(["a", "b"], { error: "Certificat : a (information) ou b (opérationnel)." }).optional(),
  feasible: z.boolean().optional(),
});
export type DossierEventDetail = z.infer<typeof DossierEventDetail>;

export const DossierEventEntry = z.object({
  kind: z.enum(keysOf(DOSSIER_EVENT_LABELS), { error: "Événement inconnu." }),
  /** Day of the fact. */
  on: Day,
  detail: DossierEventDetail.prefault({}),
  /** A document of the file that proves it. */
  proofId: z.uuid("Cette pièce n'existe pas.").nullable().default(null),
});

export type DossierEventEntry = z.infer<typeof DossierEventEntry>;

export const DossierEvent = DossierEventEntry.extend({
  id: z.string(),
  label: z.string(),
  /** What the detail says, in French; empty without any. */
  said: z.string(),
  /** Who entered it, and when; null when nobody is known any more. */
  by: z.string().nullable(),
  at: z.string(),
});
export type DossierEvent = z.infer<typeof DossierEvent>;
