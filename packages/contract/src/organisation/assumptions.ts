import { z } from "zod";

export const PROFILES = ["particulier", "marchand-de-biens", "lotisseur"] as const;
export const Profile = z.enum(PROFILES, { error: "Choisissez particulier, marchand de biens ou lotisseur." });
export type Profile = z.infer<typeof Profile>;

export const PROFILE_LABELS = {
  particulier: "Particulier",
  "marchand-de-biens": "Marchand de biens",
  lotisseur: "Lotisseur",
} as const satisfies Record<Profile, string>;

const share = (what: string, most: number) =>
  z
    .number({ error: `${what} : un nombre est attendu.` })
    .min(0, `${what} : une valeur négative n'a pas de sens.`)
    .max(most, `${what} : ${Math.round(most * 100)} % au plus.`);

const euros = (what: string) =>
  z
    .number({ error: `${what} : un montant en euros est attendu.` })
    .min(0, `${what} : un montant négatif n'a pas de sens.`)
    .max(100_000_000, `${what} : 100 millions d'euros au plus.`);

/**
 * What an organisation assumes in every balance. Shares are of one: `0.12` is 12 %. Null takes the default table's figure
 * of the cost level, or the département's rate.
 */
export const Assumptions = z.object({
  profile: Profile,
  /** Of the turnover before VAT. */
  targetMargin: share("Marge visée", 0.9),
  costLevel: z.enum(["low", "default", "high"], { error: "Choisissez des coûts bas, usuels ou hauts." }),
  /** Before VAT, per building lot. */
  viabilisationPerLotEur: euros("Viabilisation par lot").nullable(),
  contingencyRate: share("Imprévus", 1).nullable(),
  /** Of the price including VAT. */
  sellingRate: share("Frais de vente", 0.3).nullable(),
  landShare: share("Part du terrain empruntée", 1).nullable(),
  worksShare: share("Part des travaux empruntée", 1).nullable(),
  debtRate: share("Taux du crédit", 0.3).nullable(),
  holdingMonths: z
    .number({ error: "Durée de portage : un nombre de mois est attendu." })
    .int("Durée de portage : un nombre entier de mois.")
    .min(1, "Durée de portage : un mois au moins.")
    .max(120, "Durée de portage : dix ans au plus.")
    .nullable(),
  departementRate: share("Droit départemental", 0.06).nullable(),
  /** Of the loan: the special legal mortgage of who lends the price (C. civ., art. 2402), or none that costs. */
  loanGuarantee: z.enum(["hypotheque-legale", "aucune"], {
    error: "Choisissez une hypothèque légale du prêteur, ou aucune garantie payante.",
  }),
  /** A year, while the land is held; null is not known, counted for nothing and said so, like the two below. */
  taxeFoncierePerYearEur: euros("Taxe foncière par an").nullable(),
  /** Contracts of the operation, their own tax included: they bear no VAT. */
  insuranceEur: euros("Assurances de l'opération").nullable(),
  /** Of the turnover before VAT. */
  overheadsRate: share("Frais généraux", 0.5).nullable(),
  /** What the company does of its profit once its tax is paid: kept, or paid to partners at the flat rate. */
  dividends: z.enum(["gardes", "distribues"], { error: "Choisissez un résultat gardé dans la société, ou distribué." }),
  /** What VAT of the expenses comes back: by share of use, or nearly all of it. */
  inputVat: z.enum(["usage", "large"], { error: "Choisissez la TVA récupérée selon l'usage, ou large." }),
});
export type Assumptions = z.infer<typeof Assumptions>;

/** Their names on a screen. */
export const ASSUMPTION_LABELS = {
  profile: "Profil",
  targetMargin: "Marge visée",
  costLevel: "Coûts du barème",
  viabilisationPerLotEur: "Viabilisation par lot, HT",
  contingencyRate: "Imprévus",
  sellingRate: "Frais de vente, TTC",
  landShare: "Terrain emprunté",
  worksShare: "Travaux empruntés",
  debtRate: "Taux du crédit",
  holdingMonths: "Portage (mois)",
  departementRate: "Droit départemental",
  loanGuarantee: "Garantie du prêt",
  taxeFoncierePerYearEur: "Taxe foncière par an",
  insuranceEur: "Assurances de l'opération (RC, dommages)",
  overheadsRate: "Frais généraux, part du CA HT",
  dividends: "Résultat après IS",
  inputVat: "TVA récupérée sur les dépenses",
} as const satisfies Record<keyof Assumptions, string>;

/** Those of a search, whoever looks: a dealer, at default costs. */
export const PUBLIC_ASSUMPTIONS: Assumptions = {
  profile: "marchand-de-biens",
  targetMargin: 0.12,
  costLevel: "default",
  viabilisationPerLotEur: null,
  contingencyRate: null,
  sellingRate: null,
  landShare: null,
  worksShare: null,
  debtRate: null,
  holdingMonths: null,
  departementRate: null,
  loanGuarantee: "hypotheque-legale",
  taxeFoncierePerYearEur: null,
  insuranceEur: null,
  overheadsRate: null,
  dividends: "gardes",
  inputVat: "usage",
};

/** Assumptions as an organisation has them; version 0 while it has none of its own and the public ones stand. */
export const OwnAssumptions = z.object({
  assumptions: Assumptions,
  origin: z.enum(["organisation", "publiques"]),
  version: z.number().int(),
  updatedAt: z.string().nullable(),
  /** Only an Admin changes them (spec 2 §6). */
  mayChange: z.boolean(),
});
export type OwnAssumptions = z.infer<typeof OwnAssumptions>;
