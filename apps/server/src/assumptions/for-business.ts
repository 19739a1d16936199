import type { Assumptions, OwnAssumptions } from "@lotir/contract";
import type { BoughtAs } from "@lotir/finance";

/** An analysis of a purchase to resell, and what it supposes, said beside it. */
export interface ForBusiness {
  readonly profile: Exclude<Assumptions["profile"], "particulier">;
  readonly sentences: readonly string[];
}

const DEED: Readonly<Record<BoughtAs, string>> = {
  inconnu: "Acte d'achat inconnu : TVA des lots sur leur prix total, le régime le plus cher.",
  "avec-maison": "Achat avec la construction : TVA des lots sur leur prix total.",
  "terrain-a-batir": "Acheté comme terrain à bâtir : TVA des lots sur la marge.",
  "terrain-non-batir": "Acheté comme terrain non à bâtir : TVA des lots sur leur prix total.",
};

/** Scenarios are compared for somebody in business: an owner who sells his own ground has the balance of his parcel. */
export const forBusiness = (own: OwnAssumptions, boughtAs: BoughtAs): ForBusiness => {
  const { profile } = own.assumptions;
  const sentences = [
    ...(profile === "particulier"
      ? ["Votre profil est « particulier » : l'achat-revente est compté ici pour un marchand de biens."]
      : []),
    ...(own.origin === "organisation"
      ? ["Coûts, crédit et marge visée usuels : de vos hypothèses, seul le profil est repris ici."]
      : []),
    DEED[boughtAs],
  ];
  return { profile: profile === "lotisseur" ? "lotisseur" : "marchand-de-biens", sentences };
};
