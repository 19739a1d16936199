import type { Assumptions, OwnAssumptions } from "@lotir/contract";
import { type BoughtAs, type OperationAssumptions, readAssumptions } from "@lotir/finance";
import { wishedAssumptions } from "./wished-assumptions.ts";

/** An analysis of a purchase to resell: for whom, under what assumptions, and what it supposes, said beside it. */
export interface ForBusiness {
  readonly profile: Exclude<Assumptions["profile"], "particulier">;
  readonly assumptions: OperationAssumptions;
  readonly sentences: readonly string[];
}

const DEED: Readonly<Record<BoughtAs, string>> = {
  inconnu: "Acte d'achat inconnu : TVA des lots sur leur prix total, le régime le plus cher.",
  "avec-maison": "Achat avec la construction : TVA des lots sur leur prix total.",
  "terrain-a-batir": "Acheté comme terrain à bâtir : TVA des lots sur la marge.",
  "terrain-non-batir": "Acheté comme terrain non à bâtir : TVA des lots sur leur prix total.",
};

const LEVELS = { low: "bas", default: "usuels", high: "hauts" } as const;
const percent = new Intl.NumberFormat("fr-FR", { maximumFractionDigits: 1 });

const whose = ({ origin }: OwnAssumptions, isChanged: boolean): string => {
  const stored = origin === "organisation" ? "de votre organisation" : "publiques";
  return isChanged ? `Hypothèses de la demande, puis ${stored}` : `Hypothèses ${stored}`;
};

interface Asked {
  readonly own: OwnAssumptions;
  readonly boughtAs: BoughtAs;
  /** Changed by the request. */
  readonly changed?: Parameters<typeof wishedAssumptions>[1]["assumptions"];
}

/** Scenarios are compared for somebody in business: an owner who sells his own ground has the balance of his parcel. */
export const assumptionsForBusiness = ({ own, boughtAs, changed }: Asked): ForBusiness => {
  const used = ownBusinessAssumptions(own, changed);
  return { ...used, sentences: [...used.sentences, DEED[boughtAs]] };
};

/** The same before any purchase is known: what a whole search is balanced under. */
export const ownBusinessAssumptions = (own: OwnAssumptions, changed?: Asked["changed"]): ForBusiness => {
  const used = wishedAssumptions(own, { assumptions: changed });
  return {
    profile: used.profile === "lotisseur" ? "lotisseur" : "marchand-de-biens",
    assumptions: readAssumptions(used),
    sentences: [
      ...(used.profile === "particulier"
        ? ["Votre profil est « particulier » : l'achat-revente est compté ici pour un marchand de biens."]
        : []),
      `${whose(own, changed !== undefined)} : coûts ${LEVELS[used.costLevel]}, marge visée ${percent.format(used.targetMargin * 100)} %.`,
    ],
  };
};
