import type { Mail } from "@lotir/mail";
import { inOneLine } from "../in-one-line.ts";
import type { CountedProperty } from "./dashboard-stats.ts";
import { dashboardStatsOf } from "./dashboard-stats.ts";

const WEEK_MS = 7 * 86_400_000;
/** Named one by one; the others are counted. */
const NAMED = 10;

export interface Report {
  readonly to: string;
  readonly organisation: string;
  readonly origin: string;
  readonly properties: readonly CountedProperty[];
  readonly opportunities: number;
  readonly highScore: number;
  readonly now: Date;
}

const EUROS = new Intl.NumberFormat("fr-FR", { style: "currency", currency: "EUR", maximumFractionDigits: 0 });
const eurosOf = (value: number | null): string => (value === null ? "inconnu" : EUROS.format(value));

const listed = (title: string, properties: readonly CountedProperty[]): string => {
  if (properties.length === 0) return `${title} : aucune`;
  const names = properties.slice(0, NAMED).map(({ name }) => `- ${inOneLine(name)}`);
  const others = properties.length - names.length;
  return [
    `${title} : ${properties.length}`,
    ...names,
    ...(others === 0 ? [] : [`- et ${others} ${others === 1 ? "autre" : "autres"}`]),
  ].join("\n");
};

/** The dashboard's figures in a message, with what moved in seven days; where to turn it off is said. */
export const weeklyReportMail = ({ to, organisation, origin, ...counted }: Report): Mail => {
  const { properties, now } = counted;
  const stats = dashboardStatsOf(counted);
  const isThisWeek = (day: string): boolean => now.getTime() - Date.parse(day) < WEEK_MS;
  const added = properties.filter(({ createdAt }) => isThisWeek(createdAt));
  const changed = properties.filter(({ createdAt, updatedAt }) => isThisWeek(updatedAt) && !isThisWeek(createdAt));
  const success = stats.successRate === null ? "inconnu" : `${stats.successRate.toLocaleString("fr-FR")} %`;
  const text = [
    `Bonjour,\n\nLa semaine de ${inOneLine(organisation)} sur Lotir.`,
    listed("Propriétés ajoutées", added),
    listed("Propriétés modifiées", changed),
    [
      `Projets en cours : ${stats.activeProjects}`,
      `Investissement des projets analysés : ${eurosOf(stats.totalInvestment)}`,
      `Bénéfice estimé : ${eurosOf(stats.projectedProfit)}`,
      `Taux de réussite : ${success}`,
      `Parcelles bien notées dans vos communes : ${stats.totalOpportunities.toLocaleString("fr-FR")}`,
    ].join("\n"),
    `Le détail et les formules : ${origin}/dashboard`,
    `Lotir\nAide à la décision, non opposable. Pour ne plus recevoir ce rapport : ${origin}/settings`,
  ].join("\n\n");
  return { to, subject: `Votre semaine sur Lotir : ${inOneLine(organisation)}`, text };
};
