import { PUBLISHED_DIVISION } from "@lotir/division";
import { QUICK_SCORE, SPECIFICATION } from "@lotir/finance";
import { ESTIMATE_LIMITS, PUBLISHED_TRIALS, type PublishedLine, SPEC_METHOD } from "@lotir/market";
import { LABELS, LEAST_COVERAGE, WEIGHTS } from "@lotir/opportunity";
import { formatCount, formatDecimal, formatRate, formatShare } from "../../kit/format.ts";

const {
  riskAdjustments: risk,
  pluFactors: plu,
  perMetre,
  servicingPerLot,
  lotM2,
  sureOfPrice,
  pluWhenMissing: missing,
  constraints,
  lotDisplay,
  quickScoreAbove: quick,
  roiAbove: roi,
  confidenceAbove: sure,
  opportunityFrom: opportunity,
  generation,
  market,
} = SPECIFICATION;

const signed = (value: number): string => (value > 0 ? `+${value}` : `−${Math.abs(value)}`);

export interface Formula {
  readonly subject: string;
  readonly specification: string;
  readonly ours: string;
  /** How right it was found to be, by the published bench; absent where nothing measures it. */
  readonly measured?: string;
}

/** The median error of both methods on the same hidden sales, as the published trial gives them. */
const errorsOf = (kind: PublishedLine["kind"]): string => {
  const lines = PUBLISHED_TRIALS[0]?.lines ?? [];
  const of = (method: PublishedLine["method"]): string => {
    const found = lines.find((line) => line.kind === kind && line.method === method);
    return found === undefined ? "non mesurée" : formatRate(found.medianError);
  };
  return `${of("spec")} contre ${of("lotir")} pour Lotir`;
};

const answersOf = (kind: PublishedLine["kind"]): string => {
  const found = PUBLISHED_TRIALS[0]?.lines.find((line) => line.kind === kind && line.method === "lotir");
  return found === undefined ? "non mesuré" : `${formatCount(found.answered)} sur ${formatCount(found.asked)}`;
};

const share = ({ done, asked }: { readonly done: number; readonly asked: number }): string =>
  `${formatCount(done)} sur ${formatCount(asked)}`;

const { likeSurveyors, withoutFault, listAndSheet } = PUBLISHED_DIVISION;

const pointsOf = Object.entries(WEIGHTS)
  .map(([key, points]) => `${LABELS[key as keyof typeof LABELS].toLowerCase()} ${points}`)
  .join(", ");

const QUICK_NAMES: Readonly<Record<keyof typeof QUICK_SCORE.weights, string>> = {
  scoreTerrain: "terrain",
  scorePotentielDivision: "division",
  scoreLocalisation: "localisation",
  scoreFinancier: "finance",
  scoreRisque: "risques",
};

const quickWeights = Object.entries(QUICK_NAMES)
  .map(([key, name]) => `${name} ${formatShare(QUICK_SCORE.weights[key as keyof typeof QUICK_NAMES])}`)
  .join(", ");

/** Figures come from the code that counts with them: a page cannot say another than the calculation. */
const PRICES: readonly Formula[] = [
  {
    subject: "Prix d'un bien",
    specification: `Ventes à ${SPEC_METHOD.radiusM} m, poids exp(−${SPEC_METHOD.perKilometre} × km) et exp(−${SPEC_METHOD.perYear} × années), ${SPEC_METHOD.leastSales} au moins ; la commune sous ${formatShare(SPEC_METHOD.leastConfidence)} de confiance ; +${formatShare(sureOfPrice.gain)} au-dessus de ${formatShare(sureOfPrice.above)}`,
    ours: `Processus gaussien sur toutes les ventes de la commune, intervalle appris en cachant chaque vente. La méthode de la spécification est calculée à côté, sans le +${formatShare(sureOfPrice.gain)}.`,
    measured: `Erreur médiane : maisons ${errorsOf("house")} ; terrains à bâtir ${errorsOf("building-land")}`,
  },
  {
    subject: "Peu de ventes",
    specification: `Moins de ${SPECIFICATION.fewTransactions.below} : −${formatShare(SPECIFICATION.fewTransactions.loss)}`,
    ours: `Sous ${ESTIMATE_LIMITS.leastSales} ventes de la même nature, rien n'est estimé. Dans la note rapide, la règle s'applique à la localisation.`,
    measured: `Réponses données : maisons ${answersOf("house")}, terrains à bâtir ${answersOf("building-land")}`,
  },
  {
    subject: "Distances",
    specification: "Sphère de 6 371 000 m de rayon",
    ours: "La même sphère pour les distances entre ventes ; la projection du lieu pour les longueurs et les surfaces d'un plan.",
  },
  {
    subject: "Délai de vente, demande et offre, négociation",
    specification: `${market.daysOnMarket} jours ; ${formatDecimal(market.demandOverSupply)} ; ${formatCount(market.negotiation.low * 100)} à ${formatShare(market.negotiation.high)}`,
    ours: "Montrées comme valeurs de référence de la page Marché, et comptées nulle part : aucune source publiée ne les mesure.",
  },
];

const LAND: readonly Formula[] = [
  {
    subject: "Score d'opportunité",
    specification: `De 0 à 100 : vert à partir de ${opportunity.green}, jaune à partir de ${opportunity.yellow}, rouge en dessous ; sans formule`,
    ours: `Moyenne pondérée de ce qui est connu (points : ${pointsOf}), multipliée par ce qui empêche toute division. Sous ${formatShare(LEAST_COVERAGE)} de points connus, la parcelle n'est pas notée.`,
  },
  {
    subject: "Note rapide",
    specification: `Cinq notes, sans poids ; vert au-dessus de ${quick.green}, bleu au-dessus de ${quick.blue}, jaune au-dessus de ${quick.yellow}, rouge sinon`,
    ours: `Les mêmes couleurs ; poids : ${quickWeights}. Ce qui est inconnu compte ${QUICK_SCORE.neutral} et se dit.`,
  },
  {
    subject: "Note élevée",
    specification: `${SPECIFICATION.highScore} ou plus`,
    ours: "La même borne, pour la note rapide et pour le score des parcelles.",
  },
  {
    subject: "Terrain éligible",
    specification: `${SPECIFICATION.eligibleSurfaceM2} m² au moins`,
    ours: "Dit par la note rapide ; le moteur juge chaque parcelle, quelle que soit sa surface.",
  },
  {
    subject: "Nombre de lots",
    specification: `Surface / ${lotM2.max_lots} (au plus), / ${lotM2.balanced} (équilibré), / ${formatCount(lotM2.premium)} (premium)`,
    ours: "Plans tracés sur la forme vraie, avec accès, règles lues et bâtiments ; ces diviseurs ne servent qu'à la note rapide et au nombre annoncé par les stratégies.",
    measured: `Divisions de géomètres retrouvées au même nombre de lots : ${share(likeSurveyors)} ; plans sans défaut grave : ${share(withoutFault)} ; même verdict dans la liste et dans la fiche : ${share(listAndSheet)}`,
  },
  {
    subject: "Génération de scénarios",
    specification: `${generation.targetLots} lots visés, lots de ${generation.minLotM2} m² au moins, bâtiments conservés s'il y en a`,
    ours: `Lots de ${generation.minLotM2} m² au départ ; le nombre de lots vient de la stratégie, ou de vous ; ce qui ne tient pas est refusé avec son motif.`,
  },
  {
    subject: "Scénarios d'exemple",
    specification: "Trois scénarios tout faits quand un projet n'en a pas",
    ours: "Jamais montrés : un scénario est un plan tracé sur la parcelle, ou le motif de son refus.",
  },
  {
    subject: "Facteurs du PLU",
    specification: `CES au-dessus de ${plu.highCoverage.above.toLocaleString("fr-FR")} : +${formatShare(plu.highCoverage.gain)} ; UA +${formatShare(plu.UA)}, UB +${formatShare(plu.UB)} ; lot minimal sous ${plu.smallLots.belowM2} m² : +${formatShare(plu.smallLots.gain)}`,
    ours: "UA, UB et l'emprise au sol lue dans la note rapide ; la taille minimale de lot, que la loi ALUR a supprimée des PLU en 2014, n'y compte pas. Les règles lues entrent dans le tracé des plans.",
  },
  {
    subject: "Règle non lue",
    specification: `Emprise ${formatShare(missing.coverage)}, hauteur ${missing.heightM} m, espaces verts ${formatShare(missing.greenSpace)}`,
    ours: "Inconnue : elle reste vide, et le plan le dit.",
  },
  {
    subject: "Contraintes de l'évaluation",
    specification: `Emprise ${formatShare(constraints.coverage)}, R+1 (${constraints.ridgeM} m), recul ${constraints.frontM} m sur voie et ${constraints.sideM} m en limite, espaces verts ${formatShare(constraints.greenSpace)}, ${constraints.parkingPerDwelling} places par logement`,
    ours: "La règle lue et sa citation ; à défaut ces valeurs, marquées « valeur par défaut, non lue ». Le volume de la vue 3D dit de laquelle il part.",
  },
  {
    subject: "Aspect d'un lot",
    specification: `Jardin ${formatShare(lotDisplay.gardenShare)}, ${lotDisplay.parkingPlaces} places, surface habitable ${formatShare(lotDisplay.habitableShare)} du lot`,
    ours: "Non repris : le plan montre la surface, la façade et l'emprise constructible mesurées.",
  },
  {
    subject: "Risques",
    specification: `Inondation ${signed(risk.flood)}, accès difficile ${signed(risk.difficultAccess)}, pollution ${signed(risk.pollution)}, transports ${signed(risk.nearTransport)}, vue ${signed(risk.view)}`,
    ours: "Inondation de Géorisques à l'adresse même, accès difficile d'une parcelle sans façade sur une voie ; ce qu'aucune source ne dit (vue, pollution, transports) ne compte pas.",
  },
];

const MONEY: readonly Formula[] = [
  {
    subject: "Viabilisation d'un lot",
    specification: Object.entries(servicingPerLot)
      .map(([zone, value]) => `${zone} ${formatCount(value)} €`)
      .join(", "),
    ours: "Réseaux et voie comptés sur le plan tracé, ou l'hypothèse de votre organisation ; le forfait est montré à côté.",
  },
  {
    subject: "Réseaux et voirie",
    specification: `Eau ${perMetre.water}, électricité ${perMetre.electricity}, assainissement ${perMetre.sewage} €/m ; voirie ${perMetre.road} €/m`,
    ours: "Barèmes datés, ci-dessous parmi les chiffres, appliqués aux longueurs du plan.",
  },
  {
    subject: "Notaire et études",
    specification: `Notaire ${formatShare(SPECIFICATION.notaryRate.low)} à ${formatShare(SPECIFICATION.notaryRate.high)}, études ${formatShare(SPECIFICATION.studiesRate)}`,
    ours: "Droits, taxes et émoluments de la loi du jour ; études chiffrées une à une.",
  },
  {
    subject: "Imprévus",
    specification: formatShare(SPECIFICATION.contingencyRate),
    ours: "Selon les hypothèses de votre organisation ; le taux de la spécification est montré à côté.",
  },
  {
    subject: "Marge viable",
    specification: `Marge nette de ${formatShare(SPECIFICATION.viableNetMargin)} au moins`,
    ours: "La même, une fois l'impôt sur les bénéfices payé.",
  },
  {
    subject: "Couleurs du ROI et de la confiance",
    specification: `ROI net : vert au-dessus de ${formatShare(roi.green)}, bleu de ${formatShare(roi.blue)}, jaune de ${formatShare(roi.yellow)} ; confiance : vert au-dessus de ${formatShare(sure.green)}, jaune de ${formatShare(sure.yellow)} ; rouge sinon`,
    ours: "Les mêmes.",
  },
  {
    subject: "Taux de réussite",
    specification: `${formatShare(SPECIFICATION.statedSuccessRate)}, sans mesure`,
    ours: "Jamais repris. Le tableau de bord compte la part de vos propriétés étudiées qui ont été achetées ou vendues.",
  },
];

export const FORMULAS: readonly Formula[] = [...PRICES, ...LAND, ...MONEY];
