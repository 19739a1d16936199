import { squash } from "../document/fold.ts";

/**
 * What an article is about. `mixed` is an article that holds several (2016 style: "volumétrie et implantation"), `usages`
 * one that both forbids and allows.
 */
export type Topic =
  | "interdites"
  | "usages"
  | "conditions"
  | "mixite"
  | "acces"
  | "reseaux"
  | "eau"
  | "eaux_usees"
  | "eaux_pluviales"
  | "terrains"
  | "voie"
  | "limites"
  | "entre"
  | "emprise"
  | "emprise_minimum"
  | "hauteur"
  | "aspect"
  | "stationnement"
  | "cycles"
  | "espaces"
  | "cos"
  | "mixed"
  | "other";

/** Titles are compared without accents, case nor spaces: "constRuctions" and "I M P L A N T A T I O N" are common. */
const TITLES: readonly (readonly [RegExp, Topic])[] = [
  [/^que(peuton|puisje)(y)?(construire|faire)|^quelsusages/, "usages"],
  [/^quellesurface|^combienbatir|^quelleemprise/, "emprise"],
  [/^combiendeplaces|^ou(se)?(garer|stationner)/, "stationnement"],
  [/^queplanter|^quefautilplanter|^quellesplantations/, "espaces"],
  [/^ou(implanter|construire)|^comment(implanter|placer)/, "mixed"],
  [/emprise.*hauteur|hauteur.*emprise|voies.*limitesseparatives|limitesseparatives.*(auxvoies|publiques)/, "mixed"],
  [/interdi(t|ction).*(limitation|condition|autorise|admis)|(limitation|autorise|admis).*interdi(t|ction)/, "usages"],
  [/emprise.*minimum|hauteurminimum|densiteminimale/, "emprise_minimum"],
  [
    /lesunesparrapport|unsparrapportauxautres|surune?meme(propriete|unite|terrain|parcelle|assiette)|entre(deux)?(constructions|batiments)|(constructions|batiments)entre(elles|eux)|autresconstructions(surmonterrain|surleterrain)/,
    "entre",
  ],
  [
    /auxlimites$|^(retraits?|reculs?|distance)(minim[a-z]+)?(en|aux|des|sur)(la|les)?limites?|limites?(separatives?|parcellaires?|laterales?)|parseparatives|(fonds|proprietes|parcelles|terrains)(voisins|voisines|riverains)|rapportaux(voisins|mitoyens)/,
    "limites",
  ],
  [
    /^(retraits?|reculs?|distance)(minim[a-z]+)?(sur|a|aux|des)(la|les|l)?(voies?|rues?|alignement)|(parrapport|long|visavis|reculs?.*)(auxvoies|alavoie|alarue|auxrues|delavoie|desvoies|auxemprisespubliques|alalignement|audomainepublic)|emprisespubliquesetvoies|voiesetemprisespubliques|implantations?sur(la)?rue/,
    "voie",
  ],
  [
    /(surface|coefficient|plan).*debiotope|^traitement(environnemental|paysager)|espaceslibres|espacesverts|espacesvegetalises|(?<!im)plantations|espacesnonbatis|pleineterre|(surfaces?|espaces?|sols?|parts?)(de)?(surfaces?|espaces?)?(vegetalise|permeable|nonimpermeabilise|ecoamenageable|plante|perm)|coefficientdevegetalisation|abordsdesconstructions|espacesexterieurs|^(la)?vegetation|vegetalisation|natureenville|biodiversite$|^sols?$|^nature$|^impermeabilisation(dessols)?$/,
    "espaces",
  ],
  [/stationnementdes(cycles|velos|deuxroues|2roues)|^(velos|cycles|deuxroues|2roues)/, "cycles"],
  [/stationnement/, "stationnement"],
  [/^voies(etemprisespubliques)?$|^alignements?$/, "voie"],
  [/^lemprise$|^emprise$|empriseausol|emprisebatie|emprisedesconstructions/, "emprise"],
  [/occupationdusolcos|coefficientd'?occupation|coefficientdoccupation|^cos$|possibilitesmaximales|densite$/, "cos"],
  [/hauteur/, "hauteur"],
  [
    /soumis(es)?a(des)?conditions|autorise(e)?s?sous|conditionsparticulieres|sousconditions|admis(es)?(ou|sous)|soladmises?$|limitationdecertains|(types|utilisations?|usages)(.*)(autorises|admises|admis)$/,
    "conditions",
  ],
  [/interdi(t|ction)/, "interdites"],
  [/mixite(fonctionnelle|sociale)/, "mixite"],
  [/eauxusees|eauxdomestiques/, "eaux_usees"],
  [/eauxpluviales|ruissellement/, "eaux_pluviales"],
  [/assainissement/, "eaux_usees"],
  [/eaupotable|alimentationeneau/, "eau"],
  [/desserteparlesreseaux|lesreseaux|reseauxdivers|^reseaux(publics?)?$/, "reseaux"],
  [
    /accesetvoirie|desserte.*voies|voies?publiques(ou|et)privees|^acces$|^desserte$|^voiries?$|accesetvoie|voirieetacces|conditionsdedesserte|voirieetreseaux/,
    "acces",
  ],
  [
    /caracteristiquesdesterrains|superficieminimale|surfaceminimale|surfaceetforme|tailledesterrains|terrainsconstructibles|superficiedesterrains/,
    "terrains",
  ],
  [
    /volumetrie|implantations?(des(constructions|batiments))?$|implantationetvolum|gabarits?|morphologie|formesurbaine/,
    "mixed",
  ],
  [/caracteristiques?urbaines?|qualites?urbaines?architecturale/, "other"],
  [/aspect|facades|toitures|clotures|architectural|insertion|patrimoine|materiaux/, "aspect"],
  [
    /^electri|telecom|telephon|dechets|ordures|^gaz|incendie|performances?|energie|environnementales|electroniques|numerique|fibre|continuitesecologiques|dechets|caracteristiquesurbaines|equipementsetreseaux/,
    "other",
  ],
  [
    /destinationdesconstructions|destinationsetsous|^destinations?$|usagesdessols|affectationsdessols|^usages?$|^occupations?(du|des)sols?$/,
    "usages",
  ],
];

export const topicOf = (title: string): Topic | undefined => {
  const flat = squash(title);
  return TITLES.find(([pattern]) => pattern.test(flat))?.[1];
};

const BY_NUMBER: readonly Topic[] = [
  "other",
  "interdites",
  "conditions",
  "acces",
  "reseaux",
  "terrains",
  "voie",
  "limites",
  "entre",
  "emprise",
  "hauteur",
  "aspect",
  "stationnement",
  "espaces",
  "cos",
];

/** The old article numbers of R.*123-9, used when a title says nothing. */
export const topicOfOldNumber = (number: number): Topic => BY_NUMBER[number] ?? "other";
