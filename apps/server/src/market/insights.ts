import type { MarketInsight } from "@lotir/contract";
import type { LotSize, PriceStatistics } from "@lotir/market";
import type { MarketReport, ZoneParcels } from "@lotir/territory";

const number = new Intl.NumberFormat("fr-FR", { maximumFractionDigits: 0 });
const signed = new Intl.NumberFormat("fr-FR", { maximumFractionDigits: 1, signDisplay: "exceptZero" });
/** A figure never leaves its unit at the end of a line. */
const NARROW = "\u202f";
/** With the minus sign of print. */
const change = (percent: number): string => `${signed.format(percent).replace("-", "−")}${NARROW}%`;
const per = (value: number): string => `${number.format(value)}${NARROW}€/m²`;

/** Under this many sales a comparison says nothing. */
const ENOUGH = 5;
/** Under this many, what was sold moves the median as much as its price. */
const SURE = 30;

/** A zone dearer than the commune by less than this is not worth a sentence. */
const NOTABLE = 1.05;

type Known = PriceStatistics & { readonly median: number };
const isKnown = (statistics: PriceStatistics): statistics is Known =>
  statistics.count >= ENOUGH && statistics.median !== null;

const trendOf = ({ analysis }: MarketReport): MarketInsight[] => {
  const land = analysis.byKind["building-land"];
  if (land.evolution === null) return [];
  const few = land.count < SURE ? `, sur peu de ventes (${number.format(land.count)}) : à lire avec prudence` : "";
  return [
    {
      kind: "prix",
      sentence: `La médiane du terrain à bâtir a bougé de ${change(land.evolution * 100)} en un an${few}.`,
      basis: `Médiane des douze derniers mois de ventes comparée aux douze précédents, ${number.format(land.count)} ${land.count < 2 ? "vente" : "ventes"} dans la période.`,
    },
  ];
};

const bandOf = ({ from, to }: LotSize): string =>
  to === null
    ? `de plus de ${number.format(from)}${NARROW}m²`
    : `de ${number.format(from)} à ${number.format(to)}${NARROW}m²`;

/** A smaller lot costs more per m²: what dividing feeds on. */
const sizeOf = ({ analysis }: MarketReport): MarketInsight[] => {
  const known = analysis.byLotSize.flatMap(({ size, statistics }) =>
    isKnown(statistics) ? [{ size, statistics }] : [],
  );
  const [small, large] = [known[0], known.at(-1)];
  if (small === undefined || large === undefined || small === large) return [];
  const gap = (small.statistics.median / large.statistics.median - 1) * 100;
  return [
    {
      kind: "taille",
      sentence: `Les lots ${bandOf(small.size)} se vendent ${per(small.statistics.median)}, ceux ${bandOf(large.size)} ${per(large.statistics.median)} : ${change(gap)} au mètre carré.`,
      basis: `${number.format(small.statistics.count)} et ${number.format(large.statistics.count)} ventes de terrain à bâtir.`,
    },
  ];
};

const dearestZone = ({ analysis }: MarketReport): MarketInsight[] => {
  const known = analysis.byZone.flatMap(({ zone, byKind }) =>
    isKnown(byKind.house) ? [{ zone, house: byKind.house }] : [],
  );
  const best = known.toSorted((a, b) => b.house.median - a.house.median)[0];
  const everywhere = analysis.byKind.house.median;
  if (best === undefined || known.length < 2 || everywhere === null) return [];
  if (best.house.median < everywhere * NOTABLE) return [];
  return [
    {
      kind: "zone",
      sentence: `La zone ${best.zone} est la plus chère en maisons : ${per(best.house.median)} de plancher.`,
      basis: `Zones d'au moins ${ENOUGH} ventes : ${known.map(({ zone }) => zone).join(", ")}.`,
    },
  ];
};

const divisionOf = (zones: readonly ZoneParcels[]): MarketInsight[] => {
  const analysed = zones.map((zone) => ({ ...zone, divisible: zone.divisible ?? 0 }));
  const best = analysed.toSorted((a, b) => b.divisible - a.divisible)[0];
  if (best === undefined || best.divisible === 0) return [];
  const total = analysed.reduce((sum, { divisible }) => sum + divisible, 0);
  const margin =
    best.medianMargin === null
      ? ""
      : ` Marge médiane de leurs plans : ${number.format(best.medianMargin * 100)}${NARROW}% du chiffre d'affaires.`;
  return [
    {
      kind: "division",
      sentence: `${number.format(best.divisible)} des ${number.format(total)} parcelles divisibles ou à vérifier sont en zone ${best.zone}.${margin}`,
      basis: "Analyse de toutes les parcelles, hypothèses publiques, achat au prix estimé.",
    },
  ];
};

const cautionOf = ({ analysis }: MarketReport): MarketInsight[] => {
  const land = analysis.byKind["building-land"];
  if (land.count >= ENOUGH) return [];
  return [
    {
      kind: "prudence",
      sentence: `Peu de terrains à bâtir vendus dans la période (${number.format(land.count)}) : élargissez-la avant de conclure.`,
      basis: "Nombre de ventes de terrain à bâtir de la période.",
    },
  ];
};

/** What the figures say in a sentence each; nothing is said that was not counted. */
export const insightsOf = (report: MarketReport, zones: readonly ZoneParcels[]): MarketInsight[] => [
  ...trendOf(report),
  ...sizeOf(report),
  ...dearestZone(report),
  ...divisionOf(zones),
  ...cautionOf(report),
];
