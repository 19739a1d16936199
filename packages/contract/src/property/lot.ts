import { z } from "zod";
import { text } from "../wire/text.ts";

/** Types, statuses and works of a lot, with their labels (spec 2 §3). */
export const LOT_TYPE_LABELS = {
  constructible: "Constructible",
  avec_maison: "Avec maison",
  renovation: "À rénover",
  viabilise: "Viabilisé",
  a_viabiliser: "À viabiliser",
} as const;
export const LOT_STATUS_LABELS = {
  planned: "Prévu",
  in_progress: "En cours",
  completed: "Terminé",
  sold: "Vendu",
} as const;
export const WORK_LABELS = {
  viabilisation: "Viabilisation",
  demolition: "Démolition",
  desamiantage: "Désamiantage",
  depollution: "Dépollution",
  terrassement: "Terrassement",
  voirie: "Voirie",
  reseaux: "Réseaux",
  cloture: "Clôture",
  paysagement: "Paysagement",
  autres: "Autres travaux",
} as const;

type Keys<Labels> = readonly [keyof Labels & string, ...(keyof Labels & string)[]];
const keysOf = <Labels extends object>(labels: Labels) => Object.keys(labels) as unknown as Keys<Labels>;

export const LotType = z.enum(keysOf(LOT_TYPE_LABELS), { error: "Type de lot inconnu." });
export const LotStatus = z.enum(keysOf(LOT_STATUS_LABELS), { error: "Statut de lot inconnu." });

export const WorkEstimate = z.object({
  type: z.enum(keysOf(WORK_LABELS), { error: "Type de travaux inconnu." }),
  amount: z
    .number({ error: "Travaux : un montant en euros est attendu." })
    .positive("Travaux : le montant doit être supérieur à 0.")
    .max(100_000_000, "Travaux : 100 millions d'euros au plus."),
  description: text.max(500, "Travaux : 500 caractères au plus.").default(""),
});
export type WorkEstimate = z.infer<typeof WorkEstimate>;

const area = (label: string) =>
  z
    .number({ error: `${label} : une surface en m² est attendue.` })
    .max(10_000_000, `${label} : 1 000 hectares au plus.`);

const FIELDS = {
  lotNumber: z
    .number({ error: "Numéro de lot : un nombre est attendu." })
    .int("Numéro de lot : un nombre entier est attendu.")
    .min(1, "Numéro de lot : 1 au moins.")
    .max(999, "Numéro de lot : 999 au plus."),
  type: LotType,
  surface: area("Surface").positive("Surface : elle doit être supérieure à 0."),
  buildableArea: area("Surface constructible").min(0, "Surface constructible : 0 au moins.").nullable(),
  /** What the buyer pays, VAT included, in euros. */
  estimatedSalePrice: z
    .number({ error: "Prix de vente : un montant en euros est attendu." })
    .min(0, "Prix de vente : un montant négatif n'a pas de sens.")
    .max(1_000_000_000, "Prix de vente : un milliard d'euros au plus."),
  status: LotStatus,
  description: text.max(2_000, "Description : 2 000 caractères au plus."),
  workEstimates: z.array(WorkEstimate).max(40, "Travaux : 40 lignes au plus."),
};

/** What is entered of a lot (spec 2 §5, and §9 for the defaults). */
export const LotEntry = z.object({
  ...FIELDS,
  type: FIELDS.type.default("constructible"),
  buildableArea: FIELDS.buildableArea.default(null),
  status: FIELDS.status.default("planned"),
  description: FIELDS.description.default(""),
  workEstimates: FIELDS.workEstimates.default([]),
});
/** Some of it: what is not named stays. */
export const LotChange = z.object(FIELDS).partial();
export type LotChange = z.infer<typeof LotChange>;
export type LotEntry = z.infer<typeof LotEntry>;

/** Names of the fields of a lot on a screen. */
export const LOT_FIELD_LABELS = {
  lotNumber: "Numéro",
  type: "Type",
  surface: "Surface",
  buildableArea: "Surface constructible",
  estimatedSalePrice: "Prix de vente estimé",
  status: "Statut",
  description: "Description",
  workEstimates: "Travaux",
} as const satisfies Record<keyof LotEntry, string>;

/** `lot_` and what its client chose, so that a double click makes one lot. */
export const LotId = z.string().regex(/^lot_[0-9A-Za-z_-]{1,60}$/, "Ce lot n'existe pas.");

export const Lot = LotEntry.extend({ id: LotId, _id: LotId, version: z.number().int(), updatedAt: z.string() });
export type Lot = z.infer<typeof Lot>;
