import { oc } from "@orpc/contract";
import { z } from "zod";
import { EstimateLevel } from "../market/market.ts";
import { Assumptions, Profile } from "../organisation/assumptions.ts";
import { answer } from "../wire/answer.ts";
import { Bilan, FiveLines } from "./bilan.ts";

/** Lots of one operation, wherever it is balanced; beyond, it is another trade. */
export const MOST_LOTS = 1_000;
export const MOST_LOTS_SENTENCE = "1 000 lots au plus.";

/** An amount that a person types: finite, and of this trade. */
const amount = (sentence: string) =>
  z
    .number({ error: sentence })
    .min(0, "Un montant négatif n'a pas de sens ici.")
    .max(100_000_000, "100 millions d'euros au plus.");

/** Who owns the land already, and since when: a private owner is taxed on his gain. Not read of who is in business. */
const Owned = z.object({
  since: z.iso.date({ error: "La date d'achat s'écrit AAAA-MM-JJ." }),
  /** Part of his purchase in the building lots, in euros. */
  purchasePartEur: amount("La part du prix d'achat est un montant en euros."),
  /** In equal parts, each with his own thresholds. */
  owners: z
    .number({ error: "Le nombre de propriétaires est un nombre." })
    .int("Le nombre de propriétaires est entier.")
    .min(1, "Un terrain a un propriétaire au moins.")
    .max(50, "50 propriétaires au plus.")
    .optional(),
  /** The tax of CGI, art. 1529, on land that became constructible; absent where nobody knows. */
  communalTaxVoted: z.boolean({ error: "La taxe communale est votée, ou ne l'est pas." }).optional(),
  /** Day a plan made the land constructible. */
  classifiedOn: z.iso.date({ error: "La date de classement s'écrit AAAA-MM-JJ." }).optional(),
});

/** How the deed of purchase names the land: decides the VAT on the margin. */
const BoughtAs = z.enum(["terrain-a-batir", "terrain-non-batir", "avec-maison", "inconnu"], {
  error: "Le terrain est acheté comme terrain à bâtir, terrain non à bâtir, avec une maison, ou on l'ignore.",
});

/** Who sells the land: his own VAT decides whether that of the lots may fall on the margin. */
const LandSeller = z.enum(["particulier", "assujetti-marge", "assujetti-tva", "inconnu"], {
  error: "Le vendeur du terrain est un particulier, un professionnel taxé sur sa marge ou sur le prix, ou on l'ignore.",
});

/** A lane common to the lots, as drawn: its metres are priced one by one. */
export const Lane = z.object({
  lengthM: z
    .number({ error: "La voie a une longueur en mètres." })
    .positive("La voie a une longueur.")
    .max(10_000, "Une voie fait dix kilomètres au plus."),
  areaM2: z
    .number({ error: "La voie a une surface en mètres carrés." })
    .positive("La voie a une surface.")
    .max(1_000_000, "Une voie fait un million de mètres carrés au plus."),
});
export type Lane = z.infer<typeof Lane>;

/** What may be changed of the balance of a parcel; everything absent stands on estimates and on one's assumptions. */
export const BilanWish = z.object({
  /** Changed for this balance only. */
  assumptions: Assumptions.partial().optional(),
  profile: Profile.optional(),
  procedure: z.enum(["DP", "PA"]).optional(),
  boughtAs: BoughtAs.optional(),
  /** A private person unless told. */
  seller: LandSeller.optional(),
  /** The deeds of lots taxed on their margin state the VAT apart: their buyers' duty leaves it out. */
  deedStatesVat: z.boolean({ error: "L'acte mentionne la TVA à part, ou non." }).optional(),
  landPriceEur: amount("Le prix d'achat est un montant en euros.").optional(),
  /** Prices asked for the lots of the plan, in their order; null keeps the estimate. */
  lotPricesEur: z
    .array(amount("Le prix d'un lot est un montant en euros.").nullable())
    .max(MOST_LOTS, MOST_LOTS_SENTENCE)
    .optional(),
  owned: Owned.optional(),
  /** Lots of another plan than the best one: their areas, and which keeps the house. */
  lots: z
    .array(
      z.object({
        areaM2: z
          .number({ error: "La surface d'un lot est un nombre de mètres carrés." })
          .positive("La surface d'un lot est positive.")
          .max(10_000_000, "Un lot fait dix millions de mètres carrés au plus."),
        keepsHouse: z.boolean({ error: "Dites de chaque lot s'il garde la maison." }),
      }),
    )
    .min(1, "Donnez au moins un lot.")
    .max(MOST_LOTS, MOST_LOTS_SENTENCE)
    .optional(),
  /** Drawn with these lots; the usual works per lot without it. */
  lane: Lane.optional(),
  /** Ground of the annexes that these lots are rid of, m²: counted at a usual cost. */
  clearM2: z
    .number({ error: "Les annexes à démolir ont une emprise en mètres carrés." })
    .min(0, "Une emprise n'est pas négative.")
    .max(100_000, "Une emprise fait dix hectares au plus.")
    .optional(),
});
export type BilanWish = z.infer<typeof BilanWish>;

export const BalancedLot = z.object({
  letter: z.string(),
  areaM2: z.number(),
  keepsHouse: z.boolean(),
  /** Null when neither the market nor a person gives one. */
  priceEur: z.number().nullable(),
  lowEur: z.number().nullable(),
  highEur: z.number().nullable(),
  confidence: z.number().nullable(),
  level: EstimateLevel.nullable(),
  origin: z.enum(["estimation", "saisi", "inconnu"]),
});
export type BalancedLot = z.infer<typeof BalancedLot>;

/** The plan of a parcel in money, for the organisation that asks. */
export const ParcelBilan = z.object({
  /** Those really used: the organisation's (or the public ones) with what this balance changes. */
  assumptions: Assumptions,
  assumptionsOrigin: z.enum(["organisation", "publiques"]),
  procedure: z.enum(["DP", "PA"]),
  /** Supposed from what stands there unless entered: unknown taxes the lots on their full price. */
  boughtAs: BoughtAs,
  boughtAsOrigin: z.enum(["saisi", "suppose"]),
  lots: z.array(BalancedLot),
  landPrice: z.object({
    priceEur: z.number().nullable(),
    origin: z.enum(["saisi", "estimation", "residuel", "inconnu"]),
  }),
  /** Null with the reason in `note`. */
  fiveLines: FiveLines.nullable(),
  bilan: Bilan.nullable(),
  note: z.string().nullable(),
  /** Day the law is read at. */
  on: z.string(),
  /** Day the prices are those of: the edition of the sales. */
  pricesOn: z.string().nullable(),
});
export type ParcelBilan = z.infer<typeof ParcelBilan>;

/**
 * POST /api/cadastral/parcels/{id}/bilan: the best plan of a parcel (or the lots given) in five lines, and whole when
 * `detail` asks for it. Writes nothing.
 */
export const balanceParcel = oc
  .route({ method: "POST", path: "/cadastral/parcels/{id}/bilan", tags: ["bilan"] })
  .input(
    BilanWish.extend({
      id: z.string().length(14, "Une référence cadastrale compte 14 caractères."),
      detail: z.enum(["cinq-lignes", "complet"]).default("cinq-lignes"),
    }),
  )
  .output(answer(ParcelBilan));
