import type { Mail } from "@lotir/mail";
import { inOneLine } from "../in-one-line.ts";
import type { KeptAuction } from "./auction-store.ts";
import type { SalesNews } from "./news-of-sales.ts";
import { saleLine } from "./sale-facts.ts";

/** Named one by one; the others are counted. */
const NAMED = 15;

export interface Alert {
  readonly to: string;
  readonly region: { readonly slug: string; readonly name: string; readonly fictional: boolean };
  readonly news: SalesNews;
  readonly origin: string;
}

const listed = (title: string, sales: readonly KeptAuction[]): readonly string[] => {
  if (sales.length === 0) return [];
  const lines = sales.slice(0, NAMED).map((sale) => `- ${inOneLine(saleLine(sale), 200)}\n  ${sale.url}`);
  const others = sales.length - lines.length;
  const rest = others === 0 ? [] : [`- et ${others} ${others === 1 ? "autre" : "autres"}`];
  return [[`${title} : ${sales.length}`, ...lines, ...rest].join("\n")];
};

/** The sales of a region in a message; where the alert is turned off is said. */
export const auctionAlertMail = ({ to, region, news, origin }: Alert): Mail => {
  const page = `${origin}/wizard/auction-search?region=${region.slug}`;
  const text = [
    `Bonjour,\n\nLes enchères de votre région : ${inOneLine(region.name, 120)}.`,
    ...(region.fictional ? ["Ventes fictives de démonstration."] : []),
    ...listed("Nouvelles ventes lues", news.fresh),
    ...listed("Audiences proches", news.near),
    `Leurs parcelles et l'enchère à ne pas dépasser : ${page}`,
    "Lotir ne lit les sites qu'à la demande d'une personne : lancez une recherche pour en lire d'autres.",
    `Lotir\nAide à la décision, non opposable. Pour ne plus recevoir cette alerte : ${page}`,
  ].join("\n\n");
  return { to, subject: `Enchères : ${inOneLine(region.name, 120)}`, text };
};
