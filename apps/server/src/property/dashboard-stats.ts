import type { ActiveProject, DashboardStats } from "@lotir/contract";

/** A property as the dashboard counts it. */
export interface CountedProperty extends Pick<ActiveProject, "id" | "name" | "address" | "status" | "updatedAt"> {
  readonly createdAt: string;
  readonly score: number | null;
  /** Of its last analysis; null where none was made. */
  readonly money: { readonly investment: number; readonly profit: number } | null;
}

export interface Counted {
  readonly properties: readonly CountedProperty[];
  /** Parcels of the loaded communes. */
  readonly opportunities: number;
  readonly highScore: number;
  readonly now: Date;
}

/** An offer was made, or more, and everything is not sold yet. */
const ACTIVE = new Set(["proposition_achat_en_cours", "promesse_achat_en_cours", "en_gestion", "en_vente"]);
/** Bought, or sold. */
const WON = new Set(["en_gestion", "en_vente", "vendue"]);
const MONTH_MS = 30 * 86_400_000;

const sumOf = (values: readonly number[]): number | null =>
  values.length === 0 ? null : values.reduce((sum, value) => sum + value, 0);

const shareOf = (part: number, whole: number): number | null =>
  whole === 0 ? null : Math.round((part / whole) * 1_000) / 10;

const counted = (count: number, one: string, several = `${one}s`): string => `${count} ${count < 2 ? one : several}`;

const growthOf = (properties: readonly CountedProperty[], now: Date) => {
  const age = ({ createdAt }: CountedProperty): number => now.getTime() - new Date(createdAt).getTime();
  const last = properties.filter((each) => age(each) < MONTH_MS).length;
  const before = properties.filter((each) => age(each) >= MONTH_MS && age(each) < 2 * MONTH_MS).length;
  return { last, before, growth: before === 0 ? null : (shareOf(last - before, before) ?? null) };
};

const moneyOf = (projects: readonly CountedProperty[]) => {
  const known = projects.flatMap(({ money }) => (money === null ? [] : [money]));
  const silent = projects.length - known.length;
  const said =
    silent === 0 ? "" : ` ${counted(silent, "projet")} sans analyse ne ${silent < 2 ? "compte" : "comptent"} pas.`;
  return {
    totalInvestment: sumOf(known.map(({ investment }) => investment)),
    projectedProfit: sumOf(known.map(({ profit }) => profit)),
    known: known.length,
    said,
  };
};

/** Seven figures, and in French what each counts. A success is ours to define: it is never the 72 % of the method text. */
export const dashboardStatsOf = ({ properties, opportunities, highScore, now }: Counted): DashboardStats => {
  const projects = properties.filter(({ status }) => ACTIVE.has(status));
  const scores = properties.flatMap(({ score }) => (score === null ? [] : [score]));
  const studied = properties.filter(({ money, status }) => money !== null || ACTIVE.has(status) || WON.has(status));
  const won = studied.filter(({ status }) => WON.has(status)).length;
  const { last, before, growth } = growthOf(properties, now);
  const money = moneyOf(projects);
  const total = sumOf(scores);
  const analysed = `${counted(money.known, "projet en cours analysé", "projets en cours analysés")}.${money.said}`;
  return {
    totalOpportunities: opportunities,
    activeProjects: projects.length,
    totalInvestment: money.totalInvestment,
    projectedProfit: money.projectedProfit,
    avgScore: total === null ? null : Math.round(total / scores.length),
    successRate: shareOf(won, studied.length),
    monthlyGrowth: growth,
    explained: {
      totalOpportunities: `Parcelles des communes chargées, divisibles ou à vérifier, notées ${highScore} ou plus.`,
      activeProjects: `Propriétés du portfolio en proposition, sous promesse, en gestion ou en vente : ${projects.length} sur ${properties.length}.`,
      totalInvestment: `Somme des investissements, achat compris, de la dernière analyse de ${analysed}`,
      projectedProfit: `Somme des bénéfices estimés par la dernière analyse de ${analysed}`,
      avgScore: `Moyenne des scores de ${counted(scores.length, "propriété notée", "propriétés notées")} sur ${properties.length}, tels qu'à leur ajout.`,
      successRate: `Part des propriétés étudiées qui ont été achetées ou vendues : ${won} sur ${studied.length}. Étudiée : analysée, ou passée au-delà de « Annonce ».`,
      monthlyGrowth: `Propriétés ajoutées ces 30 derniers jours (${last}) rapportées aux 30 jours d'avant (${before}).`,
    },
    projects: projects
      .toSorted((a, b) => b.updatedAt.localeCompare(a.updatedAt))
      .map(({ id, name, address, status, money: analysis, updatedAt }) => ({
        id,
        name,
        address,
        status,
        investment: analysis?.investment ?? null,
        profit: analysis?.profit ?? null,
        updatedAt,
      })),
  };
};
