import type { ParcelBilan } from "@lotir/contract";

type Deed = Pick<ParcelBilan, "boughtAs" | "boughtAsOrigin"> & {
  readonly assumptions: Pick<ParcelBilan["assumptions"], "profile">;
};

/** What is supposed of the deed of purchase, which no public source tells; nothing once it is entered, or without VAT. */
export const vatAssumption = ({ boughtAs, boughtAsOrigin, assumptions }: Deed): string | undefined => {
  if (boughtAsOrigin === "saisi" || assumptions.profile === "particulier") return undefined;
  return boughtAs === "avec-maison"
    ? "Achat avec la construction supposé : TVA des lots sur leur prix total."
    : "Acte d'achat inconnu : TVA des lots sur leur prix total, le régime le plus cher.";
};
