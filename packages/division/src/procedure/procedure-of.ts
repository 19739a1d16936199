import {
  architectRequired,
  BARE_PART,
  BUILDING_LOT,
  type CommonItem,
  type DecidedKind,
  decideKind,
  NOTHING_TOLD,
  type ProcedureFacts as OperationTold,
} from "@lotir/procedure";

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

const told = (known: Known): boolean | undefined => (known === "inconnu" ? undefined : known === "oui");

const LANE: CommonItem["facts"] = {
  works: "creation",
  serves: 2,
  internal: true,
  payer: "lotisseur",
  form: "indivision",
};

/** A passage over another lot is a servitude; who does its works, and when, is what nobody has told. */
const passage = (worksAtDivision: Known): CommonItem["facts"] => ({
  ...LANE,
  form: "servitude",
  payer: { oui: "lotisseur" as const, non: "acquereurs" as const, inconnu: undefined }[worksAtDivision],
});

const commonOf = (plan: PlanFacts, facts: ProcedureFacts): CommonItem[] => [
  ...(plan.commonFaces ? [{ id: "voie", facts: LANE }] : []),
  ...(plan.sharedPassage >= 2 ? [{ id: "passage", facts: passage(facts.worksAtDivision) }] : []),
];

/** The plan as the law's facts: one unité foncière cut by its owner. Protections come as one fact, told of the SPR. */
const operationOf = (plan: PlanFacts, facts: ProcedureFacts): OperationTold => {
  const lots = Array.from({ length: plan.buildingLots }, (_, rank) => ({ id: `L${rank + 1}`, facts: BUILDING_LOT }));
  return {
    ...NOTHING_TOLD,
    ground: {
      ...NOTHING_TOLD.ground,
      spr: told(facts.heritage),
      siteClasse: false,
      monument: { insidePerimeter: false, perimeterExists: false, within500m: false, covisible: false },
      divisionControl: told(facts.divisionControl),
    },
    operation: {
      ...NOTHING_TOLD.operation,
      frame: "ordinaire",
      cutsUnit: true,
      parts: lots.length > 0 ? lots : [{ id: "T", facts: BARE_PART }],
      common: commonOf(plan, facts),
    },
  };
};

/** What the land is not known to be, it is taken not to be; `unless` says so. */
const assumed = ({ heritage, divisionControl, worksAtDivision }: ProcedureFacts): ProcedureFacts => ({
  heritage: heritage === "inconnu" ? "non" : heritage,
  divisionControl: divisionControl === "inconnu" ? "non" : divisionControl,
  worksAtDivision,
});

const UNLESS: readonly (readonly [fact: string, sentence: string])[] = [
  [
    "ground.spr",
    "le terrain est en site patrimonial remarquable, aux abords d'un monument historique ou en site classé : permis d'aménager (R.421-19 a)",
  ],
  ["ground.divisionControl", "la commune contrôle les divisions dans cette zone (L.115-3)"],
];

const WORKS_LEFT =
  "les travaux du passage restent à la charge des acquéreurs, après la division : déclaration préalable (R.421-23 a)";

const unlessOf = ({ kind }: DecidedKind, missing: readonly string[]): string[] => [
  ...UNLESS.filter(([fact]) => missing.includes(fact)).map(([, sentence]) => sentence),
  ...(kind === "a-confirmer" ? [WORKS_LEFT] : []),
];

const lotsToBuild = (count: number): string =>
  count === 1 ? "un lot à bâtir est créé" : `${count} lots à bâtir sont créés`;

/** What is in common decides; a way that one building lot shares with the kept house alone is no lots' common way. */
const becauseDeclared = ({ buildingLots, commonFaces, sharedPassage }: PlanFacts): string => {
  if (buildingLots === 0) return "la commune soumet toute division à déclaration dans cette zone (L.115-3)";
  if (commonFaces || (sharedPassage >= 2 && buildingLots === 1))
    return `${lotsToBuild(buildingLots)}, et ${commonFaces ? "la voie en commun" : "le passage"} ne dessert avec lui que du bâti qui reste : aucune voie commune à plusieurs lots à bâtir`;
  return sharedPassage >= 2
    ? `${lotsToBuild(buildingLots)} ; le passage qui dessert plusieurs lots n'est pas aménagé lors de la division`
    : `${lotsToBuild(buildingLots)} sans voie, espace ni équipement communs`;
};

const becauseOf = (kind: ProcedureKind, plan: PlanFacts, facts: ProcedureFacts): string => {
  switch (kind) {
    case "aucune":
      return "aucun lot n'est destiné à être bâti : document d'arpentage et acte suffisent";
    case "declaration-prealable":
      return becauseDeclared(plan);
    case "permis-d-amenager":
      return facts.heritage === "oui"
        ? "le terrain est en site protégé (patrimonial remarquable, abords ou site classé)"
        : "un accès commun à plusieurs lots à bâtir est créé à l'intérieur de l'opération";
    case "a-confirmer":
      return facts.worksAtDivision === "oui"
        ? "le passage dessert plusieurs lots et ses travaux sont faits lors de la division : il peut être tenu pour une voie commune, donc permis d'aménager"
        : "le passage dessert plusieurs lots : s'il est aménagé lors de la division, il peut être tenu pour une voie commune, donc permis d'aménager";
  }
};

/** The word that plans have kept since they are stored. A plan is never a building permit: no building is drawn. */
const wordOf = (kind: DecidedKind["kind"]): ProcedureKind =>
  kind === "permis-amenager" || kind === "permis-construire-valant-division" ? "permis-d-amenager" : kind;

/** Asked of a permis d'aménager, and of what may turn out to be one. */
const architectOf = (kind: ProcedureKind, area: number): Known => {
  if (kind === "declaration-prealable" || kind === "aucune") return "non";
  const operation = { ...NOTHING_TOLD, operation: { ...NOTHING_TOLD.operation, area } };
  return architectRequired(operation, "permis-amenager") === true ? "oui" : "non";
};

type Ruled = Pick<Procedure, "kind" | "article" | "unless">;

const ruleOn = (plan: PlanFacts, facts: ProcedureFacts): Ruled => {
  const decided = decideKind(operationOf(plan, assumed(facts)));
  const { missing } = decideKind(operationOf(plan, facts));
  return { kind: wordOf(decided.kind), article: decided.article, unless: unlessOf(decided, missing) };
};

/** Few plans differ before the law, and a commune has a million of them: each is ruled once. */
const RULED = new Map<string, Ruled>();

const ruledOnce = (plan: PlanFacts, facts: ProcedureFacts): Ruled => {
  const alike = {
    ...plan,
    buildingLots: Math.min(2, plan.buildingLots),
    sharedPassage: Math.min(2, plan.sharedPassage),
  };
  const { heritage, divisionControl, worksAtDivision } = facts;
  const key = [alike.buildingLots, alike.commonFaces, alike.sharedPassage, heritage, divisionControl, worksAtDivision];
  const known = RULED.get(key.join("/"));
  if (known !== undefined) return known;
  const ruled = ruleOn(alike, facts);
  RULED.set(key.join("/"), ruled);
  return ruled;
};

/**
 * Which authorisation a plan needs, as `@lotir/procedure` rules it (L.442-1, R.421-19 a, R.421-23 a and b). A passage for
 * several lots whose works are done at the division is disputed: *à confirmer*.
 */
export const procedureOf = (plan: PlanFacts, facts: ProcedureFacts): Procedure => {
  const ruled = ruledOnce(plan, facts);
  return { ...ruled, because: becauseOf(ruled.kind, plan, facts), architect: architectOf(ruled.kind, plan.siteArea) };
};
