import type { IsoDate } from "@lotir/units";
import { type LotsExceedLand, lotsExceedLandSentence } from "../operation/lots-exceed-land.ts";

export type CinqLignesFailure =
  | { readonly kind: "no-lot"; readonly houses: number }
  | { readonly kind: "bad-amount"; readonly what: "prix" | "surface" | "prix du terrain" }
  | LotsExceedLand
  | { readonly kind: "date-out-of-law"; readonly date: IsoDate }
  | { readonly kind: "ownership-unknown" }
  | { readonly kind: "bad-ownership" }
  | { readonly kind: "bad-owners" }
  | { readonly kind: "bad-classification"; readonly date: IsoDate };

const BAD_AMOUNT = {
  prix: "Le prix d'un lot ou d'une maison est absent, nul, négatif ou",
  surface: "La surface d'un lot ou du terrain est absente, nulle, négative ou",
  "prix du terrain": "Le prix du terrain est nul, négatif ou",
} as const;

const noLotSentence = (houses: number): string =>
  houses === 0
    ? "Aucun lot à bâtir à vendre : il n'y a pas de bilan à dresser."
    : `Le plan ne crée aucun lot à bâtir : ${houses === 1 ? "il garde la maison" : `il sépare ${houses} maisons`}. Saisissez ${houses === 1 ? "son prix" : "leurs prix"} pour dresser le bilan de la revente.`;

/** French sentence of each refusal. */
export const cinqLignesSentence = (refusal: CinqLignesFailure): string => {
  switch (refusal.kind) {
    case "no-lot":
      return noLotSentence(refusal.houses);
    case "bad-amount":
      return `${BAD_AMOUNT[refusal.what]} hors de toute vraisemblance.`;
    case "lots-exceed-land":
      return lotsExceedLandSentence(refusal);
    case "date-out-of-law":
      return `La date ${refusal.date} sort des dates dont nous connaissons la loi.`;
    case "ownership-unknown":
      return "Pour un propriétaire, il faut la date et la part de son achat.";
    case "bad-ownership":
      return "L'achat d'un propriétaire est entre 1900 et la vente, et sa part va de 0 à 100 millions d'euros.";
    case "bad-owners":
      return "Un terrain a de 1 à 50 propriétaires.";
    case "bad-classification":
      return `Le terrain n'est pas devenu constructible le ${refusal.date} : la date va de 1900 à la vente.`;
  }
};
