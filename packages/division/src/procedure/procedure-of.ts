/** A fact that the map alone does not give. Unknown is not no. */
export type Known = "oui" | "non" | "inconnu";

/** Facts that decide which file to lodge. */
export interface ProcedureFacts {
  /** Site patrimonial remarquable, abords of a monument, site classé or about to be. */
  readonly heritage: Known;
  /** The commune submits every division to a declaration in this zone (L.115-3). */
  readonly divisionControl: Known;
  /** Works on a shared way are done at the division, before the lots are sold. */
  readonly worksAtDivision: Known;
}

export const NOTHING_KNOWN: ProcedureFacts = {
  heritage: "inconnu",
  divisionControl: "inconnu",
  worksAtDivision: "inconnu",
};

export type ProcedureKind = "declaration-prealable" | "permis-d-amenager" | "aucune" | "a-confirmer";

/** The file to lodge, the article that says so, and the fact that decided. */
export interface Procedure {
  readonly kind: ProcedureKind;
  readonly article: string;
  /** Deciding fact, in French. */
  readonly because: string;
  /** What would change the answer, in French; empty when nothing known would. */
  readonly unless: readonly string[];
  readonly architect: Known;
}

/** What a plan asks of the procedure. Areas in m² of ground. */
export interface PlanFacts {
  readonly buildingLots: number;
  readonly commonFaces: boolean;
  /** Most lots served by one strip over another lot. */
  readonly sharedPassage: number;
  readonly siteArea: number;
}

/** Above it a permis d'aménager needs an architect or a paysagiste-concepteur (L.441-4, R.441-4-2). */
const ARCHITECT_AREA = 2_500;

const architectFor = (area: number): Known => (area > ARCHITECT_AREA ? "oui" : "non");

const lotsToBuild = (count: number): string =>
  count === 1 ? "un lot à bâtir est créé" : `${count} lots à bâtir sont créés`;

const unknowns = (facts: ProcedureFacts): string[] =>
  facts.heritage === "inconnu"
    ? [
        "le terrain est en site patrimonial remarquable, aux abords d'un monument historique ou en site classé : permis d'aménager (R.421-19 a)",
      ]
    : [];

const withoutLots = (facts: ProcedureFacts): Procedure => {
  if (facts.divisionControl === "oui") {
    return {
      kind: "declaration-prealable",
      article: "R.421-23 b",
      because: "la commune soumet toute division à déclaration dans cette zone (L.115-3)",
      unless: [],
      architect: "non",
    };
  }
  return {
    kind: "aucune",
    article: "L.442-1",
    because: "aucun lot n'est destiné à être bâti : document d'arpentage et acte suffisent",
    unless: facts.divisionControl === "inconnu" ? ["la commune contrôle les divisions dans cette zone (L.115-3)"] : [],
    architect: "non",
  };
};

const shared = (plan: PlanFacts, facts: ProcedureFacts): Procedure | undefined => {
  const architect = architectFor(plan.siteArea);
  if (plan.commonFaces && plan.buildingLots >= 2) {
    return {
      kind: "permis-d-amenager",
      article: "R.421-19 a",
      because: "un accès commun à plusieurs lots à bâtir est créé à l'intérieur de l'opération",
      unless: [],
      architect,
    };
  }
  if (plan.sharedPassage < 2 || facts.worksAtDivision === "non") return undefined;
  return {
    kind: "a-confirmer",
    article: "R.421-19 a",
    because:
      facts.worksAtDivision === "oui"
        ? "le passage dessert plusieurs lots et ses travaux sont faits lors de la division : il peut être tenu pour une voie commune, donc permis d'aménager"
        : "le passage dessert plusieurs lots : s'il est aménagé lors de la division, il peut être tenu pour une voie commune, donc permis d'aménager",
    unless: [
      ...unknowns(facts),
      "les travaux du passage restent à la charge des acquéreurs, après la division : déclaration préalable (R.421-23 a)",
    ],
    architect,
  };
};

/** What is in common decides; a way that one building lot shares with the kept house alone is no lots' common way. */
const becauseOf = ({ buildingLots, commonFaces, sharedPassage }: PlanFacts): string => {
  if (commonFaces)
    return `${lotsToBuild(buildingLots)}, et la voie en commun ne dessert avec lui que du bâti qui reste : aucune voie commune à plusieurs lots à bâtir`;
  return sharedPassage >= 2
    ? `${lotsToBuild(buildingLots)} ; le passage qui dessert plusieurs lots n'est pas aménagé lors de la division`
    : `${lotsToBuild(buildingLots)} sans voie, espace ni équipement communs`;
};

/**
 * Which authorisation a plan needs (L.442-1, R.421-19 a, R.421-23 a and b; the number of lots has not mattered since
 * 1 March 2012). A passage for several lots whose works are done at the division is disputed: *à confirmer*.
 */
export const procedureOf = (plan: PlanFacts, facts: ProcedureFacts): Procedure => {
  if (plan.buildingLots === 0) return withoutLots(facts);
  if (facts.heritage === "oui") {
    return {
      kind: "permis-d-amenager",
      article: "R.421-19 a",
      because: "le terrain est en site protégé (patrimonial remarquable, abords ou site classé)",
      unless: [],
      architect: architectFor(plan.siteArea),
    };
  }
  const common = shared(plan, facts);
  if (common !== undefined) return common;
  return {
    kind: "declaration-prealable",
    article: "R.421-23 a",
    because: becauseOf(plan),
    unless: unknowns(facts),
    architect: "non",
  };
};
