import { type Figure, type FigureStatus, figure, forInformation, type Range } from "./figure.ts";

const REVIEW = "2027-11-01";

type Row = readonly [label: string, unit: string, range: readonly [number, number, number], status: FigureStatus];

/** Trade prices before tax, read in 2024–2026: bornage and servicing guides (S), our own practice table (M, à confirmer). */
const cost = (id: string, [label, unit, [low, middle, high], status]: Row, source: string): Figure<Range> =>
  figure({
    id,
    label,
    unit,
    reviewBy: REVIEW,
    values: [["2024-01-01", { low, default: middle, high }, source, status]],
  });

const GUIDES = "Guides de prix 2024–2026 (bricolage-renovation.fr, constructiondemaison.fr)";
const NETWORKS = "Guides de viabilisation 2024–2026 (viabilisation.net, monequerre.fr, achat-terrain.com)";
const PRACTICE = "Usage, à confirmer par devis";

export const COSTS = {
  geometreFirstLot: cost(
    "geometre-premier-lot",
    ["Géomètre : bornage, division et document d'arpentage d'un nouveau lot", "€", [900, 1_800, 2_600], "secondaire"],
    GUIDES,
  ),
  geometreFurtherLot: cost(
    "geometre-lot-suivant",
    ["Géomètre : chaque lot suivant", "€ par lot", [300, 700, 900], "a-confirmer"],
    PRACTICE,
  ),
  topographie: cost("plan-topographique", ["Plan topographique", "€", [700, 1_000, 1_600], "secondaire"], GUIDES),
  dmpc: forInformation(
    cost("dmpc", ["Document modificatif du parcellaire cadastral seul", "€", [230, 350, 500], "secondaire"], GUIDES),
  ),
  dossierDp: cost(
    "dossier-dp",
    ["Dossier de déclaration préalable par un professionnel", "€", [300, 900, 1_500], "a-confirmer"],
    PRACTICE,
  ),
  dossierPa: cost(
    "dossier-pa",
    ["Dossier de permis d'aménager jusqu'à dix lots", "€", [5_000, 9_000, 18_000], "a-confirmer"],
    PRACTICE,
  ),
  architecte: cost(
    "architecte-pape",
    [
      "Architecte du projet architectural, paysager et environnemental (terrain de plus de 2 500 m²)",
      "€",
      [2_000, 3_500, 8_000],
      "a-confirmer",
    ],
    PRACTICE,
  ),
  etudeSolG1: cost(
    "etude-sol-g1",
    ["Étude de sol G1 du site (obligatoire en aléa argile moyen ou fort)", "€ TTC", [600, 1_000, 2_000], "secondaire"],
    "geoparticulier.fr ; CCH, art. L.132-5",
  ),
  etudeSolG2: cost(
    "etude-sol-g2",
    ["Étude de sol G2 AVP (payée par celui qui construit)", "€", [1_200, 1_800, 2_500], "a-confirmer"],
    PRACTICE,
  ),
  waterConnection: cost(
    "eau-branchement",
    ["Branchement d'eau potable", "€ par lot", [800, 1_400, 2_000], "secondaire"],
    NETWORKS,
  ),
  waterPerMetre: cost("eau-metre", ["Conduite d'eau potable", "€/m", [40, 65, 90], "secondaire"], NETWORKS),
  sewerConnection: cost(
    "assainissement-branchement",
    ["Branchement d'eaux usées", "€ par lot", [1_500, 1_600, 10_000], "secondaire"],
    NETWORKS,
  ),
  sewerPerMetre: cost(
    "assainissement-metre",
    ["Conduite d'eaux usées", "€/m", [150, 180, 250], "secondaire"],
    NETWORKS,
  ),
  individualSewer: cost(
    "assainissement-individuel",
    ["Assainissement individuel (payé par celui qui construit)", "€ par lot", [8_000, 11_000, 15_000], "secondaire"],
    NETWORKS,
  ),
  electricityConnection: cost(
    "electricite-branchement",
    ["Branchement électrique jusqu'à 30 m", "€ par lot", [800, 1_500, 4_000], "secondaire"],
    NETWORKS,
  ),
  electricityPerMetre: cost(
    "electricite-metre",
    ["Extension électrique", "€/m", [120, 150, 200], "secondaire"],
    NETWORKS,
  ),
  telecomConnection: cost(
    "telecom-branchement",
    ["Téléphone et fibre", "€ par lot", [150, 600, 1_000], "a-confirmer"],
    PRACTICE,
  ),
  telecomPerMetre: cost(
    "telecom-metre",
    ["Fourreaux de téléphone et de fibre", "€/m", [40, 50, 60], "a-confirmer"],
    PRACTICE,
  ),
  rainPerLot: forInformation(
    cost(
      "eaux-pluviales-lot",
      ["Eaux pluviales d'un lot (noue, citerne)", "€ par lot", [1_500, 3_000, 6_000], "a-confirmer"],
      PRACTICE,
    ),
  ),
  rainPerMetre: cost(
    "eaux-pluviales-metre",
    ["Conduite d'eaux pluviales de la voie", "€/m", [90, 130, 180], "a-confirmer"],
    PRACTICE,
  ),
  viabilisationLot: cost(
    "viabilisation-lot",
    ["Viabilisation complète d'un lot le long d'une voie équipée", "€ par lot", [5_000, 9_000, 15_000], "secondaire"],
    NETWORKS,
  ),
  gravelAccess: forInformation(
    cost("acces-grave", ["Accès léger en grave", "€/m²", [25, 40, 60], "a-confirmer"], PRACTICE),
  ),
  asphaltLane: cost(
    "voie-enrobe",
    ["Voie en enrobé avec sa fondation", "€/m²", [80, 110, 180], "a-confirmer"],
    PRACTICE,
  ),
  vrdLot: cost(
    "vrd-lot-pa",
    ["Voirie et réseaux d'un petit permis d'aménager", "€ par lot", [15_000, 22_000, 35_000], "a-confirmer"],
    PRACTICE,
  ),
  moeRate: cost(
    "moe",
    ["Maîtrise d'œuvre des travaux", "part des travaux", [0.06, 0.08, 0.1], "a-confirmer"],
    PRACTICE,
  ),
  gfaRate: cost(
    "gfa",
    ["Garantie d'achèvement des travaux", "part des travaux", [0.01, 0.015, 0.02], "a-confirmer"],
    PRACTICE,
  ),
  sellingRate: cost(
    "frais-de-vente",
    ["Honoraires de vente, toutes taxes comprises", "part du prix de vente", [0.03, 0.04, 0.06], "a-confirmer"],
    PRACTICE,
  ),
  contingencyRate: cost(
    "imprevus",
    ["Imprévus", "part des travaux", [0.05, 0.1, 0.15], "a-confirmer"],
    "Cahier des charges du produit : 10 %",
  ),
  aslCreation: cost(
    "asl",
    ["Création de l'association syndicale libre", "€", [800, 1_500, 2_500], "a-confirmer"],
    PRACTICE,
  ),
  debtRate: cost("taux-credit", ["Taux du crédit", "par an", [0.045, 0.055, 0.07], "a-confirmer"], PRACTICE),
  bankFeeRate: cost(
    "frais-dossier-banque",
    ["Frais de dossier de la banque", "part du crédit", [0.01, 0.01, 0.01], "a-confirmer"],
    PRACTICE,
  ),
  targetMargin: cost(
    "marge-visee",
    ["Marge visée", "part du chiffre d'affaires hors taxe", [0.08, 0.12, 0.2], "a-confirmer"],
    PRACTICE,
  ),
  houseDepreciation: cost(
    "perte-valeur-maison",
    ["Perte de valeur de la maison dont le jardin rétrécit", "part de la valeur", [0.05, 0.075, 0.1], "a-confirmer"],
    PRACTICE,
  ),
} as const;

export type CostFigureName = keyof typeof COSTS;
