import { GOODS_LABELS, REGIME_LABELS } from "@lotir/contract";
import type { KeptAuction } from "./auction-store.ts";

const WHOLE = new Intl.NumberFormat("fr-FR", { maximumFractionDigits: 0 });
const dayOf = (day: string): string => day.split("-").reverse().join("/");

/** A sale in plain words for the notes of a property: what its notice gives, and nothing that it does not. */
export const saleFacts = ({ notice, url }: Pick<KeptAuction, "notice" | "url">): string => {
  const { regime, hearing, court, office, lots } = notice;
  const [lot] = lots;
  const facts = [
    hearing === null ? null : `Audience : ${dayOf(hearing.on)}${hearing.at === null ? "" : ` à ${hearing.at}`}`,
    court === null ? null : `Tribunal : ${court}`,
    office === null ? null : `${regime === "judiciaire" ? "Avocat poursuivant" : "Vendeur"} : ${office}`,
    lot?.startingPriceEur == null ? null : `Mise à prix : ${WHOLE.format(lot.startingPriceEur)} €`,
    lot?.resultEur == null ? null : `Adjugée : ${WHOLE.format(lot.resultEur)} €`,
    `Annonce : ${url}`,
  ];
  return [REGIME_LABELS[regime], ...facts.filter((fact) => fact !== null)].join("\n");
};

/** A sale on one line of a message. */
export const saleLine = ({ notice }: Pick<KeptAuction, "notice">): string => {
  const { city, court, office, hearing, lots } = notice;
  const [lot] = lots;
  return [
    `${GOODS_LABELS[lot?.kind ?? "other"]}, ${city ?? "commune non communiquée"}`,
    lot?.startingPriceEur == null ? null : `mise à prix ${WHOLE.format(lot.startingPriceEur)} €`,
    hearing === null
      ? "date non communiquée"
      : `le ${dayOf(hearing.on)}${hearing.at === null ? "" : ` à ${hearing.at}`}`,
    court ?? office,
  ]
    .filter((fact) => fact !== null)
    .join(" · ");
};
