import { documentId, planName, reglementName } from "../formats/cnig.ts";
import type { ServedPlan } from "../formats/served-commune.ts";
import { type CommuneIdentity, DEMO_IDENTITY, VINTAGES } from "../place/identity.ts";
import { CLASSIC_REGLEMENT } from "./classic-text.ts";
import { MODERN_REGLEMENT } from "./modern-text.ts";
import type { documentPdf } from "./reglement-pdf.ts";

/** What draws PDFs is read when the first is asked for: a start that draws none does not wait for it. */
const drawn = async (...asked: Parameters<typeof documentPdf>): Promise<Uint8Array> =>
  (await import("./reglement-pdf.ts")).documentPdf(...asked);

/** The two ways French règlements are written: the structure of 2016, or the fourteen articles before it. */
export type ReglementStyle = "modernise" | "articles";

const TEXTS: Readonly<Record<ReglementStyle, { readonly text: string; readonly date: string }>> = {
  modernise: { text: MODERN_REGLEMENT, date: VINTAGES.zonage },
  articles: { text: CLASSIC_REGLEMENT, date: "2008-11-12" },
};

/** The règlement of the fictional plan as a PDF. */
export const reglementPdf = (style: ReglementStyle, identity: CommuneIdentity = DEMO_IDENTITY): Promise<Uint8Array> => {
  const { text, date } = TEXTS[style];
  const header = `PLU de ${identity.nom} - Règlement - document fictif`;
  return drawn({ text, date, header, title: `Règlement du PLU de ${identity.nom}` });
};

// The other volumes of a plan: what a reader must not take for its règlement.
const OTHERS = [
  ["rapport_de_presentation", "Rapport de présentation", "# RAPPORT DE PRÉSENTATION\nDocument fictif."],
  ["padd", "Projet d’aménagement et de développement durables", "# PADD\nDocument fictif."],
  ["orientations_amenagement", "Orientations d’aménagement et de programmation", "# OAP\nDocument fictif."],
  ["reglement_graphique_1", "Règlement graphique, planche nord", "# PLAN DE ZONAGE, PLANCHE NORD\nDocument fictif."],
  ["reglement_graphique_2", "Règlement graphique, planche sud", "# PLAN DE ZONAGE, PLANCHE SUD\nDocument fictif."],
  ["liste_emplacements_reserves", "Liste des emplacements réservés", "# EMPLACEMENTS RÉSERVÉS\nDocument fictif."],
] as const;

const frenchDate = (iso: string): string => `${iso.slice(8, 10)}/${iso.slice(5, 7)}/${iso.slice(0, 4)} 08:00:00`;

/** The planning document of the demonstration commune and its files, its règlement in one style or the other. */
export const demoPlan = (style: ReglementStyle, identity: CommuneIdentity = DEMO_IDENTITY): ServedPlan => {
  const { codeInsee } = identity;
  const { date } = TEXTS[style];
  const compact = VINTAGES.zonage.replaceAll("-", "");
  const others = OTHERS.map(([name, titre, text]) => {
    const bytes = (): Promise<Uint8Array> => drawn({ text, date, header: titre, title: titre });
    return [`${codeInsee}_${name}_${compact}.pdf`, { titre, bytes }] as const;
  });
  return {
    id: documentId(codeInsee),
    nom: planName(codeInsee),
    type: "PLU",
    publishedOn: frenchDate(date),
    files: new Map([
      ...others,
      [reglementName(codeInsee), { titre: "Règlement écrit", bytes: () => reglementPdf(style, identity) }],
    ]),
  };
};
