import type { ServedSale } from "../formats/served-commune.ts";
import { dayOfSale, daysAfter, inWords } from "./day-of-sale.ts";

const escaped = (text: string): string =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;");

const EUROS = new Intl.NumberFormat("fr-FR", { maximumFractionDigits: 0 });
const CENTS = new Intl.NumberFormat("fr-FR", { minimumFractionDigits: 2, maximumFractionDigits: 2 });
const euros = (value: number): string => `${EUROS.format(value).replaceAll("\u202f", " ")} €`;
const cents = (value: number): string => `${CENTS.format(value).replaceAll("\u202f", " ")} €`;

const FICTION = "Vente inventée pour la démonstration.";

const page = (title: string, body: string): string =>
  `<!DOCTYPE html>\n<html lang="fr"><head><meta charset="utf-8"><title>${escaped(title)}</title></head><body>\n${body}\n<p>${FICTION}</p></body></html>`;

export const licitorPath = ({ slug }: ServedSale): string =>
  `/annonce/${slug.slice(0, 2)}/${slug.slice(2, 4)}/${slug.slice(4, 6)}/vente-aux-encheres/une-maison/ile-sainte-mirande/alpes-maritimes/${slug}.html`;

/** As licitor.com lists the coming sales of a zone: a page past the last one shows the first again. */
export const licitorList = (sales: readonly ServedSale[], today: string): string =>
  page(
    "Prochaines ventes",
    `<ul class="AdResults">${sales
      .map(
        (sale) =>
          `<li><a class="Ad" href="${licitorPath(sale)}"><p class="Location"><span class="Number">06</span> <span class="City">${escaped(sale.city)}</span></p><p>${escaped(sale.lots[0]?.heading ?? "")}</p><p>${inWords(dayOfSale(today, sale.day))}</p></a></li>`,
      )
      .join("\n")}</ul>`,
  );

const resultOf = (sale: ServedSale): string => {
  const { outcome } = sale;
  if (outcome.kind === "sold") return `<h4 class="Result">Adjudication : ${euros(outcome.priceEur)}</h4>`;
  if (outcome.kind === "no-bid") return `<h4 class="Result">Carence d'enchères</h4>`;
  return "";
};

/** The lawyer has his own address, in another commune: the classic false match. */
const LAWYER = `<div class="Trusts"><h3>SCP Aubert &amp; Delmas, avocats</h3><p>14 rue de la République, 06300 Nice</p><p>Cadastré ou non, renseignements au cabinet, section civile.</p></div>`;

export const licitorNotice = (sale: ServedSale, today: string): string => {
  const day = dayOfSale(today, sale.day);
  const { outcome } = sale;
  const postponed =
    outcome.kind === "postponed"
      ? `<p>Vente reportée au ${inWords(dayOfSale(today, { inDays: outcome.inDays }))} à ${sale.hour}</p>`
      : "";
  const again = outcome.kind === "overbid" ? "<p>Vente sur surenchère</p>" : "";
  const map = sale.at
    ? `<p class="Map"><a href="https://maps.google.com/?q=${sale.at[1]},${sale.at[0]}">Plan</a></p>`
    : "";
  const lots = sale.lots
    .map(
      ({ heading, words, startingPriceEur }, rank) =>
        `<div class="Lot"><div class="SousLot${rank === 0 ? " FirstSousLot" : ""}"><h2>${escaped(heading)}</h2><p>${escaped(words)}</p></div><h3>Mise à prix : ${euros(startingPriceEur)}</h3>${rank === 0 ? resultOf(sale) : ""}</div>`,
    )
    .join("\n");
  return page(
    "Vente aux enchères",
    `<article class="LegalAd">
<p class="Court">Tribunal Judiciaire de Sainte-Mirande (Alpes-Maritimes)</p>
<div class="Date"><p>Vente aux enchères publiques</p><p>${inWords(day)} à ${sale.hour}</p>${postponed}${again}</div>
<div class="AddressBlock">${lots}
<div class="Location"><p class="City">${escaped(sale.city)}</p>${sale.street === undefined ? "" : `<p class="Street">${escaped(sale.street)}</p>`}${map}</div></div>
<p class="Visits">Visite sur place ${inWords(daysAfter(day, -9))} de 10h à 11h</p>
${LAWYER}</article>`,
  );
};

export const avoventesList = (sales: readonly ServedSale[]): string =>
  page(
    "Recherche",
    `<div class="liste">${sales
      .map(
        (sale) =>
          `<div class="card" data-link="/enchere/${sale.slug}"><h3>${escaped(sale.lots[0]?.heading ?? "")}</h3><p>${escaped(sale.city)}</p><p>Mise à prix : ${cents(sale.lots[0]?.startingPriceEur ?? 0)}</p></div>`,
      )
      .join("\n")}</div>`,
  );

/** Beside its sale, the page shows what the neighbours sold for. */
export const avoventesNotice = (sale: ServedSale, today: string): string => {
  const day = dayOfSale(today, sale.day);
  const [lot] = sale.lots;
  const { outcome } = sale;
  const sold =
    outcome.kind === "sold"
      ? `<p>Adjugé : ${cents(outcome.priceEur)}</p>${outcome.overbidInDays === undefined ? "" : `<p>Surenchère possible jusqu'au ${inWords(daysAfter(new Date(`${today}T00:00:00Z`), outcome.overbidInDays))}</p>`}`
      : "";
  return page(
    "Enchère",
    `<main><h1>${escaped(lot?.heading ?? "")} à ${escaped(sale.city)}</h1>
<p>Tribunal Judiciaire de Sainte-Mirande</p>
<p>Date de la vente : ${inWords(day)} à ${sale.hour}</p><p>Mise à prix : ${cents(lot?.startingPriceEur ?? 0)}</p>${sold}
<p>Adresse : ${escaped(sale.street ?? "")}, ${sale.postcode} ${escaped(sale.city)}</p>
<p>${escaped(lot?.words ?? "")}</p><p>Visites : ${inWords(daysAfter(day, -6))} de 14h à 15h</p>
<p><a href="/public/uploads/documents/cahier.pdf">Cahier des conditions de vente</a></p>
<h2>Avocat poursuivant</h2><p>SELARL Brun et Associés, 3 avenue Foch, 06000 Nice</p>
<h2>Ventes à proximité</h2><table><tr><td>9 rue du Phare</td><td>412 000 €</td><td>Adjugé : 999 000 €</td></tr></table></main>`,
  );
};

export const cessionsList = (sales: readonly ServedSale[]): string =>
  page(
    "Cessions immobilières de l'État",
    sales
      .map(
        (sale) =>
          `<div id="bien-${sale.slug}" class="fr-card"><h3><a href="/biens/${sale.slug}">${escaped(sale.lots[0]?.heading ?? "")}</a></h3><p>${escaped(sale.city)}</p></div>`,
      )
      .join("\n") || "<p>Aucun bien ne correspond.</p>",
  );

export const cessionsNotice = (sale: ServedSale, today: string): string => {
  const [lot] = sale.lots;
  const tiles: readonly (readonly [string, string])[] = [
    ["Adresse", `${sale.street ?? ""}, ${sale.postcode} ${sale.city}`],
    ["Référence cadastrale", sale.references],
    ["Code INSEE", sale.codeInsee],
    ["Zonage d'urbanisme", "UB"],
    ["Surface en m²", /^Terrain/.test(lot?.heading ?? "") ? `${sale.areaM2} m²` : "110 m²"],
    ["Surface du terrain", `${sale.areaM2} m²`],
    ["Type de vente", "Appel d'offres"],
    ["Service vendeur", "Direction départementale des finances publiques"],
  ];
  return page(
    "Bien de l'État",
    `<h1>${escaped(lot?.heading ?? "")}</h1><p>Prix minimum : ${euros(lot?.startingPriceEur ?? 0)}</p>
<p>Date limite de dépôt des offres : ${inWords(dayOfSale(today, sale.day))} à ${sale.hour}</p>
<div id="details-tab">${tiles.map(([label, value]) => `<div class="fr-tile"><h3>${escaped(label)}</h3><p>${escaped(value)}</p></div>`).join("")}</div>`,
  );
};
