import { readableNumber } from "../amounts/french-amounts.ts";
import { lotsExceedLandSentence } from "./lots-exceed-land.ts";
import type { OperationFailure } from "./operation-failure.ts";

const FIELDS: Readonly<Record<string, string>> = {
  version: "la version",
  profile: "le profil",
  procedure: "la procédure",
  lots: "les lots",
  houses: "les maisons",
  purchase: "l'achat",
  "purchase.priceEur": "le prix d'achat",
  "purchase.date": "la date d'achat",
  "purchase.areaM2": "la surface achetée",
  "purchase.departement": "le code du département",
  "purchase.departementRate": "le taux du département",
  "purchase.buildingLand": "le terrain à bâtir désigné dans l'acte",
  priceEur: "le prix",
  areaM2: "la surface",
  saleDate: "la date de vente",
  saleMonth: "le mois de vente",
  sellingRate: "le taux des honoraires de vente",
  worksEur: "le montant des travaux",
  holdingMonths: "la durée de portage",
  rate: "le taux",
  targetMargin: "la marge visée",
};

/** "le prix du lot 2 (lots[1].priceEur)", or the bare path when we have no better words. */
const nameOf = (path: string): string => {
  const known = FIELDS[path];
  if (known !== undefined) return `${known} (${path})`;
  const place = /^(lots|houses)\[(\d+)\]\.(\w+)$/.exec(path);
  const field = FIELDS[place?.[3] ?? path.split("..").at(-1) ?? ""];
  if (field === undefined) return `« ${path} »`;
  if (place === null) return `${field} (${path})`;
  return `${field} ${place[1] === "lots" ? "du lot" : "de la maison"} ${Number(place[2]) + 1} (${path})`;
};

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
const titleOf = (path: string): string => (path === "" ? "Le document" : capital(nameOf(path)));
const day = (date: string): string => date.split("-").reverse().join("/");
const list = (items: readonly string[]): string => items.join(", ");

type Kind = OperationFailure["kind"];
type Facts<Each extends Kind = Kind> = {
  [Name in Each]: Extract<OperationFailure, { kind: Name }> & { kind: Name };
}[Each];

const SENTENCES: { readonly [Each in Kind]: (failure: Facts<Each>) => string } = {
  "not-json": ({ detail }) => `Le fichier n'est pas un document JSON lisible : ${detail}.`,
  "not-an-object": ({ path }) => `${titleOf(path)} : un objet JSON est attendu.`,
  "not-a-list": ({ path }) => `${titleOf(path)} : une liste est attendue.`,
  "unknown-field": ({ path, known }) => `Champ inconnu : « ${path} ». Champs connus ici : ${list(known)}.`,
  missing: ({ path }) => `Il manque ${nameOf(path)}.`,
  "not-a-number": ({ path, received }) => `${titleOf(path)} : un nombre est attendu, pas ${received}.`,
  "not-a-text": ({ path }) => `${titleOf(path)} : un texte de 1 à 200 caractères est attendu.`,
  "not-a-flag": ({ path }) => `${titleOf(path)} : true ou false est attendu.`,
  "not-a-choice": ({ path, received, choices }) =>
    `${titleOf(path)} : ${received} n'est pas une valeur possible (${list(choices)}).`,
  "not-a-date": ({ path, received }) =>
    `${titleOf(path)} : une date AAAA-MM-JJ qui existe est attendue, pas ${received}.`,
  negative: ({ path, received }) => `${titleOf(path)} : ${readableNumber(received)} est négatif.`,
  "too-small": ({ path, received, minimum }) =>
    `${titleOf(path)} : ${readableNumber(received)} est trop peu, il faut au moins ${readableNumber(minimum)}.`,
  "too-large": ({ path, received, maximum }) =>
    `${titleOf(path)} : ${readableNumber(received)} est hors de toute vraisemblance, au plus ${readableNumber(maximum)}.`,
  "not-whole": ({ path, received }) =>
    `${titleOf(path)} : un nombre entier est attendu, pas ${readableNumber(received)}.`,
  "too-many": ({ path, count, maximum }) =>
    `${titleOf(path)} : ${readableNumber(count)} éléments, c'est trop (au plus ${readableNumber(maximum)}).`,
  "wrong-version": ({ received }) => `Version du document inconnue : ${received}. Cette application lit la version 1.`,
  "both-given": ({ paths }) => `« ${paths[0]} » et « ${paths[1]} » sont donnés tous les deux : n'en gardez qu'un.`,
  "date-out-of-law": ({ path, date, from, to }) =>
    `${titleOf(path)} (${day(date)}) sort des dates dont nous connaissons la loi : du ${day(from)} au ${day(to)}.`,
  "sale-before-purchase": ({ path, date, purchase }) =>
    `${titleOf(path)} (${day(date)}) précède l'achat (${day(purchase)}).`,
  "classified-after-sale": ({ date, sale }) =>
    `Le terrain devient constructible (gain.classifiedOn, ${day(date)}) après sa vente (${day(sale)}) : ni la taxe de l'article 1529 ni celle de l'article 1605 nonies ne portent sur une telle vente ; corrigez l'une des deux dates.`,
  "nothing-sold": () => "Rien n'est vendu : il faut au moins un lot ou une maison à vendre, avec son prix.",
  "lots-exceed-land": lotsExceedLandSentence,
  "lots-exceed-building-land": ({ lotsM2, landM2 }) =>
    `Les lots (${readableNumber(lotsM2)} m²) dépassent le terrain à bâtir désigné dans l'acte (${readableNumber(landM2)} m²).`,
  "building-land-exceeds-price": () =>
    "Le prix du terrain à bâtir désigné dans l'acte dépasse le prix d'achat, ou ce prix d'achat manque.",
  "parts-exceed-price": () =>
    "Les parts du prix d'achat données aux lots et maisons dépassent le prix d'achat, ou ce prix d'achat manque.",
  "margin-part-missing": () =>
    "Pour la TVA sur marge avec une maison achetée, indiquez le prix et la surface du terrain à bâtir désignés dans l'acte (purchase.buildingLand), ou la part du prix d'achat de chaque lot (purchasePartEur).",
  "margin-excluded": ({ path }) =>
    `${titleOf(path)} : la TVA sur marge est exclue quand l'achat a ouvert un droit à déduction (CGI, art. 268).`,
  "lot-exempt": ({ path }) =>
    `${titleOf(path)} : un terrain à bâtir vendu par un assujetti est toujours soumis à la TVA (CGI, art. 257, I-2-1°) ; indiquez « marge », « totale » ou « auto ».`,
  "building-commitment-of-lotisseur": () =>
    "L'engagement de construire (droit fixe de 125 €) n'est pas ouvert à un pur lotisseur, qui ne construit pas (CGI, art. 1594-0 G) : indiquez « engagement-revente » ou « normal ».",
  "house-bought-as-land": () =>
    "L'achat comprend une maison : il ne peut pas être « terrain-a-batir » en entier. Indiquez « avec-maison », et purchase.buildingLand si l'acte désigne le terrain à part.",
  "vat-of-private-owner": ({ path }) => `${titleOf(path)} : un particulier ne facture pas de TVA ; laissez « auto ».`,
  "purchase-part-missing": ({ path }) =>
    `Il manque la part du prix d'achat de ce qui est vendu (${path}.purchasePartEur) : sans elle, la plus-value ne peut pas être calculée.`,
  "delays-reversed": () =>
    "L'incertitude sur le délai doit aller d'un retard négatif ou nul (delayLow) à un retard positif ou nul (delayHigh).",
  "phase-unknown": ({ phase, after }) => `La phase « ${phase} » suit une phase qui n'existe pas : « ${after} ».`,
  "phase-cycle": ({ phases }) =>
    `Ces phases s'attendent l'une l'autre, le calendrier ne peut pas commencer : ${list(phases)}.`,
  "phase-twice": ({ phase }) => `La phase « ${phase} » est donnée deux fois.`,
};

/** The French sentence of a refusal, for the command line, the server and the screen. */
export const operationSentence = <Each extends Kind>(failure: Facts<Each>): string => SENTENCES[failure.kind](failure);
