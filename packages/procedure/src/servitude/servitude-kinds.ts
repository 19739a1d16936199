import { isoDate } from "@lotir/units";
import type { LawStatus } from "../law/law-figure.ts";

/** A category of easement or of information, and what it changes to a division, in one sentence. */
export interface ServitudeKind {
  readonly code: string;
  /** French, short. */
  readonly name: string;
  readonly effect: string;
  readonly article: string;
  readonly status: LawStatus;
}

/**
 * Codes: list of the servitudes d'utilité publique annexed to the C. urb. (R.151-51), as the Géoportail names them; codes of
 * informations: CNIG standard for local plans (2017 and after, articles R.151-52 and R.151-53). Read on that day.
 */
export const SERVITUDE_KINDS_READ_ON = isoDate("2026-11-27");

type Row = readonly [code: string, name: string, effect: string, article: string, status: LawStatus];

const EASEMENTS: readonly Row[] = [
  [
    "A4",
    "Passage le long des cours d'eau non domaniaux",
    "Une bande de 6 m au plus le long de l'eau reste libre pour l'entretien : ni construction ni clôture fixe.",
    "C. env., L.211-7 et L.215-18",
    "à confirmer",
  ],
  [
    "A5",
    "Canalisation publique d'eau ou d'assainissement",
    "La bande au-dessus de la canalisation, 3 m au plus, ne se bâtit pas : placez-la hors des emprises des lots.",
    "C. rural, L.152-1 et L.152-2",
    "à confirmer",
  ],
  [
    "A9",
    "Zone agricole protégée",
    "Un changement d'affectation du sol y demande l'avis de la chambre d'agriculture et de la commission d'orientation.",
    "C. rural, L.112-2",
    "à confirmer",
  ],
  [
    "AC1",
    "Abords d'un monument historique",
    "La division en vue de bâtir relève du permis d'aménager, même sans voie commune ; l'architecte des Bâtiments de France donne son accord et le délai est porté d'un mois.",
    "C. urb., R.421-19 a et R.423-24 ; C. patr., L.621-30 et L.621-32",
    "vérifié",
  ],
  [
    "AC2",
    "Site inscrit ou classé",
    "En site classé, la division en vue de bâtir relève du permis d'aménager et d'une autorisation spéciale ; en site inscrit, l'architecte des Bâtiments de France donne un avis. L'acte dit lequel des deux.",
    "C. urb., R.421-19 a ; C. env., L.341-1 et L.341-10",
    "vérifié",
  ],
  [
    "AC3",
    "Réserve naturelle",
    "Modifier l'état ou l'aspect des lieux y demande une autorisation spéciale.",
    "C. env., L.332-9",
    "à confirmer",
  ],
  [
    "AC4",
    "Site patrimonial remarquable",
    "La division en vue de bâtir relève du permis d'aménager, même sans voie commune ; l'architecte des Bâtiments de France donne son accord et le délai est porté d'un mois.",
    "C. urb., R.421-19 a et R.423-24 ; C. patr., L.631-1 et L.632-1",
    "vérifié",
  ],
  [
    "AS1",
    "Protection d'un captage d'eau",
    "Périmètre immédiat : rien ne se bâtit. Périmètre rapproché : l'arrêté peut interdire ou régler constructions, fouilles et assainissement autonome.",
    "C. santé publique, L.1321-2",
    "à confirmer",
  ],
  [
    "EL3",
    "Halage et marchepied",
    "Ni construction ni clôture à moins de 3,25 m de la rive d'un cours d'eau domanial (7,80 m du côté du halage).",
    "C. propriété des personnes publiques, L.2131-2",
    "à confirmer",
  ],
  [
    "EL7",
    "Alignement",
    "La bande que l'alignement prend ne se bâtit pas : elle se retranche des lots sur la rue.",
    "C. voirie routière, L.112-1 et L.112-5",
    "à confirmer",
  ],
  [
    "EL9",
    "Passage des piétons sur le littoral",
    "Une bande de 3 m le long du rivage reste ouverte aux piétons.",
    "C. urb., L.121-31",
    "à confirmer",
  ],
  [
    "EL11",
    "Voie express ou déviation sans accès",
    "Un lot ne peut avoir d'accès direct à cette voie : il lui faut une autre desserte.",
    "C. voirie routière, L.151-3 et L.152-1",
    "à confirmer",
  ],
  [
    "I1",
    "Maîtrise de l'urbanisation autour d'une canalisation",
    "Les établissements recevant du public y sont limités ; un logement reste possible, le transporteur se consulte avant les travaux.",
    "C. env., L.555-16 et R.555-30",
    "à confirmer",
  ],
  [
    "I3",
    "Canalisation de gaz",
    "Ni construction ni arbre dans la bande de servitude, dont la largeur est dans l'acte.",
    "C. env., L.555-27",
    "à confirmer",
  ],
  [
    "I4",
    "Ligne électrique",
    "L'implantation et la hauteur sous la ligne sont limitées : le gestionnaire du réseau se consulte avant de placer un lot.",
    "C. énergie, L.323-3 à L.323-10",
    "à confirmer",
  ],
  [
    "INT1",
    "Voisinage d'un cimetière",
    "À moins de 100 m d'un cimetière transféré hors de la commune, construire ou creuser un puits demande une autorisation.",
    "CGCT, L.2223-5",
    "à confirmer",
  ],
  [
    "PM1",
    "Plan de prévention des risques naturels ou miniers",
    "Le règlement de la zone dit ce qui se bâtit : en zone d'interdiction, aucun lot à bâtir. La procédure ne change pas.",
    "C. env., L.562-4",
    "à confirmer",
  ],
  [
    "PM2",
    "Servitude autour d'une installation classée",
    "L'acte peut interdire ou limiter les constructions et l'usage du sol.",
    "C. env., L.515-8",
    "à confirmer",
  ],
  [
    "PM3",
    "Plan de prévention des risques technologiques",
    "Le règlement de la zone dit ce qui se bâtit : en zone d'interdiction, aucun lot à bâtir.",
    "C. env., L.515-15 et L.515-16",
    "à confirmer",
  ],
  [
    "PT1",
    "Réception radioélectrique",
    "Les appareils qui perturbent la réception y sont limités ; la division n'est pas empêchée.",
    "C. postes, L.57",
    "à confirmer",
  ],
  [
    "PT2",
    "Transmission radioélectrique",
    "La hauteur des constructions y est limitée ; l'acte donne la cote.",
    "C. postes, L.54",
    "à confirmer",
  ],
  [
    "PT3",
    "Réseau de communications électroniques",
    "Le passage du câble se respecte : pas de construction au-dessus sans accord de l'exploitant.",
    "C. postes, L.48",
    "à confirmer",
  ],
  [
    "T1",
    "Voie ferrée",
    "Reculs, fouilles et plantations le long de la voie sont réglés : le gestionnaire du réseau se consulte avant de placer un lot.",
    "C. transports, L.2231-1 à L.2231-9",
    "à confirmer",
  ],
  [
    "T4",
    "Balisage aéronautique",
    "Un obstacle peut devoir être balisé ; la division n'est pas empêchée.",
    "C. transports, L.6351-6",
    "à confirmer",
  ],
  [
    "T5",
    "Dégagement aéronautique",
    "La hauteur des constructions est limitée par le plan de dégagement.",
    "C. transports, L.6351-1",
    "à confirmer",
  ],
  [
    "T7",
    "Aéronautique, hors des zones de dégagement",
    "Seules des installations hautes (50 m et plus en général) demandent une autorisation.",
    "C. transports, L.6352-1",
    "à confirmer",
  ],
];

const INFORMATIONS: readonly Row[] = [
  [
    "02",
    "Zone d'aménagement concerté (ZAC)",
    "Seules les divisions de l'aménageur sont dispensées des règles du lotissement ; une participation peut être due.",
    "C. urb., L.311-1 et R.442-1 c",
    "vérifié",
  ],
  [
    "03",
    "Préemption, espace naturel sensible",
    "Chaque vente se déclare au département, qui peut acquérir.",
    "C. urb., L.215-1",
    "à confirmer",
  ],
  [
    "04",
    "Droit de préemption urbain",
    "Chaque vente donne lieu à une déclaration d'intention d'aliéner : la commune a deux mois pour acquérir, sauf lots d'un lotissement qu'elle a exclus.",
    "C. urb., L.211-1 et L.213-2",
    "à confirmer",
  ],
  [
    "05",
    "Zone d'aménagement différé",
    "Chaque vente se déclare : le titulaire du droit de préemption a deux mois pour acquérir.",
    "C. urb., L.212-2 et L.213-2",
    "à confirmer",
  ],
  [
    "11",
    "Divisions soumises à déclaration préalable",
    "Toute division d'un terrain y est précédée d'une déclaration préalable, même sans lot à bâtir.",
    "C. urb., L.115-3 et R.421-23 b",
    "vérifié",
  ],
  [
    "12",
    "Sursis à statuer",
    "La mairie peut différer sa réponse de deux ans au plus.",
    "C. urb., L.424-1",
    "à confirmer",
  ],
  [
    "13",
    "Programme d'aménagement d'ensemble",
    "Une participation aux équipements peut être due.",
    "C. urb., ancien L.332-9",
    "à confirmer",
  ],
  [
    "14",
    "Classement sonore d'une voie",
    "Un logement neuf y doit un isolement acoustique minimal, selon la catégorie de la voie ; la division n'est pas empêchée.",
    "C. env., L.571-10",
    "à confirmer",
  ],
  [
    "16",
    "Site archéologique",
    "Le dossier peut aller au préfet de région, qui peut prescrire un diagnostic avant les travaux.",
    "C. patr., L.522-5",
    "à confirmer",
  ],
  [
    "19",
    "Zonage d'assainissement",
    "Le zonage dit si chaque lot se raccorde au réseau ou doit son assainissement autonome.",
    "CGCT, L.2224-10",
    "à confirmer",
  ],
  ["20", "Règlement local de publicité", "Sans effet sur une division.", "C. env., L.581-14", "à confirmer"],
  [
    "21",
    "Projet de plan de prévention des risques",
    "Le plan n'est pas approuvé ; rendu opposable par anticipation, ses interdictions valent déjà.",
    "C. env., L.562-2",
    "à confirmer",
  ],
  [
    "25",
    "Protection des espaces agricoles et naturels",
    "Ces terrains ne peuvent être ouverts à l'urbanisation.",
    "C. urb., L.113-16 et L.113-20",
    "à confirmer",
  ],
  [
    "27",
    "Plan d'exposition au bruit (PEB)",
    "Zones A et B : presque aucun logement nouveau ; zone C : des maisons isolées en secteur déjà bâti, sans accroître la population ; zone D : isolation acoustique.",
    "C. urb., L.112-6 et L.112-10",
    "à confirmer",
  ],
  [
    "38",
    "Secteur d'information sur les sols",
    "Une étude des sols est exigée avec la demande d'autorisation.",
    "C. env., L.125-6 et L.556-2",
    "à confirmer",
  ],
];

const byCode = (rows: readonly Row[]): ReadonlyMap<string, ServitudeKind> =>
  new Map(rows.map(([code, name, effect, article, status]) => [code, { code, name, effect, article, status }]));

const KINDS = { servitude: byCode(EASEMENTS), information: byCode(INFORMATIONS) } as const;

/** "PM1BIS" is of PM1, "04-01" of 04: what follows only makes it precise. */
const broader = (code: string): string => (/^[A-Z]+\d+/.exec(code) ?? /^\d\d/.exec(code) ?? [code])[0];

/** The category of a code; undefined for one that this table does not tell: its act is then to be read. */
export const servitudeKindOf = (family: "servitude" | "information", code: string): ServitudeKind | undefined =>
  KINDS[family].get(code) ?? KINDS[family].get(broader(code));
