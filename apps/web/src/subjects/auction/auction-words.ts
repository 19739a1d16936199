import { AUCTION_STATUS_LABELS, type Auction } from "@lotir/contract";
import { formatDate, formatEuros, formatQuantity } from "../../kit/format.ts";

/** "9h30", "14h". */
export const hour = (time: string): string => time.replace(/^0/, "").replace(":", "h").replace(/h00$/, "h");

/** "jeudi 10/12/2026 à 9h30". */
export const hearingWords = ({ auctionDate, auctionTime }: Auction): string => {
  if (auctionDate === null) return "Date non communiquée";
  return `${formatDate(auctionDate)}${auctionTime === null ? "" : ` à ${hour(auctionTime)}`}`;
};

/** "dans 16 jours", "demain", "aujourd'hui", "il y a 5 jours". */
export const daysLeftWords = ({ daysLeft }: Auction): string => {
  if (daysLeft === null) return "";
  if (daysLeft === 0) return "aujourd'hui";
  if (daysLeft === 1) return "demain";
  return daysLeft > 0 ? `dans ${formatQuantity(daysLeft, "jour")}` : `il y a ${formatQuantity(-daysLeft, "jour")}`;
};

export const visitWords = ({ visits }: Auction): string =>
  visits
    .map(({ on, from, to }) => {
      if (from === null) return formatDate(on);
      return `${formatDate(on)} ${to === null ? `à ${hour(from)}` : `de ${hour(from)} à ${hour(to)}`}`;
    })
    .join(" ; ");

/** What became of it, where it is more than "to come". */
export const statusWords = ({ status, resultEur, overbidUntil, isOverbid }: Auction): string => {
  if (status === "overbid-open")
    return `Adjugée ${resultEur === null ? "" : formatEuros(resultEur)}, surenchère possible${overbidUntil === null ? "" : ` jusqu'au ${formatDate(overbidUntil)}`}`;
  if (status === "adjudicated") return resultEur === null ? "Adjugée" : `Adjugée ${formatEuros(resultEur)}`;
  if (status === "upcoming") return isOverbid ? "Nouvelle vente, sur surenchère" : "";
  return AUCTION_STATUS_LABELS[status];
};

/** Lots by the engine, or what the land alone allows to say. */
export const lotsWords = ({ maxLots, isDivisible, divisibleBy }: Auction): string => {
  if (divisibleBy === "moteur")
    return isDivisible ? formatQuantity(maxLots ?? 2, "lot trouvé", "lots trouvés") : "non divisible";
  if (isDivisible === null) return "inconnu";
  return isDivisible ? "plus de 900 m², non analysée" : "moins de 900 m²";
};
