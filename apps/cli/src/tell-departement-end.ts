import type { CommuneTold } from "@lotir/commune-work";

interface Ended {
  readonly departement: string;
  readonly communes: number;
  readonly told: readonly Pick<CommuneTold, "commune" | "outcome">[];
  /** Why it ended before its end. */
  readonly stopped: "asked" | "away" | "full" | "busy" | undefined;
}

const AGAIN = "relancez la même commande : elle continuera où elle en est";

const STOPPED: Readonly<Record<NonNullable<Ended["stopped"]>, string>> = {
  asked: `Arrêté ; ${AGAIN}.`,
  away: `La base de données ne répond plus. Une fois revenue, ${AGAIN}.`,
  full: `Le disque de la base de données est plein. Une fois la place faite, ${AGAIN}.`,
  busy: `La base de données est trop occupée. Plus tard, ${AGAIN}.`,
};

const counted = (count: number, one: string, many: string): string => `${count} ${count > 1 ? many : one}`;

/** The last words of a département: what was done, what was not and why. Exit 1 where anything is missing. */
export const tellDepartementEnd = ({
  departement,
  communes,
  told,
  stopped,
}: Ended): { readonly sentences: readonly string[]; readonly code: number } => {
  const failed = told.flatMap(({ commune, outcome }) => (outcome.kind === "failed" ? [{ commune, outcome }] : []));
  const loaded = told.filter(({ outcome }) => outcome.kind === "loaded").length;
  const already = told.filter(({ outcome }) => outcome.kind === "already").length;
  const done = [
    counted(loaded, "commune chargée", "communes chargées"),
    ...(already > 0 ? [counted(already, "l’était déjà", "l’étaient déjà")] : []),
    ...(failed.length > 0 ? [counted(failed.length, "a échoué", "ont échoué")] : []),
    ...(told.length < communes ? [counted(communes - told.length, "reste à charger", "restent à charger")] : []),
  ];
  const sentences = [
    `Département ${departement} : ${done.join(", ")}.`,
    ...failed.map(({ commune, outcome }) => `  ${commune.codeInsee} ${commune.nom} : ${outcome.sentence}`),
    ...(stopped === undefined && failed.length > 0 ? [`Pour celles qui ont échoué, ${AGAIN}.`] : []),
    ...(stopped === undefined ? [] : [STOPPED[stopped]]),
  ];
  return { sentences, code: failed.length > 0 || told.length < communes || stopped !== undefined ? 1 : 0 };
};
